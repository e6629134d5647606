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
/** How far the page can be scrolled: it grows with each frame by what comes near its end. */
let end = 890
const scrollTo = vi.fn(({ top }: { readonly top: number }) => vi.stubGlobal('scrollY', Math.min(top, end)))
const frame = vi.fn((then: () => void) => {
  end += 5
  setTimeout(then, 0)
})
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
  end = 890
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('requestAnimationFrame', frame)
  vi.stubGlobal('scrollY', 40)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
/** The turns in which what is kept is brought back. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('whoever comes back is put where they were, but not by a list that takes another’s place', async () => {
  const { enhance } = await import('../../../client/pages/more.ts')
  enhance(pagingOf(2) as never, { restores: false })
  await settled()
  expect(scrollTo).not.toHaveBeenCalled()
  enhance(pagingOf(2) as never)
  await settled()
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
  // The end of the page was not there at once, and is reached.
  expect(scrollY).toBe(900)
  expect(scrollTo).toHaveBeenCalledTimes(3)
})

test('whoever goes on by themselves is left where they are', async () => {
  const { enhance } = await import('../../../client/pages/more.ts')
  frame.mockImplementationOnce((then) => {
    page.dispatchEvent(new Event('wheel'))
    then()
  })
  enhance(pagingOf(2) as never)
  await settled()
  expect(scrollTo).toHaveBeenCalledOnce()
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
