import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { brands } from '../../brands/registry.ts'
import { sectionBanner } from '../content/feeds/banners.ts'
import { gamesByGroups } from '../content/feeds/games.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import { promotionList } from '../content/feeds/promotions.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { plainFailure } from '../responses/plain-failure.ts'
import { createView } from '../view/view.ts'
import { Gallery } from './gallery/Gallery.tsx'

/** Every part of a brand in every state, in local and test runs; elsewhere there is no such address. */
export const gallery = new Hono<AppEnv>()

/** GET /ops/gallery: of this host's brand, in its first culture. */
gallery.get('/gallery', async (c) => {
  const { runtime, site, url } = c.var
  const { ENVIRONMENT } = runtime.config
  if (ENVIRONMENT !== 'local' && ENVIRONMENT !== 'test') return plainFailure('noSuchFile')
  const [edition] = site.editions
  if (edition === undefined) return plainFailure('noSuchFile')
  const { culture } = edition
  const content = contentOf(c, culture.id)
  const [words, games, promotions] = await Promise.all([
    content.get(sectionBanner, { section: 'home' }),
    content.get(gamesByGroups, { groups: ['slots'], limit: 12 }),
    content.get(promotionList, {}),
  ])
  const banner = words.value && {
    section: 'home',
    headline: words.value.headline,
    subline: words.value.subline,
    points: words.value.points,
    alt: words.value.alt,
    terms: words.value.terms,
    fullTerms: null,
    cta: 'register' as const,
    pictures: words.value.pictures,
  }
  const others = Object.values(brands)
    .filter(({ id }) => runtime.config.BRANDS.includes(id))
    .map(({ name, domain }) => {
      const host = new URL(url)
      host.hostname = domain.localHosts[0] ?? url.hostname
      return { name, href: host.href }
    })
  const html = renderToStaticMarkup(
    <Gallery
      view={createView(site, edition, fallbackRate(culture.currency))}
      banner={banner}
      games={games.value?.groups[0]?.games ?? []}
      promotion={promotions.value?.promotions[0] ?? null}
      brands={others}
      now={new Date()}
    />,
  )
  return c.html(`<!doctype html>${html}`, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})
