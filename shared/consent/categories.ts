/** The four categories, in the order of the stored string (rulings 6.5). */
export const consentCategories = ['necessary', 'functionality', 'tracking', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export type Consent = Readonly<Record<ConsentCategory, boolean>>
