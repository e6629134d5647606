import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { createEdition } from '../../../shared/site/edition.ts'
import { editionNamed } from '../../../shared/site/site.ts'
import { siteVersion } from '../../../shared/site/version.ts'
import { siteOf } from '../../worker/seo/support/sites.ts'

describe('a site in one of its cultures', () => {
  test.each([
    ['en-GB', ''],
    ['fr-CA', 'fr-CA'],
  ] as const)('%s has its row, its market, its prefix %j and its routes', (id, prefix) => {
    const edition = createEdition(brands.uk, cultures[id], markets[id])
    expect([edition.culture, edition.market, edition.prefix]).toEqual([cultures[id], markets[id], prefix])
    expect([...edition.routes.byKey]).toEqual([...compileRoutes(id, 'uk').byKey])
  })

  test('is found by its id, where the site has it', () => {
    const site = siteOf('on')
    expect(editionNamed(site, 'frca')).toBe(site.editions[1])
    expect(editionNamed(site, 'ca')).toBe(site.editions[0])
    for (const id of ['en-GB', 'CA', '', undefined]) expect(editionNamed(site, id)).toBeUndefined()
  })
})

test('the site’s version is the specification’s (spec 9)', () => {
  expect(siteVersion).toBe('2.0.0')
})
