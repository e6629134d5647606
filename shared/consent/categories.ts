/** The four categories, in the order of the stored string (rulings 6.5). */
export const consentCategories = ['necessary', 'functionality', 'tracking', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** What holds while nothing was chosen, and where nobody is asked. */
export const necessaryOnly: Consent = { necessary: true, functionality: false, tracking: false, targeting: false }
