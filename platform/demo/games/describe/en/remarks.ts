import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'That is the backdrop; the game in front of it is refreshingly brief.',
      'The scene surrounds the playing field without getting in its way.',
      'It is a lot of atmosphere for a game that is over so quickly.',
    ],
    tables: [
      'So much for the room; on the cloth itself tradition rules.',
      'The theme stays at the edge of the table, where it belongs.',
      'Around the table it makes a pleasant backdrop, and the rules take no notice of it.',
    ],
    live: [
      'The studio uses it as a stage set, and the cameras make good use of the depth.',
      'As a studio backdrop it works well, because the game itself is left in peace.',
      'Lights and set pick up the theme, and the host plays along with a straight face.',
    ],
    bingo: [
      'The tickets carry the theme too, and the numbers remain easy to read.',
      'It gives the draw a stage without distracting from the numbers.',
      'Between the balls there is time enough to look around in it.',
    ],
  },
  audience: {
    slots: [
      'It will suit players who like a picture to look at and an unhurried pace.',
      'Those who prefer to know how a game works before starting it will appreciate the clear rules.',
      'A good choice for short sessions with a fixed budget, and easy to leave at any time.',
      'Newcomers find their way quickly, and experienced players will notice the care in the details.',
      'Anyone drawn to the theme will enjoy the surroundings; anyone in search of a system will find only chance.',
      'It is meant as entertainment with a price, and taken that way it is easy to like.',
      'Anyone who values quiet, well-made games has come to the right place.',
      'Set a time and a stake beforehand, and the atmosphere can be enjoyed for what it is.',
    ],
    instant: [
      'It suits a short break and anyone who prefers one clear decision to many small ones.',
      'Players who find reels too busy may like the brevity of it.',
      'Because rounds pass quickly, it is wise to settle on a number of them in advance.',
      'It will please those who like simple rules and know when to stop.',
    ],
    tables: [
      'It is for people who like rules that have stood for generations and a table that never rushes them.',
      'Beginners can study the rules in peace, and regulars will find nothing out of place.',
      'Those who enjoy small decisions more than effects will be comfortable here.',
      'It suits a quiet half hour with a stake you can afford to lose.',
    ],
    live: [
      'It suits guests who enjoy company and do not mind waiting for the next round.',
      'Anyone who likes to see real equipment and a human face will feel at home.',
      'The pace is set by the studio, which makes it easier to keep to a limit of your own.',
      'It is just as pleasant to watch a few rounds before deciding whether to join in.',
    ],
    bingo: [
      'It suits those who like numbers, small stakes and a steady rhythm.',
      'There is nothing to decide once the balls roll, and for many that is exactly the charm.',
      'Players who like to follow several cards at once will be kept pleasantly busy.',
      'It works best as a sociable pastime with a budget fixed beforehand.',
    ],
  },
  studios: [
    'The game was made by {studio}, and the studio’s hand is easy to spot.',
    'Behind it is {studio}, a studio that takes care over details.',
    'It comes from {studio} and sits well in its catalogue.',
    '{studio} developed it, and independent laboratories have tested it.',
    'As usual with {studio}, the help pages are complete and clearly written.',
    'The credit goes to {studio}, where clarity seems to matter more than noise.',
  ],
}
