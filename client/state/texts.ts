import { namespaces, type Texts } from '../../shared/i18n/catalogue.ts'
import { createCompiledTranslate } from '../../shared/i18n/compiled.ts'
import type { Translate } from '../../shared/i18n/translate.ts'
import type { PageData } from '../../shared/site/page-data.ts'

/** Texts in texts, and nothing else. */
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'string' || isTexts(inner))

const namespaceOf = (texts: Texts, name: string): Texts => {
  const own = texts[name]
  return typeof own === 'object' ? own : {}
}

let loaded: Promise<Translate> | null = null

const load = async (page: PageData): Promise<Translate> => {
  // Limit: 10 s; on failure the overlay does not open and the link's address serves.
  const response = await fetch(page.texts, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The texts could not be fetched: status ${response.status}`)
  const texts: unknown = await response.json()
  if (!isTexts(texts)) throw new Error('The texts are not what this build writes.')
  return createCompiledTranslate(
    page.htmlLang,
    Object.fromEntries(namespaces.map((name) => [name, namespaceOf(texts, name)])),
  )
}

/** The islands' texts of the page's culture, fetched once. */
export function loadTexts(page: PageData): Promise<Translate> {
  loaded ??= load(page).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
