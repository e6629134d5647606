import { digest } from '../content/key.ts'
import { MemoryTier } from '../content/memory.ts'
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

/** What a rendered page depends on beside its content: the key says it all (rulings 5.1). */
export interface PageKey {
  readonly version: string
  readonly origin: string
  readonly culture: string
  readonly path: string
  readonly query: string
  readonly restriction: string
  readonly festive: boolean
  /** Units of the culture's currency for one EUR, with which amounts are printed. */
  readonly rate: number
}

export const pageKey = (key: PageKey): string =>
  [
    key.version,
    key.origin,
    key.culture,
    key.path,
    key.query,
    key.restriction,
    key.festive ? 'festive' : '',
    key.rate,
  ].join('|')

const encoder = new TextEncoder()

export function encodeParts(parts: DocumentParts): KeptPage['parts'] {
  return [encoder.encode(parts[0]), encoder.encode(parts[1]), encoder.encode(parts[2])]
}

/** Names the bytes of a document. */
export const hashOf = (parts: KeptPage['parts']): Promise<string> => digest(assemble(parts, '', ''))

/** Whether a page's content is fresh and none of its tags was raised beyond what it holds. */
export function isCurrent(page: KeptPage, now: number, newest: (tag: string) => number): boolean {
  if (page.freshUntil <= now) return false
  for (const [tag, version] of page.tags) if (newest(tag) > version) return false
  return true
}

/** Rendered pages of this isolate, as bytes; bounded, least recently used first out. */
export class PageCache {
  readonly #pages: MemoryTier<KeptPage>

  /** `limitBytes` 0 keeps nothing. */
  constructor(limitBytes = 24 * 1024 * 1024) {
    this.#pages = new MemoryTier(limitBytes)
  }

  /**
   * The kept page, if its content is still fresh and none of its tags was raised beyond what it holds: also not while it was
   * made.
   */
  get(key: string, now: number, newest: (tag: string) => number): KeptPage | undefined {
    const page = this.#pages.get(key)
    return page && isCurrent(page, now, newest) ? page : undefined
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
