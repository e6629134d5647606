import { eld } from 'eld/large'
import { describe, expect, it } from 'vitest'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { buildItems } from '../../platform/content-files/build-items.ts'
import type { Item } from '../../platform/content-files/item.ts'
import { html, plain } from '../../platform/content-files/markup.ts'
import { merge } from '../../platform/content-files/merge.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { countries } from '../../platform/demo/geo/countries.ts'
import { restrictionOf } from '../../platform/demo/geo/restrictions.ts'
import { storedSchemas } from '../../platform/publishing/stored.ts'
import { restrictedSchema } from '../../shared/content/restricted.ts'

const places = brandIds.flatMap((brand) => brands[brand].domain.cultures.map((culture) => ({ brand, culture })))
const languages: string[] = ['en', 'fr', 'de', 'es', 'sv']
eld.setLanguageSubset(languages)

const catalogue = buildGames(1200)

/** Texts shorter than this say too little for a detector. */
const longEnough = 120

/** Every text of an item, with where it stands. */
function textsOf(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: plain(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, `${at}.${key}`))
}

const describeItem = ({ feed, id }: Item): string => `${feed}/${id}`

describe('what a market reads from another culture’s folder', () => {
  /** The words of an item, without addresses and without what only explains the market’s word: "pokies (slots)". */
  const wordsOf = (item: Item): string =>
    textsOf(item.data, '')
      .map(({ text }) => text.replaceAll('pokies (slots)', 'pokies').replace(/\]\([^)]*\)/g, ']'))
      .filter((text) => text.includes(' '))
      .join(' ')

  it('says pokies and scratchies in New Zealand', async () => {
    const { items } = await buildItems('uk', 'en-NZ', new Map())
    const british = items.filter((item) => /(?<![/-])\bslots?\b(?![/-])|scratchcard/i.test(wordsOf(item)))
    expect(british.map(describeItem)).toEqual([])
    expect(items.filter((item) => /\bpokies?\b/.test(wordsOf(item))).length).toBeGreaterThan(30)
  })

  it('is spelled as in Canada', async () => {
    const { items } = await buildItems('uk', 'en-CA', new Map())
    const british = items.filter((item) => /recognise|scratchcard|\bpresenter/i.test(wordsOf(item)))
    expect(british.map(describeItem)).toEqual([])
  })
})

