import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../brands/registry.ts'
import { buildItems } from '../../../platform/content-files/build-items.ts'
import { restrictionOf } from '../../../platform/demo/demo.ts'
import { restrictedSchema } from '../../../shared/content/restricted.ts'
import type { Restriction } from '../../../shared/place/restriction.ts'
import { type CultureId, cultureIds } from '../../../shared/site/ids.ts'
import { type DocumentInput, renderDocument } from '../../../worker/document/document.tsx'
import { textOf } from '../../../worker/document/kept-markup.tsx'
import { viewOf } from '../pages/support.ts'

const documentOf = (id: CultureId, more: Partial<DocumentInput> & { readonly restriction: Restriction }): string =>
  renderDocument(viewOf(id), {
    head: { title: 'T', description: 'D' },
    main: <h1>Help</h1>,
    route: null,
    clearable: false,
    blocked: { words: null, sibling: null },
    openToAll: false,
    festive: false,
    serviceWorker: false,
    footer: null,
    words: null,
    lean: false,
    ...more,
  })
    .map(textOf)
    .join('')

/** The blocking screen of a document, or nothing. */
const screenOf = (html: string): string => /<section class="blocking"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

describe.each(
  cultureIds.filter((id) => Object.values(brands).some(({ domain }) => domain.cultures.some((own) => own === id))),
)('in %s a visitor from where the site is not offered', (id) => {
  const { market, href } = viewOf(id)

  test('is told why, and where to go from here: pages that stay open, another brand, the help line', () => {
    const sibling = { name: 'Sister', href: 'https://sister.example/' }
    const words = '<p>What we say of that country.</p>'
    const screen = screenOf(documentOf(id, { restriction: 'blocked', blocked: { words, sibling } }))
    expect(screen).toContain('What we say of that country.')
    expect(screen).toContain('href="https://sister.example/"')
    expect(screen).toContain(`href="${market.helpline.url}"`)
    for (const key of ['help', 'responsibleGaming', 'privacy', 'terms'] as const)
      expect(screen).toContain(`href="${href(key)}"`)
  })

  test('reads what stays open, with no link to an account or to play, and is asked for no consent', () => {
    const html = documentOf(id, { restriction: 'blocked', openToAll: true })
    expect(screenOf(html)).toBe('')
    expect(html).not.toContain(' inert')
    expect(html).not.toMatch(/account-link[ "]|data-platform|data-consent-open|class="consent"/)
  })

  test('may log in where only accounts are refused', () => {
    const screen = screenOf(documentOf(id, { restriction: 'blockedwithlogin' }))
    expect(screen).toContain('data-hash="account/login"')
  })
})

describe.each(brandIds)('the list of countries of %s', (brand) => {
  test('names only countries in which something is refused', async () => {
    for (const culture of brands[brand].domain.cultures) {
      const { items } = await buildItems(brand, culture, new Map())
      const list = items.find(({ feed }) => feed === 'restricted')
      const { countries } = restrictedSchema.parse(list?.data)
      expect(countries.length).toBeGreaterThan(0)
      for (const { iso2 } of countries)
        expect([culture, iso2, restrictionOf(brands[brand], iso2, null).restriction]).not.toContain('none')
    }
  })
})
