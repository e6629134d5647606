import { buildAssets } from '../build/assets.ts'
import { messageOf } from '../command/faults.ts'
import type { AssetsReport } from './assets.ts'

/** Builds what browsers load beside what earlier builds made; gives the fault in its own words where it could not. */
export async function build(): Promise<AssetsReport> {
  try {
    await buildAssets({ keep: true })
    return {}
  } catch (error) {
    return { fault: messageOf(error) }
  }
}
