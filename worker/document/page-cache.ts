import { bytesIn, joinBytes } from '../content/join-bytes.ts'
import { MemoryTier } from '../content/memory.ts'
import { SingleFlight } from '../content/single-flight.ts'
import type { DocumentParts } from './document.tsx'
import { nameOf, type Piece, piecesOf } from './kept-markup.tsx'

/** Bytes in their order; pages share those that stand in many. */
type Chunks = readonly Uint8Array<ArrayBuffer>[]

/** A document as bytes, in the parts between which a visit's own attributes and data are put. */
export type PageParts = readonly [Chunks, Chunks, Chunks]

/** A rendered document as bytes, with what decides how long it is valid (rulings 5.1). */
export interface KeptPage {
  readonly parts: PageParts
  /** Names the bytes; part of the ETag. */
  readonly hash: string
  /** Each of its tags with the content version that the page holds of it. */
  readonly tags: ReadonlyMap<string, number>
  /** Epoch ms until which its content is fresh. */
  readonly freshUntil: number
}

const encoder = new TextEncoder()

const bytesOf = (pieces: readonly Piece[]): Chunks => pieces.map(({ bytes }) => bytes)

/** A document as bytes, and what names them. */
export function encodeDocument(parts: DocumentParts): Pick<KeptPage, 'parts' | 'hash'> {
  const [before, between, after] = [piecesOf(parts[0]), piecesOf(parts[1]), piecesOf(parts[2])]
  return {
    parts: [bytesOf(before), bytesOf(between), bytesOf(after)],
    hash: nameOf([...before, ...between, ...after]),
  }
}

/** A tag and the content version that it was raised to. */
export type Raised = readonly [tag: string, version: number]

/** Those of a page's tags that were raised beyond what it holds, also while it was made; by their names' order. */
export function raisedBeyond(page: KeptPage, newest: (tag: string) => number): readonly Raised[] {
  const raised: Raised[] = []
  for (const [tag, version] of page.tags) {
    const known = newest(tag)
    if (known > version) raised.push([tag, known])
  }
  return raised.sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Whether a page's content is fresh and no publish has overtaken it. */
export const isCurrent = (page: KeptPage, now: number, newest: (tag: string) => number): boolean =>
  page.freshUntil > now && raisedBeyond(page, newest).length === 0

/** What making a page came to: a document to send, whole or not; or that there is none, and why. */
export type MadePage<None> =
  | {
      readonly kind: 'document'
      readonly page: KeptPage
      /** False where content is missing that could not be had. */
      readonly whole: boolean
      /** A view that nobody keeps. */
      readonly passing: boolean
    }
  | { readonly kind: 'none'; readonly why: None }

/** Whether a page says everything, lacks content that could not be had, or is a view that nobody keeps. */
export type PageState = 'whole' | 'lacking' | 'passing'
export const pageState = ({ whole, passing }: { readonly whole: boolean; readonly passing: boolean }): PageState =>
  passing ? 'passing' : whole ? 'whole' : 'lacking'

/** The same with where it came from: a copy that the network keeps, or rendered for this asking. */
export type AskedPage<None> = MadePage<None> & { readonly source: 'network' | 'rendered' }

/** Whether what one request was answered with is all that another may have. */
const isWholeFor = (made: MadePage<unknown>, newest: (tag: string) => number): boolean =>
  made.kind === 'none' || ((made.whole || made.passing) && raisedBeyond(made.page, newest).length === 0)

/** Longest wait for a page that another request is making, in ms; then it is made once more, by one for all. */
const longestJoinedMs = 5000
/** So many makers are waited for, one after the other; where all of them hang, each request makes it alone. */
const mostMakers = 3

/** Rendered pages of this isolate, as bytes; bounded, oldest unread first out. */
export class PageCache<Made extends MadePage<unknown> = MadePage<unknown>> {
  readonly #pages: MemoryTier<KeptPage>
  readonly #making = new SingleFlight<Made>(longestJoinedMs)

  /** `limitBytes` 0 keeps nothing. */
  constructor(limitBytes = 14 * 1024 * 1024) {
    this.#pages = new MemoryTier(limitBytes)
  }

  /** The kept page, if it is still valid. */
  get(key: string, now: number, newest: (tag: string) => number): KeptPage | undefined {
    const page = this.#pages.get(key)
    return page && isCurrent(page, now, newest) ? page : undefined
  }

  /**
   * The page of a key, made once for all who ask for it meanwhile. One that a publish overtook while it was made is still an
   * answer to those who asked before, and made anew, once, for those who came after; so is one that lacks what may have come
   * since.
   */
  async made(
    key: string,
    newest: (tag: string) => number,
    make: () => Promise<Made>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Made> {
    for (let makers = 0; makers < mostMakers; makers += 1) {
      const way = this.#making.run(key, make, waitUntil)
      if (!way.joined) return way.value()
      const shared = await way.orAfter(longestJoinedMs, null)
      // What was begun after this request had asked is as much as it may have.
      if (shared !== null && (makers > 0 || isWholeFor(shared, newest))) return shared
    }
    return make()
  }

  set(key: string, page: KeptPage): void {
    this.#pages.set(key, page, bytesIn(page.parts.flat()) + 512)
  }
}

/** The bytes of one response: the page with the visit's attributes and data between its parts. */
export function assemble(
  [before, between, after]: PageParts,
  attributes: string,
  visit: string,
): Uint8Array<ArrayBuffer> {
  return joinBytes([...before, encoder.encode(attributes), ...between, encoder.encode(visit), ...after])
}
