const root = document.documentElement

/** Sends a choice without leaving the page, tells the tags, and hides the notice (rulings 6.5). */
export function enhanceConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent-form]')
  if (!form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form, event.submitter)
    // Limit: the browser's own; on failure the form is sent the plain way.
    fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      headers: { accept: 'application/json' },
    })
      .then(async (response) => {
        const answer: unknown = await response.json()
        if (typeof answer !== 'object' || answer === null || !('consent' in answer))
          throw new Error('no choice in the answer')
        root.dataset.consent = String(answer.consent)
        delete root.dataset.consentOpen
        // The notice goes, and with it the focus, unless the visitor has gone on meanwhile.
        const focused = document.activeElement
        if (focused === null || focused === document.body || form.contains(focused))
          document.getElementById('main')?.focus({ preventScroll: true })
        dispatchEvent(new CustomEvent('consent', { detail: root.dataset.consent }))
      })
      .catch(() => HTMLFormElement.prototype.submit.call(form))
  })
  for (const opener of document.querySelectorAll('[data-consent-open]'))
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      root.dataset.consentOpen = ''
      form.querySelector('details')?.setAttribute('open', '')
      form.querySelector<HTMLElement>('summary')?.focus()
    })
}
