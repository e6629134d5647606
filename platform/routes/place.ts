import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { currencyRateSchema } from '../../shared/content/currency.ts'
import { type GeoInfo, geoInfoSchema } from '../../shared/content/geo.ts'
import { maintenanceAnswerSchema, type UserContext, userContextSchema } from '../../shared/content/user-context.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import type { Brand } from '../../shared/site/brand.ts'
import { currencyIsos } from '../../shared/site/ids.ts'
import { json, queryOf, type Route } from '../contract/route.ts'
import { countries, rates, regions, restrictionOf } from '../demo/demo.ts'
import { underMaintenance } from '../publishing/maintenance.ts'

/** The brand by its three letters. */
const brand_code = z
  .enum(Object.values(brands).map(({ code }) => code))
  .transform((wanted, context): Brand => {
    const brand = Object.values(brands).find(({ code }) => code === wanted)
    if (brand !== undefined) return brand
    context.addIssue('No brand has this code.')
    return z.NEVER
  })
  .describe('The brand’s three letters.')
const noCache = { 'no-cache': z.string().optional() }

const place = /^([A-Z]{2})(?:-([A-Z]{2}))?$/
const geoQuery = z.object({
  brand_code,
  ...noCache,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .optional(),
})

/** What a place means to a brand, or null for a country that the service does not know. */
function geoInfoOf(brand: Brand, iso2: string, regionCode: string | null): GeoInfo | null {
  const country = countries.find((entry) => entry.iso2 === iso2)
  if (country === undefined) return null
  const region = regions[iso2]?.find((entry) => entry.code === regionCode) ?? null
  const { restriction, level } = restrictionOf(brand, iso2, region?.code ?? null)
  return { country, region, restriction, restriction_level: level }
}

const respondGeo: Route['respond'] = async (request, _bindings, params) => {
  const asked = geoQuery.safeParse(queryOf(request))
  if (!asked.success) return problems.invalid(asked.error, 'query')
  const { brand_code: brand } = asked.data
  const emulated = params.emulation === undefined ? null : place.exec(params.emulation)
  if (params.emulation !== undefined && emulated === null) {
    return problem(
      400,
      `"${params.emulation.slice(0, 20)}" is no place. Write a country, or country and region: IE, CA-ON.`,
    )
  }
  const country = emulated?.[1] ?? asked.data.country ?? brand.domain.defaultCountry
  const info = geoInfoOf(brand, country, emulated?.[2] ?? asked.data.region ?? null)
  return info === null
    ? problem(404, `The country "${country}" is not known.`)
    : json(info, { 'cache-control': 'no-store' })
}

const userContextQuery = z.object({
  brand_code,
  page_culture: z.string().min(2).max(10),
  user_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  ...noCache,
})

const respondUserContext: Route['respond'] = async (request, bindings) => {
  const asked = userContextQuery.safeParse(queryOf(request))
  if (!asked.success) return problems.invalid(asked.error, 'query')
  const { brand_code: brand } = asked.data
  const id = brand.domain.cultures.find((culture) => cultures[culture].apiCode === asked.data.page_culture)
  if (id === undefined) {
    return problem(400, `The brand ${brand.code} has no culture "${asked.data.page_culture}".`)
  }
  const culture = cultures[id]
  const context: UserContext = {
    skinName: brand.skinName,
    license: brand.license,
    country: culture.defaultCountry,
    userCountry: asked.data.user_country ?? culture.defaultCountry,
    code: brand.code,
    localCode: culture.localCode,
    apiCode: culture.apiCode,
    culture: id,
    skillCulture: culture.htmlLang,
    platformUnderMaintenance: await underMaintenance(bindings.DB),
  }
  return json(context, { 'cache-control': 'no-store' })
}

const shared = { method: 'GET', family: 'place', body: null, versioned: false } as const

/** Geo, currency, user context and maintenance (spec 7). */
export const placeRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/geo-info/',
    summary: 'What a country and region mean to a brand.',
    query: geoQuery,
    answer: geoInfoSchema,
    respond: respondGeo,
  },
  {
    ...shared,
    path: '/geo-info/:emulation/',
    summary: 'The same for an emulated place, such as CA-ON.',
    query: geoQuery,
    answer: geoInfoSchema,
    respond: respondGeo,
  },
  {
    ...shared,
    path: '/currency/:iso/',
    summary: 'Units of a currency for one EUR.',
    query: z.object(noCache),
    answer: currencyRateSchema,
    respond: async (_request, _bindings, params) => {
      const iso = z.enum(currencyIsos).safeParse(params.iso)
      return iso.success
        ? json({ rate: rates[iso.data] }, { 'cache-control': 'no-store' })
        : problem(404, 'There is no rate for this currency.')
    },
  },
  {
    ...shared,
    path: '/user-context/',
    summary: 'What the platform says of a culture and country.',
    query: userContextQuery,
    answer: userContextSchema,
    respond: respondUserContext,
  },
  {
    ...shared,
    path: '/platform-maintenance/',
    summary: 'Whether play is down for maintenance.',
    query: z.object(noCache),
    answer: maintenanceAnswerSchema,
    respond: async (_request, bindings) => json(await underMaintenance(bindings.DB), { 'cache-control': 'no-store' }),
  },
]
