import * as z from 'zod/mini'
import type { Consent } from '../consent/categories.ts'
import type { Site } from '../site/site.ts'
import type { TagVendor } from './tag-calls.ts'
import { configuredVendors, type VendorOrigins, vendorIds, vendorScript, vendors } from './vendors.ts'

/** The vendors of a page's brand, as the page hands them to its script (#vendor-data). */
export const vendorDataSchema = z.object({
  /** Address of the script that speaks to the tags. */
  tags: z.string(),
  vendors: z.array(z.object({ id: z.enum(vendorIds), setting: z.string(), script: z.string() })),
})
export type VendorData = z.infer<typeof vendorDataSchema>

/** What stands in a brand's pages. */
export function vendorData(tags: string, { brand }: Pick<Site, 'brand'>, origins: VendorOrigins): VendorData {
  const settings = brand.domain.thirdPartySettings
  return {
    tags,
    vendors: configuredVendors(settings).map((id) => {
      const setting = settings[id] ?? ''
      return { id, setting, script: vendorScript(id, setting, origins) }
    }),
  }
}

/** What may run now: the vendors whose category is granted, by where their script runs. */
export function grantedVendors(
  { vendors: listed }: VendorData,
  granted: Consent,
): { readonly tags: readonly TagVendor[]; readonly logger: string | null } {
  const allowed = listed.filter(({ id }) => granted[vendors[id].category])
  return {
    tags: allowed.filter(({ id }) => vendors[id].runs === 'worker'),
    logger: allowed.find(({ id }) => id === 'accountLogger')?.script ?? null,
  }
}
