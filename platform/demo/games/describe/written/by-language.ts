import type { Lang } from '../../../../../shared/site/culture.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { WrittenTexts } from './written-text.ts'

export const writtenTexts: Readonly<Record<Lang, WrittenTexts>> = { en, fr: {}, de, es: {}, sv: {} }
