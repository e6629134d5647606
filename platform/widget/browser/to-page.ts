import type { WidgetErrorCode } from '../../../shared/account/widget-messages.ts'
import { type FrameConfig, type FromFrame, widgetMark } from '../frame-config.ts'

/** What the frame's document was told by the platform that made it. */
export const config: FrameConfig = JSON.parse(document.getElementById('frame-config')?.textContent ?? '{}')

/** Speaks to the page around the frame, on the brand's site alone. */
function tell(message: Omit<FromFrame, 'mark'>): void {
  const marked: FromFrame = { mark: widgetMark, ...message }
  window.parent.postMessage(marked, config.siteOrigin)
}

export const tellTaken = (number: number): void => tell({ taken: number })
export const tellEvent = (event: unknown): void => tell({ event })
export const tellError = (code: WidgetErrorCode): void => tellEvent({ type: 'error', code })
