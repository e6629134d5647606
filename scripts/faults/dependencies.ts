// Data: longer than 250 lines because every dependency of the site has its row here.
import { previewToken } from '../../worker/routes/pages/preview-token.ts'
import { siteKeys } from '../run/local-keys.ts'
import type { TroubledSite, Visit } from './site.ts'
import { host, onOneDay, scope } from './subject.ts'

/** What is asked; what names a moment of the moved clock or a port of this run is made anew each time. */
export type Asked = Visit | ((site: Pick<TroubledSite, 'now' | 'platform'>) => Promise<Visit>)

/** What is answered where nothing is kept and nothing can be had. */
export type Without =
  /** 200, and the page says in words what is missing. */
  | 'says so'
  /** 200: the page lacks what nobody is told of, or has what the specification puts in its place. */
  | 'goes on'
  /** 503 with Retry-After, kept by nobody (rulings 3.10). */
  | 'unavailable'

export interface Dependency {
  readonly name: string
  /** Calls of the platform that go wrong. */
  readonly calls: RegExp
  readonly visit: Asked
  readonly without: Without
  /** Asked anew each time: nothing of it is kept. */
  readonly keptNowhere?: true
  /** Longest time to an answer where nothing is kept, in ms, if another than a page's. */
  readonly withinMs?: number
  /** Its lists are columns that belong together: one bad item makes the answer wrong. */
  readonly columns?: true
  /** Only the status of its answer counts: no body of it is read. */
  readonly bodiless?: true
  /** What it holds is its maker's own: nothing tells half of it, said to be all, from the whole. */
  readonly opaque?: true
  /** Several calls one after the other: where each is slow, the last may come too late for the page. */
  readonly several?: true
}

const at = (path: string, headers: Readonly<Record<string, string>> = {}): Visit => ({
  host,
  path: onOneDay(path),
  headers,
})
/** From a place, so that geo and user context are asked for. */
const fromIreland = { 'cf-ipcountry': 'IE' }
const form = (path: string, fields: Readonly<Record<string, string>>): Visit => ({
  host,
  path,
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  body: new URLSearchParams(fields).toString(),
})

/** Epoch seconds: the same for every link of a day. */
const endOfDay = (now: number): number => (Math.floor(now / 86_400_000) + 2) * 86_400

/** A signed link to an editor's preview. */
const preview =
  (path: string) =>
  async ({ now }: Pick<TroubledSite, 'now'>): Promise<Visit> =>
    at(`${path}?token=${await previewToken({ host, path }, endOfDay(now()), siteKeys.PREVIEW_KEY)}`)

