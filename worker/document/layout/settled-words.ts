import type { z } from 'zod/mini'
import type { settingsSchema } from '../../../shared/content/settings.ts'

/** Words of the layout that are settings of the culture (spec 3 "Per-locale settings"). */
export type SettledWords = Pick<z.infer<typeof settingsSchema>, 'logoAlt' | 'cookieText' | 'cookieMore'>
