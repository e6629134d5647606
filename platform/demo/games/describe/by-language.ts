import type { Lang } from '../../../../shared/site/culture.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { sv } from './sv/index.ts'
import type { DescriptionTexts } from './texts.ts'

export const descriptionTexts: Readonly<Record<Lang, DescriptionTexts>> = { en, fr, de, es, sv }