/** Every feed of the content API that the site asks, with a page that shows it. */
const feeds: readonly Dependency[] = [
  { name: 'games-by-groups', calls: /^\/v1\/games\/by-groups\//, visit: at('/'), without: 'says so' },
  { name: 'games-for-groups', calls: /^\/v1\/games\/for-groups\//, visit: at('/slots/megaways/'), without: 'says so' },
  { name: 'game-facets', calls: /^\/v1\/games\/facets\//, visit: at('/slots/megaways/'), without: 'goes on' },
  {
    name: 'game-extended',
    calls: /^\/v1\/games\/extended\//,
    visit: at('/slots/book-of-dead/'),
    without: 'unavailable',
  },
  {
    name: 'game-extended, for the overlay',
    calls: /^\/v1\/games\/extended\//,
    visit: at(`/api/${scope.culture}/games/book-of-dead/`),
    without: 'unavailable',
  },
  { name: 'games-found', calls: /^\/v1\/games\/\?/, visit: at('/search/?q=gold'), without: 'says so' },
  {
    name: 'game-list',
    calls: /^\/v1\/games\/list\//,
    visit: at(`/api/${scope.culture}/search-list/`),
    without: 'unavailable',
    columns: true,
  },
  {
    name: 'game-list, for cards',
    calls: /^\/v1\/games\/list\//,
    visit: at(`/api/${scope.culture}/game-cards/?slugs=book-of-dead`),
    without: 'unavailable',
    columns: true,
  },
  { name: 'games-site-map', calls: /^\/v1\/games\/site-map\//, visit: at('/sitemap.xml'), without: 'unavailable' },
  {
    name: 'last-changes',
    calls: /^\/v1\/feeds\/last-changes\//,
    visit: at(`/sitemaps/${scope.culture}-pages-1.xml`),
    without: 'goes on',
  },
  {
    name: 'providers',
    calls: /^\/v1\/feeds\/providers\/\?/,
    visit: at('/providers/driftline/'),
    without: 'unavailable',
  },
  {
    name: 'provider-story',
    calls: /^\/v1\/feeds\/providers\/driftline\//,
    visit: at('/providers/driftline/'),
    without: 'goes on',
  },
  { name: 'games-of-provider', calls: /^\/v1\/games\/\?/, visit: at('/providers/driftline/'), without: 'says so' },
  { name: 'banner', calls: /^\/v1\/banners\/\?/, visit: at('/slots/'), without: 'goes on' },
  { name: 'home-banners', calls: /^\/v1\/banners\/locations\/home-page\//, visit: at('/'), without: 'goes on' },
  { name: 'game-banner', calls: /^\/v1\/banners\/game-banners/, visit: at('/slots/book-of-dead/'), without: 'goes on' },
  {
    name: 'bt-texts',
    calls: /^\/v1\/banners\/bt-texts\//,
    visit: at(`/api/${scope.culture}/bt-texts/?bt=deal150`),
    without: 'unavailable',
  },
  { name: 'category-text', calls: /^\/v1\/feeds\/categories\//, visit: at('/slots/'), without: 'goes on' },
  { name: 'settings', calls: /^\/v1\/feeds\/settings\//, visit: at('/promotions/welcome/'), without: 'goes on' },
  { name: 'simple-feed', calls: /^\/v1\/feeds\/simple\//, visit: at('/vip/'), without: 'says so' },
  { name: 'terms', calls: /^\/v1\/cms\/terms\//, visit: at('/terms/'), without: 'says so' },
  { name: 'faq', calls: /^\/v1\/feeds\/faq/, visit: at('/help/'), without: 'says so' },
  { name: 'restricted', calls: /^\/v1\/feeds\/restricted\//, visit: at('/restricted/france/'), without: 'unavailable' },
  { name: 'landing', calls: /^\/v1\/feeds\/landing\//, visit: at('/lp/welcome/'), without: 'unavailable' },
  { name: 'voucher-texts', calls: /^\/v1\/feeds\/voucher-texts\//, visit: at('/lp/welcome/'), without: 'goes on' },
  {
    name: 'voucher-texts, for the popup',
    calls: /^\/v1\/feeds\/voucher-texts\//,
    visit: at(`/api/${scope.culture}/voucher-texts/`),
    without: 'unavailable',
  },
  { name: 'bonus-terms', calls: /^\/v1\/feeds\/bonus-terms\//, visit: at('/promotions/welcome/'), without: 'goes on' },
  { name: 'promotions', calls: /^\/v1\/cms\/promotions\/\?/, visit: at('/promotions/'), without: 'says so' },
  { name: 'promotions-home', calls: /^\/v1\/cms\/promotions-home\//, visit: at('/'), without: 'goes on' },
  {
    name: 'promotion',
    calls: /^\/v1\/cms\/promotions\/welcome\//,
    visit: at('/promotions/welcome/'),
    without: 'unavailable',
  },
  { name: 'features', calls: /^\/v1\/cms\/features\/\?/, visit: at('/features/'), without: 'says so' },
  {
    name: 'feature',
    calls: /^\/v1\/cms\/features\/deposit-limits\//,
    visit: at('/features/deposit-limits/'),
    without: 'unavailable',
  },
  {
    name: 'payment-options',
    calls: /^\/v1\/feeds\/payment-options\/\?/,
    visit: at('/payment-methods/'),
    without: 'says so',
  },
  {
    name: 'payment-info',
    calls: /^\/v1\/feeds\/payment-options\/visa\//,
    visit: at('/payment-methods/visa/'),
    without: 'unavailable',
  },
  { name: 'winners', calls: /^\/v1\/feeds\/winners\//, visit: at('/winners/'), without: 'says so' },
  {
    name: 'winners, for the list',
    calls: /^\/v1\/feeds\/winners\//,
    visit: at(`/api/${scope.culture}/winners/`),
    without: 'unavailable',
  },
  { name: 'jackpots', calls: /^\/v1\/feeds\/jackpots\/\?(?!.*daily=)/, visit: at('/'), without: 'goes on' },
  {
    name: 'daily-jackpots',
    calls: /^\/v1\/feeds\/jackpots\/\?.*daily=/,
    visit: at('/slots/daily-jackpots/'),
    without: 'goes on',
  },
  { name: 'blog', calls: /^\/v1\/blog\/\?/, visit: at('/blog/'), without: 'says so' },
  { name: 'blog-home', calls: /^\/v1\/blog\/home\/\?/, visit: at('/blog/'), without: 'says so' },
  { name: 'blog-more', calls: /^\/v1\/blog\/home\/more\//, visit: at('/blog/?page=2'), without: 'says so' },
  { name: 'blog-posts', calls: /^\/v1\/blog\/posts\/\?/, visit: at('/blog/slots-guides/'), without: 'says so' },
  { name: 'blog-latest', calls: /^\/v1\/blog\/posts\/latest\//, visit: at('/blog/feed.xml'), without: 'unavailable' },
  {
    name: 'blog-post',
    calls: /^\/v1\/blog\/posts\/how-rtp-works\//,
    visit: at('/blog/slots-guides/how-rtp-works/'),
    without: 'unavailable',
  },
  {
    name: 'blog-author',
    calls: /^\/v1\/blog\/author/,
    visit: at('/blog/slots-guides/how-rtp-works/'),
    without: 'goes on',
  },
  {
    name: 'game-draft',
    calls: /^\/v1\/games\/preview\//,
    visit: preview('/preview/game/thor/'),
    without: 'unavailable',
    keptNowhere: true,
    // An editor waits for the feed itself: nobody else does.
    withinMs: 3000,
  },
]

/** Services beside the content API, and what is sent to the platform. */
const services: readonly Dependency[] = [
  { name: 'geo-info', calls: /^\/geo-info\//, visit: at('/slots/', fromIreland), without: 'goes on' },
  { name: 'currency', calls: /^\/currency\//, visit: at('/', fromIreland), without: 'goes on' },
  { name: 'user-context', calls: /^\/user-context\//, visit: at('/help/', fromIreland), without: 'goes on' },
  {
    name: 'platform-maintenance',
    calls: /^\/platform-maintenance\//,
    visit: at('/api/maintenance/'),
    without: 'goes on',
    keptNowhere: true,
  },
  {
    name: 'log',
    calls: /^\/log\//,
    visit: {
      host,
      path: '/api/log/',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/', entries: [{ level: 'error', message: 'broken', data: '' }] }),
    },
    without: 'goes on',
    keptNowhere: true,
  },
  {
    name: 'voucher-status',
    calls: /^\/v1\/voucher/,
    visit: form('/api/voucher/', { culture: scope.culture, code: 'DEAL2026' }),
    without: 'goes on',
    keptNowhere: true,
    // Somebody has pressed a button and waits for the answer to it.
    withinMs: 3000,
  },
  {
    name: 'newsletter',
    calls: /^\/newsletter\//,
    visit: form('/api/subscribe/', {
      list: 'newsletter',
      culture: scope.culture,
      email: 'ann@example.com',
      consent: '1',
    }),
    without: 'unavailable',
    keptNowhere: true,
    bodiless: true,
    withinMs: 5500,
  },
]

/** A vendor's script as a worker of the page gets it. */
const vendorScript: Dependency = {
  name: 'vendor-script',
  calls: /^\/vendors\/meta\//,
  visit: async ({ platform }) => {
    const { port } = new URL(platform.origin)
    const script = `http://vendors.localhost:${port}/vendors/meta/en_US/fbevents.js`
    return { host, path: `/~partytown/relay/?address=${encodeURIComponent(script)}` }
  },
  without: 'unavailable',
  keptNowhere: true,
  opaque: true,
  // Where it hangs with others like it, the page's own files wait for a connection too.
  withinMs: 3000,
}

/** A picture for each try: what is kept of one is kept for a year. Nobody waits for one but the place it stands in. */
export const pictures = {
  name: 'media',
  calls: /^\/(media|v1\/banners\/media)\//,
  without: 'unavailable',
  keptNowhere: true,
  withinMs: 5500,
} as const

/** Everything at once: what is asked for one after the other comes late where each takes its time. */
const whole: readonly Dependency[] = [
  { name: 'the whole platform, at home', calls: /./, visit: at('/', fromIreland), without: 'says so', several: true },
  {
    name: 'the whole platform, at a game',
    calls: /./,
    visit: at('/slots/book-of-dead/', fromIreland),
    without: 'unavailable',
    several: true,
  },
  {
    name: 'the whole platform, at a text',
    calls: /./,
    visit: at('/terms/', fromIreland),
    without: 'says so',
    several: true,
  },
]

/** Every dependency that answers over HTTP, in the order of the table. */
export const dependencies: readonly Dependency[] = [...feeds, ...services, vendorScript, ...whole]
