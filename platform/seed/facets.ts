import type { D1Database } from '@cloudflare/workers-types'
import { cultures } from '../../locales/registry.ts'
import { type CultureId, cultureIds } from '../../shared/site/ids.ts'
import { spelled } from '../content-files/spelling.ts'
import { gameWords, mechanics, searchWords, themes } from '../demo/demo.ts'
import { writeRows } from './write.ts'

/** What people may type: the language's words, and the market's own where it has others. */
function typedWords(words: string, culture: CultureId): string {
  const own = spelled(words, culture)
  return own === words ? words : `${words} ${own}`
}

function rowsOf(culture: CultureId) {
  const { lang } = cultures[culture]
  const row = (kind: 'theme' | 'mechanic', key: string, name: string, words: string) => [
    culture,
    kind,
    key,
    spelled(name, culture),
    typedWords(words, culture),
  ]
  return [
    ...themes.map((key) => row('theme', key, gameWords[lang].themes[key], searchWords[lang].themes[key])),
    ...mechanics.map((key) => row('mechanic', key, gameWords[lang].mechanics[key], searchWords[lang].mechanics[key])),
  ]
}

/** What themes and mechanics are called, and what people type who mean them, in every culture. */
export async function seedFacets(db: D1Database): Promise<void> {
  await db.prepare('DELETE FROM facet').run()
  await writeRows(db, 'facet', ['culture', 'kind', 'key', 'name', 'words'], cultureIds.flatMap(rowsOf))
}
