/** Copies an address where the visitor asks for it, and says so beside the button. */
export function enhance(button: HTMLElement): void {
  const said = button.closest('section')?.querySelector<HTMLElement>('[data-copied]')
  const address = button.dataset.copy ?? ''
  button.addEventListener('click', () => {
    navigator.clipboard
      .writeText(address)
      .then(() => {
        if (said) said.textContent = said.dataset.copied ?? ''
      })
      .catch(() => {
        // The clipboard is closed: the address is shown for copying by hand.
        if (said) said.textContent = address
      })
  })
}
