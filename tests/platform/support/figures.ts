/** What a text says in figures: amounts, percentages, times over, ages, spans of time and counts, the same in English and in French. */
type Kind = '$' | '%' | 'times' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'rounds' | 'places'

/** What is counted, in both languages. An age is a span of years. */
const units: readonly (readonly [Kind, string])[] = [
  ['$', String.raw`\$`],
  ['%', '%|percent'],
  ['times', 'times|x|fois'],
  ['minutes', 'minutes?'],
  ['hours', 'hours?|heures?'],
  ['days', 'days?|(?:business|working) days?|jours?'],
  ['weeks', 'weeks?|semaines?'],
  ['months', 'months?|mois'],
  ['years', 'years?|ans'],
  ['rounds', '(?:extra |free )?spins?|rounds?|tours?|parties'],
  ['places', 'places?|premiers(?! et| chiffres)'],
]

const words: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  ...{ quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100, cents: 100 },
}
const number = String.raw`\d+(?:[,.]\d+)?|${Object.keys(words).join('|')}`
const numberIn = (text: string): number => words[text] ?? Number(text.replace(',', '.'))

/** Spans are two figures: "1 to 3 days", "de 1 à 3 jours". A number within a longer one ("twenty-five") is none. */
const counted = units.map(
  ([kind, unit]) =>
    [
      kind,
      new RegExp(
        String.raw`(?<![\p{L}\d,.-])(?:(${number})(?: (?:to|and|or|à|et|ou) | ?[–-] ?))?(${number}) ?(?:${unit})(?![\p{L}])`,
        'gu',
      ),
    ] as const,
)

/** Both languages alike: thousands together, the currency's sign behind, an age as years; "24 hours a day" counts nothing. */
const alike = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/\$(\d+(?:\.\d+)?)/g, '$1 $$')
    .toLowerCase()
    .replaceAll(/24 hours a day/g, '')
    .replaceAll(/(?:aged?|under|at least) (1[89]|2[0-5])\b(?! (?:hours|\$))/g, '$1 years')
    .replaceAll(/\b(1[89]|2[0-5])(?:\+| or (?:over|older))/g, '$1 years')

/** "10 $", "95 %", "30 times", "7 days" … once each. A single day, week or month is left out: it is mostly an article. */
export function figuresOf(html: string): readonly string[] {
  const text = alike(html)
  const found = counted.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(([, from, to]) =>
      [from, to].flatMap((figure) => (figure === undefined ? [] : [{ kind, value: numberIn(figure) }])),
    ),
  )
  const telling = found.filter(({ kind, value }) => value !== 1 || kind === '$' || kind === '%')
  return [...new Set(telling.map(({ kind, value }) => `${value} ${kind}`))].sort()
}
