import type { Site } from '../../shared/site/site.ts'
import { trustedPolicies } from '../../shared/site/trusted-policies.ts'
import { configuredVendors, type VendorDirective, vendorSources, vendors } from '../../shared/tracking/vendors.ts'
import { scripts } from '../view/assets.ts'

/** What a policy depends on beside the build. */
export type PolicySubject = Pick<Site, 'brand' | 'platformUrl' | 'vendorOrigin'>

/** Where browsers report what was refused (worker/routes/csp-reports.ts), and what the newer ones call it. */
export const cspReportsPath = '/api/csp-reports/'
export const reportGroup = 'csp'

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
  'require-trusted-types-for': ["'script'"],
  'trusted-types': Object.values(trustedPolicies),
} as const satisfies Readonly<Record<string, readonly string[]>>
type Directive = keyof typeof ownPolicy

const written = (policy: Readonly<Record<Directive, readonly string[]>>): string =>
  Object.entries(policy)
    .flatMap(([directive, sources]) => (sources.length === 0 ? [] : [`${directive} ${sources.join(' ')}`]))
    .concat(`report-uri ${cspReportsPath}`, `report-to ${reportGroup}`)
    .join('; ')

/** Where no brand is known: nothing but this origin. */
export const barePolicy: string = written(ownPolicy)

/** Whether scripts of a brand's vendors run in a worker, in a frame of this very origin (worker/routes/partytown.ts). */
const usesWorker = ({ brand }: PolicySubject): boolean =>
  configuredVendors(brand.domain.thirdPartySettings).some((id) => vendors[id].runs === 'worker')

const sourcesOf = ({ brand, platformUrl, vendorOrigin }: PolicySubject) => {
  const origins = { platform: platformUrl, standIn: vendorOrigin }
  return (directive: VendorDirective) => vendorSources(brand.domain.thirdPartySettings, directive, origins)
}

const withoutTrustedTypes = { 'require-trusted-types-for': [], 'trusted-types': [] } as const

/** Vendors' scripts hand texts to sinks: where one is configured they are reported, elsewhere refused. */
const hasVendors = ({ brand }: PolicySubject): boolean => configuredVendors(brand.domain.thirdPartySettings).length > 0

/** What is reported and not refused; null where everything is refused. */
export const reportedPolicyOf = (subject: PolicySubject): string | null =>
  hasVendors(subject)
    ? `require-trusted-types-for 'script'; report-uri ${cspReportsPath}; report-to ${reportGroup}`
    : null

/**
 * The Content Security Policy of a brand's answers: this origin, the account widget of its platform
 * (docs/contracts/widget.md), the CDN host of its images, and the vendors that it has configured, no others.
 */
export function policyOf(subject: PolicySubject): string {
  const { brand, platformUrl } = subject
  const { internalImgCdnHost } = brand.domain
  const ofVendors = sourcesOf(subject)
  const images = internalImgCdnHost === '' ? [] : [`https://${internalImgCdnHost}`]
  const withMore = (directive: Directive, ...more: readonly string[]) => [
    ...new Set([...ownPolicy[directive], ...more]),
  ]
  return written({
    ...ownPolicy,
    ...(hasVendors(subject) && withoutTrustedTypes),
    'script-src': withMore('script-src', platformUrl, ...ofVendors('script-src')),
    'img-src': withMore('img-src', ...images, ...ofVendors('img-src')),
    'connect-src': withMore('connect-src', ...ofVendors('connect-src')),
    'frame-src': withMore('frame-src', platformUrl, ...(usesWorker(subject) ? [self] : [])),
  })
}

/**
 * The looser policy of the frame in which vendors' scripts run in a worker: the library makes the worker of a text, and
 * evaluates in it what it fetches. It holds under /~partytown/ alone. A worker has no pictures: it fetches them.
 */
export function workerPolicyOf(subject: PolicySubject): string {
  const ofVendors = sourcesOf(subject)
  return written({
    ...ownPolicy,
    ...withoutTrustedTypes,
    'script-src': [self, "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
    'style-src': [none],
    'img-src': [none],
    'font-src': [none],
    'manifest-src': [none],
    'connect-src': [...new Set([self, ...ofVendors('connect-src'), ...ofVendors('img-src')])],
    'worker-src': ['blob:'],
    'form-action': [none],
    'frame-ancestors': [self],
  })
}
