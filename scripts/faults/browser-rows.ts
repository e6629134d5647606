import { accountMode } from './subject.ts'

/** What a visitor is to see of a fault of something that the browser fetches itself. */
export interface BrowserRow {
  readonly name: string
  /** Calls of the platform, or of a vendor for which it stands, that go wrong. */
  readonly calls: RegExp
  /** Hash with which the page is opened: the account popup's, or none. */
  readonly hash: string
  /**
   * `widget`: the popup says in words that it did not come, has a link that works without it, and comes at another try.
   * `page`: nothing of the page is missing or waits for it.
   */
  readonly shown: 'widget' | 'page'
  /** Longest until that is seen, in ms, by how a fault comes out: the browser hears of it, or of nothing. */
  readonly withinMs: { readonly heard: number; readonly unheard: number }
}

/** A popup opens with code of its own; a script that hangs is waited for as client/account/widget-adapter.ts says. */
const ofScript = { heard: 4000, unheard: 12_500 }
/** A frame tells its page nothing when it fails: what it says of itself is waited for. */
const ofFrame = { heard: 12_500, unheard: 12_500 }
const ofPage = { heard: 4000, unheard: 4000 }

export const browserRows: readonly BrowserRow[] = [
  { name: 'widget', calls: /^\/widget\/config\.js/, hash: accountMode, shown: 'widget', withinMs: ofScript },
  { name: 'widget, its frame', calls: /^\/widget\/\?/, hash: accountMode, shown: 'widget', withinMs: ofFrame },
  { name: 'account logger', calls: /^\/account-logger\.js/, hash: '', shown: 'page', withinMs: ofPage },
  { name: 'account logger, its visits', calls: /^\/account-log\//, hash: '', shown: 'page', withinMs: ofPage },
  { name: 'vendors', calls: /^\/vendors\//, hash: '', shown: 'page', withinMs: ofPage },
]
