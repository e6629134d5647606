import { expect, test } from 'vitest'
import { subscribeMachine } from '../../../shared/forms/subscribe-machine.ts'
import { matrixOf } from '../machines/matrix.ts'

test('subscribing: every cell', () => {
  const editable = 'sending send | faulty showFault | - | -'
  expect(subscribeMachine.initial).toBe('entering')
  expect(matrixOf(subscribeMachine, ['submitted', 'refused', 'accepted', 'failed'])).toEqual({
    entering: editable,
    faulty: editable,
    sending: '- | faulty showFault | thanks empty | failed',
    thanks: editable,
    failed: editable,
  })
})
