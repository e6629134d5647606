import type { DescriptionTexts } from '../texts.ts'
import { figures, traits } from './figures.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { themes } from './themes.ts'

export const de: DescriptionTexts = {
  themes,
  mechanics,
  figures,
  traits,
  remarks,
  lines: /linie/i,
  numerals: { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht', 9: 'neun' },
}
