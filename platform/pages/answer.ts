import type { ActiveWidget, WidgetEvent } from '../../shared/account/widget-messages.ts'
import type { Html } from './html.ts'

/** What a page of the platform answers. */
export type Answer =
  | {
      readonly kind: 'page'
      readonly title: string
      readonly main: Html
      /** What the widget shows with this page. */
      readonly active: ActiveWidget
      /** The page has panels beside each other. */
      readonly wide?: true
      /** What the widget tells the page it is in. */
      readonly events?: readonly WidgetEvent[]
      readonly cookies?: readonly string[]
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly cookies?: readonly string[] }
  | { readonly kind: 'refused'; readonly response: Response }
