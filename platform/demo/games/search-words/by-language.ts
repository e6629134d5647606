import type { Lang } from '../../../../shared/site/culture.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { SearchWords } from './search-words.ts'
import { sv } from './sv.ts'

export const searchWords: Readonly<Record<Lang, SearchWords>> = { en, fr, de, es, sv }
