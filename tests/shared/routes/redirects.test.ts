import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { resolveAddress } from '../../../shared/routes/address.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { prefixed } from '../../../shared/routes/prefix.ts'
import { redirectRows } from '../../../shared/routes/redirects.ts'
import type { BrandId } from '../../../shared/site/ids.ts'
import { siteOf } from '../../worker/seo/support/sites.ts'

const answer = (brand: BrandId, path: string): string => {
  const decision = resolveAddress(path, siteOf(brand).editions)
  return decision.kind === 'page' && decision.moved ? decision.path : decision.kind
}

describe('an old address', () => {
  test.each([
    ['uk', '/faq/', '/help/'],
    ['uk', '/FAQ', '/help/'],
    ['uk', '/en-IE/contact-us', '/en-IE/contact/'],
    ['es', '/contact-us/', '/contacto/'],
    ['es', '/tragaperras/', '/slots/'],
    ['uk', '/tragaperras/', 'notFound'],
    ['uk', '/index.html', '/'],
    ['uk', '/games/thor/', '/slots/thor/'],
    ['de', '/jackpots/', 'notFound'],
    ['de', '/roulette/', 'notFound'],
    ['on', '/frca/live', '/frca/live-casino/'],
    ['uk', '/live/', '/casino/'],
    ['se', '/slingo/', '/slots/slingo/'],
    ['uk', '/slingo/', '/instant-win/slingo/'],
    ['es', '/news/', '/blog/'],
    ['de', '/news/', 'notFound'],
  ] as const)('of %s: %s leads to %s', (brand, path, to) => {
    expect(answer(brand, path)).toBe(to)
  })

  test('leads to a canonical address in one hop, and none is an address of the table', () => {
    for (const brand of brandIds) {
      const { editions } = siteOf(brand)
      for (const site of editions)
        for (const { from } of redirectRows) {
          const path = from.replace('{gameSlug}', 'thor')
          expect(matchRoute(site.routes, path).kind, `${site.culture.id} ${from}`).toBe('notFound')
          const decision = resolveAddress(prefixed(site.prefix, path), editions)
          if (decision.kind !== 'page') continue
          expect(resolveAddress(decision.path, editions)).toMatchObject({ kind: 'page', moved: false })
        }
    }
  })
})
