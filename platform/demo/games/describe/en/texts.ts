import type { DescriptionTexts } from '../texts.ts'
import { apart } from './apart.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import { mechanics } from './mechanics.ts'
import { remarks } from './remarks.ts'
import { sharedTwists } from './shared-twists.ts'
import { themes } from './themes.ts'

export const en: DescriptionTexts = {
  themes,
  mechanics,
  other: null,
  frames,
  sharedTwists,
  figures,
  remarks,
  lines: /\blines?\b/i,
  unfit: [
    {
      names: /\bAuto\b/,
      sentences: /\b(?:hosts?|croupier|dealers?|presenters?|company|liveliest)\b|prefer people|say hello/i,
    },
    { names: /Infinite|Free Bet/, sentences: /\b(?:chair|seat)\b/i },
    { names: /Single Deck/, sentences: /\bshoe\b/i },
    { names: /Three Card/, sentences: /four to a flush|royal flush|straight draw/i },
    { names: /Caribbean Stud|Pai Gow/, sentences: /four to a flush|straight draw/i },
    { names: /Jacks or Better|Pai Gow/, sentences: /stay in or fold|side bet/i },
    {
      names: /Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/,
      sentences: /ante bonus|payment on the first stake/,
    },
    { names: /Caribbean Stud|Hold’em|Texas|Side Bet Square/, sentences: /side bet on pairs|optional side bet/ },
    {
      names: /Side Bet Square/,
      sentences:
        /second stake|raise or fold|compared by rank|hard to fold|for the decision|odds lie open|\bthe dealer/i,
    },
    {
      names: /Pegs/,
      sentences: /value in view|value on display|further a round goes|last step|decisions?\b|pick-and-see|pegboard/i,
    },
    {
      names: /Speed/,
      sentences: /\bslow(?:ly)?\b|no hurry|in peace|unhurried|never rushes|mind waiting|corner of the last/i,
    },
    { names: /Squeeze/, sentences: /short hands/ },
    // A scratchcard leaves nothing to decide, and a draw for one player is watched alone.
    { names: /Scratch/, sentences: /one clear decision/ },
    { names: /Video Bingo|Bingo Balls/, sentences: /\btickets\b|friend on the phone/ },
    { names: /Craps|Duel/, sentences: /\btriples\b/i },
    { names: /French|Thunder Wheel/, sentences: /the return is the same/ },
    { names: /Twin Ball/, sentences: /\bthe ball\b|even-money/i },
    {
      names: /Drop$|Doors|Draw|Tower|Vault|Dice City|Race|Coin Flip|Studio|Ladder|Machine|Quiz|Cove|Reveal|Hunt|Board/,
      sentences: /\bwheel\b|\bpointer\b/i,
    },
    // A Slingo takes its time, as its category says.
    {
      names: /^Slingo/,
      sentences: /refreshingly brief|over so quickly|how brief|rounds pass quickly|one clear decision|bus ride/,
    },
  ],
  apart,
  numerals: { '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight', '9': 'nine' },
}
