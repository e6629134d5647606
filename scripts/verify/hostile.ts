import { inTurn } from './ask.ts'
import { faultsOf } from './hostile/judge.ts'
import { hostileRequests } from './hostile/requests.ts'
import { send } from './hostile/send.ts'
import type { Round } from './round.ts'

/** A page whose content does not move by itself. */
const clean = { kind: 'clean', target: '/privacy/' } as const

/** What is the same of two visits of one page. */
const bodyOf = async (port: number, host: string): Promise<string> => (await send(port, clean, host))?.body ?? ''

/** Every hostile request against each chosen brand; afterwards a clean visit is given what it was given before. */
export const hostile: Round = async ({ port, sites, say }) => {
  const faults: string[] = []
  for (const { host } of sites) {
    const own = `${host}:${port}`
    const before = await bodyOf(port, own)
    const statuses = new Map<number, number>()
    await inTurn(hostileRequests, 6, async (request) => {
      const answer = await send(port, request, own)
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      for (const fault of faultsOf(request, answer, own))
        faults.push(
          `${host} ${request.kind}: ${request.method ?? 'GET'} ${request.target.slice(0, 120)} ${JSON.stringify(request.headers ?? []).slice(0, 80)}: ${fault}`,
        )
    })
    if ((await bodyOf(port, own)) !== before) faults.push(`${host}: a clean visit is answered otherwise than before`)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status || 'closed'}`)
    say(`${host}: ${hostileRequests.length} requests: ${counts.join(', ')}`)
  }
  return faults
}
