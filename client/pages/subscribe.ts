import { type SubscribeAnswer, subscribeAnswers, subscribeFault } from '../../shared/content/subscribe-form.ts'

/** What the form lacks; whether an address holds, the browser says. */
const faultOf = (form: HTMLFormElement): SubscribeAnswer | null => {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const email = field('email')
  return subscribeFault(
    {
      list: field('list')?.value === 'blog' ? 'blog' : 'newsletter',
      name: field('name')?.value ?? '',
      email: email?.value ?? '',
      consent: field('consent')?.checked === true,
    },
    () => email?.validity.valid === true,
  )
}

const fieldOf: Partial<Record<SubscribeAnswer, string>> = {
  name: 'name',
  email: 'email',
  address: 'email',
  consent: 'consent',
}

const show = (form: HTMLFormElement, answer: SubscribeAnswer): void => {
  form.dataset.touched = ''
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
  for (const message of form.querySelectorAll<HTMLElement>('[data-is]')) {
    const shown = message.dataset.is === answer
    message.toggleAttribute('data-shown', shown)
    const field = form.querySelector<HTMLInputElement>(`[name="${fieldOf[answer]}"]`)
    if (!shown || !field) continue
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', message.id)
    field.focus()
  }
  if (answer === 'thanks') form.reset()
}

const answerNamed = (value: unknown): SubscribeAnswer | undefined => subscribeAnswers.find((known) => known === value)

/** Sends a subscription without leaving the page; the messages are in the page already. */
export function enhance(root: HTMLElement): void {
  if (!(root instanceof HTMLFormElement)) return
  const form = root
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // A double click subscribes once.
    if (form.ariaBusy === 'true') return
    const fault = faultOf(form)
    if (fault) return show(form, fault)
    form.ariaBusy = 'true'
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    // Limit: 10 s, then the message that it failed.
    fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (response) => {
        const answer: unknown = await response.json()
        const is: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'is') : null
        show(form, answerNamed(is) ?? 'failed')
      })
      .catch(() => show(form, 'failed'))
      .finally(() => {
        form.ariaBusy = null
      })
  })
}
