import { execFile } from 'node:child_process'
import { z } from 'zod'
import type { Round } from './round.ts'

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

/** Longest wait for the registry, ms; then it counts as one without advisories. */
const deadlineMs = 60_000

/** One line a package of which an advisory speaks; null where what npm printed is no report: the registry has none. */
export function advisoriesIn(printed: string): string[] | null {
  let report: unknown
  try {
    report = JSON.parse(printed)
  } catch {
    return null
  }
  const parsed = reportSchema.safeParse(report)
  if (!parsed.success) return null
  return Object.entries(parsed.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  )
}

/** What the registry's advisories say of the packages that a deploy carries. Asks nothing of the site. */
export const audit: Round = ({ say }) =>
  new Promise((resolve) => {
    // npm ends with a fault code where it finds something: what it printed is read either way.
    execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: deadlineMs }, (_, printed) => {
      const found = advisoriesIn(printed)
      say(found === null ? 'This registry has no advisories: nothing was looked up.' : `${found.length} advisories`)
      resolve(found ?? [])
    })
  })
