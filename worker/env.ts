import type { AnalyticsEngineDataset, Fetcher, KVNamespace, RateLimit } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { brandIds } from '../brands/registry.ts'
import { binding, environments, isHosted, parseEnvironment, secretKey } from '../shared/environment/environment.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { platformUrlBeside } from '../shared/site/platform-host.ts'
import { type VendorSettings, vendorIdFaults, vendorIds } from '../shared/tracking/vendors.ts'

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** An origin, in which the host may be the mark of local runs. */
const platformOrigin = z.pipe(
  z
    .string()
    .check(
      z.refine((url) => origin.safeParse(platformUrlBeside(url, 'any.localhost')).success, 'not an http(s) origin'),
    ),
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** What is wrong with the ids of all brands, in one line. */
const faultsOf = (given: Readonly<Partial<Record<BrandId, VendorSettings>>>): readonly string[] =>
  brandIds.flatMap((brand) => vendorIdFaults(given[brand] ?? {}).map((fault) => `${brand}: ${fault}`))

const vendorIdsOfBrands = z
  .pipe(
    z.pipe(
      z.string(),
      z.transform((text, { issues, value }): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          issues.push({
            code: 'custom',
            input: value,
            message: 'it is not JSON; write {"<brand>":{"<vendor>":"<id>"}}',
          })
          return z.NEVER
        }
      }),
    ),
    z.partialRecord(z.enum(brandIds), z.partialRecord(z.enum(vendorIds), z.string())),
  )
  .check(
    z.superRefine((given, { addIssue }) => {
      const faults = faultsOf(given)
      if (faults.length > 0) addIssue({ code: 'custom', message: faults.join(' ') })
    }),
  )

const counter = binding<RateLimit>('[[ratelimits]]', ['limit'])

const variables = {
  /** Where this Worker runs: decides hosts, HSTS, robots and whether emulation parameters count. */
  ENVIRONMENT: z.enum(environments),
  /** Ids of the brands served, with commas between them; local and test runs serve every registered one. */
  BRANDS: z.pipe(
    z.pipe(
      z.string(),
      z.transform((list) => list.split(',').map((id) => id.trim())),
    ),
    z.array(z.enum(brandIds)).check(z.minLength(1)),
  ),
  /** Origin of the content API and the services beside it. */
  API_ORIGIN: origin,
  /** The secure platform to which login, registration and play go; in local runs `{host}` is its host beside the site's. */
  PLATFORM_URL: platformOrigin,
  /** Key of the signed purge call (HMAC-SHA-256). */
  PURGE_KEY: secretKey,
  /** Key of preview links (HMAC-SHA-256). */
  PREVIEW_KEY: secretKey,
  /** 'off' renders every page anew: for measuring, and for looking into a page that seems old. */
  PAGE_CACHE: z._default(z.enum(['on', 'off']), 'on'),
  /** Longest that a page waits in all while the platform does not answer, ms; one that answers slowly is waited for longer. */
  PAGE_WAIT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1200),
  /** Longest that a page waits for the platform while something is kept, ms. */
  KEPT_WAIT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 150),
  /** "off" is the kill switch: the worker that browsers fetch then unregisters itself and drops what it kept. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  /** 'on' lists the games in the site maps whatever the domain's own switch says (rulings 7.5). */
  GAMES_SITE_MAP: z._default(z.enum(['domain', 'on']), 'domain'),
  /** In local runs the origin that stands for all vendors but the platform itself; elsewhere they are asked where they are. */
  VENDOR_ORIGIN: z._default(z.nullable(origin), null),
  /** Ids with vendors that are others here than in the brand's folder, as JSON by brand and vendor; '' switches one off. */
  VENDOR_IDS: z._default(vendorIdsOfBrands, {}),
  CONTENT: binding<KVNamespace>('[[kv_namespaces]]', ['get', 'put', 'getWithMetadata']),
  ASSETS: binding<Fetcher>('[assets]', ['fetch']),
  /** How many calls a minute each counts: worker/middleware/limits.ts. */
  LIMIT_FEW: counter,
  LIMIT_SOME: counter,
  LIMIT_MANY: counter,
  /** Where each request is counted in hosted environments; local runs have what /ops/status draws. */
  METRICS: z.optional(binding<AnalyticsEngineDataset>('[[analytics_engine_datasets]]', ['writeDataPoint'])),
  /** 'on' writes a line of JSON for each request to the log. */
  LOG_REQUESTS: z._default(z.enum(['on', 'off']), 'off'),
} as const

/** Local and test runs name no brands: whatever is registered is served. */
function withRegisteredBrands(env: unknown): unknown {
  const given = z.looseObject({ ENVIRONMENT: z.enum(environments) }).safeParse(env).data
  return given === undefined || isHosted(given.ENVIRONMENT) ? env : { BRANDS: brandIds.join(','), ...given }
}

/** Bindings and variables, parsed once and complete. */
export type Config = z.output<z.ZodMiniObject<typeof variables>>

/** A visitor may emulate place and time outside production only (rulings 4.1). */
export function emulationAllowed(config: Pick<Config, 'ENVIRONMENT'>): boolean {
  return config.ENVIRONMENT !== 'production'
}

/** What a visit emulates by a parameter of its address, if it may: a place (`gl`) or a day (`dem`). */
export function emulatedBy(config: Pick<Config, 'ENVIRONMENT'>, url: URL, name: 'gl' | 'dem'): string | null {
  return url.search !== '' && emulationAllowed(config) ? url.searchParams.get(name) : null
}

/** Parses what the runtime hands over; throws with the names of what is missing or wrong, and where to set it. */
export const parseEnv = (env: unknown): Config => parseEnvironment(variables, withRegisteredBrands(env))
