import type { AnalyticsEngineDataset, Fetcher, KVNamespace, RateLimit } from '@cloudflare/workers-types'
import * as z from 'zod'
import { brandIds } from '../brands/registry.ts'
import { binding, environments, isHosted, parseEnvironment, secretKey } from '../shared/environment/environment.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { platformUrlBeside } from '../shared/site/platform-host.ts'
import { type VendorSettings, vendorIdFaults, vendorIds } from '../shared/tracking/vendors.ts'

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** An origin, in which the host may be the mark of local runs. */
const platformOrigin = z
  .string()
  .refine((url) => origin.safeParse(platformUrlBeside(url, 'any.localhost')).success, 'not an http(s) origin')
  .transform((url) => url.replace(/\/+$/, ''))

/** What is wrong with the ids of all brands, in one line. */
const faultsOf = (given: Readonly<Partial<Record<BrandId, VendorSettings>>>): readonly string[] =>
  brandIds.flatMap((brand) => vendorIdFaults(given[brand] ?? {}).map((fault) => `${brand}: ${fault}`))

const vendorIdsOfBrands = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'it is not JSON; write {"<brand>":{"<vendor>":"<id>"}}' })
      return z.NEVER
    }
  })
  .pipe(z.partialRecord(z.enum(brandIds), z.partialRecord(z.enum(vendorIds), z.string())))
  .superRefine((given, context) => {
    const faults = faultsOf(given)
    if (faults.length > 0) context.addIssue({ code: 'custom', message: faults.join(' ') })
  })

const counter = binding<RateLimit>('[[ratelimits]]', ['limit'])

const variables = {
  /** Where this Worker runs: decides hosts, HSTS, robots and whether emulation parameters count. */
  ENVIRONMENT: z.enum(environments),
  /** Ids of the brands served, with commas between them; local and test runs serve every registered one. */
  BRANDS: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(z.enum(brandIds)).nonempty()),
  /** Origin of the content API and the services beside it. */
  API_ORIGIN: origin,
  /** The secure platform to which login, registration and play go; in local runs `{host}` is its host beside the site's. */
  PLATFORM_URL: platformOrigin,
  /** Key of the signed purge call (HMAC-SHA-256). */
  PURGE_KEY: secretKey,
  /** Key of preview links (HMAC-SHA-256). */
  PREVIEW_KEY: secretKey,
  /** 'off' renders every page anew: for measuring, and for looking into a page that seems old. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Longest that a page waits in all while the platform does not answer, ms; one that answers slowly is waited for longer. */
  PAGE_WAIT_MS: z.coerce.number().int().min(1).default(1200),
  /** Longest that a page waits for the platform while something is kept, ms. */
  KEPT_WAIT_MS: z.coerce.number().int().min(0).default(150),
  /** "off" is the kill switch: the worker that browsers fetch then unregisters itself and drops what it kept. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** 'on' lists the games in the site maps whatever the domain's own switch says (rulings 7.5). */
  GAMES_SITE_MAP: z.enum(['domain', 'on']).default('domain'),
  /** In local runs the origin that stands for all vendors but the platform itself; elsewhere they are asked where they are. */
  VENDOR_ORIGIN: origin.nullable().default(null),
  /** Ids with vendors that are others here than in the brand's folder, as JSON by brand and vendor; '' switches one off. */
  VENDOR_IDS: vendorIdsOfBrands.default({}),
  CONTENT: binding<KVNamespace>('[[kv_namespaces]]', ['get', 'put', 'getWithMetadata']),
  ASSETS: binding<Fetcher>('[assets]', ['fetch']),
  /** How many calls a minute each counts: worker/middleware/limits.ts. */
  LIMIT_FEW: counter,
  LIMIT_SOME: counter,
  LIMIT_MANY: counter,
  /** Where each request is counted in hosted environments; local runs have what /ops/status draws. */
  METRICS: binding<AnalyticsEngineDataset>('[[analytics_engine_datasets]]', ['writeDataPoint']).optional(),
  /** 'on' writes a line of JSON for each request to the log. */
  LOG_REQUESTS: z.enum(['on', 'off']).default('off'),
} as const

/** Local and test runs name no brands: whatever is registered is served. */
function withRegisteredBrands(env: unknown): unknown {
  const given = z.looseObject({ ENVIRONMENT: z.enum(environments) }).safeParse(env).data
  return given === undefined || isHosted(given.ENVIRONMENT) ? env : { BRANDS: brandIds.join(','), ...given }
}

/** Bindings and variables, parsed once and complete. */
export type Config = z.output<z.ZodObject<typeof variables>>

/** A visitor may emulate place and time outside production only (rulings 4.1). */
export function emulationAllowed(config: Pick<Config, 'ENVIRONMENT'>): boolean {
  return config.ENVIRONMENT !== 'production'
}

/** Parses what the runtime hands over; throws with the names of what is missing or wrong, and where to set it. */
export const parseEnv = (env: unknown): Config => parseEnvironment(variables, withRegisteredBrands(env))
