import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { prefixed, prefixOf } from '../../shared/routes/prefix.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'

const port = Number(process.env.E2E_PORT ?? 8797)

/** Address of a path on a brand's local host. */
export const at = (brand: BrandId, path: string): string =>
  `http://${brands[brand].domain.localHosts[0]}:${port}${path}`

/** The same for calls outside a browser, where `*.localhost` has no resolver: an address of this machine and the Host header. */
export const call = (brand: BrandId, path: string): { url: string; headers: { host: string } } => ({
  url: `http://127.0.0.1:${port}${path}`,
  headers: { host: `${brands[brand].domain.localHosts[0]}:${port}` },
})

/** Every culture with its brand, its home and the address of a path below it. */
export const visits = Object.values(brands).flatMap((brand) =>
  brand.domain.cultures.map((id: CultureId) => {
    const culture = cultures[id]
    const home = prefixed(prefixOf(brand.domain, culture), '/')
    return { brand: brand.id, name: brand.name, culture, home, url: (path: string) => at(brand.id, home + path) }
  }),
)

/** One culture of each language and brand: the others share their texts and colours. */
export const samples = visits.filter(
  ({ culture, brand }, index) =>
    visits.findIndex((other) => other.brand === brand && other.culture.lang === culture.lang) === index,
)
