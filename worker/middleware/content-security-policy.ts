import type { Site } from '../../shared/site/site.ts'
import { type VendorDirective, vendorSources } from '../../shared/tracking/vendors.ts'
import { scripts } from '../view/assets.ts'

/** What a policy depends on beside the build. */
export interface PolicySubject {
  readonly site: Pick<Site, 'brand' | 'platformUrl'>
  /** Stands for the vendors in local runs; null elsewhere. */
  readonly vendorOrigin: string | null
}

const none = "'none'"
const self = "'self'"

/** Everything from this origin; the one inline script by its hash. */
const ownPolicy = {
  'default-src': [none],
  'script-src': [self, `'${scripts.prepaintHash}'`],
  'style-src': [self],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'frame-src': [],
  'manifest-src': [self],
  'worker-src': [self],
  'form-action': [self],
  'base-uri': [none],
  'frame-ancestors': [none],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Directive = keyof typeof ownPolicy

const written = (policy: Readonly<Record<Directive, readonly string[]>>): string =>
  Object.entries(policy)
    .flatMap(([directive, sources]) => (sources.length === 0 ? [] : [`${directive} ${sources.join(' ')}`]))
    .join('; ')

/** Where no brand is known: nothing but this origin. */
export const barePolicy: string = written(ownPolicy)

/**
 * The Content Security Policy of a brand's answers: this origin, the account widget of its platform
 * (docs/contracts/widget.md), the CDN host of its images, and the vendors that it has configured, no others.
 */
export function policyOf({ site, vendorOrigin }: PolicySubject): string {
  const { thirdPartySettings, internalImgCdnHost } = site.brand.domain
  const origins = { platform: site.platformUrl, standIn: vendorOrigin }
  const vendors = (directive: VendorDirective) => vendorSources(thirdPartySettings, directive, origins)
  const images = internalImgCdnHost === '' ? [] : [`https://${internalImgCdnHost}`]
  const withMore = (directive: Directive, ...more: readonly string[]) => [
    ...new Set([...ownPolicy[directive], ...more]),
  ]
  return written({
    ...ownPolicy,
    'script-src': withMore('script-src', site.platformUrl, ...vendors('script-src')),
    'img-src': withMore('img-src', ...images, ...vendors('img-src')),
    'connect-src': withMore('connect-src', ...vendors('connect-src')),
    'frame-src': withMore('frame-src', site.platformUrl),
  })
}
