// Longer than 250 lines because it publishes every field of every feed, and says where each is looked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { type ItemFeed, itemFeeds } from '../../../platform/content-files/item.ts'
import type { Fields } from '../../../platform/publishing/edits.ts'
import { type FieldUse, fieldUses } from '../../../platform/publishing/shown-fields.ts'
import { editionOf } from '../../../platform/storage/edition.ts'
import { localKeys } from '../../../scripts/run/local-keys.ts'
import type { ContentScope } from '../../../shared/content/scope.ts'
import { sign } from '../../../shared/crypto/signature.ts'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { prefixed, prefixOf } from '../../../shared/routes/prefix.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import type { BrandId, CultureId } from '../../../shared/site/ids.ts'
import { previewToken } from '../../../worker/routes/pages/preview-token.ts'
import { type RunningSite, startSite } from './support/site.ts'

/** One culture of each brand: together they have every kind of route and every rule of a market. */
const places: readonly (readonly [BrandId, CultureId])[] = [
  ['uk', 'en-GB'],
  ['de', 'de-DE'],
  ['se', 'sv'],
  ['es', 'es'],
  ['on', 'ca'],
]

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ games: 60 })
})
afterAll(() => site?.stop())

const row = z.object({
  feed: z.enum(itemFeeds),
  id: z.string(),
  slug: z.string(),
  data: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
})
type Row = z.infer<typeof row>

async function itemsOf(scope: ContentScope): Promise<Row[]> {
  const { results } = await site.platform.db
    .prepare('SELECT feed, id, slug, data FROM item WHERE edition = ?')
    .bind(editionOf(scope))
    .all()
  return z.array(row).parse(results)
}

/** Keys at any depth that name things and are no text. */
const identifiers = ['id', 'slug', 'iso2', 'network', 'url']
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The value with a word of its own in place of every text; `words` receives each with the field it stands in. */
function marked(value: unknown, field: string, next: () => string, words: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, field, next, words))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        identifiers.includes(key) ? entry : marked(entry, `${field}.${key}`, next, words),
      ]),
    )
  if (typeof value !== 'string' || isDay(value)) return value
  const word = next()
  words.set(word, field)
  return value.includes('{{time}}') ? `${word} {{time}}` : word
}

/** Fields of lists of ids, the game that home features, and where a landing page leads: no text stands in them. */
const noTexts = ['relatedIds', 'recommendedIds', 'gameSlugs', 'featuredGame', 'target']

const problem = z.object({ errors: z.array(z.object({ pointer: z.string(), detail: z.string() })) })

