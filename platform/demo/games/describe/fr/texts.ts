import type { DescriptionTexts } from '../texts.ts'
import { figures, traits } from './figures.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { themes } from './themes.ts'

export const fr: DescriptionTexts = {
  themes,
  mechanics,
  figures,
  traits,
  remarks,
  lines: /\blignes?\b/i,
  numerals: { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit', 9: 'neuf' },
}
