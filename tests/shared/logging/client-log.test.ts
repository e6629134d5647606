import { describe, expect, test } from 'vitest'
import { emptyQueue, logLevels, mostOfBatch, nextBatch, takeEntry } from '../../../shared/logging/client-log.ts'
import { takeShare } from '../../../shared/logging/share.ts'

describe('the log of a page', () => {
  test('has the specification’s levels', () => {
    expect(logLevels).toEqual({ debug: 0, info: 1, warn: 2, error: 3 })
  })

  test('drops what lies below its level, debug always, and what was said before', () => {
    let queue = takeEntry(emptyQueue, 'debug', 'a', '')
    queue = takeEntry(queue, 'info', 'a', '', 'warn')
    expect(queue.waiting).toEqual([])
    for (const level of ['warn', 'warn', 'error'] as const) queue = takeEntry(queue, level, 'a', 'b')
    expect(queue.waiting.map(({ level }) => level)).toEqual(['warn', 'error'])
  })

  test('sends each entry once, at most ten a batch and twenty a page, and none longer than it may be', () => {
    let queue = emptyQueue
    for (let i = 0; i < 50; i++) queue = takeEntry(queue, 'error', `fault ${i} ${'x'.repeat(9000)}`, 'y'.repeat(9000))
    const [first, rest] = nextBatch(queue)
    const [second, none] = nextBatch(rest)
    expect([first.length, second.length, none.waiting.length]).toEqual([mostOfBatch, mostOfBatch, 0])
    expect(first[0]?.message.length).toBe(500)
    expect(first[0]?.data.length).toBe(2000)
    expect(takeEntry(none, 'error', 'one more', '').waiting).toEqual([])
  })
})

describe('the share of an isolate', () => {
  const most = { entries: 10, every: 1000 }
  test('is full again after its period, and gives no more than it has', () => {
    const first = takeShare({ since: 0, taken: 0 }, 8, 5000, most)
    const second = takeShare(first.share, 8, 5500, most)
    const third = takeShare(second.share, 8, 5999, most)
    const fourth = takeShare(third.share, 8, 6000, most)
    expect([first, second, third, fourth].map(({ granted }) => granted)).toEqual([8, 2, 0, 8])
  })
})
