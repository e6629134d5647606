import type { DescriptionTexts } from '../texts.ts'
import { figures, traits } from './figures.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { themes } from './themes.ts'

export const sv: DescriptionTexts = {
  themes,
  mechanics,
  figures,
  traits,
  remarks,
  lines: /linje/i,
  numerals: { 2: 'två', 3: 'tre', 4: 'fyra', 5: 'fem', 6: 'sex', 7: 'sju', 8: 'åtta', 9: 'nio' },
}
