import { keepHeader, leaveKept } from '../../shared/site/keep-offline.ts'

/** What the Worker at the edge puts before the script: which brand it serves here, and what belongs to its shell. */
export interface WorkerConfig {
  readonly brand: string
  /** Hash of the build: nothing reads it, but browsers take a worker whose text differs for a new one. */
  readonly build: string
  /** Files of this build that every page needs; their names change with their content. */
  readonly shell: readonly string[]
  /** Each culture's home path with its offline page; the default culture first. */
  readonly offline: readonly { readonly home: string; readonly page: string }[]
}

/** What is done with a request; 'leave' lets the browser do what it does without a worker. */
export type Handling = 'page' | 'asset' | 'image' | 'leave'

/** Never touched: programs' addresses, and previews with or without a culture's prefix (quality 7.3). */
const closed = /^\/(api|ops|~partytown)\/|^(\/[A-Za-z-]+)?\/(preview|bt)\//

/** Decides by the request alone. Another origin's requests, and all but GET, are left. */
export function handlingOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Handling {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || closed.test(url.pathname)) return 'leave'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/img/')) return 'image'
  return request.mode === 'navigate' ? 'page' : 'leave'
}

/** What becomes of the copy of a page: this answer takes its place, it stays, or it goes. */
export type Keeping = 'keep' | 'leave' | 'drop'

/**
 * Kept is this brand's own page, whole and not restricted (a restricted one lacks the header, and its earlier copy goes). A
 * failure, and a page that lacks content for now, leave the copy that said everything.
 */
export function keepingOf(response: Pick<Response, 'status' | 'redirected' | 'headers'>, brand: string): Keeping {
  const word = response.headers.get(keepHeader)
  if (response.status >= 500 || (response.status === 200 && word === leaveKept)) return 'leave'
  const own = response.status === 200 && !response.redirected && word === brand
  return own && !(response.headers.get('cache-control') ?? '').includes('no-store') ? 'keep' : 'drop'
}

/** The offline page of the culture that a path belongs to: the one with the longest home path before it. */
export function offlinePageOf(path: string, offline: WorkerConfig['offline']): string | undefined {
  const own = offline.filter(({ home }) => path.startsWith(home)).sort((a, b) => b.home.length - a.home.length)
  return (own[0] ?? offline[0])?.page
}

/** Which of `kept` (oldest first) must go so that `most` remain; those of `always` stay. */
export function surplus(kept: readonly string[], most: number, always: ReadonlySet<string>): readonly string[] {
  return kept.filter((path) => !always.has(path)).slice(0, Math.max(0, kept.length - most))
}
