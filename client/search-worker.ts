// Searches in a thread of its own: the list is fetched, parsed and indexed here, and no keystroke waits for it.
import { searchListSchema } from '../shared/search/list.ts'
import { createFinder } from './search/find.ts'
import { type Answer, type Ask, askSchema } from './search/messages.ts'

type Finder = ReturnType<typeof createFinder>

const finders = new Map<string, Promise<Finder>>()

const fetchFinder = async (address: string): Promise<Finder> => {
  // Limit: 20 s; then the overlay says so and offers another try.
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new Error(`The list of games could not be fetched: status ${response.status}`)
  return createFinder(searchListSchema.parse(await response.json()))
}

const finderOf = (address: string): Promise<Finder> => {
  const finder = finders.get(address) ?? fetchFinder(address)
  finders.set(address, finder)
  finder.catch(() => finders.delete(address))
  return finder
}

let last: Ask | null = null

const answer = async (ask: Ask): Promise<void> => {
  const found = await finderOf(ask.list).then(
    // A later question has come meanwhile: nobody waits for this one.
    (find) => (last === ask ? find(ask) : undefined),
    (error: unknown) => {
      console.error('The search has no list.', error)
      return null
    },
  )
  if (found !== undefined) postMessage({ id: ask.id, found } satisfies Answer)
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const ask = askSchema.parse(data)
  last = ask
  // Questions that came while this thread was busy are all read before the last of them is answered.
  setTimeout(() => void answer(ask))
})
