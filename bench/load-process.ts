// Asks one address without a pause, from a process of its own: what it costs to ask is no part of what is measured.
import autocannon from 'autocannon'
import { type LoadReport, loadOrderSchema } from './load.ts'

process.on('message', async (message) => {
  const { port, host, path, seconds, connections } = loadOrderSchema.parse(message)
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: `${host}:${port}` },
    connections,
    duration: seconds,
  })
  process.send?.({ answers: requests.total, failures: errors + timeouts + non2xx } satisfies LoadReport)
})
