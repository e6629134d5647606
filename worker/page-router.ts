import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const firstWord = (path: string): string => path.split('/', 2)[1] ?? ''

/**
 * The app's router. Addresses that begin with a word of a program's route (`/api/…`, `/robots.txt`) are matched as Hono matches
 * them. All others are pages, for which the steps are the same whatever the address: they are found once.
 */
export class PageRouter<Handler> implements Router<Handler> {
  readonly name = 'PageRouter'
  readonly #all = new TrieRouter<Handler>()
  readonly #words = new Set<string>()
  #page: Result<Handler> | undefined

  add(method: string, path: string, handler: Handler): void {
    const word = firstWord(path)
    if (word.startsWith(':')) throw new Error(`${path} begins with a parameter: it would be no page's address.`)
    if (word !== '*') this.#words.add(word)
    this.#all.add(method, path, handler)
  }

  /** Whether an address is a page's, and no program's. */
  isPage(path: string): boolean {
    return !this.#words.has(firstWord(path))
  }

  match(method: string, path: string): Result<Handler> {
    if (method !== 'GET' || !this.isPage(path)) return this.#all.match(method, path)
    this.#page ??= this.#all.match(method, path)
    return this.#page
  }
}
