import type { DescriptionTexts } from '../texts.ts'
import { apart } from './apart.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import { mechanics } from './mechanics.ts'
import { other } from './other.ts'
import { remarks } from './remarks.ts'
import { sharedTwists } from './shared-twists.ts'
import { themes } from './themes.ts'

export const sv: DescriptionTexts = {
  themes,
  mechanics,
  other,
  frames,
  sharedTwists,
  figures,
  remarks,
  lines: /linje/i,
  unfit: [
    { names: /\bAuto\b/, sentences: /dealer|programledare|frågor|sällskap|hälsa|människor|livligast/i },
    // A machine that one draws at has no table.
    { names: /Jacks or Better/, sentences: /\bbord/i },
    { names: /Infinite|Free Bet/, sentences: /\bstol/i },
    { names: /Speed/, sentences: /långsam|lugn|brådska|jagad|vänta på nästa|lyfts hörnet/i },
    { names: /Squeeze/, sentences: /korta händer/ },
    { names: /^Slingo/, sentences: /ett tydligt beslut/ },
    { names: /Twin Ball/, sentences: /\bkulan\b|jämna chanser/i },
    { names: /French|Thunder Wheel/, sentences: /återbetalningen är densamma/ },
    { names: /Single Deck/, sentences: /kortsko/i },
    { names: /Three Card/, sentences: /fyra kort|royal|drag till stege/i },
    { names: /Caribbean Stud|Pai Gow/, sentences: /fyra kort|drag till stege/i },
    { names: /^(?!.*(?:Wheel|Spin-Off))/, sentences: /hjulet knäpper|tivolihjul|pilen kryper/i },
    { names: /Jacks or Better|Pai Gow/, sentences: /lägger sig|sidoinsats/i },
    {
      names: /Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/,
      sentences: /utbetalning på första|premien på första/,
    },
    { names: /Caribbean Stud|Hold’em|Texas|Side Bet Square/, sentences: /sidoinsats på par|frivillig sidoinsats/ },
    {
      names: /Side Bet Square/,
      sentences:
        /andra insats|höja eller lägga sig|jämförs händerna|svårt att släppa|betänketiden|odds ligger öppna|dealern/i,
    },
  ],
  apart,
  numerals: { '2': 'två', '3': 'tre', '4': 'fyra', '5': 'fem', '6': 'sex', '7': 'sju', '8': 'åtta', '9': 'nio' },
}
