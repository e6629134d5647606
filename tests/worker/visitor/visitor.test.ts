import { describe, expect, test } from 'vitest'
import { restrictions } from '../../../shared/place/restriction.ts'
import type { Config } from '../../../worker/env.ts'
import { consentAttributes, readVisitor, sendsGpc } from '../../../worker/visitor/visitor.ts'

const configOf = (ENVIRONMENT: Config['ENVIRONMENT']) => ({ ENVIRONMENT }) as Config
const read = (
  environment: Config['ENVIRONMENT'],
  {
    query = '',
    headers = {},
    cf = undefined,
    cookies = {},
  }: { query?: string; headers?: Record<string, string>; cf?: unknown; cookies?: Record<string, string> },
) =>
  readVisitor(
    { headers: new Headers(headers), cf },
    new URL(`https://www.starling.example/${query}`),
    cookies,
    configOf(environment),
  )

const edge = { 'cf-ipcountry': 'ES', 'cf-region-code': 'MD' }
const spain = { country: 'ES', region: 'MD' }
const ontario = { country: 'CA', region: 'ON' }

describe('where a request comes from (rulings 4.1)', () => {
  test.each([
    ['production', ontario],
    ['staging', ontario],
    ['local', spain],
    ['test', spain],
  ] as const)('in %s: the metadata of the runtime counts where it is real', (environment, place) => {
    expect(read(environment, { headers: edge, cf: { country: 'CA', regionCode: 'ON' } }).place).toEqual(place)
  })

  test('the metadata of a local run is not even read', () => {
    const unread = {
      headers: new Headers(edge),
      get cf(): never {
        throw new Error('It was read.')
      },
    }
    const url = new URL('https://www.starling.example/')
    expect(readVisitor(unread, url, {}, configOf('local')).place).toEqual(spain)
    expect(() => readVisitor(unread, url, {}, configOf('production'))).toThrow('It was read.')
  })

  test.each([undefined, null, 'CA', 7])('metadata that is no record (%j) is passed over', (cf) => {
    expect(read('production', { headers: edge, cf }).place).toEqual(spain)
  })

  test.each([
    ['local', ontario],
    ['test', ontario],
    ['staging', ontario],
    ['production', spain],
  ] as const)('in %s: ?gl emulates a place outside production only', (environment, place) => {
    expect(read(environment, { query: '?gl=ca-on', headers: edge }).place).toEqual(place)
  })

  test.each([
    ['?gl=ca-on', 'CA-ON'],
    ['?gl=IE', 'IE'],
    ['?gl=IRL', null],
    ['?gl=I', null],
    ['?gl=xIE', null],
    ['?gl=CA-', null],
    ['?gl=CA-ONTA', null],
    ['?gl=CA-O!', null],
    ['?gl=', null],
    ['', null],
  ])('%j is handed on as %j', (query, emulation) => {
    expect(read('local', { query }).emulation).toBe(emulation)
  })

  test('in production no emulation is handed on', () => {
    expect(read('production', { query: '?gl=IE' }).emulation).toBeNull()
  })
})

describe('what a request says of its visitor’s will', () => {
  test.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('xnoton=%s: not in Ontario %s', (xnoton, expected) => {
    expect(read('production', { cookies: { xnoton } }).notOntario).toBe(expected)
  })

  test('a language that was chosen, if it can be one', () => {
    expect(read('production', { cookies: { xtcl: 'fr-CA' } }).chosenCulture).toBe('fr-CA')
    expect(read('production', { cookies: { xtcl: '../x' } }).chosenCulture).toBeNull()
    expect(read('production', {}).chosenCulture).toBeNull()
  })

  test('the stored answer to the cookie notice as it is found, and GPC', () => {
    expect(read('production', { cookies: { xconsent: '1010' } })).toMatchObject({ consent: '1010', gpc: false })
    expect(read('production', { headers: { 'sec-gpc': '1' } })).toMatchObject({ consent: undefined, gpc: true })
    expect(sendsGpc({ headers: new Headers({ 'sec-gpc': '0' }) })).toBe(false)
  })
})

describe('the root’s attributes (rulings 6.5)', () => {
  test.each([
    ['1010', false, ' data-consent="1010"'],
    ['1010', true, ' data-consent="1010" data-gpc=""'],
    ['0000', false, ''],
    ['"><script>', false, ''],
    [undefined, false, ''],
    [undefined, true, ' data-gpc=""'],
  ])('with %j stored and GPC %s are %j', (consent, gpc, attributes) => {
    expect(consentAttributes({ consent, gpc }, 'none')).toBe(attributes)
  })

  test('hold no choice where the page is blocked: nothing is granted there (rulings 4.4)', () => {
    const shown = restrictions.filter(
      (restriction) => consentAttributes({ consent: '1111', gpc: false }, restriction) !== '',
    )
    expect(shown).toEqual(['none', 'accountblocked', 'playblocked', 'registerblocked'])
  })
})
