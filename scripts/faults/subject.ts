import { brands, defaultBrand } from '../../brands/registry.ts'
import type { Brand } from '../../shared/site/brand.ts'

const hostOf = ({ domain }: Brand): string => domain.localHosts[0] ?? domain.host

/** The brand whose pages are tried, in its first culture. */
export const host = hostOf(defaultBrand)
export const scope = { brand: defaultBrand.id, culture: defaultBrand.domain.cultures[0] } as const

/** Another one, with which an isolate is warmed up: nothing of its content is shown by the pages that are tried. */
export const hostElsewhere =
  Object.values(brands)
    .filter((brand) => brand !== defaultBrand)
    .map(hostOf)[0] ?? host

/** A day of its own for each page, however far the clock is moved: one of December is another page. */
export const onOneDay = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}dem=2026-11-22`

/** The hash that opens the account popup to log in. */
export const accountMode = '#account/login'
