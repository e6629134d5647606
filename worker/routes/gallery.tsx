import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { sectionBanner } from '../content/feeds/banners.ts'
import { gamesByGroups } from '../content/feeds/games.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import { promotionList } from '../content/feeds/promotions.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { createView } from '../view/view.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { localOnly, onEveryBrand, unlisted } from './local-pages.ts'

/** Every part of a brand in every state, in local and test runs; elsewhere there is no such address. */
export const gallery = new Hono<AppEnv>()

/** GET /ops/gallery: of this host's brand, in its first culture. */
gallery.get('/gallery', localOnly, async (c) => {
  const { site } = c.var
  const [edition] = site.editions
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
  const html = renderToStaticMarkup(
    <Gallery
      view={createView(site, edition, fallbackRate(culture.currency))}
      banner={banner}
      games={games.value?.groups[0]?.games ?? []}
      promotion={promotions.value?.promotions[0] ?? null}
      brands={onEveryBrand(c)}
      now={new Date()}
    />,
  )
  return c.html(`<!doctype html>${html}`, 200, unlisted)
})
