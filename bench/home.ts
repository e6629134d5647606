// The home page against a bare Worker that returns the same bytes, in one run: CPU of workerd per request, paired rounds.
import { Agent, request } from 'node:http'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { defaultBrand } from '../brands/registry.ts'
import { assertRunning } from '../scripts/command/running.ts'
import { siteKeys } from '../scripts/run/local-keys.ts'
import { median } from '../scripts/run/median.ts'
import { startRuntime } from '../scripts/run/runtime.ts'
import { cpuMs, workerdProcesses } from './cpu.ts'

const rounds = 12
const requestsARound = 300
const [host] = defaultBrand.domain.localHosts

interface Subject {
  readonly name: string
  readonly port: number
  readonly pid: number
  readonly cpu: number[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const get = (port: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/', agent, headers: { host: `${host}:${port}` } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(chunks))
            : reject(new Error(`Port ${port} answered ${response.statusCode}`)),
        )
      },
    )
    call.on('error', reject)
    call.end()
  })

/** Sends `count` requests, four at a time. */
async function load(port: number, count: number): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await get(port)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

/** Starts a runtime and finds the workerd process that came with it. */
async function subject(
  name: string,
  start: () => Promise<Miniflare>,
): Promise<Subject & { readonly runtime: Miniflare }> {
  const before = workerdProcesses()
  const runtime = await start()
  await runtime.ready
  const pid = workerdProcesses().find((id) => !before.includes(id))
  if (pid === undefined) throw new Error(`${name}: no workerd process was started.`)
  return { name, runtime, port: Number((await runtime.ready).port), pid, cpu: [] }
}

const site = (platformPort: number, vars: Readonly<Record<string, string>>) => () =>
  startRuntime({
    config: 'wrangler.toml',
    build: 'build/site',
    port: 0,
    vars: {
      ...siteKeys,
      API_ORIGIN: `http://127.0.0.1:${platformPort}`,
      PLATFORM_URL: `http://localhost:${platformPort}`,
      ...vars,
    },
  })

const bareWorker = (body: Buffer) => async () => {
  const contents = `const body = Uint8Array.from(atob(${JSON.stringify(body.toString('base64'))}), (c) => c.charCodeAt(0))
export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`
  const options = {
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    compatibilityDate: '2026-11-01',
    host: '127.0.0.1',
    port: 0,
  } as const
  return new Miniflare(convertV4MiniflareOptions({ ...options, modules: [...options.modules] }))
}

/** Measures and prints the table. Needs the platform to answer on PLATFORM_PORT (npm start). */
export async function benchHome(platformPort: number): Promise<void> {
  await assertRunning(platformPort)
  const cached = await subject('home, page kept', site(platformPort, {}))
  const rendered = await subject('home, rendered each time', site(platformPort, { PAGE_CACHE: 'off' }))
  const body = await get(cached.port)
  const bare = await subject('bare Worker, same bytes', bareWorker(body))
  const subjects = [bare, cached, rendered]
  try {
    for (const { port } of subjects) await load(port, requestsARound)
    for (let round = 0; round < rounds; round++)
      for (const { port, pid, cpu } of subjects) {
        const before = cpuMs(pid)
        await load(port, requestsARound)
        cpu.push((cpuMs(pid) - before) / requestsARound)
      }
    console.log(`Home of ${host}: ${body.byteLength} bytes, ${rounds} paired rounds of ${requestsARound} requests.\n`)
    console.log(
      `${'way'.padEnd(28)}${'CPU ms/request'.padStart(16)}${'ratio to bare'.padStart(16)}${'least..most'.padStart(18)}`,
    )
    for (const { name, cpu } of subjects) {
      const ratios = cpu.map((ms, round) => ms / (bare.cpu[round] ?? Number.NaN))
      const spread = `${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)}`
      console.log(
        `${name.padEnd(28)}${median(cpu).toFixed(3).padStart(16)}${median(ratios).toFixed(2).padStart(16)}${spread.padStart(18)}`,
      )
    }
  } finally {
    agent.destroy()
    await Promise.all(subjects.map(({ runtime }) => runtime.dispose()))
  }
}
