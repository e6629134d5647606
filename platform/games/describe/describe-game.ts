import { cultures } from '../../../locales/registry.ts'
import type { Lang } from '../../../shared/site/culture.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { randomFrom } from '../../art/random.ts'
import type { GameRecord } from '../game-record.ts'
import { providers } from '../providers.ts'
import { gameWords } from '../words/by-language.ts'
import { de } from './de.ts'
import type { DescribeWords } from './describe-words.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { sv } from './sv.ts'

const languages: Readonly<Record<Lang, DescribeWords>> = { en, fr, de, es, sv }
const providerNames = new Map(providers.map(({ key, name }) => [key, name]))

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const formats = new Map<string, Intl.NumberFormat>()
const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, options)
  formats.set(key, known)
  return known
}

/** The values of the templates, in the culture's own number format. */
function valuesOf(game: GameRecord, culture: CultureId): Readonly<Record<string, string>> {
  const { htmlLang, lang } = cultures[culture]
  const { figures } = game
  const whole = (value: number | null): string =>
    value === null ? '' : numberFormat(htmlLang, { maximumFractionDigits: 1 }).format(value)
  const percent = numberFormat(htmlLang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 })
  return {
    name: game.name,
    provider: providerNames.get(game.provider) ?? game.provider,
    theme: gameWords[lang].themes[game.theme],
    mechanic: gameWords[lang].mechanics[game.mechanic],
    rtp: figures.rtp === null ? '' : percent.format(figures.rtp / 100),
    reels: whole(figures.reels),
    lines: whole(figures.paylines),
    max: whole(figures.maxWinMultiplier),
    decks: whole(figures.decks),
    seats: whole(figures.seats),
  }
}

/**
 * A game's own text in a culture: a summary of one or two sentences as plain text, and paragraphs of HTML. It speaks of the
 * game's theme, mechanic and figures, and is always the same for the same game.
 */
export function describeGame(game: GameRecord, culture: CultureId): { summary: string; html: string } {
  const words = languages[cultures[culture].lang]
  const random = randomFrom(`text ${game.slug}`)
  const values = valuesOf(game, culture)
  const fill = (template: string): string => template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  const summary = fill(random.pick(words.summary))
  const scene = fill(random.pick(words.scenes[game.theme]))
  const plays = words.plays[game.mechanic]
  const { volatility, rtp, maxWinMultiplier } = game.figures
  const figures = [
    ...(rtp === null ? [] : [random.pick(words.rtp)]),
    ...(volatility === null ? [] : [words.volatility[volatility]]),
    ...(maxWinMultiplier === null ? [] : [random.pick(words.reach)]),
  ].map(fill)
  const paragraphs = [
    `${scene} ${summary}`,
    ...(plays === undefined ? [] : [fill(random.pick(plays))]),
    figures.join(' '),
  ]
  return { summary, html: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n') }
}
