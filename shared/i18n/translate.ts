import { createInstance, type TFunction } from 'i18next'
import { type Namespace, namespaces, type Texts } from './catalogue.ts'

export type Translate = TFunction<readonly ['site', 'game', 'client']>

/**
 * A translate function over one complete catalogue. Plurals follow `Intl.PluralRules` of the language tag; texts are
 * escaped by the renderer, not here. An unknown key throws: keys are typed, so it can only come from a broken catalogue.
 */
export function createTranslate(htmlLang: string, texts: Partial<Record<Namespace, Texts>>): Translate {
  const instance = createInstance({
    lng: htmlLang,
    resources: { [htmlLang]: texts },
    ns: [...namespaces],
    defaultNS: 'site',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The catalogue of "${htmlLang}" has no text "${key}". Add it to locales/.`)
    },
  })
  void instance.init()
  return instance.getFixedT(htmlLang, [...namespaces])
}
