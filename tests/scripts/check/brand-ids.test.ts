import { describe, expect, test } from 'vitest'
import { brandIdsIn, handListsIn, type Words } from '../../../scripts/check/brand-ids.ts'

const words: Words = {
  brands: 'uk de se es on'.split(' '),
  others: new Set(['de', 'es', 'de-DE', 'sv', 'en', 'on', 'se']),
}

describe('the check of brand ids', () => {
  test.each([
    "if (brand === 'uk') return null",
    "if (brand.id !== 'es') return null",
    "if ('on' === view.brand.id) return null",
    "const brand = brandByCode.get(code) ?? 'uk'",
    "const look = looks[brandId] ?? looks[brandId ?? 'de']",
    "const sites = ['uk', 'de']",
    "for (const id of ['de', 'se', 'uk']) draw(id)",
    "const brands = ['de', 'es']",
    "const isLight = ['de', 'es'].includes(brand.id)",
    "const height = brandLook('se')",
    'const { name } = brands.es',
    "const { name } = brands['on']",
    "start({ brand: 'de' })",
    "vars: { BRANDS: 'de,es' }",
    "const host = 'es.localhost'",
    'const url = `http://on.localhost/`',
    'const heights: Readonly<Record<BrandId, number>> = {\n  de: 210,\n}',
    "switch (view.brand.id) {\n  case 'es':\n    return 1\n}",
  ])('finds %s', (code) => {
    expect(brandIdsIn(code, words)).not.toEqual([])
  })

  test.each([
    "GAMES_SITE_MAP: z.enum(['domain', 'on']).default('domain')",
    "const on = config.SERVICE_WORKER === 'on'",
    "const state = next ?? 'on'",
    "const lowers = (lang: Lang) => lang !== 'de' && lang !== 'es'",
    "type Lang = 'en' | 'fr' | 'de' | 'es' | 'sv'",
    "{ from: '/ruleta/', to: ['roulette'], cultures: ['es'] }",
    "country('AR', 'Argentina', 'USD', ['es', 'es'])",
    "const chains: Record<CultureId, string[]> = { es: ['es'], sv: ['sv'] }",
    "// as brand === 'uk' would be\nconst x = 1",
    '/** the brand "uk" or `brands.es` */\nconst x = 1',
    "t('footer.company', { brand: brand.name })",
  ])('takes %s', (code) => {
    expect(brandIdsIn(code, words)).toEqual([])
  })

  test('finds a list of every brand in a test, and no shorter one', () => {
    const brands = ['one', 'two', 'three']
    expect(handListsIn("for (const brand of ['two', 'one', 'three'] as const) {}", { brands })).toEqual([
      'two, one, three',
    ])
    expect(handListsIn("BRANDS: ['one', 'two']", { brands })).toEqual([])
  })
})
