import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubBrowser } from '../state/browser.ts'

type Browser = ReturnType<typeof stubBrowser>
let browser: Browser
const told = vi.fn()

async function open(options: Parameters<typeof stubBrowser>[0]) {
  browser = stubBrowser(options)
  vi.stubGlobal('dispatchEvent', browser.events.dispatchEvent.bind(browser.events))
  const favourites = await import('../../../client/games/favourites.ts')
  const { takeChoice } = await import('../../../client/tracking/consent.ts')
  browser.events.addEventListener('marquee:favourites', told)
  const choose = (stored: string): void => {
    vi.stubGlobal('document', { ...document, documentElement: browser.root, cookie: `xconsent=${stored}` })
    takeChoice(stored)
  }
  return { ...favourites, choose, kept: () => browser.areas.local.getItem('favouriteGames') }
}

beforeEach(() => told.mockClear())

describe('favourites that may not be kept', () => {
  test('hold as long as the page stands, and say so', async () => {
    const { toggleFavourite, favouriteSlugs, isUnkept, kept } = await open({ consent: '1000' })
    toggleFavourite('thor')
    expect([favouriteSlugs(), isUnkept('thor'), isUnkept('other'), kept()]).toEqual([['thor'], true, false, null])
  })

  test('and were taken out stay out at the next choice, whatever the device still holds', async () => {
    const { toggleFavourite, favouriteSlugs, choose, kept } = await open({
      consent: '1100',
      local: { favouriteGames: 'book-of-dead thor' },
    })
    vi.spyOn(browser.areas.local, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full.')
    })
    toggleFavourite('sun')
    toggleFavourite('thor')
    expect([favouriteSlugs(), kept()]).toEqual([['sun', 'book-of-dead'], 'book-of-dead thor'])
    told.mockClear()
    choose('1111')
    expect(favouriteSlugs()).toEqual(['sun', 'book-of-dead'])
    expect(told).not.toHaveBeenCalled()
    toggleFavourite('thor')
    expect(favouriteSlugs()).toEqual(['thor', 'sun', 'book-of-dead'])
  })

  test('are kept from the choice on that allows it, before those of another tab', async () => {
    const { toggleFavourite, isUnkept, choose, kept } = await open({ consent: '1000' })
    toggleFavourite('thor')
    browser.areas.local.setItem('favouriteGames', 'book-of-dead thor')
    told.mockClear()
    choose('1111')
    expect([kept(), isUnkept('thor')]).toEqual(['thor book-of-dead', false])
    expect(told).toHaveBeenCalled()
  })
})

test('favourites go from sight with the consent they are kept by', async () => {
  const { favouriteSlugs, choose } = await open({ consent: '1111', local: { favouriteGames: 'thor' } })
  vi.stubGlobal('location', { ...location, hostname: 'www.starling.example' })
  expect(favouriteSlugs()).toEqual(['thor'])
  choose('1000')
  expect(favouriteSlugs()).toEqual([])
  expect(told).toHaveBeenCalled()
})

test.each([
  ['favouriteGames', 'thor', 1],
  ['favouriteGames', 'book-of-dead', 0],
  [null, null, 1],
  [null, 'book-of-dead', 0],
  ['recentGames', 'book-of-dead', 0],
] as const)('what another tab does to %s, with %s kept then, is told %i times', async (key, list, times) => {
  await open({ consent: '1111', local: { favouriteGames: 'book-of-dead' } })
  if (list === null) browser.areas.local.removeItem('favouriteGames')
  else browser.areas.local.setItem('favouriteGames', list)
  browser.events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(told).toHaveBeenCalledTimes(times)
})

test('a choice that changes none of them is not told', async () => {
  const { choose } = await open({ consent: '1100', local: { favouriteGames: 'thor' } })
  choose('1111')
  expect(told).not.toHaveBeenCalled()
})
