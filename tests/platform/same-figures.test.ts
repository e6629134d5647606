import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildItems } from '../../platform/content-files/build-items.ts'
import type { Item } from '../../platform/content-files/item.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import { figuresOf } from './support/figures.ts'

type Pair = {
  readonly brand: BrandId
  readonly english: CultureId
  readonly french: CultureId
  /** What of an item has to say the same in both languages; null: nothing of it, since each language explains it in its own way. */
  readonly compared: (item: Item) => unknown
}

const rulesOf = z.object({ eligible: z.string(), when: z.string(), get: z.string(), terms: z.string() })
const codeOf = z.object({ bonusCode: z.string().nullish() })
const limitsOf = z.object({ deposit: z.unknown(), withdrawal: z.unknown() })
const rulesPages = ['bonus-policy', 'terms', 'contact', 'responsible-gaming', 'self-assessment-test', 'vip']

/** Bonus terms, vouchers, and the banners that state an offer. */
const isRule = (feed: string, id: string): boolean =>
  ['bonus-terms', 'voucher-texts'].includes(feed) || (feed === 'banner' && ['home', 'promotions'].includes(id))

const pairs: readonly Pair[] = [
  {
    brand: 'on',
    english: 'ca',
    french: 'frca',
    // One brand in two languages: what it promises is the same on every page, worked examples included.
    compared: ({ feed, id, data }) =>
      ['promotion', 'payment', 'page', 'landing'].includes(feed) || isRule(feed, id) ? data : null,
  },
  {
    brand: 'uk',
    english: 'en-CA',
    french: 'fr-CA',
    compared: ({ feed, id, data }) => {
      if (feed === 'promotion') return rulesOf.parse(data)
      if (feed === 'payment') return limitsOf.parse(data)
      if (feed === 'page') return rulesPages.includes(id) ? data : null
      return isRule(feed, id) ? data : null
    },
  },
]

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).join(' | ')
      : ''

describe.each(pairs)('$english and $french of one brand', ({ brand, english, french, compared }) => {
  const built = Promise.all([english, french].map((culture) => buildItems(brand, culture, new Map())))

  test('name the same amounts, percentages, days and counts page by page', async () => {
    const [inEnglish, inFrench] = (await built).map(({ items }) => items)
    const otherwise = (inEnglish ?? []).flatMap((item) => {
      const other = inFrench?.find(({ feed, id }) => feed === item.feed && id === item.id)
      if (other === undefined || compared(item) === null) return []
      const [one, two] = [item, other].map((each) => figuresOf(textOf(compared(each))))
      const only = (these: readonly string[] = [], those: readonly string[] = []) =>
        these.filter((figure) => !those.includes(figure)).join(', ')
      return only(one, two) === '' && only(two, one) === ''
        ? []
        : [`${item.feed} ${item.id}: ${english} only ${only(one, two)}; ${french} only ${only(two, one)}`]
    })
    expect(otherwise).toEqual([])
  })

  test('offer the same things under the same code', async () => {
    const [inEnglish, inFrench] = (await built).map(({ items }) =>
      items
        .filter(({ feed }) => ['promotion', 'payment', 'bonus-terms', 'landing'].includes(feed))
        .map(({ feed, id, data }) => `${feed} ${id} ${feed === 'promotion' ? codeOf.parse(data).bonusCode : ''}`)
        .sort(),
    )
    expect(inFrench).toEqual(inEnglish)
  })
})

describe('figures', () => {
  test.each([
    ['Up to $1,500.50, 5% of it', '5 % de 1\u00a0500,50\u00a0$'],
    ['wagered 30 times within seven days', 'misé 30\u00a0fois en sept jours'],
    ['1 to 3 business days', 'de 1 à 3 jours ouvrables'],
    ['Aged 19 or over, 24 hours a day', '19\u00a0ans et plus, jour et nuit'],
  ])('read the same in “%s” and “%s”', (english, french) => {
    expect(figuresOf(english)).not.toEqual([])
    expect(figuresOf(french)).toEqual(figuresOf(english))
  })

  test.each([
    ['$20 by bank transfer', '50\u00a0$ par virement bancaire'],
    ['within ten business days', 'dans un délai de 30\u00a0jours'],
    ['30x', '60 fois'],
  ])('differ between “%s” and “%s”', (english, french) => {
    expect(figuresOf(french)).not.toEqual(figuresOf(english))
  })
})
