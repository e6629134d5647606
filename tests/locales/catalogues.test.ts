// Longer than 250 lines because it is everything that holds for all catalogues alike.
import { describe, expect, test } from 'vitest'
import { accountCatalogues, accountTextsOf } from '../../locales/account-catalogues.ts'
import { catalogues as servedCatalogues, textsOf } from '../../locales/catalogues.ts'
import { cultures } from '../../locales/registry.ts'
import { unservedCatalogues } from '../../locales/unserved-catalogues.ts'
import { markets } from '../../markets/registry.ts'
import { type Catalogue, mergeCatalogues, mergeNamespace, namespaces, type Texts } from '../../shared/i18n/catalogue.ts'
import { createTranslate } from '../../shared/i18n/translate.ts'
import { type CatalogueId, cultureIds } from '../../shared/site/ids.ts'

type Flat = ReadonlyMap<string, string>

const flatten = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text, `${prefix}${key}.`),
  )
const flat = (catalogue: Catalogue): Flat =>
  new Map(
    [...namespaces, 'account' as const].flatMap((namespace) => flatten(catalogue[namespace] ?? {}, `${namespace}:`)),
  )

/** The texts of the site and of the platform's pages: the same rules hold for both. */
const siteCatalogues = { ...servedCatalogues, ...unservedCatalogues }
const ids = Object.keys(siteCatalogues) as CatalogueId[]
const catalogues = Object.fromEntries(
  ids.map((id): [CatalogueId, Catalogue] => [id, { ...siteCatalogues[id], ...accountCatalogues[id] }]),
) as Readonly<Record<CatalogueId, Catalogue>>
const merged = (chain: readonly Catalogue[]): Catalogue => ({
  ...mergeCatalogues(chain),
  account: mergeNamespace(chain, 'account'),
})
const isCulture = (id: CatalogueId): id is keyof typeof cultures => id in cultures
const languageOf = (id: CatalogueId): string => (isCulture(id) ? cultures[id].lang : id.slice(0, 2))
const tagOf = (id: CatalogueId): string => (isCulture(id) ? cultures[id].htmlLang : id)

/** What the catalogue says together with those of its own language beneath it, and nothing from another language. */
const ownTexts = (id: CatalogueId): Flat => {
  const beneath = isCulture(id) ? cultures[id].fallbacks : []
  const chain = [id, ...beneath].filter((link) => languageOf(link) === languageOf(id))
  return flat(merged(chain.map((link) => catalogues[link])))
}

const base = flat(catalogues['en-GB'])
const plural = /_(?:zero|one|two|few|many|other)$/
const stem = (key: string): string => key.replace(plural, '')
const pluralStems = new Set([...base.keys()].filter((key) => plural.test(key)).map(stem))
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\w+(?:, \w+)?\}\}/g))].sort()
/** The text without what stands in for values: what is left is for a translator. */
const words = (text: string): string =>
  text
    .replace(/\{\{\w+(?:, \w+)?\}\}/g, '')
    .replace(/[\p{P}\p{S}]/gu, '')
    .trim()
