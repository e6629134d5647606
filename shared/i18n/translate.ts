import { createInstance, type TFunction } from 'i18next'
import { accountNamespace, type Namespace, namespaces, type Texts } from './catalogue.ts'

export type Translate = TFunction<readonly ['site', 'game', 'client']>
/** Of the secure platform's pages. */
export type AccountTranslate = TFunction<typeof accountNamespace>

/**
 * An instance over complete texts. Plurals follow `Intl.PluralRules` of the language tag; texts are escaped by the renderer,
 * not here. An unknown key throws: keys are typed, so it can only come from a broken catalogue.
 */
function instanceOf(htmlLang: string, texts: Partial<Record<Namespace | typeof accountNamespace, Texts>>) {
  const instance = createInstance({
    lng: htmlLang,
    resources: { [htmlLang]: texts },
    ns: Object.keys(texts),
    defaultNS: namespaces[0],
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The catalogue of "${htmlLang}" has no text "${key}". Add it to locales/.`)
    },
  })
  void instance.init()
  return instance
}

/** A translate function over one complete catalogue. */
export const createTranslate = (htmlLang: string, texts: Partial<Record<Namespace, Texts>>): Translate =>
  instanceOf(htmlLang, texts).getFixedT(htmlLang, [...namespaces])

/** A translate function over the complete texts of the platform's pages. */
export const createAccountTranslate = (htmlLang: string, texts: Texts): AccountTranslate =>
  instanceOf(htmlLang, { [accountNamespace]: texts }).getFixedT(htmlLang, accountNamespace)
