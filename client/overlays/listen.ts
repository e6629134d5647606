/** A click that wants the link itself: another button, or a key that opens a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The link to an overlay that an event is about. */
const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-hash]') : null

/**
 * Without a network no address serves, and the code that could say so cannot be fetched: the page's own dialog says it, from its
 * template, and another try begins with the page (a module that failed stays failed in it).
 */
function sayUnreachable(link: HTMLAnchorElement): void {
  const template = document.getElementById('overlay-shell')
  if (!(template instanceof HTMLTemplateElement)) return
  const copy = document.importNode(template.content, true)
  const dialog = copy.querySelector<HTMLDialogElement>('[data-part=dialog]')
  const failure = copy.querySelector<HTMLElement>('[data-part=failure]')
  if (!dialog || !failure) return
  failure.hidden = false
  dialog.ariaLabel = failure.querySelector('p')?.textContent ?? null
  failure.querySelector('[data-part=instead]')?.setAttribute('href', link.href)
  failure.querySelector('[data-part=again]')?.addEventListener('click', () => {
    if (!navigator.onLine) return
    location.hash = link.dataset.hash ?? ''
    location.reload()
  })
  copy.querySelector('[data-part=close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}

/**
 * Waits for somebody to reach for an overlay: a link to one is pointed at, focused or followed, or the address names one.
 * Only then comes the code that opens overlays, and theirs with it (design "Client").
 */
export function listenToOverlays(): void {
  const router = () => import('./router.ts')
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link === null || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    router()
      .then(({ followLink }) => followLink(link))
      // A tab older than a deploy: the link's own address says the same.
      .catch(() => (navigator.onLine ? location.assign(link.href) : sayUnreachable(link)))
  })
  for (const reach of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(
      reach,
      (event) => {
        const link = linkOf(event)
        // What fails here is fetched again when the overlay opens.
        if (link)
          router().then(
            ({ prepare }) => prepare(link),
            () => undefined,
          )
      },
      { passive: true },
    )
  // A step back or forward, the address bar, a plain link to a hash.
  const arrive = () => {
    if (location.hash.length > 1)
      router().catch((error: unknown) => console.error('The overlays cannot be loaded.', error))
  }
  addEventListener('hashchange', arrive)
  arrive()
}
