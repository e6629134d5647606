import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gameAt, packList, searchListSchema } from '../../../shared/search/list.ts'
import { demoList } from './demo-list.ts'

describe('the list of games', () => {
  const { list } = demoList(1200, 'en')
  const packed = searchListSchema.parse(JSON.parse(JSON.stringify(packList(list))))

  test('says of every game what its source says', () => {
    list.names.forEach((name, at) => {
      const provider = list.providers[list.providerOf[at] ?? -1]?.name
      const address = list.categories[list.categoryOf[at] ?? -1]?.address.replace('*', list.slugs[at] ?? '')
      expect(gameAt(packed, at)).toMatchObject({
        name,
        provider,
        slug: list.slugs[at],
        image: list.images[at],
        href: address,
      })
    })
  })

  test('keeps slugs and addresses that follow from nothing', () => {
    const odd = {
      ...list,
      names: ['A', 'B'],
      slugs: ['other-than-a', 'b'],
      images: ['https://cdn.example/x.svg', '/img/b/b.svg'],
      providerOf: [0, -1],
      themeOf: [0, -1],
      mechanicOf: [0, -1],
      categoryOf: [0, 0],
    }
    const two = packList(odd)
    expect(gameAt(two, 0)).toMatchObject({
      slug: 'other-than-a',
      image: 'https://cdn.example/x.svg',
      href: '/slots/other-than-a/',
    })
    expect(gameAt(two, 1)).toMatchObject({ slug: 'b', image: '/img/b/b.svg', provider: '' })
  })

  test('has no game where the culture has no page for its category, and none beyond its end', () => {
    const none = packList({ ...list, categories: list.categories.map(({ name }) => ({ name, address: '' })) })
    expect(gameAt(none, 0)).toBeNull()
    expect(gameAt(packed, 1200)).toBeNull()
  })

  test('of nothing is a list', () => {
    const empty = { names: [], slugs: [], images: [], providerOf: [], themeOf: [], mechanicOf: [], categoryOf: [] }
    expect(packList({ ...list, ...empty }).names).toEqual([])
  })

  test.each([
    [1200, 35],
    [8000, 200],
  ])('%i games take at most %i KB gzip', (count, most) => {
    const text = JSON.stringify(packList(demoList(count, 'en').list))
    expect(gzipSync(text, { level: 6 }).byteLength).toBeLessThan(most * 1024)
  })
})
