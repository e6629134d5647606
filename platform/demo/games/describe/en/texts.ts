import type { DescriptionTexts } from '../texts.ts'
import { figures, traits } from './figures.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { themes } from './themes.ts'

export const en: DescriptionTexts = {
  themes,
  mechanics,
  figures,
  traits,
  remarks,
  lines: /\blines?\b/i,
  numerals: { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' },
}
