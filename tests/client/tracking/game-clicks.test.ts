import { expect, test } from 'vitest'
import { gameOf } from '../../../client/tracking/game-clicks.ts'

test.each([
  ['https://www.starling.example/slots/book-of-dead/', 'book-of-dead'],
  ['https://play.starling.example/play/?brand_code=STR&game=thor', 'thor'],
  ['/frca/slots/thor/?x=1#gamepage/thor', 'thor'],
  ['/', ''],
])('the game of the link %s is %j', (address, game) => {
  expect(gameOf(address)).toBe(game)
})
