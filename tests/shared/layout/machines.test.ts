import { expect, test } from 'vitest'
import { installMachine, menuIsOpen, menuMachine, promotionsDotMachine } from '../../../shared/layout/machines.ts'
import { matrixOf } from '../machines/matrix.ts'

test('the menu: every cell, and what the UI state says of it', () => {
  const events = ['toggled', 'closedByButton', 'clickedBeside', 'leftPage', 'accountOpened'] as const
  expect(matrixOf(menuMachine, events)).toEqual({
    untouched: 'open mark | - | - | - | -',
    open: 'closed unmark | closed unmark | closed unmark | closed unmark | closed unmark',
    closed: 'open mark | - | - | - | -',
  })
  expect(menuIsOpen).toEqual({ untouched: null, open: true, closed: false })
})

test('the dot beside promotions: every cell', () => {
  expect(matrixOf(promotionsDotMachine, ['viewed'])).toEqual({ shown: 'gone remember', gone: '-' })
})

test('the install prompt: every cell', () => {
  expect(matrixOf(installMachine, ['offered', 'accepted', 'answered', 'hidden', 'installed'])).toEqual({
    none: 'offered | - | - | - | -',
    offered: 'offered | asking ask | - | hidden rememberHidden | none',
    asking: '- | - | none | - | none',
    hidden: '- | - | - | - | none',
  })
})

test('at first the menu is untouched, the dot shown and nothing offered', () => {
  expect([menuMachine.initial, promotionsDotMachine.initial, installMachine.initial]).toEqual([
    'untouched',
    'shown',
    'none',
  ])
})
