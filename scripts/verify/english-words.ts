import { namedGames } from '../../platform/demo/demo.ts'

/** Words that English has and that no other language of the product has, proper names apart; whole words, whatever letters stand beside them. */
const english =
  /(?<!\p{L})(the|and|with|your|our|of|for|this|that|from|you|are|have|here|more|when|which|games|terms|please|see all|about|search|help|loading|close|by)(?!\p{L})/giu

/** Elements whose text is a proper name, in every language. */
export const namedParts = [
  '.game-card__name',
  '.game-card__provider',
  '.game-page h1',
  '.game-page__provider',
  '.winners-row__game',
  '.winner__game',
  '.jackpot-band__game',
]

/** Parts in other languages on purpose: the licence's names, the language switcher, the fixed version line. */
export const foreignParts = ['.footer-licence', '.language-switcher', '.site-footer__end p', '[lang]:not(html)']

/** Words of the list that another language has, too: French « close », feminine of « clos ». */
const sharedWith: Readonly<Record<string, readonly string[]>> = { fr: ['close'] }

/** Games that texts name wherever they stand (spec 9). */
const namedInTexts = namedGames.map(({ name }) => name)

/** The English words of a text in `lang`, each once; `names` in it do not count. */
export function englishWords(text: string, lang: string, names: Iterable<string> = []): string[] {
  const rest = [...namedInTexts, ...names]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), text)
  const own = sharedWith[lang.split('-')[0] ?? ''] ?? []
  return [...new Set(rest.match(english) ?? [])].filter((word) => !own.includes(word.toLowerCase()))
}
