const minute = 60_000

/** Opens the reminder of the time each time the market's minutes have passed since the login. */
export function watchTime(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-reality]')
  const words = dialog?.querySelector<HTMLElement>('[data-text]')
  if (!dialog || !words) return
  const every = Number(dialog.dataset.minutes) * minute
  const texts = (words.dataset.text ?? '').split('|')
  const startedAt = Date.now() - Number(dialog.dataset.passed)
  const remind = (): void => {
    const reminders = Math.floor((Date.now() - startedAt) / every)
    words.textContent = texts[reminders - 1] ?? texts.at(-1) ?? ''
    if (!dialog.open) dialog.showModal()
    wait()
  }
  const wait = (): void => {
    setTimeout(remind, every - ((Date.now() - startedAt) % every))
  }
  wait()
}
