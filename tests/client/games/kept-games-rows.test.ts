import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, heldFetch } from '../../support/held-fetch.ts'

let slugs: readonly string[]
vi.mock('../../../client/games/favourites.ts', () => ({ favouriteSlugs: () => slugs }))
vi.mock('../../../client/games/recent-games.ts', () => ({ recentSlugs: () => [] }))
vi.mock('../../../client/state/trusted-markup.ts', () => ({ ownPart: (html: string) => html }))

const root: { dataset: Record<string, string> } = { dataset: {} }
let cards: { readonly dataset: { readonly failed: string }; innerHTML: string; textContent: string }
let page: EventTarget
/** The questions under way, each to be answered by hand. */
let asked: Asked[]
/** Has the rows show what is kept: when the page starts, and when it is come back to. */
let enhance: () => void

beforeEach(async () => {
  slugs = ['thor']
  root.dataset = { favourites: '' }
  cards = { dataset: { failed: 'cannot be shown' }, innerHTML: '', textContent: '' }
  page = new EventTarget()
  asked = []
  const row = { dataset: { keptGames: 'favourites', cards: '/cards/' }, querySelector: () => cards }
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => [row] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', heldFetch(asked))
  const rows = await import('../../../client/games/kept-games-rows.ts')
  enhance = rows.enhance
  enhance()
})
afterEach(() => vi.unstubAllGlobals())

/** The visitor has these favourites now. */
function choose(...now: readonly string[]): void {
  slugs = now
  page.dispatchEvent(new Event('marquee:favourites'))
}
/** Turns in which an answer is read and shown. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('an older answer that lands last does not take the place of the newer one', async () => {
  choose('sun', 'thor')
  asked[1]?.answer(new Response('sun and thor'))
  await settled()
  asked[0]?.answer(new Response('thor'))
  await settled()
  expect(asked.map(({ address }) => address)).toEqual(['/cards/?slugs=thor', '/cards/?slugs=sun,thor'])
  expect([cards.innerHTML, cards.textContent]).toEqual(['sun and thor', ''])
})

test('an answer on its way to a row that has gone is dropped', async () => {
  choose()
  asked[0]?.answer(new Response('thor'))
  await settled()
  expect([cards.innerHTML, cards.textContent, root.dataset]).toEqual(['', '', {}])
})

test('what cannot be had is said', async () => {
  asked[0]?.answer(new Response(null, { status: 503 }))
  await settled()
  expect(cards.textContent).toBe('cannot be shown')
})

test('a page that is come back to shows what is kept now, and follows it once', async () => {
  slugs = ['sun', 'thor']
  enhance()
  expect(asked.map(({ address }) => address)).toEqual(['/cards/?slugs=thor', '/cards/?slugs=sun,thor'])
  choose('moon')
  expect(asked.map(({ address }) => address).slice(2)).toEqual(['/cards/?slugs=moon'])
})

test('a first game has its room on a page that is come back to, and under nobody who reads it', async () => {
  choose()
  expect(root.dataset).toEqual({})
  choose('sun')
  expect(root.dataset).toEqual({})
  enhance()
  expect(root.dataset).toEqual({ favourites: '' })
  expect(asked.map(({ address }) => address)).toEqual(['/cards/?slugs=thor', '/cards/?slugs=sun'])
})
