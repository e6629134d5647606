/** What script adds to a page of the platform; run again for content that came later. */
export function enhance(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('.password__show')) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!(input instanceof HTMLInputElement)) continue
    button.addEventListener('click', () => {
      const shows = input.type === 'password'
      input.type = shows ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(shows))
      button.textContent = (shows ? button.dataset.hide : button.dataset.show) ?? ''
    })
  }
}
