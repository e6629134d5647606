/** How much of a thing is seen when it counts as seen (spec 9 "Lazy loading"). Pictures of a page are left to the browser's own way. */
const threshold = 0.1

/**
 * Calls once, when a tenth of the element is seen: for what costs something and is of use to nobody before. What is returned ends
 * the wait.
 */
export function whenSeen(element: Element, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      then()
    },
    { threshold },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
