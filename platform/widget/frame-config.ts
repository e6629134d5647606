/** What the frame's document tells the frame's script. */
export interface FrameConfig {
  /** The only origin that is listened to and spoken to. */
  readonly siteOrigin: string
  /** Query of the entry, e.g. `culture=en-GB`. */
  readonly query: string
  readonly payNPlay: boolean
  readonly texts: { readonly unreachable: string; readonly tryAgain: string; readonly cookiesRefused: string }
}

/** What the widget's script is told by the platform that serves it. */
export interface WidgetConfig {
  /** The platform's origin: the frame's, and the only one that is listened to. */
  readonly origin: string
  /** Address of the frame. */
  readonly frame: string
  /** Name of the frame for a screen reader. */
  readonly title: string
}

/** What script and frame say to each other besides the contract's messages. Each carries this mark. */
export const widgetMark = 'marquee-account'

/** From the script to the frame: a command or the context, numbered, so that it can be seen to arrive. */
export interface ToFrame {
  readonly mark: typeof widgetMark
  readonly number: number
  readonly command?: unknown
  readonly context?: unknown
}

/** From the frame to the script: an event of the contract, or the number of what has arrived. */
export interface FromFrame {
  readonly mark: typeof widgetMark
  readonly taken?: number
  readonly event?: unknown
}
