import { describe, expect, test } from 'vitest'
import { loadProvider } from '../../../worker/pages/provider/load.ts'
import { contextOf } from './support.ts'

const providers = {
  value: {
    providers: [{ key: 'oak', name: 'Oak', games: 30, light_img_url: '/img/l.svg', dark_img_url: '/img/d.svg' }],
  },
}
const games = (total: number) => ({ value: { games: [], total, page: 1, pageSize: 24 } })

describe('a provider', () => {
  const load = (providerKey: string, answers: Parameters<typeof contextOf>[2]) =>
    loadProvider(contextOf('en-GB', 'provider', { params: { providerKey }, ...answers }))
  const both = { providers, 'games-of-provider': games(30) }

  test('shows its games page by page, each page with a title of its own', async () => {
    expect(await load('oak', { answers: both, query: { page: '2' } })).toMatchObject({
      kind: 'page',
      props: { list: { paging: { pages: 2, previous: '/providers/oak/', next: null } } },
      head: { title: 'Games by Oak – Page 2 of 2', path: '/providers/oak/?page=2', alternates: {} },
    })
  })

  const told = {
    ...both,
    'provider-story': {
      value: {
        key: 'oak',
        home: 'Bath',
        lead: 'A studio in Bath.',
        motto: 'Light first',
        body: '<p>Text</p>',
        makes: [],
      },
    },
  }

  test('is told on its first page, whose description is what opens its story', async () => {
    const loaded = await load('oak', { answers: told })
    expect(loaded).toMatchObject({ props: { story: { home: 'Bath' } }, head: { description: 'A studio in Bath.' } })
    expect(JSON.stringify(loaded)).toContain('"slogan":"Light first"')
    const second = await load('oak', { answers: told, query: { page: '2' } })
    expect(second).toMatchObject({ props: { story: null, wall: [] } })
  })

  test.each([
    [11, 0],
    [12, 6],
    [24, 6],
  ])('of %i games sets %i on its wall, and no game stands twice', async (count, onWall) => {
    const all = Array.from({ length: count }, (_, index) => ({
      ...{ slug: `game-${index}`, name: 'A', mainCategory: 'slots', provider: { key: 'oak', name: 'Oak' } },
      ...{ image: { url: '/img/a.svg', width: 360, height: 360 }, badges: [], jackpotEur: null, rating: null },
    }))
    const answer = { value: { games: all, total: count, page: 1, pageSize: 24 } }
    const loaded = await load('oak', { answers: { providers, 'games-of-provider': answer } })
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    const { wall, list } = loaded.props
    expect(wall).toHaveLength(onWall)
    expect([...wall, ...(list?.games ?? [])].map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug))
  })

  test('leads on to the providers that follow it, the first after the last', async () => {
    const listed = ['ash', 'elm', 'oak', 'yew'].map((key) => ({ ...providers.value.providers[0], key, name: key }))
    const loaded = await load('oak', { answers: { ...both, providers: { value: { providers: listed } } } })
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    expect(loaded.props.others.map(({ href }) => href)).toEqual([
      '/providers/yew/',
      '/providers/ash/',
      '/providers/elm/',
    ])
  })

  test.each([
    ['elm', both, {}, 'notFound'],
    ['oak', both, { page: '3' }, 'notFound'],
    ['oak', { 'games-of-provider': games(30) }, {}, 'unavailable'],
    ['oak', { providers }, {}, 'page'],
  ] as const)('%s with %j and %j is %s', async (key, answers, query, kind) => {
    expect((await load(key, { answers, query })).kind).toBe(kind)
  })
})
