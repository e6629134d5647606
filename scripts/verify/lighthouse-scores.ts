import { z } from 'zod'

/** Least score of each category, of 100 (quality 8.2; every page looked at is one that search engines keep). */
export const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
export type Category = keyof typeof leastScores

/** What is read of Lighthouse's report. */
export const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
})
type LighthouseReport = z.infer<typeof reportSchema>

/** What stands below its limit, with the audits that cost it. */
export function scoreFaults(report: LighthouseReport): string[] {
  return Object.entries(leastScores).flatMap(([category, limit]) => {
    const { score = null, auditRefs = [] } = report.categories[category] ?? {}
    if (score === null) return [`no score for ${category}`]
    if (Math.round(score * 100) >= limit) return []
    const causes = auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9) return []
      return [`${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`]
    })
    return [`${category} ${Math.round(score * 100)} of ${limit}: ${causes.join('; ')}`]
  })
}
