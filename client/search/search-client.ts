import type { PageData } from '../../shared/site/page-data.ts'
import { scriptAddress } from '../state/trusted-script.ts'
import { answerSchema, type Found, type Order, type Question } from './messages.ts'

/** Longest wait for an answer, the fetching of the list included. */
const longestWaitMs = 25_000

let worker: Worker | null = null
let nextId = 0

const listOf = ({ culture }: PageData): string => new URL(`/api/${culture}/search-list/`, location.href).href

const open = (page: PageData): Worker => {
  worker ??= new Worker(scriptAddress(page.searchWorker), { type: 'module' })
  return worker
}

/** Ends the worker after a failure: the next question starts another. */
const close = (): void => {
  worker?.terminate()
  worker = null
}

/** Has the list fetched and indexed before anybody types: search was reached for. */
export function warmSearch(page: PageData): void {
  open(page).postMessage({ type: 'warm', list: listOf(page) } satisfies Order)
}

/**
 * Asks the worker. Null where a later question has taken this one's place; rejects where the list cannot be had or nothing
 * comes in time.
 */
export function findGames(page: PageData, question: Question, signal: AbortSignal): Promise<Found | null> {
  const asked = open(page)
  const id = nextId++
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('The search did not answer in time.'))), longestWaitMs)
    const end = (settle: () => void): void => {
      clearTimeout(late)
      asked.removeEventListener('message', read)
      asked.removeEventListener('error', fail)
      signal.removeEventListener('abort', leave)
      settle()
    }
    const leave = () => end(() => resolve(null))
    const fail = () =>
      end(() => {
        close()
        reject(new Error('The search could not be started.'))
      })
    const read = ({ data }: MessageEvent<unknown>): void => {
      const answer = answerSchema.safeParse(data)
      if (!answer.success || answer.data.id !== id) return
      const { found } = answer.data
      if (found === null) fail()
      else end(() => resolve(found))
    }
    asked.addEventListener('message', read)
    asked.addEventListener('error', fail)
    signal.addEventListener('abort', leave)
    asked.postMessage({ type: 'ask', ...question, id, list: listOf(page) } satisfies Order)
  })
}
