import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** Links that lead to no page that can be kept, or that are no visit of their own: overlays, programs' addresses, previews, what has a query. */
const never = [
  ...[
    '/api/*',
    '/ops/*',
    '/img/*',
    '/assets/*',
    '/preview/*',
    '/*/preview/*',
    '/bt/*',
    '/*/bt/*',
    '/*.xml',
    '/*\\?(.+)',
  ].map((pattern) => ({ href_matches: pattern })),
  { selector_matches: 'a[data-hash], a[rel~=nofollow], a[target=_blank], a[download]' },
]

/**
 * A page of this site whose link is pointed at for a moment, or pressed, is fetched before it is followed (HTML, "Speculative
 * loading"). Browsers do not where their user saves data. Fetched only: a page's script runs when it is visited.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...never.map((not) => ({ not }))] },
      eagerness: 'moderate',
    },
  ],
})

/** Address of the rules, as the header of pages names it (worker/routes/pages/page-response.ts). */
export const speculationRulesPath = '/speculation-rules.json'

/** GET /speculation-rules.json: which links browsers may follow ahead. */
export const speculationRules = new Hono<AppEnv>().get(speculationRulesPath, (c) =>
  c.body(rules, 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  }),
)
