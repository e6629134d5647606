import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cultures } from '../../../locales/registry.ts'
import { createFormat, moneyFormat } from '../../../shared/i18n/format.ts'
import { type CultureId, cultureIds } from '../../../shared/site/ids.ts'

/** Figures of 1234.5 of the culture's own currency, 12,345 and 96.21 % (domain 7); spaces are no-break ones. */
const figures: Readonly<Record<CultureId, { money: string; number: string; percent: string }>> = {
  'en-GB': { money: '£12.50', number: '12,345', percent: '96.21%' },
  'en-ROW': { money: '€12.50', number: '12,345', percent: '96.21%' },
  'en-IE': { money: '€12.50', number: '12,345', percent: '96.21%' },
  'en-CA': { money: '$12.50', number: '12,345', percent: '96.21%' },
  'en-NZ': { money: '$12.50', number: '12,345', percent: '96.21%' },
  'fr-CA': { money: '12,50 $', number: '12 345', percent: '96,21 %' },
  frca: { money: '12,50 $', number: '12 345', percent: '96,21 %' },
  ca: { money: '$12.50', number: '12,345', percent: '96.21%' },
  'de-DE': { money: '12,50 €', number: '12.345', percent: '96,21 %' },
  sv: { money: '12,50 kr', number: '12 345', percent: '96,21 %' },
  es: { money: '12,50 €', number: '12.345', percent: '96,21 %' },
}
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(cultureIds)('figures in %s', (id) => {
  const { htmlLang, currency } = cultures[id]
  const format = createFormat(htmlLang, currency, 1)

  test('are written as the language writes them', () => {
    expect(spaced(format.money(12.5))).toBe(figures[id].money)
    expect(spaced(format.number(12_345))).toBe(figures[id].number)
    expect(spaced(format.percent(96.21))).toBe(figures[id].percent)
  })

  test('have no plain space that could break a line', () => {
    for (const text of [format.money(1234.5), format.number(1_234_567), format.percent(96.21)])
      expect(text).not.toContain(' ')
  })

  test('have dates of the day in UTC', () => {
    expect(format.date('2026-12-31T23:59:59Z')).toContain('2026')
    expect(format.date('2026-12-31T23:59:59Z')).toContain('31')
  })

  test('have the day before the month outside America', () => {
    if (['en-GB', 'en-IE', 'en-NZ', 'en-ROW'].includes(id)) expect(format.date('2026-12-31')).toBe('31 December 2026')
  })

  test('count the first day of a month in French alone', () => {
    const first = format.date('2026-12-01')
    if (cultures[id].lang === 'fr') {
      expect(first).toBe('1er décembre 2026')
      expect(format.dateTime('2026-12-01T12:34:00Z')).toMatch(/^1er décembre 2026/)
      for (const day of ['11', '21', '31']) expect(format.date(`2026-12-${day}`)).toBe(`${day} décembre 2026`)
    } else expect(first).not.toContain('1er')
  })

  test('have their last item joined by a word in lists', () => {
    expect(format.list([])).toBe('')
    expect(format.list(['a', 'b', 'c'])).toMatch(/^a, b,? \p{L}+ c$/u)
  })

  test('have months in words, and times where they are asked for', () => {
    expect(format.date('2026-12-31T12:30:00Z')).not.toMatch(/12|30/)
    expect(format.dateTime('2026-12-31T12:34:00Z')).toContain(format.date('2026-12-31T12:34:00Z'))
    expect(format.dateTime('2026-12-31T12:34:00Z')).toContain('34')
  })
})

describe('amounts', () => {
  test('fixed in the culture’s own currency are printed as they are, whatever the rate', () => {
    for (const rate of [0.85714, 0.86778, 1.3194]) {
      const { own } = createFormat('en-GB', 'GBP', rate)
      expect(own(5)).toBe('£5')
    }
  })

  test('of four digits: a group separator where the language has one', () => {
    const at = (tag: string, currency: 'GBP' | 'EUR' | 'SEK' | 'CAD'): string =>
      spaced(moneyFormat(tag, currency, 1)(99.5))
    expect(at('en-GB', 'GBP')).toBe('£99.50')
    expect(spaced(moneyFormat('es-ES', 'EUR', 1)(1235))).toBe('1235 €')
    expect(spaced(moneyFormat('es-ES', 'EUR', 1)(12_345))).toBe('12.345 €')
    expect(spaced(moneyFormat('en-GB', 'SEK', 1)(1235))).toBe('SEK 1,235')
    expect(spaced(moneyFormat('de-DE', 'EUR', 1)(1235))).toBe('1.235 €')
    expect(at('sv-SE', 'SEK')).toBe('99,50 kr')
  })

  test('are converted at the rate, whole from 100 up and without cents where there are none', () => {
    const pounds = moneyFormat('en-GB', 'GBP', 0.86778)
    expect(pounds(1)).toBe('£0.87')
    expect(pounds(250)).toBe('£217')
    expect(moneyFormat('en-GB', 'GBP', 1)(5)).toBe('£5')
    expect(moneyFormat('en-GB', 'GBP', 1)(0)).toBe('£0')
  })

  test('never come out as NaN for a number and a rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0.01, max: 200, noNaN: true }),
        (eur, rate) => {
          expect(moneyFormat('en-GB', 'GBP', rate)(eur)).toMatch(/^£[\d,]+(\.\d{2})?$/)
        },
      ),
    )
  })
})
