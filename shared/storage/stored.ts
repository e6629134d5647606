import type { ConsentCategory } from '../consent/categories.ts'

/** Where on the device a thing is kept. */
export type StorageKind = 'cookie' | 'session' | 'local'

/** Seconds, or until browser or tab are closed, or until somebody takes it away. */
export type Lifetime = number | 'session' | 'lasting'

/** One thing that is kept on the visitor's device. */
export interface Stored {
  /** Name of the cookie or key of the storage. */
  readonly name: string
  /** The name is only how names begin: a vendor ends them in an id of its own. */
  readonly startsWith?: true
  readonly kind: StorageKind
  /** Without this category's consent it is neither written nor left there (rulings 6.6). */
  readonly category: ConsentCategory
  readonly lifetime: Lifetime
  /** Whose it is: this site's own, or the vendor's whose script writes it. */
  readonly owner: string
  /** Key of the text that tells visitors what it is for: `stored.purposes.<purpose>` of the catalogue. */
  readonly purpose: string
}

/** What this site keeps as a plain text: a value that does not fit the pattern is dropped. */
export interface StoredText extends Stored {
  readonly owner: 'site'
  readonly pattern: RegExp
  /** Set by the server and unreadable for scripts. */
  readonly httpOnly?: true
}

/** What this site keeps as JSON: its schema stands under the same name in shared/storage/records.ts. */
export interface StoredRecord extends Stored {
  readonly owner: 'site'
  readonly kind: Exclude<StorageKind, 'cookie'>
}

/** Whether a name on the device belongs to a row. */
export function isNamed({ name, startsWith }: Pick<Stored, 'name' | 'startsWith'>, found: string): boolean {
  return startsWith === true ? found.startsWith(name) : found === name
}

/** The text if it is one that the row allows, else null. */
export function parseStored(row: StoredText, text: unknown): string | null {
  return typeof text === 'string' && row.pattern.test(text) ? text : null
}
