import type { Consent } from '../consent/categories.ts'
import type { TrackedEvent, VendorId } from './vendors.ts'

/** A vendor whose script runs in the tags' thread. */
export interface TagVendor {
  readonly id: VendorId
  /** The brand's id with it. */
  readonly setting: string
  /** Address of its script. */
  readonly script: string
}

/** What the page tells its tags, in a worker or beside it: plain data, so that it can be sent to one. */
export type TagCall =
  /** Load these, where they are not loaded; to the `counted` the page was reported before. */
  | {
      readonly type: 'start'
      readonly vendors: readonly TagVendor[]
      readonly granted: Consent
      readonly counted: readonly VendorId[]
    }
  /** Report an event to all that are loaded; `about` says what, e.g. a path or a game. */
  | { readonly type: 'event'; readonly event: TrackedEvent; readonly about: string }
  | { readonly type: 'consent'; readonly granted: Consent }
