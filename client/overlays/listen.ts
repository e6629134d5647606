/** A click that wants the link itself: another button, or a key that opens a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The link to an overlay that an event is about. */
const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-hash]') : null

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
      // A tab older than a deploy, a lost network: the link's own address says the same.
      .catch(() => location.assign(link.href))
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
      router().catch((error: unknown) => console.error('The overlays cannot be opened.', error))
  }
  addEventListener('hashchange', arrive)
  arrive()
}
