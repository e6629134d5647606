/** How much of a thing is seen when it counts as seen (spec 9 "Lazy loading"). Pictures of a page are left to the browser's own way. */
const threshold = 0.1

/** What each element waits with. Who has left the page is kept by nobody. */
const waiting = new WeakMap<Element, () => void>()
/** One for all: two dozen results are watched at each answer of the search. */
let watch: IntersectionObserver | null = null

function tell(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    const then = waiting.get(target)
    if (!isIntersecting || !then) continue
    waiting.delete(target)
    observer.unobserve(target)
    then()
  }
}

/**
 * Calls once, when a tenth of the element is seen: for what costs something and is of use to nobody before. One thing at a time
 * waits with an element. What is returned ends the wait.
 */
export function whenSeen(element: Element, then: () => void): () => void {
  watch ??= new IntersectionObserver(tell, { threshold })
  const observer = watch
  waiting.set(element, then)
  observer.observe(element)
  return () => {
    if (waiting.delete(element)) observer.unobserve(element)
  }
}
