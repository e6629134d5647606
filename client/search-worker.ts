// Searches in a thread of its own: the list is fetched, parsed and indexed here, and no keystroke waits for it.
import { searchListSchema } from '../shared/search/list.ts'
import { createAnswering } from './search/answering.ts'
import { createFinder } from './search/find.ts'
import { orderSchema } from './search/messages.ts'

const fetchFinder = async (address: string) => {
  // Limit: 20 s; then the overlay says so and offers another try.
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new Error(`The list of games could not be fetched: status ${response.status}`)
  return createFinder(searchListSchema.parse(await response.json()))
}

const take = createAnswering(fetchFinder, (answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<unknown>) => take(orderSchema.parse(data)))
