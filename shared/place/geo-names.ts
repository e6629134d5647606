/** What stands in where the geo service says nothing: Great Britain, English (spec 7, 9). */
export const geoNames = { country: 'GB', countryName: 'United Kingdom', culture: 'en-GB', lang: 'en' } as const
