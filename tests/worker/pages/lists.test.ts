import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CultureId } from '../../../shared/site/ids.ts'
import { loadCategory } from '../../../worker/pages/category/load.ts'
import { CategoryPage } from '../../../worker/pages/category/Page.tsx'
import { loadFeature } from '../../../worker/pages/feature/load.ts'
import { loadFeatures } from '../../../worker/pages/features/load.ts'
import { loadJackpotDrop } from '../../../worker/parts/jackpot-drop.ts'
import { contextOf } from './support.ts'

describe('a category', () => {
  test.each([
    ['en-GB', 'slots', 'games-by-groups'],
    ['en-GB', 'slots', 'games-for-groups'],
    ['en-GB', 'megaways', 'games-for-groups'],
    ['de-DE', 'slots', 'games-for-groups'],
  ] as const)('in %s asks for the games of %s beside everything else, so that one wait is enough', (id, key, games) => {
    const asked: string[] = []
    const context = contextOf(id, key)
    const never = new Promise<never>(() => undefined)
    const get: typeof context.content.get = (feed) => {
      asked.push(feed.name)
      return never
    }
    void loadCategory({ ...context, content: { ...context.content, get } })
    expect(asked).toEqual(expect.arrayContaining(['banner', 'category-text', games]))
  })
})

describe('a category with rows of groups', () => {
  const all = Array.from({ length: 60 }, (_, index) => ({
    ...{ slug: `game-${index}`, name: `Game ${index}`, provider: { key: 'oak', name: 'Oak' }, mainCategory: 'slots' },
    ...{ image: { url: '/img/t.svg', width: 1, height: 1 }, badges: [], jackpotEur: null, rating: null },
  }))
  const asked = z.object({ page: z.number(), pageSize: z.number() })
  const answers = {
    'games-by-groups': { value: { groups: [{ key: 'megaways', total: 60, games: all.slice(30, 42) }] } },
    'games-for-groups': (params: unknown) => {
      const { page, pageSize } = asked.parse(params)
      const games = all.slice((page - 1) * pageSize, page * pageSize)
      return { value: { games, total: all.length, page, pageSize } }
    },
  }
  const pageOf = async (page: string) => {
    const loaded = await loadCategory(contextOf('en-GB', 'slots', { answers, query: page === '1' ? {} : { page } }))
    if (loaded.kind !== 'page' || loaded.props.list === null) throw new Error(`no list on page ${page}`)
    return {
      groups: loaded.props.groups,
      list: loaded.props.list,
      html: renderToStaticMarkup(CategoryPage(loaded.props)),
    }
  }

  test('lists all of its own games over its pages, each once, every page linked to the next', async () => {
    const pages = [await pageOf('1'), await pageOf('2'), await pageOf('3')]
    expect(pages.flatMap(({ list }) => list.games.map(({ slug }) => slug))).toEqual(all.map(({ slug }) => slug))
    expect(pages.map(({ list }) => list.paging.next)).toEqual(['/slots/?page=2', '/slots/?page=3', null])
    expect(pages.map(({ groups }) => groups.length)).toEqual([1, 0, 0])
  })

  test('has no link that leads to the page it stands on, but in its tabs', async () => {
    const { html } = await pageOf('1')
    expect(html.replace(/<nav class="tabs"[\s\S]*?<\/nav>/, '')).not.toContain('href="/slots/"')
    expect(html).toContain('href="/slots/?page=2"')
  })
})

