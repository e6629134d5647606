let loaded: Promise<void> | null = null

/** Puts the overlays' stylesheet into the page, once. Limit: the browser's own; on failure the overlay says so. */
export function loadStyles(address: string): Promise<void> {
  loaded ??= new Promise<void>((done, failed) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      loaded = null
      failed(new Error('The stylesheet of the overlays could not be fetched.'))
    }
    document.head.append(link)
  })
  return loaded
}
