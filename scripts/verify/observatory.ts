import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { configuredVendors } from '../../shared/tracking/vendors.ts'
import { startRuntime } from '../run/runtime.ts'
import { startPlatform } from '../run/throwaway-platform.ts'
import { startBridge } from './observatory/bridge.ts'
import type { Round } from './round.ts'

/** Fetched by npm when the round is run, and kept by it: 234 packages, most of them for the service that MDN runs with it. */
const packages = ['@mdn/mdn-http-observatory@1.4.8', 'csp_evaluator@1.1.8']
/** Longest wait for a scan, the packages included, ms. */
const deadlineMs = 600_000

/** The least score: beyond the 100 of an A+. */
const leastScore = 115
/** Findings of the CSP Evaluator up to this severity are faults: 10 is high, 20 syntax, 30 medium; beyond are maybes and advice. */
const worstSeverity = 30

const reportSchema = z.object({
  grade: z.string(),
  score: z.number(),
  tests: z.array(z.object({ name: z.string(), pass: z.boolean().nullable(), result: z.string().nullable() })),
  findings: z.array(
    z.object({ severity: z.number(), directive: z.string(), value: z.string().optional(), description: z.string() }),
  ),
})
type Report = z.output<typeof reportSchema>

/** What is wrong with a host by its scan, a line each. */
export function scanFaults({ grade, score, tests, findings }: Report): string[] {
  return [
    ...(score >= leastScore ? [] : [`${grade}, ${score} of at least ${leastScore}`]),
    ...tests.filter(({ pass }) => pass === false).map(({ name, result }) => `${name}: ${result}`),
    ...findings
      .filter(({ severity }) => severity <= worstSeverity)
      .map(({ directive, value = '', description }) => `policy: ${directive} ${value}: ${description}`),
  ]
}

async function scanned(bridge: string, host: string): Promise<Report> {
  const script = 'scripts/verify/observatory/scan.ts'
  const args = ['exec', '--yes', '--ignore-scripts', ...packages.map((name) => `--package=${name}`)]
  const { stdout } = await promisify(execFile)('npm', [...args, '--', process.execPath, script, bridge, host], {
    maxBuffer: 16 * 1024 * 1024,
    timeout: deadlineMs,
  })
  return reportSchema.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))))
}

/** What is said of a brand's site as production answers it. */
async function scannedSite(id: BrandId, apiOrigin: string): Promise<Report> {
  const { host, name } = brands[id].domain
  const runtime = await startRuntime({
    config: 'wrangler.toml',
    build: 'build/site',
    port: 0,
    vars: {
      // A hosted environment refuses the keys of local runs.
      PURGE_KEY: randomBytes(32).toString('hex'),
      PREVIEW_KEY: randomBytes(32).toString('hex'),
      ENVIRONMENT: 'production',
      BRANDS: id,
      API_ORIGIN: apiOrigin,
      PLATFORM_URL: `https://play.${name}`,
    },
  })
  try {
    const bridge = await startBridge(runtime)
    try {
      return await scanned(bridge.address, host)
    } finally {
      await bridge.stop()
    }
  } finally {
    await runtime.dispose()
  }
}

/** MDN's HTTP Observatory and Google's CSP Evaluator over each brand's home, as production answers it, with its vendors. */
export const observatory: Round = async ({ sites, say }) => {
  const faults: string[] = []
  const platform = await startPlatform({ games: 60 })
  try {
    for (const { id } of sites) {
      const { host, thirdPartySettings } = brands[id].domain
      const report = await scannedSite(id, platform.origin)
      const vendors = configuredVendors(thirdPartySettings).length
      say(
        `${host}: ${report.grade}, ${report.score}; ${vendors} vendors; ${report.findings.length} remarks on its policy`,
      )
      faults.push(...scanFaults(report).map((fault) => `${host} ${fault}`))
    }
  } finally {
    await platform.stop()
  }
  return faults
}
