import { expect, test } from 'vitest'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { groupsOf } from '../../../shared/routes/groups-of.ts'
import { hasMenuName, isListed } from '../../../shared/routes/named.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'

const { byKey } = compileRoutes('ca', 'on')
const route = (key: RouteKey) => {
  const found = byKey.get(key)
  if (found === undefined) throw new Error(`There is no route ${key}.`)
  return found
}

test.each<[RouteKey, 'named' | 'listed' | 'neither']>([
  ['home', 'named'],
  ['help', 'named'],
  ['siteMap', 'named'],
  ['payments', 'named'],
  // Its games name it.
  ['slots', 'listed'],
  ['liveBlackjack', 'listed'],
  // It stands for another page.
  ['paymentVisa', 'neither'],
  ['payment', 'neither'],
  ['slotsGame', 'neither'],
  // Nobody is to find it.
  ['search', 'neither'],
  ['offline', 'neither'],
])('in lists of pages %s is %s', (key, expected) => {
  const is = hasMenuName(route(key)) ? 'named' : isListed(route(key)) ? 'listed' : 'neither'
  expect(is).toBe(expected)
})

test('the groups of a route are those of the culture, else those of every other, else none', () => {
  expect(groupsOf(route('home'), 'ca')).toEqual(['slots', 'casino', 'live_casino'])
  expect(groupsOf(route('home'), 'en-IE')).toEqual(['slots', 'instant_win', 'casino'])
  expect(groupsOf(route('slots'), 'en-GB')).toContain('drop_wins')
  expect(groupsOf(route('slots'), 'ca')).toBeNull()
  expect(groupsOf(route('help'), 'ca')).toBeNull()
})
