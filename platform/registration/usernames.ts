import { randomInt } from 'node:crypto'

/** Words that are quiet, neutral and written alike in every language of the product. */
const first = [
  'amber',
  'azur',
  'coral',
  'indigo',
  'ivory',
  'jade',
  'opal',
  'silver',
  'sienna',
  'topaz',
  'umber',
  'violet',
]
const second = ['alba', 'aria', 'cello', 'delta', 'lento', 'luna', 'nova', 'polar', 'solo', 'tempo', 'terra', 'vela']

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? ''

/** A username nobody has to think of, so that none can be asked for to learn whether it is taken. */
export const newUsername = (): string =>
  `${pick(first)}-${pick(second)}-${String(randomInt(1_000_000)).padStart(6, '0')}`

/** A player's number: nine digits in no order, so that none says how many players there are. */
export const newPlayerId = (): number => randomInt(100_000_000, 1_000_000_000)
