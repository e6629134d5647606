import { describe, expect, test } from 'vitest'
import { createBudget, noteWait, partOf, unlimited, waitBefore } from '../../../worker/content/budget.ts'

/** A budget with a clock that the test holds. */
const held = (ms: number) => {
  let now = 5000
  return { budget: createBudget(ms, () => now), pass: (more: number) => (now += more) }
}

describe('the time that a page may wait', () => {
  test('grows less from its beginning on, and is three times as long while the platform answers', () => {
    const { budget, pass } = held(1000)
    expect([budget.left(false), budget.left(true)]).toEqual([1000, 3000])
    pass(400)
    expect([budget.left(false), budget.left(true)]).toEqual([600, 2600])
    pass(700)
    expect([budget.left(false), budget.left(true)]).toEqual([0, 1900])
    pass(5000)
    expect(budget.left(true)).toBe(0)
  })

  test('where copies are kept is one moment for the whole page, which begins with the first such wait', () => {
    const { budget, pass } = held(1000)
    pass(300)
    expect(budget.leftOfKept(150)).toBe(150)
    pass(100)
    expect(budget.leftOfKept(150)).toBe(50)
    pass(100)
    expect(budget.leftOfKept(150)).toBe(0)
    expect(partOf(budget, 400).leftOfKept(150)).toBe(0)
  })

  test('where copies are kept is not begun by asking how much of it has passed', () => {
    const { budget, pass } = held(1000)
    expect(budget.spentOfKept()).toBe(0)
    pass(300)
    expect([budget.spentOfKept(), budget.leftOfKept(150)]).toEqual([0, 150])
    pass(100)
    expect([budget.spentOfKept(), budget.leftOfKept(150)]).toEqual([100, 50])
    expect([partOf(budget, 400).spentOfKept(), unlimited.spentOfKept()]).toEqual([100, 0])
  })

  test('has a part that ends earlier, never later', () => {
    const { budget, pass } = held(1000)
    expect(partOf(budget, 5000).left(false)).toBe(1000)
    expect(partOf(budget, 400).left(false)).toBeLessThanOrEqual(400)
    pass(900)
    expect(partOf(budget, 400).left(false)).toBe(100)
  })

  test('is without end where nothing limits it', () => {
    expect(unlimited.left(false)).toBe(Number.POSITIVE_INFINITY)
    expect(unlimited.leftOfKept(150)).toBe(150)
    expect(unlimited.spent()).toBe(0)
  })

  test('goes on where another part of the way has waited already, for what is kept too', () => {
    const budget = createBudget(1000, () => 5000, { ms: 300, keptMs: 100 })
    expect([budget.left(false), budget.spent(), budget.spentOfKept(), budget.leftOfKept(150)]).toEqual([
      700, 300, 100, 50,
    ])
    const unbegun = createBudget(1000, () => 5000, { ms: 300, keptMs: 0 })
    expect([unbegun.spentOfKept(), unbegun.leftOfKept(150)]).toEqual([0, 150])
  })

  test('knows what a request has waited before its way began', () => {
    const [one, other] = [new Request('https://a.example/'), new Request('https://a.example/')]
    noteWait(one, 250)
    expect([waitBefore(one), waitBefore(other)]).toEqual([250, 0])
  })
})
