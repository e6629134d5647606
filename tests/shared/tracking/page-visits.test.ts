import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noVisits,
  type PageVisit,
  type PageVisitsCall,
  pageVisits,
  pageVisitsMachine,
} from '../../../shared/tracking/page-visits.ts'
import { matrixOf } from '../machines/matrix.ts'

type Event = Parameters<typeof pageVisits>[1]

const visit = (path: string): PageVisit => ({ path, title: path, at: 0 })
const visited = (path: string): Event => ({ type: 'visited', visit: visit(path) })

const run = (events: readonly Event[]) => {
  let state = noVisits
  const calls: PageVisitsCall[] = []
  for (const event of events) {
    const [next, made] = pageVisits(state, event)
    state = next
    calls.push(...made)
  }
  return {
    state,
    calls: calls.map((call) => `${call.type} ${call.type === 'start' ? call.first.path : call.visit.path}`),
  }
}

describe('page visits', () => {
  test('every cell', () => {
    expect(matrixOf(pageVisitsMachine, ['visited', 'granted', 'withdrawn', 'started', 'failed'])).toEqual({
      off: 'off keep | starting start | - | - | -',
      starting: 'starting keep | - | off forget | on logKept | broken',
      on: 'on log | - | off forget | - | -',
      broken: 'broken keep | starting start | off forget | - | -',
    })
  })

  test('wait until tracking has started; the first starts it and the rest are logged', () => {
    const events = [
      visited('/'),
      { type: 'granted' },
      visited('/#search'),
      { type: 'started' },
      visited('/#feedback'),
    ] as const
    expect(run(events).calls).toEqual(['start /', 'log /#search', 'log /#feedback'])
  })

  test('are not told to anybody without consent, nor after it was withdrawn', () => {
    expect(run([visited('/'), visited('/#search')]).calls).toEqual([])
    expect(
      run([visited('/'), { type: 'granted' }, { type: 'withdrawn' }, { type: 'started' }, visited('/#a')]).calls,
    ).toEqual(['start /'])
  })

  test('begin with the page the visitor is on where nothing waits', () => {
    const again = [
      visited('/'),
      { type: 'granted' },
      { type: 'started' },
      { type: 'withdrawn' },
      { type: 'granted' },
    ] as const
    expect(run(again).calls).toEqual(['start /', 'start /'])
    expect(run([{ type: 'granted' }])).toEqual({ state: noVisits, calls: [] })
  })

  test('that were told, and those that nobody may be told of, are kept no longer', () => {
    const waiting = [visited('/'), { type: 'granted' }, visited('/#search')] as const
    expect(run(waiting).state.kept).toEqual([visit('/#search')])
    expect(run([...waiting, { type: 'started' }]).state.kept).toEqual([])
    expect(run([...waiting, { type: 'withdrawn' }]).state).toEqual({
      state: 'off',
      kept: [],
      current: visit('/#search'),
    })
  })

  test('that wait are bounded, the first of them kept', () => {
    const { state } = run(Array.from({ length: 80 }, (_, index) => visited(`/${index}`)))
    expect(state.kept).toHaveLength(50)
    expect([state.kept[0]?.path, state.kept.at(-1)?.path]).toEqual(['/0', '/79'])
  })

  test('are each told once at most, in their order, and only between a grant and a withdrawal', () => {
    const events = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 5 }).map((page) => visited(`/${page}`)),
        fc.constantFrom<Event>({ type: 'granted' }, { type: 'withdrawn' }, { type: 'started' }, { type: 'failed' }),
      ),
    )
    fc.assert(
      fc.property(events, (list) => {
        const numbered = list.map((event, index) =>
          event.type === 'visited' ? ({ type: 'visited', visit: { ...event.visit, at: index } } as const) : event,
        )
        let state = noVisits
        let granted = false
        let last = -1
        for (const event of numbered) {
          if (event.type === 'granted') granted = true
          if (event.type === 'withdrawn') granted = false
          const [next, calls] = pageVisits(state, event)
          for (const call of calls) {
            expect(granted).toBe(true)
            if (call.type === 'log') {
              expect(call.visit.at).toBeGreaterThan(last)
              last = call.visit.at
            }
          }
          state = next
        }
      }),
    )
  })
})
