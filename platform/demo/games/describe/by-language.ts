import type { Lang } from '../../../../shared/site/culture.ts'
import { de } from './de/texts.ts'
import { en } from './en/texts.ts'
import { es } from './es/texts.ts'
import { fr } from './fr/texts.ts'
import { sv } from './sv/texts.ts'
import type { DescriptionTexts } from './texts.ts'

export const descriptionTexts: Readonly<Record<Lang, DescriptionTexts>> = { en, fr, de, es, sv }
