/** The lists that a visitor can subscribe to, each with a form of its own (rulings 7.6). */
export const subscribeLists = ['blog', 'newsletter'] as const
export type SubscribeList = (typeof subscribeLists)[number]

/** What becomes of a form: taken, something lacks or does not hold, or it could not be sent. Each has a message. */
export const subscribeAnswers = ['thanks', 'name', 'email', 'address', 'consent', 'failed'] as const
export type SubscribeAnswer = (typeof subscribeAnswers)[number]

export interface SubscribeForm {
  readonly list: SubscribeList
  readonly name: string
  readonly email: string
  readonly consent: boolean
}

/** What a form lacks, the first of its fields that does; null where it can be sent (spec 5). */
export function subscribeFault(
  form: SubscribeForm,
  isEmail: (text: string) => boolean,
): Exclude<SubscribeAnswer, 'thanks' | 'failed'> | null {
  if (form.list === 'blog' && form.name.trim() === '') return 'name'
  if (form.email.trim() === '') return 'email'
  if (!isEmail(form.email.trim())) return 'address'
  return form.list === 'newsletter' && !form.consent ? 'consent' : null
}
