import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { type Edit, editSchema, type Fields } from './edits.ts'
import type { Fault } from './faults.ts'
import type { Subject } from './subject.ts'

/** What editors have laid over a subject's file, and the draft that only previews show. */
export interface Overlay {
  readonly edit: Edit | null
  readonly draft: Fields | null
}

export const overlaySchema = z.object({
  edit: editSchema.nullable(),
  draft: z.record(z.string(), z.unknown()).nullable(),
})

/** A subject as it is stored: what pages are given, and what of that is not its file's. */
export interface Stored {
  readonly shown: Fields
  readonly overlay: Overlay
}

export interface Refused {
  readonly refused: readonly Fault[]
}

/** How one kind of subject is read, checked and written. */
export interface Publishable<S extends Subject> {
  readonly read: (db: D1Database, subject: S) => Promise<Stored | Refused>
  /** The patch as it is stored, or why it is refused: what does not fit, and what no page would show. */
  readonly accept: (db: D1Database, subject: S, stored: Stored, patch: Fields) => Promise<{ patch: Fields } | Refused>
  /** Whether the subject may be shown so; an undo can bring back what newer files do not fit. */
  readonly fits: (subject: S, shown: Fields) => boolean
  readonly write: (db: D1Database, subject: S, next: Stored) => D1PreparedStatement[]
}
