import type { createFinder } from './find.ts'
import type { Answer, Ask, Found, Order } from './messages.ts'

type Finder = ReturnType<typeof createFinder>

/**
 * Takes the page's orders: each list is fetched once, the last question is answered, and those before it are left. An order to
 * warm a list takes no question's place.
 */
export function createAnswering(
  fetchFinder: (list: string) => Promise<Finder>,
  post: (answer: Answer) => void,
): (order: Order) => void {
  const finders = new Map<string, Promise<Finder>>()
  let last: Ask | null = null

  const finderOf = (list: string): Promise<Finder> => {
    const finder = finders.get(list) ?? fetchFinder(list)
    finders.set(list, finder)
    finder.catch(() => finders.delete(list))
    return finder
  }

  const answer = async (ask: Ask): Promise<void> => {
    let found: Found | null = null
    try {
      const find = await finderOf(ask.list)
      // A later question has come meanwhile: nobody waits for this one.
      if (last !== ask) return
      found = find(ask)
    } catch (error) {
      console.error('The search has no list.', error)
    }
    post({ id: ask.id, found })
  }

  return (order) => {
    // What fails while warming is fetched again, and its failure said, with the first question.
    if (order.type === 'warm') return void finderOf(order.list).catch(() => undefined)
    last = order
    // Questions that came while this thread was busy are all read before the last of them is answered.
    setTimeout(() => void answer(order))
  }
}