describe('a category that is filtered', () => {
  const games = { games: [], total: 60, page: 1, pageSize: 24 }
  const facets = {
    providers: [
      { key: 'oak', name: 'Oak', games: 30 },
      { key: 'elm', name: 'Elm', games: 30 },
    ],
    features: [],
    volatilities: [],
  }
  const answers = {
    'games-for-groups': { value: games },
    'game-facets': { value: facets },
    'games-by-groups': { value: { groups: [{ key: 'megaways', total: 1, games: [] }] } },
  }
  const load = (query: Record<string, string>) => loadCategory(contextOf('en-GB', 'slots', { answers, query }))

  test.each([
    [{ provider: 'oak' }, true, true],
    [{ sort: 'rtp', page: '2' }, true, true],
    [{ q: 'gold' }, true, true],
    [{ q: 'g', sort: 'popular' }, false, true],
    [{ provider: '%%%' }, false, true],
    [{ page: '2' }, false, false],
    [{}, false, false],
  ] as const)('%j: listed by nobody %j, kept by nobody %j', async (query, unlisted, passing) => {
    const loaded = await load(query)
    expect(loaded).toMatchObject({ kind: 'page', passing })
    expect(loaded.kind === 'page' && loaded.head.noindex === true).toBe(unlisted)
    if (unlisted) expect(loaded).toMatchObject({ head: { alternates: {} }, props: { groups: [] } })
  })

  test('carries its filter to its other pages, and a way out of it', async () => {
    const loaded = await load({ sort: 'rtp', provider: 'oak' })
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    const { list, ...props } = loaded.props
    expect(list?.paging.next).toBe('/slots/?provider=oak&sort=rtp&page=2')
    const html = renderToStaticMarkup(CategoryPage({ list, ...props }))
    expect(html).toContain('<option value="oak" selected>Oak (30)</option>')
    expect(html).toContain('<option value="rtp" selected>')
    // What is left open adds nothing to the address.
    expect(html).toContain('<option value>')
    expect(html).not.toContain('value="popular"')
    expect(html).toContain('<a class="filter-bar__clear" href="/slots/" title="Clear filters">')
    // Nothing to choose between: no such part.
    expect(html).not.toContain('name="feature"')
  })

  test.each([
    ['slots', ['Most popular', 'Newest first', 'Name, A to Z', 'Highest return']],
    ['newSlots', ['Newest first', 'Name, A to Z', 'Highest return']],
  ] as const)('%s names the order it stands in first', async (key, names) => {
    const loaded = await loadCategory(contextOf('en-GB', key, { answers }))
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    const [, sorts = ''] =
      /<select name="sort">(.*?)<\/select>/.exec(renderToStaticMarkup(CategoryPage(loaded.props))) ?? []
    expect([...sorts.matchAll(/<option[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(names)
    expect(sorts).toMatch(/^<option value>/)
  })

  test('shows its games where the filters could not be had', async () => {
    const loaded = await loadCategory(
      contextOf('en-GB', 'slots', { answers: { 'games-for-groups': { value: games } }, query: { provider: 'oak' } }),
    )
    expect(loaded).toMatchObject({ kind: 'page', props: { facets: null, list: { paging: { total: 60 } } } })
  })
})

const feature = (id: string, slug = id) => ({ id, slug, name: id, summary: 'S', picture: null })
const featureDetail = { ...feature('limits'), title: 'T', description: 'D', body: '<p>b</p>', socialImage: null }

describe('a feature', () => {
  const answers = {
    feature: { value: featureDetail },
    features: (_: unknown, culture: CultureId | undefined) => ({
      value: {
        features:
          culture === 'fr-CA' ? [feature('limits', 'limites')] : [feature('a'), feature('limits'), feature('b')],
      },
    }),
  }

  test('names its address elsewhere by its id, and those that follow it', async () => {
    const loaded = await loadFeature(contextOf('en-GB', 'feature', { params: { featureSlug: 'limits' }, answers }))
    expect(loaded).toMatchObject({ alternates: { 'fr-CA': { featureSlug: 'limites' } } })
    expect(loaded.kind === 'page' && loaded.props.others.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test.each([
    ['absent', 'notFound'],
    ['unavailable', 'unavailable'],
  ] as const)('that is %s answers %s', async (answer, kind) => {
    const context = contextOf('en-GB', 'feature', { params: { featureSlug: 'x' }, answers: { feature: answer } })
    expect((await loadFeature(context)).kind).toBe(kind)
  })

  test('has a list that says what is missing where its feed failed', async () => {
    expect(await loadFeatures(contextOf('de-DE', 'features'))).toMatchObject({ props: { features: null } })
  })
})

describe('the drop of daily jackpots', () => {
  const card = {
    slug: 'thor',
    name: 'Thor',
    provider: { key: 'oak', name: 'Oak' },
    mainCategory: 'slots',
    image: { url: '/img/t.svg', width: 1, height: 1 },
    badges: [],
    jackpotEur: 1,
    rating: null,
  }
  const answers = (dropsAt: string | null, jackpotDropCountdown = 'Within {{time}}') => ({
    'daily-jackpots': {
      value: { totalEur: 1, jackpots: [{ amountEur: 1, hourlyEur: 1, daily: true, dropsAt, game: card }] },
    },
    settings: {
      value: {
        currency: { iso: 'GBP', symbol: '£' },
        bonusCodeLabel: '',
        bannerLegalText: '',
        logoAlt: '',
        seoFooter: '',
        cookieText: '',
        cookieMore: '',
        jackpotDropCountdown,
        featuredGame: '',
        featuredTitle: '',
        socialLinks: [],
      },
    },
  })
  const midnight = '2026-11-22T00:00:00.000Z'

  test.each([
    ['en-GB', answers(midnight), true],
    ['sv', answers(midnight), true],
    ['de-DE', answers(midnight), false],
    ['ca', answers(midnight), false],
    ['en-GB', answers('2026-11-21T00:00:00.000Z'), false],
    ['en-GB', answers(null), false],
    ['en-GB', answers(midnight, 'No time here'), false],
    ['en-GB', {}, false],
  ] as const)('in %s with %j is told: %j', async (id, given, told) => {
    expect((await loadJackpotDrop(contextOf(id, 'home', { answers: given }))) !== null).toBe(told)
  })
})
