import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseItems, parseWhole } from '../../../worker/content/parse-items.ts'

const game = z.object({ slug: z.string(), badges: z.array(z.enum(['hot', 'new'])), rate: z.number() })
const groups = z.object({ title: z.string(), groups: z.array(z.object({ key: z.string(), games: z.array(game) })) })
const good = (slug: string) => ({ slug, badges: ['hot'], rate: 1 })
const many = (count: number) => Array.from({ length: count }, (_, at) => good(`game-${at}`))
const of = (...lists: unknown[][]) => ({ title: 't', groups: lists.map((games, at) => ({ key: `${at}`, games })) })
const slugs = (parsed: ReturnType<typeof parseItems<z.output<typeof groups>>>) =>
  parsed.kind === 'fits' ? parsed.value.groups.map(({ games }) => games.map(({ slug }) => slug)) : parsed.reason

test('an answer that is parsed as a whole fits, or its first fault says where and what', () => {
  const columns = z.object({ names: z.array(z.string()) })
  expect(parseWhole(columns, { names: ['x'] })).toEqual({ kind: 'fits', value: { names: ['x'] }, leftOut: [] })
  const { reason } = parseWhole(columns, { names: ['x', 7] }) as { reason: string }
  expect(reason).toMatch(/^does not fit the schema at "names\.1": \S/)
})

describe('the items of an answer', () => {
  test('are all there where all fit', () => {
    expect(parseItems(groups, of(many(3)))).toMatchObject({ kind: 'fits', leftOut: [] })
  })

  test('of which one is bad are the others, in their order', () => {
    const list = many(12)
    list[4] = { ...good('bad'), rate: 'much' as never }
    const parsed = parseItems(groups, of(list, many(2)))
    expect(slugs(parsed)).toEqual([
      many(12)
        .map(({ slug }) => slug)
        .filter((slug) => slug !== 'game-4'),
      ['game-0', 'game-1'],
    ])
    expect(parsed).toMatchObject({ leftOut: ['groups.0.games.4'] })
  })

  test('keep all but a word that nobody knows, also where each has one', () => {
    const list = many(12).map((item) => ({ ...item, badges: ['of-tomorrow', 'new'] }))
    const parsed = parseItems(groups, of(list))
    expect(parsed).toMatchObject({ kind: 'fits' })
    expect(parsed.kind === 'fits' && parsed.value.groups[0]?.games.map(({ badges }) => badges)).toEqual(
      list.map(() => ['new']),
    )
  })

  test('are found where items within items are bad too', () => {
    const list: unknown[] = many(20)
    list[2] = { slug: 'bad' }
    list[4] = { ...good('four'), badges: ['hot', 'of-tomorrow'] }
    const parsed = parseItems(groups, of(list))
    expect(slugs(parsed)).toEqual([many(20).flatMap(({ slug }, at) => (at === 2 ? [] : [at === 4 ? 'four' : slug]))])
  })

  test('are counted over all lists of one place: one of two in a small group is few of twenty-two', () => {
    const parsed = parseItems(groups, of(many(20), [good('a'), { slug: 'b' }]))
    expect(slugs(parsed)).toEqual([many(20).map(({ slug }) => slug), ['a']])
  })

  test.each([
    ['more than a tenth', of([...many(10), { slug: 'a' }, { slug: 'b' }])],
    ['all', of([{ slug: 'a' }])],
    ['none of a list, but something beside them', { ...of(many(3)), title: 7 }],
  ])('are an answer that is wrong as a whole where %s are bad', (_, wire) => {
    expect(parseItems(groups, wire).kind).toBe('wrong')
  })

  test('that belong together by number stay together: a list whose refinement breaks is wrong as a whole', () => {
    const columns = z
      .object({ names: z.array(z.string()), kinds: z.array(z.enum(['a', 'b'])) })
      .refine(({ names, kinds }) => names.length === kinds.length, 'differ')
    expect(parseItems(columns, { names: ['x', 'y'], kinds: ['a', 'c'] }).kind).toBe('wrong')
  })

  test('that lack several fields are one bad item each', () => {
    const list = [...many(20), { slug: 7, badges: 'hot', rate: 'much' }]
    expect(parseItems(groups, of(list))).toMatchObject({ kind: 'fits', leftOut: ['groups.0.games.20'] })
  })

  test('are left out from the end of each list, so that two of one list are the right two', () => {
    const list = many(30).map((item, at) => (at === 3 || at === 4 || at === 28 ? { ...item, rate: null } : item))
    expect(slugs(parseItems(groups, of(list)))).toEqual([
      many(30).flatMap(({ slug }, at) => (at === 3 || at === 4 || at === 28 ? [] : [slug])),
    ])
  })

  test('of a list at the top of an answer are items too', () => {
    expect(parseItems(z.array(z.number()), [1, 2, 'three'])).toMatchObject({ value: [1, 2], leftOut: ['2'] })
    expect(parseItems(z.array(z.number()), ['one'])).toMatchObject({ kind: 'wrong' })
  })

  test('that are a list of a wrong word each are no words: the item that should hold the word is bad', () => {
    const kinds = z.object({ items: z.array(z.object({ kind: z.enum(['a', 'b']) })) })
    const wire = { items: [{ kind: 'a' }, { kind: 'c' }, { kind: 'c' }] }
    expect(parseItems(kinds, wire).kind).toBe('wrong')
  })

  test.each([null, undefined, 7, 'groups', [], { title: 't' }, { title: 't', groups: null }])(
    'are not looked for in %j: it is wrong, and the reason says where',
    (wire) => {
      expect(parseItems(groups, wire)).toMatchObject({
        kind: 'wrong',
        reason: expect.stringMatching(/^does not fit the schema at "/),
      })
    },
  )

  test('are left out wherever they are bad, never more than a tenth, and the others stay as they are', () => {
    const list = z.object({ items: z.array(z.object({ n: z.number() })) })
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (fits) => {
        const wire = { items: fits.map((fit, n) => (fit ? { n } : { n: `${n}` })) }
        const bad = fits.filter((fit) => !fit).length
        const parsed = parseItems(list, wire)
        if (bad === fits.length || (bad > 1 && bad > fits.length / 10)) expect(parsed.kind).toBe('wrong')
        else expect(parsed).toMatchObject({ value: { items: wire.items.filter((_, at) => fits[at]) } })
      }),
    )
  })
})
