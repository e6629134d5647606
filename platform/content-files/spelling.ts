import type { CultureId } from '../../shared/site/ids.ts'

type Spelling = readonly (readonly [RegExp, string])[]

/** Canadian English keeps British endings but writes -ize and has its own word for a few things. */
const canadian: Spelling = [
  [/\b(recogn|organ|memor|synthes)is(e|er|ed)\b/gi, '$1iz$2'],
  [/\bcorner shop\b/g, 'corner store'],
  [/\bgreengrocer\b/g, 'grocer'],
  [/\bthe lift\b/g, 'the elevator'],
  [/\ba lift\b/g, 'an elevator'],
  [/\ba film\b/g, 'a movie'],
  [/\ba queue\b/g, 'a lineup'],
  [/\btowards\b/g, 'toward'],
  [/\bscratchcard/g, 'scratch card'],
  [/\bScratchcard/g, 'Scratch card'],
  [/\bfor ever\b/g, 'forever'],
  [/\bPicture cards\b/g, 'Face cards'],
  [/\bpresenter/g, 'host'],
  [/\bPresenter/g, 'Host'],
  [/\bLadybirds\b/g, 'Ladybugs'],
  [/\ba flask\b/g, 'a thermos'],
  [/\bthe jetty\b/g, 'the dock'],
  [/\bhang its washing\b/g, 'hang its laundry'],
  [/\bguitar lead\b/g, 'guitar cord'],
  [/\brecord shop\b/g, 'record store'],
  [/\bplectrums\b/g, 'picks'],
  [/\brung for the guard\b/g, 'rung for the conductor'],
  [/\ba fruit-machine classic\b/g, 'a fruit-slot classic'],
  [/\bthe fruit machine into the mains\b/g, 'the fruit slot into the wall'],
  [/\bfruit machine\b/g, 'slot machine'],
  [/\bold pub machines\b/g, 'old bar machines'],
  [/\bseaside arcade\b/g, 'boardwalk arcade'],
  [/\bfairground stall\b/g, 'carnival booth'],
  [/\bfairground wheel\b/g, 'midway wheel'],
  [/\bturned right down\b/g, 'turned all the way down'],
  [/^Fancy /, 'Up for '],
  [/\ba waistcoat\b/g, 'a vest'],
]

/** New Zealand says pokies and scratchies, as its categories do. An address, such as "/slots/new/", is no word. */
const newZealand: Spelling = [
  [/\bcorner shop\b/g, 'corner dairy'],
  [/(?<![/-])\bslot(s?)\b(?![/-])/g, 'pokie$1'],
  [/(?<![/-])\bSlot(s?)\b(?![/-])/g, 'Pokie$1'],
  [/\bscratchcard/g, 'scratchie'],
  [/\bScratchcard/g, 'Scratchie'],
]

const irish: Spelling = [[/\bcup of tea\b/g, 'mug of tea']]

const spelling: Partial<Readonly<Record<CultureId, Spelling>>> = {
  'en-CA': canadian,
  ca: canadian,
  'en-NZ': newZealand,
  'en-IE': irish,
}

/** A text in the words of a market that spells or names something otherwise than the texts, which are British. */
export const spelled = (text: string, culture: CultureId): string =>
  (spelling[culture] ?? []).reduce((result, [from, to]) => result.replace(from, to), text)
