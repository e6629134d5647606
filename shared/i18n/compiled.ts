import { type Namespace, namespaces, type Texts } from './catalogue.ts'
import type { Translate } from './translate.ts'

/** A text as it stands, or its pieces around the values that are put in; `number` prints them as the language does. */
type Message = string | readonly (string | { readonly value: string; readonly number: boolean })[]

const values = /\{\{(\w+)(, number)?\}\}/g

function compile(text: string): Message {
  if (!text.includes('{{')) return text
  const pieces: Exclude<Message, string>[number][] = []
  let at = 0
  for (const match of text.matchAll(values)) {
    const [whole, value = '', number] = match
    pieces.push(text.slice(at, match.index), { value, number: number !== undefined })
    at = match.index + whole.length
  }
  return [...pieces, text.slice(at)]
}

const addTexts = (messages: Map<string, Message>, texts: Texts, prefix: string): void => {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') messages.set(prefix + key, compile(text))
    else addTexts(messages, text, `${prefix}${key}.`)
}

/**
 * What `createTranslate` gives, for Worker and islands: each text is taken apart once, and a call is one look into a map (decision
 * 0020). It knows what the catalogues use of i18next: values, numbers and plurals; tests/shared/i18n/compiled.test.ts holds
 * the two together over every text.
 */
export function createCompiledTranslate(htmlLang: string, texts: Partial<Record<Namespace, Texts>>): Translate {
  const messages = new Map<string, Message>()
  // The first namespace that has a key answers for it where none is named.
  for (const namespace of [...namespaces].reverse()) addTexts(messages, texts[namespace] ?? {}, '')
  for (const namespace of namespaces) addTexts(messages, texts[namespace] ?? {}, `${namespace}:`)
  const plurals = new Intl.PluralRules(htmlLang)
  const numbers = new Intl.NumberFormat(htmlLang)

  const find = (key: string, count: unknown): Message => {
    const plural = typeof count === 'number' ? messages.get(`${key}_${plurals.select(count)}`) : undefined
    const message = plural ?? messages.get(key)
    if (message === undefined)
      throw new Error(`The catalogue of "${htmlLang}" has no text "${key}". Add it to locales/.`)
    return message
  }
  const print = (value: unknown, number: boolean): string =>
    value === undefined || value === null ? '' : number ? numbers.format(Number(value)) : String(value)

  const translate = (key: string, given: Readonly<Record<string, unknown>> = {}): string => {
    const message = find(key, given.count)
    if (typeof message === 'string') return message
    let text = ''
    for (const piece of message) text += typeof piece === 'string' ? piece : print(given[piece.value], piece.number)
    return text
  }
  // i18next's type says which keys there are; what is called with one of them is this.
  return translate as unknown as Translate
}
