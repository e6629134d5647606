import { describe, expect, test } from 'vitest'
import { holdsWords } from '../../../shared/content/fold.ts'

describe('a text holds the words of a query', () => {
  test.each([
    ['How long does a withdrawal take?', 'withdrawal', true],
    ['How long does a withdrawal take?', 'TAKE long', true],
    ['¿Cuánto tarda la retirada?', 'cuanto', true],
    ['Über uns', 'uber', true],
    ['How long does it take?', 'withdrawal', false],
    ['anything', '  ', true],
  ])('%j, %j: %s', (text, query, expected) => {
    expect(holdsWords(text, query)).toBe(expected)
  })
})
