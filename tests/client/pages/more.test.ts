import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const keepViewSize = vi.fn()
vi.mock('../../../client/state/view-sizes.ts', () => ({
  keptViewSize: () => ({ items: 2, top: 900 }),
  keepViewSize,
}))
vi.mock('../../../client/state/trusted-markup.ts', () => ({ readPage: () => null }))

/** Paging after a list of so many items. */
const pagingOf = (items: number) => ({
  isConnected: true,
  ariaBusy: null,
  dataset: {},
  previousElementSibling: { children: Array.from({ length: items }) },
  querySelector: () => Object.assign(new EventTarget(), { href: '/slots/?page=2', isConnected: true, textContent: '' }),
})
const scrollTo = vi.fn()
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  class Entry {
    readonly type = 'reload'
  }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('PerformanceNavigationTiming', Entry)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Entry() as never])
  vi.stubGlobal('location', { pathname: '/slots/', search: '' })
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 40)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
/** Two turns, in which what is kept is brought back. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('whoever comes back is put where they were, but not by a list that takes another’s place', async () => {
  const { enhance } = await import('../../../client/pages/more.ts')
  enhance(pagingOf(2) as never, { restores: false })
  await settled()
  expect(scrollTo).not.toHaveBeenCalled()
  enhance(pagingOf(2) as never)
  await settled()
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
})

test('of lists that took each other’s place the last alone is kept, and none that has gone', async () => {
  const { enhance } = await import('../../../client/pages/more.ts')
  for (const items of [2, 3]) enhance(pagingOf(items) as never, { restores: false })
  const last = pagingOf(4)
  enhance(last as never, { restores: false })
  page.dispatchEvent(new Event('pagehide'))
  expect(keepViewSize.mock.calls).toEqual([['/slots/', { items: 4, top: 40 }]])
  last.isConnected = false
  page.dispatchEvent(new Event('pagehide'))
  expect(keepViewSize).toHaveBeenCalledOnce()
})
