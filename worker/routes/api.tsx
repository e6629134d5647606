import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { choiceOfForm, decideConsent } from '../../shared/consent/decide.ts'
import type { GamePanel } from '../../shared/content/game-panel.ts'
import { isSlug } from '../../shared/content/slug.ts'
import { isUnderMaintenance } from '../../shared/content/user-context.ts'
import { problems } from '../../shared/http/problem.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { notOntario } from '../../shared/storage/rare-table.ts'
import { consentChoice } from '../../shared/storage/table.ts'
import { Markup } from '../../shared/ui/Markup.tsx'
import { btTexts } from '../content/feeds/banners.ts'
import { gameExtended } from '../content/feeds/games.ts'
import { platformMaintenance } from '../content/feeds/user-context.ts'
import { voucherTexts } from '../content/feeds/voucher.ts'
import { type AppEnv, contentOf, liveContentOf } from '../context.ts'
import { notOntarioUnkept } from '../document/layout/BlockingScreen.tsx'
import { btQuerySchema } from '../parts/bt-query.ts'
import { factsOf, ratingOf } from '../parts/game-facts.ts'
import { markupOf } from '../parts/markup.ts'
import { withoutLinks } from '../parts/Words.tsx'
import { errorPageAt } from '../responses/error-page.tsx'
import { noStore } from '../responses/no-store.ts'
import { gameHref } from '../view/links.ts'
import { createView } from '../view/view.ts'
import { exchangeRate } from '../visitor/exchange-rate.ts'
import { expireUngranted, readStoredCookie, setStoredCookie } from '../visitor/stored-cookies.ts'
import { sendsGpc } from '../visitor/visitor.ts'
import { backAddress } from './back-address.ts'
import { readForm } from './read-form.ts'
import { subscribe } from './subscribe.ts'
import { voucher } from './voucher.ts'

/** The site's own small API: what its islands and forms call. */
export const api = new Hono<AppEnv>()

/** Similar games that the overlay has room for. */
const similarShown = 6

/** GET /api/{culture}/games/{slug}/: the game overlay's data, in the culture's words. */
api.get('/:culture/games/:slug/', async (c) => {
  const { site } = c.var
  const edition = editionNamed(site, c.req.param('culture'))
  if (!edition) return problems.noSuch('culture')
  const slug = c.req.param('slug')
  if (!isSlug(slug)) return problems.noSuch('game')
  const content = contentOf(c, edition.culture.id)
  const [answer, rate] = await Promise.all([
    content.get(gameExtended, { slug }),
    exchangeRate(edition.culture.currency, content),
  ])
  if (answer.state === 'absent') return problems.noSuch('game')
  if (answer.state === 'unavailable') return problems.unavailable('The game', 30)
  const view = createView(site, edition, rate)
  const game = answer.value
  const path = gameHref(view, game)
  if (path === null) return problems.noSuch('game')
  const panel: GamePanel = {
    slug: game.slug,
    name: game.name,
    provider: game.provider.name,
    href: path,
    image: { ...game.wideImage, url: view.image(game.wideImage.url) },
    summary: game.description.summary,
    rating: ratingOf(view, game),
    badges: game.badges.filter((badge) => badge !== 'rating').map((badge) => view.t(`game:badges.${badge}`)),
    facts: [...factsOf(view, game)],
    similar: game.related.slice(0, similarShown).flatMap(({ slug, name, provider, mainCategory, image }) => {
      const href = gameHref(view, { slug, mainCategory })
      const picture = { ...image, url: view.image(image.url) }
      return href === null ? [] : [{ slug, name, provider: provider.name, href, image: picture }]
    }),
  }
  return Response.json(panel, { headers: { 'cache-control': 'private, max-age=10' } })
})

