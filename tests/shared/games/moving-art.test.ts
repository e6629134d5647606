import { expect, test } from 'vitest'
import { movingArt } from '../../../shared/games/moving-art.ts'

test.each([
  ['/img/games/thor.0a1b2c.svg', '/img/games/thor.0a1b2c.svg?moves#moves'],
  ['https://cdn.example/img/games/thor.svg', 'https://cdn.example/img/games/thor.svg?moves#moves'],
  ['/img/games/thor.svg?moves#moves', null],
  ['/img/games/thor.avif', null],
  ['data:image/svg+xml,%3Csvg/%3E', null],
])('of %j the picture that moves is %j', (address, moving) => {
  expect(movingArt(address)).toBe(moving)
})
