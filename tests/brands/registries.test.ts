import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../brands/registry.ts'
import { textsOf } from '../../locales/catalogues.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { prefixOf } from '../../shared/routes/prefix.ts'
import { type CultureId, cultureIds, currencyIsos } from '../../shared/site/ids.ts'

const all = Object.values(brands)

describe('the brands', () => {
  test('are those of rulings 1, each with its cultures, the default one first', () => {
    expect(all.map(({ id, code, name, domain }) => [id, code, name, domain.cultures])).toEqual([
      ['uk', 'STR', 'Starling Casino', ['en-GB', 'en-ROW', 'en-IE', 'en-CA', 'en-NZ', 'fr-CA']],
      ['de', 'STH', 'Sternhaus', ['de-DE']],
      ['es', 'CBR', 'Casa Brava', ['es']],
      ['on', 'MPR', 'Maple Row', ['ca', 'frca']],
      ['se', 'NSK', 'Norrsken', ['sv']],
    ])
    expect(all.map(({ id }) => id)).toEqual(brandIds)
    expect(brandIds[0]).toBe(all.find(({ domain }) => domain.isDefault)?.id)
  })

  test('serve every culture, and share no host', () => {
    const served = new Set(all.flatMap(({ domain }) => domain.cultures))
    expect([...served].sort()).toEqual([...cultureIds].sort())
    const hosts = all.flatMap(({ domain }) => [
      domain.host,
      ...domain.aliases,
      domain.stagingHost,
      ...domain.localHosts,
    ])
    expect(new Set(hosts).size).toBe(hosts.length)
  })

  test('have one default, a canonical www host, its bare domain as alias and a staging host', () => {
    expect(all.filter(({ domain }) => domain.isDefault).map(({ id }) => id)).toEqual(['uk'])
    for (const { domain } of all) {
      expect(domain.host).toBe(`www.${domain.name}`)
      expect(domain.aliases).toEqual([domain.name])
      expect(domain.stagingHost).toBe(`staging.${domain.name}`)
    }
  })

  test.each(all)('$name has a three-letter code, licence GC and social links of its own cultures only', (brand) => {
    expect(brand.code).toMatch(/^[A-Z]{3}$/)
    expect(brand.license).toBe('GC')
    for (const id of Object.keys(brand.domain.socialLinks)) expect(brand.domain.cultures).toContain(id)
  })
})

describe.each(cultureIds)('the culture %s', (id: CultureId) => {
  const culture = cultures[id]

  test('has a tag, a country and a currency that Intl accepts', () => {
    expect(new Intl.Locale(culture.htmlLang).language).toBe(culture.lang)
    expect(Intl.getCanonicalLocales(culture.htmlLang)).toEqual([culture.htmlLang])
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(culture.defaultCountry)).not.toBe(culture.defaultCountry)
    expect(currencyIsos).toContain(culture.currency)
    expect(() => new Intl.PluralRules(culture.htmlLang).select(1)).not.toThrow()
  })

  test('is prefixed with its id, and on the domain whose default it is with nothing (rulings 2.3)', () => {
    expect(culture.routePrefix).toBe(id)
    for (const { domain } of all.filter(({ domain }) => domain.cultures.some((other) => other === id)))
      expect(prefixOf(domain, culture)).toBe(domain.cultures[0] === id ? '' : id)
  })

  test('is sent as its id, but en-ROW as "en" to the user-context service (rulings 2.2)', () => {
    expect(culture.locale).toBe(id)
    expect(culture.apiCode).toBe(id === 'en-ROW' ? 'en' : id)
  })

  test('falls back within its own chain, ending in what stands beneath (rulings 2.8)', () => {
    const chains: Partial<Record<CultureId, readonly string[]>> = {
      frca: ['fr-CA', 'fr', 'en-GB'],
      'fr-CA': ['fr', 'en-GB'],
      ca: ['en-CA', 'en-GB'],
    }
    const english = culture.lang === 'en' && id !== 'en-GB' ? ['en-GB'] : []
    expect(culture.fallbacks).toEqual(chains[id] ?? english)
  })

  test('has a market that speaks its language', () => {
    const market = markets[id]
    expect(market.licence.line[culture.lang]).toMatch(/\{\{licensee\}\}/)
    expect(market.age.minimum).toBe(['ca', 'frca', 'en-CA', 'fr-CA'].includes(id) ? 19 : 18)
    expect(market.beam !== null).toBe(['sv', 'de-DE', 'ca', 'frca'].includes(id))
    const slogan = market.slogan[culture.lang] !== undefined
    expect(slogan).toBe(['en-GB', 'en-IE', 'en-CA', 'en-ROW', 'en-NZ', 'ca'].includes(id))
  })

  test('has a home page with a title in its texts', () => {
    expect(textsOf(id).site.home).toMatchObject({ title: expect.stringMatching(/\S/) })
  })
})

describe('the markets', () => {
  test('have the tags, currencies and rules of rulings 2 and 8', () => {
    expect(cultureIds.map((id) => [id, cultures[id].htmlLang, cultures[id].currency])).toEqual([
      ['en-GB', 'en-GB', 'GBP'],
      ['en-ROW', 'en', 'EUR'],
      ['en-IE', 'en-IE', 'EUR'],
      ['en-CA', 'en-CA', 'CAD'],
      ['en-NZ', 'en-NZ', 'NZD'],
      ['fr-CA', 'fr-CA', 'CAD'],
      ['frca', 'fr-CA', 'CAD'],
      ['ca', 'en-CA', 'CAD'],
      ['de-DE', 'de-DE', 'EUR'],
      ['sv', 'sv-SE', 'SEK'],
      ['es', 'es-ES', 'EUR'],
    ])
    expect(cultureIds.filter((id) => !markets[id].rules.quickSpin)).toEqual(['en-GB', 'frca', 'ca', 'de-DE'])
    expect(cultureIds.filter((id) => markets[id].licence.regulator === null)).toEqual(['en-ROW', 'en-CA', 'fr-CA'])
    expect(cultureIds.filter((id) => !markets[id].rules.offersInHead)).toEqual(['frca', 'ca'])
    expect(cultureIds.filter((id) => markets[id].rules.footer === 'strip')).toEqual(['sv'])
    expect(cultureIds.filter((id) => !markets[id].rules.promotionLinks)).toEqual(['sv'])
    expect(cultureIds.filter((id) => cultures[id].usePnpRegistration)).toEqual(['sv'])
  })

  test('say for every line where it comes from', () => {
    for (const id of cultureIds) {
      const { licence, age, helpline, beam, rules } = markets[id]
      for (const source of [licence.source, age.source, helpline.source, rules.source, beam?.source ?? 'none'])
        expect(source).toMatch(/\S/)
    }
  })
})
