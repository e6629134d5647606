/** An object that the page holds as JSON, in a script of its own and in nothing else of that id; null where it cannot be read. */
export const readJson = (id: string): object | null => {
  try {
    const value: unknown = JSON.parse(document.querySelector(`script#${id}`)?.textContent || 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const text = (of: object, name: string): string | null => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === 'string' ? value : null
}

/** A code that `Intl` takes (ISO 4217). */
const currencyOf = (of: object): string | null => /^[A-Z]{3}$/.exec(text(of, 'currency') ?? '')?.[0] ?? null

/**
 * The few fields of a page that the scripts of a first visit need, checked by hand: its whole shape weighs more than they do,
 * and comes with the overlays (page-data.ts).
 */
export function pageBasics() {
  const page = readJson('page-data')
  const [culture, htmlLang, currency] = page ? [text(page, 'culture'), text(page, 'htmlLang'), currencyOf(page)] : []
  return page && culture && htmlLang && currency
    ? { culture, htmlLang, currency, serviceWorker: text(page, 'serviceWorker') }
    : null
}

/** The currency of the visitor's country, and its units for one EUR. */
export function visitorMoney(): { readonly currency: string; readonly rate: number } | null {
  const visitor = readJson('visitor-data')
  const currency = visitor && currencyOf(visitor)
  const rate: unknown = visitor && Reflect.get(visitor, 'rate')
  return currency && typeof rate === 'number' ? { currency, rate } : null
}
