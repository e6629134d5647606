import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { z } from 'zod'
import { browserArguments, browserPath } from '../browser.ts'
import { messageOf } from '../command/faults.ts'
import { type Category, leastScores, reportSchema, scoreFaults } from './lighthouse-scores.ts'
import type { Round, Run, VerifiedSite } from './round.ts'
import { homeOf, sampleAddresses } from './sites.ts'

/**
 * Fetched by npm when the round is run, and kept by it: 114 packages that need a newer Node than `npm install` may have.
 */
const lighthousePackage = 'lighthouse@13.5.0'
/** Longest wait for the report of one page; then the round says so and goes on. */
const deadlineMs = 180_000

type Report = z.infer<typeof reportSchema>

/** Most readings of one page. */
const tries = 3

/** The kinds of page that search engines may list, in each brand that has them: one page of each is looked at. */
const routes = [
  ...['home', 'slots', 'casino', 'liveCasino', 'game', 'slotsGame', 'provider', 'winners'],
  ...['promotions', 'promotion', 'features', 'feature', 'payments', 'payment', 'vip', 'landing'],
  ...['blog', 'blogTag', 'blogPost', 'aboutUs', 'help', 'contact', 'terms', 'privacy', 'responsibleGaming'],
  ...['bonusPolicy', 'affiliates', 'siteMap', 'selfAssessmentTest', 'mobileApp', 'impressum'],
]

const lighthouseByNpm = ['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse'] as const

/** The first run fetches the packages, which takes a minute or more: says so before, and how long it took. */
async function fetchLighthouse(say: Run['say']): Promise<void> {
  say(`Fetching ${lighthousePackage} by npm, unless it is kept already …`)
  const began = performance.now()
  // Limit: 10 minutes; then the round ends with npm's own message.
  const { stdout } = await promisify(execFile)('npm', [...lighthouseByNpm, '--version'], { timeout: 600_000 })
  say(`Lighthouse ${stdout.trim()} is there (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

async function reportOf(url: string): Promise<Report> {
  const flags = [...browserArguments, '--headless=new'].join(' ')
  const args = [...lighthouseByNpm, url, '--quiet']
  args.push('--output=json', `--only-categories=${Object.keys(leastScores).join()}`, `--chrome-flags=${flags}`)
  const { stdout } = await promisify(execFile)('npm', args, {
    env: { ...process.env, CHROME_PATH: browserPath() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: deadlineMs,
  })
  return reportSchema.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))))
}

/**
 * Reads a page again while its performance is below the limit, or Lighthouse itself came to nothing: a busy machine only ever
 * slows a page, so the best reading stands. Throws what went wrong last where there is none.
 */
async function bestReportOf(url: string): Promise<Report> {
  const performance = ({ categories }: Report): number => categories.performance?.score ?? 0
  let best: Report | null = null
  let failure: unknown = null
  for (let reading = 0; reading < tries; reading++) {
    try {
      const report = await reportOf(url)
      if (best === null || performance(report) > performance(best)) best = report
    } catch (error) {
      failure = error
    }
    if (best !== null && performance(best) * 100 >= leastScores.performance) return best
  }
  if (best === null) throw failure
  return best
}

/** What a command that failed said last, without the command. */
const lastSaid = (error: unknown): string => messageOf(error).trim().split('\n').at(-1)?.slice(0, 300) ?? ''

async function pathsOf(port: number, site: VerifiedSite): Promise<string[]> {
  const [culture] = site.cultures
  const samples = (await sampleAddresses(port, site)).filter((sample) => sample.culture === culture)
  const found = routes.flatMap((route) => samples.find((sample) => sample.route === route)?.path ?? [])
  return [...new Set([culture === undefined ? '/' : homeOf(site, culture), ...found])]
}

/** Lighthouse, as on a phone, over one page of each kind in each brand's first culture. */
export const lighthouse: Round = async ({ port, sites, say }) => {
  const faults: string[] = []
  await fetchLighthouse(say)
  const categories = Object.keys(leastScores) as readonly Category[]
  say(`${categories.map((category) => category.padStart(15)).join('')}  page`)
  for (const site of sites)
    for (const path of await pathsOf(port, site)) {
      try {
        const report = await bestReportOf(`http://${site.host}:${port}${path}`)
        const scores = categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100))
        say(`${scores.map((score) => String(score).padStart(15)).join('')}  ${site.host}${path}`)
        faults.push(...scoreFaults(report).map((fault) => `${site.host}${path} ${fault}`))
      } catch (error) {
        faults.push(`${site.host}${path}: ${lastSaid(error)}`)
      }
    }
  return faults
}
