import type { Lang } from '../../../../../shared/site/culture.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { sv } from './sv.ts'
import type { WrittenTexts } from './written-text.ts'

/** What people wrote, by language: the games that are named and the ones that are shown most. */
export const writtenTexts: Readonly<Record<Lang, WrittenTexts>> = { en, fr, de, es, sv }
