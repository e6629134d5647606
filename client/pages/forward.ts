/** Goes on to the lobby after some seconds, unless the visitor would rather stay. */
export function enhance(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a')
  const stay = root.querySelector('button')
  const progress = root.querySelector('progress')
  const seconds = Number(root.dataset.forward)
  if (!link || !stay || !Number.isFinite(seconds)) return
  let passed = 0
  const timer = setInterval(() => {
    passed++
    if (progress) progress.value = passed
    if (passed < seconds) return
    clearInterval(timer)
    // The link is clicked, not its address opened: whoever listens to it keeps the client's own address (rulings 6.9).
    link.click()
  }, 1000)
  stay.addEventListener('click', () => {
    clearInterval(timer)
    stay.hidden = true
    if (progress) progress.hidden = true
    link.focus()
  })
}
