import { expect, test } from 'vitest'
import { menusOf, saferPlayMenu } from '../../../shared/site/menus.ts'

const routesOf = (items: readonly { readonly route: string }[]) => items.map(({ route }) => route)

test('a brand that names no menus has the usual ones', () => {
  const { top, bottom, games, company } = menusOf({})
  expect(routesOf(top)).toEqual([
    'home',
    'slots',
    'instantWin',
    'casino',
    'liveCasino',
    'bingo',
    'promotions',
    'features',
  ])
  expect(routesOf(bottom)[0]).toBe('responsibleGaming')
  expect(routesOf(games)[0]).toBe('slots')
  expect(routesOf(company)[0]).toBe('aboutUs')
})

test('a brand chooses and orders the entries of a menu; the others stay', () => {
  const { top, bottom } = menusOf({ menus: { top: ['bingo', 'slots'] } })
  expect(routesOf(top)).toEqual(['bingo', 'slots'])
  expect(top[1]?.items.length).toBeGreaterThan(1)
  expect(bottom).toEqual(menusOf({}).bottom)
})

test('links to safer play are no brand’s choice, and a menu has no entry that it does not know', () => {
  expect(routesOf(saferPlayMenu)).toContain('responsibleGaming')
  // @ts-expect-error not a brand's
  expect(menusOf({ menus: { saferPlay: [] } })).not.toHaveProperty('saferPlay')
  // @ts-expect-error winners stands in no top menu
  expect(menusOf({ menus: { top: ['winners'] } }).top).toEqual([])
})
