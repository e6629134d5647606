import { defaultBrand } from '../../brands/registry.ts'
import { median } from '../run/median.ts'
import { contentAddresses, inCulture, placeAddresses } from '../run/platform-addresses.ts'

/** Limits of an answer from the database, in milliseconds (quality 3.1): the median over all calls, and each call's own median. */
export const platformLimits = { median: 15, worst: 50 } as const

export interface PlatformCall {
  /** Address without brand and culture. */
  readonly call: string
  readonly medianMs: number
  readonly p95Ms: number
  readonly bytes: number
}

/** Times every call of the contract, `rounds` times each, one after another. Throws where one does not answer well. */
export async function timePlatform(origin: string, rounds: number): Promise<PlatformCall[]> {
  const calls: PlatformCall[] = []
  const { id, domain } = defaultBrand
  const content = contentAddresses.map((path) => inCulture(path, id, domain.cultures[0]))
  for (const address of [...content, ...placeAddresses]) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now()
      const answer = await fetch(origin + address)
      bytes = (await answer.arrayBuffer()).byteLength
      times.push(performance.now() - before)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    }
    times.sort((a, b) => a - b)
    calls.push({
      call: address.replace(/[?&](brand_local_code|culture)=[^&]*/g, ''),
      medianMs: median(times),
      p95Ms: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? Number.NaN,
      bytes,
    })
  }
  return calls
}

/** The calls that break the limits, one line each. */
export function slowCalls(calls: readonly PlatformCall[]): string[] {
  const overall = median(calls.map(({ medianMs }) => medianMs))
  return [
    ...(overall > platformLimits.median
      ? [`median of all calls ${overall.toFixed(2)} ms, limit ${platformLimits.median} ms`]
      : []),
    ...calls
      .filter(({ medianMs }) => medianMs > platformLimits.worst)
      .map(({ call, medianMs }) => `${call} ${medianMs.toFixed(2)} ms, limit ${platformLimits.worst} ms`),
  ]
}
