import { describe, expect, test } from 'vitest'
import { type PageData, pageDataShape, type VisitorData, visitorDataShape } from '../../../shared/site/page-data.ts'

const page: PageData = {
  culture: 'en-GB',
  htmlLang: 'en-GB',
  currency: 'GBP',
  texts: '/assets/texts.json',
  home: '/',
  addresses: { search: '/search/', contact: '/', privacy: '/', terms: '/', login: '/', register: '/', play: '/' },
  widget: { address: '/widget.js', sendsCountry: false },
  searchWorker: '/assets/search.js',
  overlayStyles: '/assets/overlays.css',
  payAndPlay: false,
  feedback: true,
  serviceWorker: null,
}
const visitor: VisitorData = {
  country: 'GB',
  region: null,
  currency: 'GBP',
  rate: 0.86,
  restriction: 'none',
  geo: null,
  emulation: false,
  context: {
    skinName: 'starling',
    license: 'GC',
    country: 'GB',
    userCountry: 'GB',
    code: 'STR',
    localCode: 'uk',
    apiCode: 'en-GB',
    culture: 'en-GB',
    skillCulture: 'en-GB',
    platformUnderMaintenance: false,
  },
}

describe('what the page hands to its script', () => {
  test('is read as it was written, and without what nobody asked for', () => {
    expect(pageDataShape(JSON.parse(JSON.stringify({ ...page, more: 1 })))).toEqual(page)
    expect(visitorDataShape(JSON.parse(JSON.stringify(visitor)))).toEqual(visitor)
  })

  test.each([
    ['nothing', null],
    ['a text', 'page'],
    ['another culture', { ...page, culture: 'xx' }],
    ['no addresses', { ...page, addresses: undefined }],
    ['a number for a text', { ...page, home: 1 }],
  ])('of a page is refused where it is %s', (_, value) => {
    expect(() => pageDataShape(value)).toThrow(TypeError)
  })

  test.each([
    ['an unknown currency', { ...visitor, currency: 'XXX' }],
    ['a rate that is no number', { ...visitor, rate: null }],
    ['an unknown restriction', { ...visitor, restriction: 'maybe' }],
    ['half a context', { ...visitor, context: { skinName: 'x' } }],
    ['half a place', { ...visitor, geo: { countryName: 'x' } }],
  ])('of a visitor is refused where it holds %s', (_, value) => {
    expect(() => visitorDataShape(value)).toThrow(TypeError)
  })

  test('cannot be written with a field of another type', () => {
    // @ts-expect-error a page has one of the known cultures
    const other: PageData = { ...page, culture: 'xx' }
    expect(() => pageDataShape(other)).toThrow(/xx/)
  })
})