describe.each(places)('the content of $brand in $culture', ({ brand, culture }) => {
  const built = buildItems(brand, culture, new Map())

  it('has every file that its routes show', async () => {
    const { missing } = await built
    expect(missing).toEqual([])
  })

  it('is stored as the content API answers it', async () => {
    const { items } = await built
    const faults = items.flatMap((item) => {
      const result = storedSchemas[item.feed].safeParse(JSON.parse(JSON.stringify(item.data)))
      return result.success ? [] : [`${describeItem(item)}: ${result.error.issues[0]?.path.join('.')}`]
    })
    expect(faults).toEqual([])
  })

  it('fills every token', async () => {
    const { items } = await built
    const open = items.filter((item) => item.feed !== 'settings' && JSON.stringify(item.data).includes('{{'))
    expect(open.map(describeItem)).toEqual([])
  })

  it('is in its language', async () => {
    const { items } = await built
    const { lang } = cultures[culture]
    const foreign = items
      .flatMap((item) => textsOf(item.data, describeItem(item)))
      .filter(({ text }) => text.length >= longEnough && eld.detect(text).language !== lang)
    expect(foreign.map(({ at, text }) => `${at}: ${text.slice(0, 60)}`)).toEqual([])
  })

  it('describes its games in its language', () => {
    const { lang } = cultures[culture]
    const all = buildGames(300)
    const describeGame = describerOf(all)
    const games = all.filter((game) => mainCategoryIn(game, culture) !== null)
    const foreign = games.filter((game) => eld.detect(plain(describeGame(game, culture).html)).language !== lang)
    expect(foreign.map((game) => game.slug)).toEqual([])
  })

  it('sets no amount of a promotion in large letters that its words do not state, and none where offers stand in no heads', async () => {
    const { items } = await built
    const figures = items.flatMap(({ feed, data }) => {
      if (feed !== 'promotion') return []
      const { id, template, figure, caption, get, summary } = storedSchemas.promotion.parse(data)
      return figure === null || template === 'calendar' ? [] : [{ id, figure, words: `${caption} ${get} ${summary}` }]
    })
    const unsaid = figures.filter(
      ({ figure, words }) => !words.replaceAll('\u00a0', ' ').includes(figure.replaceAll('\u00a0', ' ')),
    )
    expect(unsaid.map(({ id, figure }) => `${id}: ${figure}`)).toEqual([])
    if (!markets[culture].rules.offersInHead) expect(figures).toEqual([])
  })

  it('shows games of promotions that the culture has', async () => {
    const { items } = await built
    const games = new Set(buildGames(300).flatMap((game) => (mainCategoryIn(game, culture) === null ? [] : game.slug)))
    const slugs = items.flatMap(({ feed, data }) =>
      feed === 'promotion' ? (storedSchemas.promotion.parse(data).gameSlug ?? []) : [],
    )
    expect(slugs.filter((slug) => !games.has(slug))).toEqual([])
  })

  it('tells of every provider whose games it has', async () => {
    const { items } = await built
    const told = new Set(items.flatMap(({ feed, id }) => (feed === 'provider' ? id : [])))
    const made = catalogue.flatMap((game) => (mainCategoryIn(game, culture) === null ? [] : game.provider))
    expect([...new Set(made)].filter((key) => !told.has(key))).toEqual([])
  })

  it('links to items by the addresses that they have in this culture', async () => {
    const { items } = await built
    const feeds = { promotions: 'promotion', features: 'feature', 'payment-methods': 'payment' } as const
    const dead = Object.entries(feeds).flatMap(([path, feed]) => {
      const slugs = new Set(items.filter((item) => item.feed === feed).map(({ slug }) => slug))
      const link = new RegExp(`href=\\\\?"/${path}/([^/"\\\\]+)/`, 'g')
      return items.flatMap((item) =>
        [...JSON.stringify(item.data).matchAll(link)]
          .filter(([, slug]) => slug !== undefined && !slugs.has(slug))
          .map(([found]) => `${describeItem(item)}: ${found}`),
      )
    })
    expect(dead).toEqual([])
  })

  it('asks to call a help line only where it has a number', async () => {
    const call = /\b(?:call|ring|phone|composez|appelez|rufen Sie|llama al?)\s+(?:the |le |la |el )?/i
    const { name, phone } = markets[culture].helpline
    if (phone !== null) return
    const { items } = await built
    const asks = new RegExp(`${call.source}${name}`, 'i')
    const found = items.flatMap((item) => textsOf(item.data, describeItem(item))).filter(({ text }) => asks.test(text))
    expect(found.map(({ at }) => at)).toEqual([])
  })

  it('speaks of exactly the countries as closed that the geo service closes', async () => {
    const { items } = await built
    const spoken = items.flatMap(({ feed, data }) =>
      feed === 'restricted' ? restrictedSchema.parse(data).countries.map(({ iso2 }) => iso2) : [],
    )
    const closed = countries
      .map(({ iso2 }) => iso2)
      .filter((iso2) => restrictionOf(brands[brand], iso2, null).restriction !== 'none')
    expect(spoken.toSorted()).toEqual(closed.toSorted())
  })

  it('prints amounts in its currency only', async () => {
    const { items } = await built
    const { currency } = cultures[culture]
    const own: Record<string, RegExp> = {
      GBP: /[€$]\s?\d|\d\s?(€|kr\b)/,
      EUR: /[£$]\s?\d|\d\s?kr\b/,
      CAD: /[£€]\s?\d|\d\s?(€|kr\b)|[A-Z]\$\s?\d/,
      NZD: /[£€]\s?\d|\d\s?(€|kr\b)|[A-Z]\$\s?\d/,
      SEK: /[£€$]\s?\d|\d\s?€/,
    }
    const foreign = own[currency]
    const found = items
      .flatMap((item) => textsOf(item.data, describeItem(item)))
      .filter(({ text }) => foreign?.test(text))
    expect(found.map(({ at, text }) => `${at}: ${foreign?.exec(text)?.[0]} in ${text.slice(0, 50)}`)).toEqual([])
  })

  it('writes its English as the catalogue does: email, helpline, username', async () => {
    if (cultures[culture].lang !== 'en') return
    const { items } = await built
    const otherwise = items
      .flatMap((item) => textsOf(item.data, describeItem(item)))
      .filter(({ text }) => /\b[Ee]-mails?\b|\bhelp lines?\b|\buser names?\b|‘\w/.test(text))
    expect(otherwise.map(({ at }) => at)).toEqual([])
  })

  it('sets French as Canada does: no space that breaks before a mark, one that does not before a colon', async () => {
    if (cultures[culture].lang !== 'fr') return
    const { items } = await built
    // As stored: plain text knows one kind of space only.
    const otherwise = items.flatMap((item) => {
      const stored = JSON.stringify(item.data).replace(/<[^>]+>/g, '')
      return (stored.match(/.{0,20}(?:[^\u00a0]: | [:;!?»]|« |\d [$%])/g) ?? []).map(
        (found) => `${describeItem(item)}: ${found}`,
      )
    })
    expect(otherwise).toEqual([])
  })

  it('never uses a word that its market forbids', async () => {
    const { items } = await built
    const words = markets[culture].rules.forbiddenWords
    const found = items
      .flatMap((item) => textsOf(item.data, describeItem(item)))
      .flatMap(({ at, text }) =>
        words.filter((word) => new RegExp(`\\b${word}`, 'i').test(text)).map((word) => `${word} in ${at}`),
      )
    expect(found).toEqual([])
  })

  it('names every column of its tables', async () => {
    const { items } = await built
    const unnamed = items.filter((item) => /<th[^>]*>\s*<\/th>/.test(JSON.stringify(item.data)))
    expect(unnamed.map(describeItem)).toEqual([])
  })

  it('gives no two promotions, features or posts the same description', async () => {
    const { items } = await built
    for (const feed of ['promotion', 'feature', 'blog-post', 'payment', 'page', 'category'] as const) {
      const texts = items.filter((item) => item.feed === feed).map((item) => Reflect.get(item.data, 'description'))
      expect(new Set(texts).size, feed).toBe(texts.length)
    }
  })
})

describe('overrides', () => {
  it('replace texts and lists, and merge objects field by field', () => {
    const base = { a: 1, list: [1, 2], inner: { x: 'base', y: 'base' } }
    expect(merge(base, { list: [3], inner: { y: 'own' } })).toEqual({ a: 1, list: [3], inner: { x: 'base', y: 'own' } })
    expect(merge(base, undefined)).toBe(base)
    expect(merge({ withdrawal: { min: '£10' } }, { withdrawal: null })).toEqual({ withdrawal: null })
  })
})

describe('markup', () => {
  it('turns Markdown into HTML and shows raw HTML as text', () => {
    expect(html('## A\n\n*b* <script>x</script>')).toBe('<h2>A</h2>\n<p><em>b</em> &lt;script&gt;x&lt;/script&gt;</p>')
  })
})
