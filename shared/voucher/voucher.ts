import type { Machine } from '../machines/machine.ts'

/** What a voucher's status says (rulings 6.4): 1 valid, 0 invalid, 2 already used; everything else is an unknown failure. */
const answers = { 1: 'valid', 0: 'invalid', 2: 'used' } as const

export const voucherAnswers = ['valid', 'invalid', 'used', 'failed'] as const
export type VoucherAnswer = (typeof voucherAnswers)[number]
export const isVoucherAnswer = (value: unknown): value is VoucherAnswer => voucherAnswers.some((own) => own === value)

export const voucherAnswer = (status: unknown): VoucherAnswer =>
  status === 0 || status === 1 || status === 2 ? answers[status] : 'failed'

/** Codes have eight letters or digits (spec 5 "Voucher code"). */
const code = /^[A-Z0-9]{8}$/

/** A code as it is sent, or null for what cannot be one and is not worth a call. */
export function voucherCode(typed: string): string | null {
  const text = typed.replace(/[\s-]+/g, '').toUpperCase()
  return code.test(text) ? text : null
}

export type VoucherState = 'closed' | 'entering' | 'sending' | 'thanks' | 'invalid' | 'used' | 'failed'
export type VoucherEvent = VoucherAnswer | 'opened' | 'edited' | 'refused' | 'submitted' | 'closed'

const open = { closed: { to: 'closed' } } as const
/** An error stays until the code is changed or sent again. */
const faulty = {
  ...open,
  edited: { to: 'entering' },
  refused: { to: 'invalid' },
  submitted: { to: 'sending', does: ['send'] },
} as const

/** A code is entered and sent; then come thanks, or one of three errors. It closes without a code too (spec 4 "Voucher flow"). */
export const voucherMachine: Machine<VoucherState, VoucherEvent, 'send'> = {
  title: 'The voucher popup',
  initial: 'closed',
  states: {
    closed: { opened: { to: 'entering' } },
    entering: { ...open, refused: faulty.refused, submitted: faulty.submitted },
    sending: {
      ...open,
      valid: { to: 'thanks' },
      invalid: { to: 'invalid' },
      used: { to: 'used' },
      failed: { to: 'failed' },
    },
    thanks: open,
    invalid: faulty,
    used: faulty,
    failed: faulty,
  },
}
