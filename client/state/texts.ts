import type { Texts } from '../../shared/i18n/catalogue.ts'
import { createTranslate, type Translate } from '../../shared/i18n/translate.ts'
import type { PageData } from '../../shared/site/page-data.ts'

let loaded: Promise<Translate> | null = null

const load = async (page: PageData): Promise<Translate> => {
  // Limit: the browser's own; on failure the overlay does not open and the link's address serves.
  const response = await fetch(page.texts)
  if (!response.ok) throw new Error(`The texts could not be fetched: status ${response.status}`)
  // The file is this build's own, named by its hash.
  const texts = (await response.json()) as Record<'client' | 'game', Texts>
  return createTranslate(page.htmlLang, texts)
}

/** The islands' texts of the page's culture, fetched once. */
export function loadTexts(page: PageData): Promise<Translate> {
  loaded ??= load(page).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
