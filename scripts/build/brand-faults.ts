import { cultures } from '../../locales/registry.ts'
import { restrictionOf } from '../../platform/demo/demo.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import type { Brand } from '../../shared/site/brand.ts'
import { vendorIdFaults } from '../../shared/tracking/vendors.ts'

/** Values that more than one brand has, each with the brands. */
function shared(brands: readonly Brand[], valuesOf: (brand: Brand) => readonly string[]): [string, string][] {
  const owners = Map.groupBy(
    brands.flatMap((brand) => valuesOf(brand).map((value) => ({ value, id: brand.id }))),
    ({ value }) => value,
  )
  return [...owners].flatMap(([value, all]) =>
    all.length > 1 ? [[value, all.map(({ id }) => id).join(' and ')] as [string, string]] : [],
  )
}

/** Countries that the brand is at home in: its domain's, and those of its cultures. */
const homesOf = ({ domain }: Brand): ReadonlySet<string> =>
  new Set([domain.defaultCountry, ...domain.cultures.map((id) => cultures[id].defaultCountry)])

/** What the types cannot say of the registered brands; each line names the brand and what to change. */
export function brandFaults(brands: readonly Brand[]): string[] {
  const defaults = brands.filter(({ domain }) => domain.isDefault).map(({ id }) => id)
  const hosts = shared(brands, ({ domain }) => [
    domain.host,
    ...domain.aliases,
    domain.stagingHost,
    ...domain.localHosts,
  ])
  return [
    ...hosts.map(([host, ids]) => `${ids}: both list the host ${host}. A host leads to one brand.`),
    ...shared(brands, ({ code }) => [code]).map(([code, ids]) => `${ids}: both have the code ${code}.`),
    ...(defaults.length === 1 ? [] : [`One brand is the default; ${defaults.join(' and ') || 'none'} says so.`]),
    ...brands.flatMap(({ id, code }) =>
      /^[A-Z]{3}$/.test(code) ? [] : [`${id}: its code "${code}" is not three letters.`],
    ),
    ...brands.flatMap(({ id, domain }) => vendorIdFaults(domain.thirdPartySettings).map((fault) => `${id}: ${fault}`)),
    ...brands.flatMap((brand) =>
      [...homesOf(brand)]
        .filter((country) => restrictionOf(brand, country, null).restriction !== 'none')
        .map((country) => `${brand.id}: it is at home in ${country}, which its restrictions close.`),
    ),
    ...brands.flatMap(({ id, domain }) =>
      domain.cultures.flatMap((culture) => {
        try {
          compileRoutes(culture, id)
          return []
        } catch (error) {
          return [`${id}: ${error instanceof Error ? error.message : String(error)}`]
        }
      }),
    ),
  ]
}
