import { brands } from '../../brands/registry.ts'
import { resolveAddress } from '../../shared/routes/address.ts'
import { prefixed } from '../../shared/routes/prefix.ts'
import type { Brand } from '../../shared/site/brand.ts'
import type { Edition } from '../../shared/site/site.ts'
import type { PreviewSubject } from '../../worker/routes/pages/preview-token.ts'
import { editionsOf } from '../../worker/sites.ts'

/** What an address is to a signed link. */
export type SignedPage =
  | { readonly kind: 'page'; readonly subject: PreviewSubject }
  | { readonly kind: 'unknownHost' }
  /** Nothing there asks for a token; `opened` is what does on this host, as patterns of paths. */
  | { readonly kind: 'open'; readonly opened: readonly string[] }

/** What operators open by such a link (worker/routes/ops/status.tsx). */
const statusPath = '/ops/status'

const hasHost = ({ domain }: Brand, host: string): boolean =>
  [domain.host, domain.stagingHost, ...domain.localHosts].includes(host)

const previewsOf = ({ prefix, routes }: Edition): string[] =>
  [...routes.byKey.values()]
    .filter(({ available, entry }) => available && entry.preview === true)
    .map(({ path }) => prefixed(prefix, path))

/** What a token for an address is signed for: the host, and the page's one canonical path, which the site compares (rulings 3.11). */
export function signedPage({ hostname, pathname }: URL): SignedPage {
  const brand = Object.values(brands).find((one) => hasHost(one, hostname))
  const [first, ...rest] = brand === undefined ? [] : editionsOf(brand)
  if (first === undefined) return { kind: 'unknownHost' }
  if (pathname === statusPath) return { kind: 'page', subject: { host: hostname, path: statusPath } }
  const found = resolveAddress(pathname, [first, ...rest])
  return found.kind === 'page' && found.route.entry.preview === true
    ? { kind: 'page', subject: { host: hostname, path: found.path } }
    : { kind: 'open', opened: [...previewsOf(found.edition), statusPath] }
}
