import autocannon from 'autocannon'
import type { Round } from './round.ts'
import { sampleAddresses } from './sites.ts'

/** Connections that ask without a pause, and for how long. */
const connections = 16
const seconds = 20
/** The mix: kinds of page that visits are made of, in every culture. */
const routes = ['home', 'slots', 'slotsGame', 'promotions']

/** Many visitors at once over kept pages of every culture: nothing but 200 may come back. */
export const load: Round = async ({ port, sites, say }) => {
  const requests: autocannon.Request[] = []
  for (const site of sites)
    for (const { route, path } of await sampleAddresses(port, site))
      if (routes.includes(route)) requests.push({ path, headers: { host: `${site.host}:${port}` } })
  const options = { url: `http://127.0.0.1:${port}`, connections, requests }
  await autocannon({ ...options, amount: requests.length * connections })
  const {
    requests: rate,
    latency,
    throughput,
    errors,
    timeouts,
    statusCodeStats = {},
  } = await autocannon({ ...options, duration: seconds })
  say(`${requests.length} addresses, ${connections} connections, ${seconds} s`)
  say(
    `${rate.average.toFixed(0)} answers/s, ${(throughput.average / 1024 / 1024).toFixed(1)} MB/s; median ${latency.p50} ms, p99 ${latency.p99} ms, worst ${latency.max} ms`,
  )
  const others = Object.entries(statusCodeStats).filter(([status]) => status !== '200')
  return [
    ...others.map(([status, { count }]) => `${count} answers with status ${status}`),
    ...(errors + timeouts > 0 ? [`${errors} errors and ${timeouts} timeouts`] : []),
  ]
}
