import type { FixedFeedCode } from '../../../shared/content/simple-feed.ts'
import impressum from './impressum.html'
import juegoAutorizado from './juego-autorizado.html'

/** A fixed document of the site itself: what its file says in its first lines, and the text after them. */
export interface FixedDocument {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly html: string
}

const form = /^<title>([^<]+)<\/title>\s*<meta name="description" content="([^"]+)">\s*<h1>([^<]+)<\/h1>\s*([\s\S]+)$/

/** Reads a document's file; throws where it does not begin with title, description and h1. */
export function readDocument(name: string, file: string): FixedDocument {
  const [, title, description, heading, html] = form.exec(file) ?? []
  if (!title || !description || !heading || !html)
    throw new Error(`worker/pages/compliance/${name}.html must begin with <title>, <meta name="description"> and <h1>.`)
  return { title, description, heading, html }
}

/** The fixed documents by feed code; no call is made for them (spec 7 "simple feed"). */
export const documents: Readonly<Record<FixedFeedCode, FixedDocument>> = {
  impressum: readDocument('impressum', impressum),
  authorizedGaming: readDocument('juego-autorizado', juegoAutorizado),
}
