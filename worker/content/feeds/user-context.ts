import { userContextTag } from '../../../shared/content/tags.ts'
import { maintenanceAnswerSchema, type UserContext, userContextSchema } from '../../../shared/content/user-context.ts'
import type { Brand } from '../../../shared/site/brand.ts'
import type { Culture } from '../../../shared/site/culture.ts'
import { defineService, serviceTimes } from '../feed.ts'

/** What the brand's platform says of a culture and country (spec 7): asked once per set, never per visitor. */
export const userContext = defineService({
  ...serviceTimes,
  name: 'user-context',
  path: (_: { brandCode: string; pageCulture: string; country: string }) => '/user-context/',
  query: ({ brandCode, pageCulture, country }) => ({
    brand_code: brandCode,
    page_culture: pageCulture,
    user_country: country,
    'no-cache': 1,
  }),
  schema: userContextSchema,
  tags: (_, scope) => [userContextTag(scope.brand)],
  fallback: null,
})

/** Whether play is closed (spec 7): asked anew each time, because an older answer is worth nothing. */
export const platformMaintenance = defineService({
  ...serviceTimes,
  name: 'platform-maintenance',
  path: () => '/platform-maintenance/',
  query: () => ({ 'no-cache': 1 }),
  schema: maintenanceAnswerSchema,
  tags: () => [],
  fallback: false,
})

/** The context when the service fails (spec 7, 8): what the registries know; never under maintenance. */
export function fallbackUserContext(brand: Brand, culture: Culture, country: string): UserContext {
  return {
    skinName: brand.skinName,
    license: brand.license,
    country: culture.defaultCountry,
    userCountry: country,
    code: brand.code,
    localCode: culture.localCode,
    apiCode: culture.apiCode,
    culture: culture.locale,
    skillCulture: culture.locale,
    platformUnderMaintenance: false,
  }
}