/** POST /api/consent/: stores the choice of the cookie notice; a plain form comes back to its page (rulings 6.5). */
api.post('/consent/', async (c) => {
  const form = await readForm(c)
  if (form === null) return errorPageAt(c, 'malformed')
  const { stored, granted } = decideConsent({
    restriction: 'none',
    stored: null,
    gpc: sendsGpc(c.req.raw),
    choice: choiceOfForm((name) => form[name]),
  })
  if (stored !== null) setStoredCookie(c, consentChoice, stored)
  expireUngranted(c, granted)
  c.header('cache-control', noStore['cache-control'])
  if (c.req.header('accept')?.includes('application/json')) return c.json({ consent: stored })
  return c.redirect(backAddress(c.req.header('referer'), c.var.url.origin) ?? '/', 303)
})

/** POST /api/subscribe/: new posts or the newsletter by e-mail. */
api.post('/subscribe/', (c) => subscribe(c, backAddress(c.req.header('referer'), c.var.url.origin)))

/** POST /api/voucher/: a deal code. */
api.post('/voucher/', (c) => voucher(c, backAddress(c.req.header('referer'), c.var.url.origin)))

/** GET /api/{culture}/voucher-texts/: the words of the voucher popup; null where a culture has none. */
api.get('/:culture/voucher-texts/', async (c) => {
  const edition = editionNamed(c.var.site, c.req.param('culture'))
  if (!edition) return problems.noSuch('culture')
  const answer = await contentOf(c, edition.culture.id).get(voucherTexts, {})
  if (answer.state === 'unavailable') return problems.unavailable('The texts', 30)
  return Response.json(answer.value, { headers: { 'cache-control': 'private, max-age=60' } })
})

/**
 * GET /api/{culture}/bt-texts/?bt=&r=: words of a banner-tracking code, and `html` with their small markup; null when it has
 * none (rulings 6.8).
 */
api.get('/:culture/bt-texts/', async (c) => {
  const edition = editionNamed(c.var.site, c.req.param('culture'))
  const asked = btQuerySchema.safeParse(c.req.query())
  if (!edition || !asked.success) return Response.json(null, { headers: noStore })
  const content = contentOf(c, edition.culture.id)
  const answer = await content.get(btTexts, asked.data)
  if (answer.state === 'unavailable') return problems.unavailable('The texts', 30)
  const view = createView(c.var.site, edition, 1)
  const htmlOf = (text: string): string => renderToStaticMarkup(<Markup nodes={withoutLinks(markupOf(view, text))} />)
  const { value } = answer
  const html = value && { pageTitle: htmlOf(value.pageTitle), cta: htmlOf(value.cta), terms: htmlOf(value.terms) }
  return Response.json(value && { ...value, html }, { headers: noStore })
})

/** GET /api/maintenance/: whether the platform is closed; one that cannot be asked counts as open, and is logged (spec 8). */
api.get('/maintenance/', async (c) => {
  const content = liveContentOf(c, c.var.site.editions[0].culture.id)
  const answer = await content.get(platformMaintenance, {})
  if (answer.state !== 'found') console.error('The platform could not be asked whether it is under maintenance.')
  return Response.json(isUnderMaintenance(answer.value ?? false), { headers: noStore })
})

/**
 * POST /api/not-ontario/: the visitor's word that they are not in Ontario, for this session (rulings 4.3). Whether the browser
 * keeps it is seen at the next address, which leads back to where the visitor was.
 */
api.post('/not-ontario/', (c) => {
  setStoredCookie(c, notOntario, '1')
  c.header('cache-control', noStore['cache-control'])
  return c.redirect(c.req.path, 303)
})

/** GET /api/not-ontario/: back to the page; where the browser refuses cookies, to the words that say so on its blocking screen. */
api.get('/not-ontario/', (c) => {
  const back = backAddress(c.req.header('referer'), c.var.url.origin) ?? '/'
  const isKept = readStoredCookie(c, notOntario) !== null
  c.header('cache-control', noStore['cache-control'])
  return c.redirect(isKept ? back : `${back}#${notOntarioUnkept}`, 303)
})
