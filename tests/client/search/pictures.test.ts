import { beforeEach, expect, test, vi } from 'vitest'
import type { takeTurn as TakeTurn } from '../../../client/search/pictures.ts'

let takeTurn: typeof TakeTurn
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  // A frame is painted every 16 ms.
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => setTimeout(painted, 16))
  takeTurn = (await import('../../../client/search/pictures.ts')).takeTurn
})

/** Pictures that ask in order; what has been shown of them. */
function row(count: number) {
  const shown: number[] = []
  const turns = Array.from({ length: count }, (_, at) => takeTurn(() => shown.push(at)))
  return { shown, end: (at: number) => turns[at]?.end() }
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
