import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildItems } from '../../platform/content-files/build-items.ts'
import { plain } from '../../platform/content-files/markup.ts'
import { allEditions } from '../../platform/seed/registry.ts'
import type { CultureId } from '../../shared/site/ids.ts'

interface Ladder {
  readonly rungs: readonly string[]
  /** How the ladder's page says where its rungs begin. */
  readonly begins: readonly string[]
  /** Points or months that the VIP page names: none where it leads to the ladder only. */
  readonly onVip: readonly number[]
}

const english: Ladder = {
  rungs: ['Perch', 'Branch', 'Canopy', 'Ridge', 'Skyline'],
  begins: ['0, 50, 200, 500 and 1,000 points'],
  onVip: [],
}
/** Months after which a member of Maple Row gets each service, and those of a member with a deposit limit, a third sooner. */
const ontario = [3, 9, 18, 36, 2, 6, 12, 24]

/** Each edition's ladder; null where the law allows none. */
const ladders: Readonly<Record<CultureId, Ladder | null>> = {
  'en-GB': english,
  'en-ROW': english,
  'en-IE': english,
  'en-CA': english,
  'en-NZ': english,
  'fr-CA': {
    rungs: ['Perchoir', 'Branche', 'Cime', 'Crête', 'Horizon'],
    begins: ['0, 50, 200, 500 et 1 000 points'],
    onVip: [],
  },
  'de-DE': {
    rungs: ['Heck', 'Deck', 'Mast', 'Ausguck', 'Stern'],
    begins: ['nach 1, 3, 6, 12 und 24 Monaten'],
    onVip: [1, 3, 6, 12, 24],
  },
  sv: null,
  es: {
    rungs: ['Zaguán', 'Patio', 'Galería', 'Azotea'],
    begins: ['uno, seis, doce y veinticuatro meses', 'al mes, a los seis meses, al año y a los dos años'],
    onVip: [],
  },
  ca: {
    rungs: ['Seedling', 'Sapling', 'Branch', 'Crown', 'Grove'],
    begins: ['3 months', '9 months', '18 months', '36 months'],
    onVip: ontario,
  },
  frca: {
    rungs: ['Semis', 'Pousse', 'Branche', 'Cime', 'Érablière'],
    begins: ['3 mois', '9 mois', '18 mois', '36 mois'],
    onVip: ontario,
  },
}

const ladderSchema = z.object({ get: z.string(), body: z.string(), terms: z.string() })
const pageSchema = z.object({ body: z.string() })

const spoken = (markup: string): string => plain(markup).replace(/[\s\u00a0\u202f]+/g, ' ')

/** Numbers of points or months, those of a list included. */
const stepsIn = (text: string): number[] =>
  [
    ...text.matchAll(
      /((?:\d+(?:, | and | und | et )?)+) (?:months?|mois|Monat(?:en)?|points?|Punkten?|puntos?|meses)\b/g,
    ),
  ]
    .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    .map(Number)

describe.each(allEditions)('$brand in $culture', ({ brand, culture }) => {
  const ladder = ladders[culture]
  const items = buildItems(brand, culture, new Map()).then((built) => built.items)
  const find = async (feed: string, id: string) =>
    (await items).find((item) => item.feed === feed && item.id === id)?.data

  test('has a ladder where the law allows one, with every rung and where it begins', async () => {
    const data = await find('promotion', 'loyalty-ladder')
    expect(data === undefined).toBe(ladder === null)
    if (ladder === null) return
    const { get, body, terms } = ladderSchema.parse(data)
    const said = spoken([get, body, terms].join(' | '))
    for (const begins of ladder.begins) expect(said).toContain(begins)
    const list = spoken(body)
    const places = ladder.rungs.map((rung) => list.indexOf(rung))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('names on its VIP page the steps of its ladder and no others', async () => {
    const { body } = pageSchema.parse(await find('page', 'vip'))
    expect(new Set(stepsIn(spoken(body)))).toEqual(new Set(ladder?.onVip))
  })
})
