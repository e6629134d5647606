import { describe, expect, test } from 'vitest'
import { fold, holdsWords } from '../../../shared/content/fold.ts'

describe('a text holds the words of a query', () => {
  test.each([
    ['How long does a withdrawal take?', 'withdrawal', true],
    ['How long does a withdrawal take?', 'TAKE long', true],
    ['¿Cuánto tarda la retirada?', 'cuanto', true],
    ['Über uns', 'uber', true],
    ['How long does it take?', 'withdrawal', false],
    ['How long does it take?', 'long withdrawal', false],
    ['Over lords', 'overlords', false],
    ['Overlords', 'over lords', true],
    ['anything', '  ', true],
  ])('%j, %j: %s', (text, query, expected) => {
    expect(holdsWords(text, query)).toBe(expected)
  })
})

test('what is compared has no accents, capitals or spare space', () => {
  expect(fold('  Élan   VITAL\n ')).toBe('elan vital')
})
