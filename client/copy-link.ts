/** Copies an address where the visitor asks for it, and says so beside the button. */
export function enhanceCopyLink(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]'))
    button.addEventListener('click', () => {
      const said = button.closest('section')?.querySelector<HTMLElement>('[data-copied]')
      navigator.clipboard
        .writeText(button.dataset.copy ?? '')
        .then(() => {
          if (said) said.textContent = said.dataset.copied ?? ''
        })
        .catch(() => {
          // The clipboard is closed: the address is shown for copying by hand.
          if (said) said.textContent = button.dataset.copy ?? ''
        })
    })
}
