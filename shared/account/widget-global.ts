import type { WidgetCommand, WidgetContext } from './widget-messages.ts'

/** Name under which the config script defines itself on `window`. */
export const widgetGlobal = 'marqueeAccount'

/** What the config script defines once it has loaded. */
export interface AccountWidget {
  /** Puts the frame into the element. Another element than before, or a frame that does not stand: it is made anew. */
  readonly attach: (container: HTMLElement) => void
  /** Takes the frame out of the page. What a visitor has filled in stays at the platform for an hour. */
  readonly detach: () => void
  /** Holds for what is sent afterwards; may be called before `attach`. */
  readonly setContext: (context: WidgetContext) => void
  /** Commands sent before `initialised` are kept and carried out in order. */
  readonly send: (command: WidgetCommand) => void
  /** Hears every event; gives the function that ends it. Events are plain data: parse them with `widgetEventSchema`. */
  readonly listen: (listener: (event: unknown) => void) => () => void
}
