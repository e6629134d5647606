import { orAfter } from '../content/deadline.ts'
import { digest } from '../content/key.ts'
import { MemoryTier } from '../content/memory.ts'
import { SingleFlight } from '../content/single-flight.ts'
import type { DocumentParts } from './document.tsx'

/** A rendered document as bytes, with what decides how long it is valid (rulings 5.1). */
export interface KeptPage {
  readonly parts: readonly [Uint8Array, Uint8Array, Uint8Array]
  /** Names the bytes; part of the ETag. */
  readonly hash: string
  /** Each of its tags with the content version that the page holds of it. */
  readonly tags: ReadonlyMap<string, number>
  /** Epoch ms until which its content is fresh. */
  readonly freshUntil: number
}

const encoder = new TextEncoder()

export function encodeParts(parts: DocumentParts): KeptPage['parts'] {
  return [encoder.encode(parts[0]), encoder.encode(parts[1]), encoder.encode(parts[2])]
}

/** Names the bytes of a document. */
export const hashOf = (parts: KeptPage['parts']): Promise<string> => digest(assemble(parts, '', ''))

/** Whether one of its tags was raised beyond what it holds: also while it was made. */
function isOvertaken(page: KeptPage, newest: (tag: string) => number): boolean {
  for (const [tag, version] of page.tags) if (newest(tag) > version) return true
  return false
}

/** Whether a page's content is fresh and no publish has overtaken it. */
export const isCurrent = (page: KeptPage, now: number, newest: (tag: string) => number): boolean =>
  page.freshUntil > now && !isOvertaken(page, newest)

/** What making a page came to: a document to send, whole or not; or that there is none, and why. */
export type MadePage<None> =
  | { readonly kind: 'document'; readonly page: KeptPage; readonly whole: boolean; readonly passing: boolean }
  | { readonly kind: 'none'; readonly why: None }

/** Longest wait for a page that another request is making, in ms; then it is made once more. */
const longestJoinedMs = 5000

/** Rendered pages of this isolate, as bytes; bounded, least recently used first out. */
export class PageCache<None = unknown> {
  readonly #pages: MemoryTier<KeptPage>
  readonly #making = new SingleFlight<MadePage<None>>()

  /** `limitBytes` 0 keeps nothing. */
  constructor(limitBytes = 24 * 1024 * 1024) {
    this.#pages = new MemoryTier(limitBytes)
  }

  /** The kept page, if it is still valid. */
  get(key: string, now: number, newest: (tag: string) => number): KeptPage | undefined {
    const page = this.#pages.get(key)
    return page && isCurrent(page, now, newest) ? page : undefined
  }

  /**
   * The page of a key, made once for all who ask for it meanwhile. One that a publish overtook while it was made is still an
   * answer to those who asked before, and made anew for those who came after.
   */
  async made(
    key: string,
    newest: (tag: string) => number,
    make: () => Promise<MadePage<None>>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<MadePage<None>> {
    const { work, joined } = this.#making.run(key, make)
    if (!joined) {
      waitUntil(work.catch(() => undefined))
      return work
    }
    const shared = await orAfter(longestJoinedMs, work, null)
    return shared === null || (shared.kind === 'document' && isOvertaken(shared.page, newest)) ? make() : shared
  }

  set(key: string, page: KeptPage): void {
    this.#pages.set(
      key,
      page,
      page.parts.reduce((bytes, part) => bytes + part.byteLength, 512),
    )
  }
}

/** The bytes of one response: the kept parts with the visit's attributes and data between them. */
export function assemble(parts: KeptPage['parts'], attributes: string, visit: string): Uint8Array<ArrayBuffer> {
  const pieces = [parts[0], encoder.encode(attributes), parts[1], encoder.encode(visit), parts[2]]
  const body = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    body.set(piece, at)
    at += piece.byteLength
  }
  return body
}
