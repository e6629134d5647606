import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abFlags, abState, abSteps, formatFlags, formatVariants, noFlags, parseFlags } from '../../../shared/ab/ab.ts'

const flagsOf = (query: string) => formatFlags(abFlags(new URLSearchParams(query), noFlags))

describe('tests of steps', () => {
  test.each([
    ['', '0000'],
    ['PgTstQA=1', '1000'],
    ['PgTstPostOff', '0100'],
    ['PgTstPltCashOff=1', '0010'],
    ['PgTstOff=1', '0001'],
    ['PgTstQA=0', '0000'],
    ['PgTstOff=1&PgTstQA=1', '1001'],
    ['pgtstoff=1', '0000'],
  ])('the query %j sets the flags %s', (query, flags) => {
    expect(flagsOf(query)).toBe(flags)
  })

  test.each([
    ['0000', 'aaaaaaa'],
    ['1000', 'aaaaaaa'],
    ['0100', 'aaa--aa'],
    ['0010', 'aaaaaa-'],
    ['0001', '-------'],
    ['1111', '-------'],
  ])('the flags %s leave the variants %s', (flags, variants) => {
    expect(formatVariants(abState(parseFlags(flags)))).toBe(variants)
  })

  test('are all on at first', () => {
    expect(noFlags).toEqual({ qaMode: false, postOff: false, deeplinkCashierOff: false, disabled: false })
  })

  test('have one variant each', () => {
    const state = abState(noFlags)
    expect(abSteps.map((step) => state[step])).toEqual(abSteps.map(() => 'a'))
  })

  test('a flag that an address does not name stays as it was', () => {
    const kept = abFlags(new URLSearchParams('PgTstPostOff=1'), noFlags)
    expect(formatFlags(abFlags(new URLSearchParams('PgTstQA=1'), kept))).toBe('1100')
    expect(formatFlags(abFlags(new URLSearchParams('PgTstPostOff=0'), kept))).toBe('0000')
  })

  test('flags survive being written and read again', () => {
    fc.assert(fc.property(fc.stringMatching(/^[01]{4}$/), (text) => formatFlags(parseFlags(text)) === text))
    expect(parseFlags(null)).toEqual(noFlags)
  })
})
