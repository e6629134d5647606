import type { DescriptionTexts } from '../texts.ts'
import { figures, traits } from './figures.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { themes } from './themes.ts'

export const es: DescriptionTexts = {
  themes,
  mechanics,
  figures,
  traits,
  remarks,
  lines: /líneas?/i,
  numerals: { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve' },
}
