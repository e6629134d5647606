type Answer = 'thanks' | 'name' | 'email' | 'address' | 'consent' | 'failed'

/** What the form lacks, in the order of its fields; null when it can be sent (spec 5). */
const faultOf = (form: HTMLFormElement): Answer | null => {
  const [name, email, consent] = ['name', 'email', 'consent'].map((field) =>
    form.querySelector<HTMLInputElement>(`input[name="${field}"]`),
  )
  if (name && name.value.trim() === '') return 'name'
  if (email && email.value.trim() === '') return 'email'
  if (email && !email.validity.valid) return 'address'
  if (consent && !consent.checked) return 'consent'
  return null
}

const fieldOf: Partial<Record<Answer, string>> = { name: 'name', email: 'email', address: 'email', consent: 'consent' }

const show = (form: HTMLFormElement, answer: Answer): void => {
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

const isAnswer = (value: unknown): value is Answer =>
  ['thanks', 'name', 'email', 'address', 'consent', 'failed'].includes(String(value))

/** Sends a subscription without leaving the page; the messages are in the page already. */
export function enhance(root: HTMLElement): void {
  if (!(root instanceof HTMLFormElement)) return
  const form = root
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fault = faultOf(form)
    if (fault) return show(form, fault)
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
        show(form, isAnswer(is) ? is : 'failed')
      })
      .catch(() => show(form, 'failed'))
  })
}
