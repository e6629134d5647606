import { describe, expect, test } from 'vitest'
import { createFinder } from '../../../client/search/find.ts'
import { packList } from '../../../shared/search/list.ts'
import { demoList } from '../../shared/search/demo-list.ts'

const { games, list } = demoList(300, 'en')
const find = createFinder(packList(list))
const all = { provider: null, category: null, count: 24 } as const

describe('answers to the search overlay', () => {
  test('before anything is typed the most popular games are shown, with every provider and type to choose', () => {
    const found = find({ ...all, words: '' })
    expect(found.games.map(({ name }) => name)).toEqual(games.slice(0, 24).map(({ name }) => name))
    expect(found.total).toBe(300)
    expect(found.categories.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(300)
  })

  test('what a choice promises is what it leaves', () => {
    const { providers, categories } = find({ ...all, words: 'egypt' })
    for (const { at, count } of providers) expect(find({ ...all, words: 'egypt', provider: at }).total).toBe(count)
    for (const { at, count } of categories) expect(find({ ...all, words: 'egypt', category: at }).total).toBe(count)
  })

  test('a filter does not hide the other choices of its own kind', () => {
    const { providers } = find({ ...all, words: 'egypt' })
    const [first] = providers
    expect(find({ ...all, words: 'egypt', provider: first?.at ?? null }).providers).toEqual(providers)
  })

  test('where nothing is found, popular games come with the answer', () => {
    const found = find({ ...all, words: 'zzzzzz' })
    expect(found.total).toBe(0)
    expect(found.games).toEqual([])
    expect(found.popular.length).toBe(12)
  })

  test('beside few games stand the most popular others, beside many none', () => {
    const many = find({ ...all, words: 'egypt' })
    expect(many.total).toBeGreaterThan(6)
    expect(many.popular).toEqual([])
    const rare = many.providers.find(({ count }) => count <= 6)
    const few = find({ ...all, words: 'egypt', provider: rare?.at ?? null })
    expect(few.total).toBe(rare?.count)
    const found = new Set(few.games.map(({ slug }) => slug))
    const others = games.filter(({ slug }) => !found.has(slug)).slice(0, 12)
    expect(few.popular.map(({ slug }) => slug)).toEqual(others.map(({ slug }) => slug))
  })
})
