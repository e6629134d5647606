import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { fallbackRate } from '../content/feeds/place.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { logoAltSlot } from '../document/layout/Header.tsx'
import { createView } from '../view/view.ts'
import { loadGallery } from './gallery/content.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { localOnly, onEveryBrand, unlisted } from './local-pages.ts'

/** Every part of a brand in every state, in local and test runs; elsewhere there is no such address. */
export const gallery = new Hono<AppEnv>()

/** GET /ops/gallery: of this host's brand, in its first culture. */
gallery.get('/gallery', localOnly, async (c) => {
  const { site } = c.var
  const [edition] = site.editions
  const { culture } = edition
  const view = createView(site, edition, fallbackRate(culture.currency))
  const now = new Date()
  const content = await loadGallery(view, contentOf(c, culture.id), now)
  const html = renderToStaticMarkup(<Gallery view={view} content={content} brands={onEveryBrand(c)} now={now} />)
  return c.html(`<!doctype html>${html.replaceAll(logoAltSlot, site.brand.name)}`, 200, unlisted)
})
