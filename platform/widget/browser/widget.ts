// Runs in a page of the site. `config` stands before this script, in the same function.
import { type AccountWidget, widgetGlobal } from '../../../shared/account/widget-global.ts'
import type { WidgetErrorCode } from '../../../shared/account/widget-messages.ts'
import { type ToFrame, type WidgetConfig, widgetMark } from '../frame-config.ts'

declare const config: WidgetConfig

/** The frame stands within this time, or LOAD_TIMEOUT is told; attaching again begins anew. */
const standsWithinMs = 8000
/** A command is taken within this time, or NO_ANSWER is told. */
const takenWithinMs = 5000

type Listener = (event: unknown) => void

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function createWidget(): AccountWidget {
  const listeners = new Set<Listener>()
  let frame: HTMLIFrameElement | null = null
  let stands = false
  let kept: Omit<ToFrame, 'mark' | 'number'>[] = []
  let context: unknown
  let number = 0
  let standing: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()

  const tell = (event: unknown): void => {
    for (const listener of listeners) listener(event)
  }
  const fail = (code: WidgetErrorCode): void => tell({ type: 'error', code })

  const post = (message: Omit<ToFrame, 'mark' | 'number'>): void => {
    number += 1
    const own = number
    const numbered: ToFrame = { mark: widgetMark, number: own, ...message }
    frame?.contentWindow?.postMessage(numbered, config.origin)
    waiting.set(
      own,
      setTimeout(() => {
        waiting.delete(own)
        fail('NO_ANSWER')
      }, takenWithinMs),
    )
  }
  const deliver = (message: Omit<ToFrame, 'mark' | 'number'>): void => {
    if (stands) post(message)
    else kept.push(message)
  }

  const stand = (): void => {
    stands = true
    clearTimeout(standing)
    if (context !== undefined) post({ context })
    const messages = kept
    kept = []
    for (const message of messages) post(message)
  }

  const take = (event: unknown): void => {
    if (!isRecord(event)) return
    if (event.type === 'initialised') {
      tell(event)
      stand()
      return
    }
    if (event.type === 'height' && typeof event.height === 'number' && frame !== null)
      frame.style.height = `${event.height}px`
    if (event.type === 'shown') {
      if (frame !== null) frame.hidden = false
      frame?.focus()
    }
    if (event.type === 'closed' && frame !== null) frame.hidden = true
    tell(event)
  }

  // Only the frame's own window on the platform's origin is listened to.
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== config.origin || frame === null || source !== frame.contentWindow) return
    if (!isRecord(data) || data.mark !== widgetMark) return
    if (typeof data.taken === 'number') {
      clearTimeout(waiting.get(data.taken))
      waiting.delete(data.taken)
    }
    if ('event' in data) take(data.event)
  }

  const detach = (): void => {
    clearTimeout(standing)
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
    window.removeEventListener('message', hear)
    frame?.remove()
    frame = null
    stands = false
    kept = []
  }

  return {
    attach: (container) => {
      if (frame?.parentElement === container && stands) return
      const messages = kept
      detach()
      kept = messages
      frame = document.createElement('iframe')
      frame.title = config.title
      frame.src = config.frame
      frame.hidden = true
      // By script, not by attribute: the page's policy refuses style attributes.
      frame.style.cssText = 'display:block;width:100%;border:0;min-height:12rem'
      window.addEventListener('message', hear)
      standing = setTimeout(() => fail('LOAD_TIMEOUT'), standsWithinMs)
      container.append(frame)
    },
    detach,
    setContext: (next) => {
      context = next
      if (stands) post({ context })
    },
    send: (command) => deliver({ command }),
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const page: Record<string, unknown> = window as never
const before = page[widgetGlobal]
// A script that is loaded again takes the place of the one before.
if (isRecord(before) && typeof before.detach === 'function') before.detach()
page[widgetGlobal] = createWidget()