/** Publishes a patch; gives the fields that were refused because no page shows them. */
async function publish(subject: object, patch: Fields): Promise<string[]> {
  const change = { kind: 'item', ...subject, patch }
  const body = JSON.stringify({ change, issuedAt: Date.now(), nonce: crypto.randomUUID() })
  const answer = await fetch(`${site.platform.origin}/publish/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': await sign(localKeys.PUBLISH_KEY, body) },
    body,
  })
  if (answer.ok) return []
  const { errors } = problem.parse(await answer.json())
  for (const { detail } of errors) expect(detail, JSON.stringify(subject)).toMatch(/^No page shows/)
  return errors.map(({ pointer }) => pointer.replace('/change/patch/', ''))
}

/** Publishes what is taken of a patch. What is not is put into the database: no page may show it. */
async function publishShown(subject: ContentScope & Pick<Row, 'feed' | 'id'>, patch: Fields) {
  const refused = await publish(subject, patch)
  if (refused.length === 0) return refused
  const taken = Object.fromEntries(Object.entries(patch).filter(([name]) => !refused.includes(name)))
  if (Object.keys(taken).length > 0) expect(await publish(subject, taken)).toEqual([])
  for (const name of refused)
    await site.platform.db
      .prepare(
        `UPDATE item SET data = json_set(data, '$.' || ?4, json(?5)) WHERE edition = ?1 AND feed = ?2 AND id = ?3`,
      )
      .bind(editionOf(subject), subject.feed, subject.id, name, JSON.stringify(patch[name]))
      .run()
  return refused
}

const preview = async (host: string, path: string) =>
  `${path}?token=${await previewToken({ host, path }, Math.floor(Date.now() / 1000) + 3600, localKeys.PREVIEW_KEY)}`

/** Every page of a culture that is no game's, one that is, and the previews of promotions that have not begun. */
async function pagesOf(brand: BrandId, culture: CultureId, items: readonly Row[]): Promise<string[]> {
  const { byKey } = compileRoutes(culture, brand)
  const prefix = prefixOf(brands[brand].domain, cultures[culture])
  const path = (key: RouteKey, params: Readonly<Record<string, string>> = {}): string[] => {
    const route = byKey.get(key)
    if (!route?.available) return []
    return [
      prefixed(
        prefix,
        route.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
      ),
    ]
  }
  const fixed = [...byKey.values()].flatMap((route) => (route.paramNames.length === 0 ? path(route.key) : []))
  const own: Readonly<Partial<Record<ItemFeed, (item: Row) => string[]>>> = {
    promotion: ({ slug }) => path('promotion', { promotionSlug: slug }),
    feature: ({ slug }) => path('feature', { featureSlug: slug }),
    payment: ({ slug }) => path('payment', { paymentSlug: slug }),
    provider: ({ id }) => path('provider', { providerKey: id }),
    landing: ({ slug }) => path('landing', { lpSlug: slug }),
    'blog-tag': ({ slug }) => path('blogTag', { tagSlug: slug }),
    'blog-post': ({ slug, data }) =>
      path('blogPost', { postSlug: slug, tagSlug: z.object({ slug: z.string() }).parse(data.tag).slug }),
    restricted: ({ data }) =>
      z
        .array(z.object({ slug: z.string() }))
        .parse(data.countries)
        .flatMap(({ slug }) => path('restricted', { countrySlug: slug })),
  }
  const scheduled = items.filter(
    ({ feed, data }) => feed === 'promotion' && String(data.starts) > new Date().toISOString(),
  )
  const previews = scheduled.flatMap(({ id }) => [
    ...path('previewPromotion', { promotionId: id }),
    ...path('previewPromotionsHome', { promotionHomeId: id }),
  ])
  return [
    ...fixed.filter((address) => !address.startsWith('/bt')),
    ...items.flatMap((item) => own[item.feed]?.(item) ?? []),
    ...path('slotsGame', { gameSlug: 'thor' }),
    ...(await Promise.all(previews.map((path) => preview(brands[brand].domain.localHosts[0] ?? '', path)))),
  ]
}

/** Words that stand in no text, each another. */
function numbered(): () => string {
  let count = 0
  return () => {
    count += 1
    return `zq${count.toString(36).padStart(4, '0')}zq`
  }
}

/** What every text of an item becomes: a word of its own. */
function wordsFor({ feed, id, data }: Row, next: () => string): { patch: Fields; words: Map<string, string> } {
  const uses: Readonly<Record<string, FieldUse>> = fieldUses[feed]
  const words = new Map<string, string>()
  const texts = Object.entries(data).filter(([name]) => uses[name] !== 'file' && !noTexts.includes(name))
  const patch = Object.fromEntries(
    texts.flatMap(([name, value]) => {
      const before = words.size
      const text = marked(value, `${feed} ${id}: ${name}`, next, words)
      return words.size === before ? [] : [[name, text]]
    }),
  )
  return { patch, words }
}

const pattern = /zq[0-9a-z]{4}zq/g

/** Fields in which no text stands: an item, another value, and the page that must be another one then. */
const otherFields: readonly (readonly [ItemFeed, string, string, unknown, string])[] = [
  // Its end first: a promotion that has not begun has no page.
  ['promotion', 'monday-cashback', 'ends', '2031-07-31', '/promotions/monday-cashback/'],
  ['promotion', 'monday-cashback', 'starts', '2031-05-05', '/promotions/'],
  ['payment', 'visa', 'has_info', false, '/payment-methods/'],
  ['blog-post', 'volatility-explained', 'published', '2021-03-04', '/blog/slots-guides/volatility-explained/'],
  ['blog-post', 'volatility-explained', 'updatedAt', '2022-03-04', '/blog/slots-guides/volatility-explained/'],
  ['blog-post', 'volatility-explained', 'minutes', 77, '/blog/slots-guides/volatility-explained/'],
  ['blog-post', 'volatility-explained', 'relatedIds', [], '/blog/slots-guides/volatility-explained/'],
  ['blog-post', 'volatility-explained', 'recommendedIds', [], '/blog/slots-guides/volatility-explained/'],
  ['blog-post', 'volatility-explained', 'gameSlugs', ['thor'], '/blog/slots-guides/volatility-explained/'],
  ['landing', 'welcome', 'target', 'contact', '/lp/welcome/'],
  ['banner', 'home', 'points', ['One thing', 'Another'], '/'],
  ['settings', 'settings', 'featuredGame', 'sahara-riches-cash-collect', '/'],
]

describe('a published value that is no text', () => {
  /** The page without what is another at every visit. */
  const page = async (address: string) =>
    (await site.get('uk.localhost', address)).text.replace(
      /nonce="[^"]*"|<script type="application\/json"[\s\S]*?<\/script>/g,
      '',
    )

  // First: what is tried below may give a field the text that it lacked.
  test('is tried for every such field', async () => {
    const withText = new Set(
      (await itemsOf({ brand: 'uk', culture: 'en-GB' })).flatMap((item) =>
        Object.keys(wordsFor(item, numbered()).patch).map((name) => `${item.feed} ${name}`),
      ),
    )
    const others = itemFeeds.flatMap((feed) =>
      Object.entries(fieldUses[feed]).flatMap(([name, use]) =>
        typeof use === 'function' && !withText.has(`${feed} ${name}`) ? [`${feed} ${name}`] : [],
      ),
    )
    expect(otherFields.map(([feed, , name]) => `${feed} ${name}`).toSorted()).toEqual(others.toSorted())
  })

  test.each(otherFields)('of %s %s, %s, changes its page', async (feed, id, name, value, address) => {
    const before = await page(address)
    expect(await page(address)).toBe(before)
    expect(await publish({ brand: 'uk', culture: 'en-GB', feed, id }, { [name]: value })).toEqual([])
    expect(await page(address)).not.toBe(before)
  })
})

describe('what can be published is what a page shows', () => {
  test.each(places)(
    '%s, %s',
    async (brand, culture) => {
      const host = brands[brand].domain.localHosts[0] ?? ''
      const all = await itemsOf({ brand, culture })
      // One provider stands for all: a few games are not of all forty of them.
      const items = all.filter(({ feed, id }) => feed !== 'provider' || id === 'driftline')
      const addresses = await pagesOf(brand, culture, items)
      const shown = new Map<string, string>()
      const unseen = new Map<string, string>()
      const next = numbered()
      for (const item of items) {
        const { feed, id } = item
        const { patch, words } = wordsFor(item, next)
        if (words.size === 0) continue
        const refused = await publishShown({ brand, culture, feed, id }, patch)
        for (const [word, field] of words) {
          const name = field.split(': ')[1]?.split('.')[0] ?? ''
          if (refused.includes(name)) unseen.set(word, field)
          else shown.set(word, field)
        }
      }
      const seen = new Set<string>()
      const visit = async (): Promise<void> => {
        for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
          const { status, text } = await site.get(host, address)
          expect([200, 404], address).toContain(status)
          for (const [word] of text.matchAll(pattern)) seen.add(word)
        }
      }
      await Promise.all([visit(), visit(), visit(), visit()])
      expect([...shown].flatMap(([word, field]) => (seen.has(word) ? [] : [field]))).toEqual([])
      expect([...unseen].flatMap(([word, field]) => (seen.has(word) ? [field] : []))).toEqual([])
      expect(shown.size).toBeGreaterThan(300)
    },
    120_000,
  )
})
