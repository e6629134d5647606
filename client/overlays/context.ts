import { createContext, useContext } from 'react'
import type { Translate } from '../../shared/i18n/translate.ts'
import type { Overlay } from '../../shared/overlays/table.ts'
import type { PageData, VisitorData } from '../../shared/site/page-data.ts'

/** What the content of an overlay gets from its shell and its page. */
export interface OverlayContext {
  readonly t: Translate
  readonly page: PageData
  readonly visit: VisitorData | null
  readonly dialog: HTMLDialogElement
  /** The game that the link asked to play, or null. */
  readonly game: string | null
  /** What a screen reader calls the dialog. */
  readonly name: (text: string) => void
  /** Says a sentence to a screen reader. */
  readonly announce: (text: string) => void
  /** Puts a message with another try and a plain link in the content's place; `address` where a better link is known. */
  readonly fail: (retry: () => void, address?: string) => void
  /** Takes that message away: what had failed came after all. */
  readonly recover: () => void
  /** Closes the overlay. */
  readonly leave: () => void
  /** Writes the overlay's present state into the address, so that a reload or a way back finds it again. */
  readonly remember: (overlay: Overlay) => void
}

const context = createContext<OverlayContext | null>(null)
export const OverlayProvider = context.Provider

export function useOverlay(): OverlayContext {
  const value = useContext(context)
  if (value === null) throw new Error('useOverlay is for the content of an overlay (client/overlays/host.tsx).')
  return value
}
