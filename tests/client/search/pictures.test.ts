import { beforeEach, expect, test, vi } from 'vitest'
import type { takeTurn as TakeTurn } from '../../../client/search/pictures.ts'

let takeTurn: typeof TakeTurn
/** Who watches, each a place of its own. */
let watchers: Watcher[]
class Watcher {
  readonly watched = new Set<object>()
  readonly tell: (entries: readonly object[]) => void
  constructor(tell: Watcher['tell']) {
    this.tell = tell
    watchers.push(this)
  }
  observe(place: object): void {
    this.watched.add(place)
  }
  disconnect(): void {
    this.watched.clear()
  }
}
const see = (places: readonly object[]): void => {
  for (const place of places)
    for (const watcher of watchers) if (watcher.watched.has(place)) watcher.tell([{ isIntersecting: true }])
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  watchers = []
  vi.stubGlobal('IntersectionObserver', Watcher)
  // A frame is painted every 16 ms.
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => setTimeout(painted, 16))
  takeTurn = (await import('../../../client/search/pictures.ts')).takeTurn
})

/** Pictures that ask in order, `inSight` of them seen; what has been shown of them. */
function row(count: number, inSight = count) {
  const shown: number[] = []
  const places = Array.from({ length: count }, () => ({}))
  const turns = places.map((place, at) => takeTurn(place as Element, () => shown.push(at)))
  see(places.slice(0, inSight))
  return {
    shown,
    see: (from: number, to: number) => see(places.slice(from, to)),
    end: (at: number) => turns[at]?.end(),
  }
}

test('no picture comes while results do, and the first two when they rest', () => {
  const before = row(2)
  vi.advanceTimersByTime(100)
  const { shown } = row(5)
  vi.advanceTimersByTime(100)
  expect([before.shown, shown]).toEqual([[], []])
  vi.advanceTimersByTime(30)
  expect([before.shown, shown]).toEqual([[0, 1], []])
})

test('the next one comes once a picture has come and been painted', () => {
  const { shown, end } = row(6)
  vi.advanceTimersByTime(130)
  expect(shown).toEqual([0, 1])
  end(1)
  expect(shown).toEqual([0, 1])
  vi.advanceTimersByTime(17)
  expect(shown).toEqual([0, 1, 2])
})

test('who has left takes no turn', () => {
  const { shown, end } = row(3)
  end(0)
  vi.advanceTimersByTime(130)
  expect(shown).toEqual([1, 2])
})

test('pictures that do not come hold up the others for a second', () => {
  const { shown } = row(3)
  vi.advanceTimersByTime(1100)
  expect(shown).toEqual([0, 1])
  vi.advanceTimersByTime(60)
  expect(shown).toEqual([0, 1, 2])
})

test('a clock that stands still holds nothing up', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { shown } = row(2)
  vi.advanceTimersByTime(130)
  expect(shown).toEqual([0, 1])
})

test('two dozen results wait with one timer', () => {
  row(24)
  expect(vi.getTimerCount()).toBe(1)
})

test('a picture out of sight is not fetched, and comes without another rest once it is seen', () => {
  const { shown, see, end } = row(3, 1)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([0])
  end(0)
  end(1)
  see(1, 3)
  expect(shown).toEqual([0, 2])
  expect(watchers.every(({ watched }) => watched.size === 0)).toBe(true)
})
