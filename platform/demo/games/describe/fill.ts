import { cultures } from '../../../../locales/registry.ts'
import type { CultureId } from '../../../../shared/site/ids.ts'
import { spelled } from '../../../content-files/spelling.ts'
import type { GameRecord } from '../game-record.ts'
import { figuresIn } from '../market-figures.ts'
import { providers } from '../providers.ts'
import { descriptionTexts } from './by-language.ts'

const studioNames = new Map(providers.map(({ key, name }) => [key, name]))

const formats = new Map<string, Intl.NumberFormat>()
function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options)
  formats.set(key, format)
  return format
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Canadian French sets a space that does not break before a colon, inside quotes and nowhere else. */
const typeset = (text: string, culture: CultureId): string =>
  cultures[culture].lang === 'fr' ? text.replace(/ (?=:|»)/g, '\u00a0').replace(/« /g, '«\u00a0') : text

/** French drops the vowel of a short word before a name that begins with one: "l’équipe d’Ember Street". */
const elided = (template: string, values: Readonly<Record<string, string>>, culture: CultureId): string =>
  cultures[culture].lang === 'fr'
    ? template.replace(/\b([Dd])e \{(\w+)\}/g, (found, letter: string, key: string) =>
        /^[AEIOU]/.test(values[key] ?? '') ? `${letter}’{${key}}` : found,
      )
    : template

/** The words between braces in the texts; small numbers are written out. */
export function fillerOf(game: GameRecord, culture: CultureId) {
  const { htmlLang, lang } = cultures[culture]
  const figures = figuresIn(game.figures, culture)
  const { numerals } = descriptionTexts[lang]
  const digits = (value: number | null): string => (value === null ? '' : numberFormat(htmlLang, {}).format(value))
  const percent = numberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 2 })
  const words = (value: number | null): string => numerals[value ?? 0] ?? digits(value)
  const values: Readonly<Record<string, string>> = {
    name: game.name,
    studio: studioNames.get(game.provider) ?? game.provider,
    rtp: figures.rtp === null ? '' : percent.format(figures.rtp / 100),
    times: digits(figures.maxWinMultiplier),
  }
  const all: Readonly<Record<string, string>> = {
    ...values,
    reels: words(figures.reels),
    lines: words(figures.paylines),
  }
  return {
    /** A text with its words between braces filled in, spelled and typeset for the culture. */
    sentence: (template: string): string =>
      upperFirst(
        typeset(elided(spelled(template, culture), all, culture), culture).replace(
          /\{(\w+)\}/g,
          (_, key: string) => all[key] ?? '',
        ),
      ),
  }
}
