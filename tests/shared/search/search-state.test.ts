import { describe, expect, test, vi } from 'vitest'
import { searchState } from '../../../shared/search/search-state.ts'

describe('a search', () => {
  test.each([
    ['', 'ready', 3, 'blank'],
    ['   ', 'ready', 3, 'blank'],
    ['a', 'ready', 3, 'tooShort'],
    [' a ', 'ready', 3, 'tooShort'],
    ['🎰', 'ready', 3, 'tooShort'],
    ['ab', 'loading', 3, 'loading'],
    ['ab', 'failed', 3, 'failed'],
    ['ab', 'ready', 0, 'nothing'],
    ['77', 'ready', 3, 'found'],
    [' ab ', 'ready', 1, 'found'],
  ] as const)('%j with the list %s and %i games: %s', (typed, list, games, kind) => {
    expect(searchState(typed, list, () => games)).toEqual(kind === 'found' ? { kind, count: games } : { kind })
  })

  test('looks for the words without the spaces around them, and only when it can', () => {
    const count = vi.fn(() => 1)
    searchState(' thor ', 'ready', count)
    expect(count).toHaveBeenCalledExactlyOnceWith('thor')
    searchState('t', 'ready', count)
    searchState('thor', 'loading', count)
    expect(count).toHaveBeenCalledOnce()
  })
})