const found = (texts: Flat, pattern: RegExp): string[] =>
  [...texts].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`)

/** Proper names and signs, the same in every language. */
const names = [
  'Megaways',
  'Slingo',
  'Slingo Original',
  'Slingo Originals',
  'Drop and Wins',
  'Pay N Play',
  'RTP',
  'Trustly Direct',
  'VIP',
]
/** Words that a language shares with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Code',
    'Mobile',
    ...['Blackjack', 'Roulette', 'Casino', 'Bingo', 'Jackpot', 'Jackpots', 'Promotions', 'Contact', 'Blog'],
    ...['Menu', 'Newsletter', 'Cookie', 'Cookies', 'Minimum', 'Maximum', 'Licence', 'vote', 'votes'],
  ],
  de: ['Code', 'Desktop', 'Bingo', 'Blog', 'Cookie', 'Cookies', 'Name', 'Newsletter', 'Post'],
  es: ['Blackjack', 'Casino', 'Bingo', 'Slots', 'Blog', 'Cookie', 'Cookies', 'No'],
  sv: ['Blackjack', 'Roulette', 'Casino', 'Bingo', 'Slots', 'Information', 'Post'],
  da: [
    ...['Blackjack', 'Roulette', 'Casino', 'Bingo', 'Jackpot', 'Jackpots', 'Instant win', 'Live dealer', 'Hot'],
    ...['Menu', 'Blog', 'Cookie', 'Cookies', 'Information', 'Minimum', 'E-mail', 'Post'],
  ],
  fi: ['Blackjack', 'Bingo', 'Jackpot'],
  pt: [
    ...['Blackjack', 'Bingo', 'Slots', 'Jackpot', 'Jackpots', 'Game shows', 'Popular'],
    ...['Menu', 'Blog', 'Cookie', 'Cookies', 'E-mail', 'Newsletter'],
  ],
  nb: ['Blackjack', 'Bingo', 'Jackpot', 'Instant win', 'Live dealer', 'Minimum', 'Post'],
}

describe.each(ids)('the catalogue %s', (id) => {
  const texts = ownTexts(id)
  const categories = new Intl.PluralRules(tagOf(id)).resolvedOptions().pluralCategories

  test('has every key of the base within its own language', () => {
    const missing = [...base.keys()].filter((key) => !plural.test(key) && !texts.has(key))
    expect(missing).toEqual([])
  })

  test('has each plural category that the language asks for, and no other', () => {
    for (const name of pluralStems) {
      const has = [...texts.keys()].filter((key) => plural.test(key) && stem(key) === name)
      expect(has.sort()).toEqual(categories.map((category) => `${name}_${category}`).sort())
    }
  })

  test('has no key that the base does not know', () => {
    const unknown = [...texts.keys()].filter((key) => !base.has(key) && !pluralStems.has(stem(key)))
    expect(unknown).toEqual([])
  })

  test('names the same values as the base in each text', () => {
    for (const [key, text] of texts) {
      const original = base.get(key) ?? base.get(`${stem(key)}_other`) ?? ''
      expect([key, variables(text)]).toEqual([key, variables(original)])
    }
  })

  test('has no empty text and no stray space', () => {
    expect(found(texts, /^$|^\s|\s$|[ ]{2}/)).toEqual([])
  })

  test('repeats nothing that stands in the catalogue beneath it', () => {
    if (!isCulture(id) || cultures[id].fallbacks.length === 0) return
    const beneath = flat(merged(cultures[id].fallbacks.map((link) => catalogues[link])))
    const repeated = [...flat(catalogues[id])].filter(([key, text]) => beneath.get(key) === text)
    expect(repeated).toEqual([])
  })
})

describe.each(ids.filter((id) => languageOf(id) !== 'en'))('the catalogue %s, which is not English', (id) => {
  test('leaves nothing in English but names and shared words', () => {
    const allowed = new Set([...names, ...(shared[languageOf(id)] ?? [])])
    const untranslated = [...ownTexts(id)].filter(
      ([key, text]) => text === base.get(key) && words(text) !== '' && !allowed.has(words(text)),
    )
    expect(untranslated).toEqual([])
  })

  test('uses typographic apostrophes and quotation marks', () => {
    expect(found(ownTexts(id), /['"]/)).toEqual([])
  })
})

describe.each(cultureIds)('the texts of the culture %s', (id) => {
  const texts = flat({ ...textsOf(id), account: accountTextsOf(id) })

  test('contain no word that its market forbids', () => {
    for (const word of markets[id].rules.forbiddenWords) expect(found(texts, new RegExp(word, 'i'))).toEqual([])
  })

  test('promise no bonus in titles and descriptions where the market forbids it', () => {
    if (markets[id].rules.offersInHead) return
    const head = new Map([...texts].filter(([key]) => /\.(?:title|heading|description)$/.test(key)))
    expect(found(head, /bonus|\bfree\b|gratuit|\boffres?\b|\boffers\b|promotion/i)).toEqual([])
  })

  test('can be printed for no game, one, five and a million', () => {
    const t = createTranslate(cultures[id].htmlLang, textsOf(id))
    const grouped = new Intl.NumberFormat(cultures[id].htmlLang)
    for (const count of [0, 1, 5, 1_000_000]) expect(t('games.count', { count })).toContain(grouped.format(count))
  })
})

test('a Brazilian million takes "de"', () => {
  const t = createTranslate('pt-BR', mergeCatalogues([catalogues['pt-BR']]))
  expect(t('games.count', { count: 1_000_000 })).toBe('1.000.000 de jogos')
  expect(t('games.count', { count: 0 })).toBe('0 jogo')
})

test('a French million takes "de"', () => {
  const t = createTranslate('fr-CA', textsOf('frca'))
  expect(t('games.count', { count: 1_000_000 })).toBe('1\u00a0000\u00a0000 de jeux')
  expect(t('games.count', { count: 0 })).toBe('0 jeu')
})

describe('typography', () => {
  test('French of France has a narrow no-break space before ; ! ? and a no-break space before : and inside « »', () => {
    const texts = ownTexts('fr')
    expect(found(texts, /[^\u202f][;!?]/)).toEqual([])
    expect(found(texts, /[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)).toEqual([])
  })

  test.each(['fr-CA', 'frca'] as const)(
    '%s has no space before ; ! ? and a no-break space before : and inside « »',
    (id) => {
      const texts = ownTexts(id)
      expect(found(texts, /\s[;!?]|\u202f/)).toEqual([])
      expect(found(texts, /[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)).toEqual([])
    },
  )

  test.each(['fr-CA', 'frca'] as const)('%s says courriel, blogue and infolettre', (id) => {
    const loans = found(ownTexts(id), /e-mail|newsletter|\bblog\b/i)
    expect(loans).toEqual([])
  })

  test.each([
    ['en-GB', 'scratchcard', /scratch card/i],
    ['en-ROW', 'scratchcard', /scratch card/i],
    ['en-IE', 'scratchcard', /scratch card/i],
    ['en-NZ', 'scratchcard', /scratch card/i],
    ['en-CA', 'scratch card', /scratchcard/i],
    ['ca', 'scratch card', /scratchcard/i],
  ] as const)('%s says email, helpline, username and %s', (id, _own, others) => {
    expect(found(ownTexts(id), /\be-mail|\bhelp line|\buser name/i)).toEqual([])
    expect(found(ownTexts(id), others)).toEqual([])
  })

  test('German has „…“ and addresses the reader as Sie', () => {
    const texts = ownTexts('de-DE')
    expect(found(texts, /[”«»]|“[^.,?!:;]*“/)).toEqual([])
    expect(found(texts, /„[^“]*$/)).toEqual([])
    expect(found(texts, /\b(?:du|dich|dir|dein\w*|euch|euer)\b/i)).toEqual([])
  })

  test('Swedish has ”…” and addresses the reader as du', () => {
    const texts = ownTexts('sv')
    expect(found(texts, /[“„«»]/)).toEqual([])
    expect(found(texts, /\b(?:ni|er|ert|era)\b/i)).toEqual([])
  })

  test('Spanish opens its questions and exclamations, has «…» and addresses the reader as tú', () => {
    const texts = ownTexts('es')
    expect(found(texts, /[“”„]/)).toEqual([])
    for (const [key, text] of texts) {
      expect([key, text.split('¿').length]).toEqual([key, text.split('?').length])
      expect([key, text.split('¡').length]).toEqual([key, text.split('!').length])
    }
    expect(found(texts, /\busted(?:es)?\b/i)).toEqual([])
  })

  test('Danish has »…« and addresses the reader as du', () => {
    const texts = ownTexts('da')
    expect(found(texts, /[“”„]|»[^«]*$/)).toEqual([])
    expect(found(texts, /\b(?:Dem|Deres)\b/)).toEqual([])
  })

  test('Finnish has ”…” and addresses the reader in the singular', () => {
    const texts = ownTexts('fi')
    expect(found(texts, /[“„«»]/)).toEqual([])
    expect(found(texts, /(?<!\p{L})(?:te|teidän|teitä|teille|voitte|olette)(?!\p{L})/iu)).toEqual([])
  })

  test('Brazilian Portuguese has “…” and the words of Brazil', () => {
    const texts = ownTexts('pt-BR')
    expect(found(texts, /[„«»]|“[^”]*$/)).toEqual([])
    expect(found(texts, /\b(?:telemóvel|ecrã|casino|contacto|registo|levantamento|utilizador)\b/i)).toEqual([])
  })

  test('Norwegian has «…» and no Danish spelling', () => {
    const texts = ownTexts('nb-NO')
    expect(found(texts, /[“”„]|«[^»]*$/)).toEqual([])
    expect(found(texts, /\b(?:spil|af|efter|hvad|nogen gange|uge|jeres|mig|dig)\b/i)).toEqual([])
  })

  test.each(['da', 'nb-NO', 'fi'] as const)('%s keeps "kl." or "klo" and the hour together', (id) => {
    expect(found(ownTexts(id), /\bkl(?:\.|o\b)(?!\u00a0)/)).toEqual([])
  })
})
