import type { DescriptionTexts } from '../texts.ts'
import { apart } from './apart.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import { mechanics } from './mechanics.ts'
import { other } from './other.ts'
import { remarks } from './remarks.ts'
import { sharedTwists } from './shared-twists.ts'
import { themes } from './themes.ts'

export const de: DescriptionTexts = {
  themes,
  mechanics,
  other,
  frames,
  sharedTwists,
  figures,
  remarks,
  lines: /linie/i,
  unfit: [],
  apart,
  numerals: {
    '2': 'zwei',
    '3': 'drei',
    '4': 'vier',
    '5': 'fünf',
    '6': 'sechs',
    '7': 'sieben',
    '8': 'acht',
    '9': 'neun',
  },
}
