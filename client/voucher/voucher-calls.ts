import type { VoucherTexts } from '../../shared/content/voucher.ts'
import { nullOr, type Reader, shape, text } from '../../shared/schema/shape.ts'
import type { PageData } from '../../shared/site/page-data.ts'
import { isVoucherAnswer, type VoucherAnswer } from '../../shared/voucher/voucher.ts'

/** Longest wait for an answer: then the code counts as not checked, and the words as not there. */
const longestWaitMs = 10_000

const voucherTexts: Reader<VoucherTexts> = shape({
  title: text,
  intro: text,
  codeLabel: text,
  submit: text,
  thanksTitle: text,
  thanksBody: text,
  continueWithout: text,
  close: text,
})

/** The popup's words; null where this culture asks nobody for a code. */
export async function fetchVoucherTexts({ culture }: PageData, signal: AbortSignal): Promise<VoucherTexts | null> {
  const response = await fetch(`/api/${culture}/voucher-texts/`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]),
  })
  if (!response.ok) throw new Error(`The words of the voucher could not be fetched: status ${response.status}`)
  return nullOr(voucherTexts)(await response.json())
}

/** Asks what a code is worth; whatever goes wrong is an unknown failure (rulings 6.4). */
export async function askVoucher(culture: string, code: string, username: string | null): Promise<VoucherAnswer> {
  try {
    const response = await fetch('/api/voucher/', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ culture, code, ...(username !== null && { username }) }),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const answer: unknown = await response.json()
    const is: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'is') : null
    return isVoucherAnswer(is) ? is : 'failed'
  } catch {
    return 'failed'
  }
}
