import { run } from '../scripts/build/worker.ts'

let building: Promise<string> | undefined

/** Builds both Workers, the first time in a run: what is measured is the code as it stands. */
export async function buildOnce(): Promise<void> {
  building ??= run(process.execPath, ['scripts/build/build.ts'])
  await building
}
