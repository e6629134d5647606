import autocannon from 'autocannon'

/** A page of the site, by the host that serves it. */
export interface Address {
  readonly host: string
  readonly path: string
}

/** What a phase of the load came to. */
export interface Driven {
  readonly answers: number
  /** Answers by status; connections that failed or timed out under 0. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers that hold at least as much as the page held before, or as the first one of them. */
  readonly whole: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

/** Bytes that a page had when everything was well, by its address; filled by the first answers where it is not known. */
export type Sizes = Map<string, number>

export const keyOf = ({ host, path }: Address): string => host + path

/** A page that lacks a feed is shorter by more than this share; times and amounts differ by far less. */
const leastShare = 0.97

export interface Drive {
  readonly port: number
  readonly addresses: readonly Address[]
  readonly connections: number
  /** How many answers, or for how long. */
  readonly until: { readonly amount: number } | { readonly seconds: number }
  readonly sizes: Sizes
}

/** Asks for the addresses in turn over so many connections at once; 20 s are the most that an answer may take. */
export async function drive({ port, addresses, connections, until, sizes }: Drive): Promise<Driven> {
  const statuses = new Map<number, number>()
  let whole = 0
  let next = 0
  const requests: autocannon.Request[] = [
    {
      setupRequest: (request, context: { key?: string }) => {
        const address = addresses[next % addresses.length]
        next += 1
        if (address === undefined) return request
        context.key = keyOf(address)
        return { ...request, path: address.path, headers: { ...request.headers, host: `${address.host}:${port}` } }
      },
      onResponse: (status, body, { key = '' }: { key?: string }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 200) return
        const size = Buffer.byteLength(body)
        const known = sizes.get(key)
        if (known === undefined) sizes.set(key, size)
        if (size >= (known ?? size) * leastShare) whole += 1
      },
    },
  ]
  const {
    latency,
    errors,
    timeouts,
    requests: rate,
  } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    timeout: 20,
    requests,
    ...('amount' in until ? { amount: until.amount } : { duration: until.seconds }),
  })
  if (errors + timeouts > 0) statuses.set(0, errors)
  return {
    answers: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    statuses,
    whole,
    perSecond: rate.average,
    p50: latency.p50,
    p99: latency.p99,
    worst: latency.max,
  }
}
