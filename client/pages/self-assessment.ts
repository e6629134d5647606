import { pgsiQuestions, scorePgsi } from '../../shared/content/pgsi.ts'

const show = (element: Element | null, shown: boolean): void => {
  if (element instanceof HTMLElement) element.textContent = shown ? (element.dataset.error ?? '') : ''
}

/** Scores the questionnaire in the browser, so that no answer leaves it. */
export function enhance(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form')
  if (!form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const result = scorePgsi((question) => {
      const value = data.get(question)
      return typeof value === 'string' ? value : null
    })
    const missing = result.kind === 'incomplete' ? result.missing : []
    show(form.querySelector('.questionnaire__error'), missing.length > 0)
    for (const question of pgsiQuestions) show(document.getElementById(`error-${question}`), missing.includes(question))
    if (result.kind === 'incomplete') {
      const [first] = result.missing
      form.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus()
      return
    }
    const panel = root.querySelector<HTMLElement>(`[data-band="${result.band}"]`)
    const score = panel?.querySelector<HTMLElement>('[data-score]')
    if (!panel || !score) return
    score.textContent = (score.dataset.score ?? '').replace('#', String(result.score))
    for (const part of root.children) if (part instanceof HTMLElement && part !== panel) part.hidden = true
    panel.hidden = false
    form.reset()
    panel.focus()
    panel.scrollIntoView()
  })
}
