import { createStore } from 'zustand/vanilla'
import { isFestive } from '../../shared/site/festive.ts'
import { readVisitorData } from './page-data.ts'

/** What the page itself is up to (spec 3 "UI state"). Sizes of views are kept by client/state/view-sizes.ts. */
export interface UiState {
  /** Epoch ms by which the page goes: now, or the day that `dem` emulates. */
  readonly contextTime: number
  readonly showAccountPopup: boolean
  readonly isXmas: boolean
  readonly menuIsOpen: boolean | null
}

export const ui = createStore<UiState>()(() => {
  const emulated = readVisitorData()?.emulation === true ? new URLSearchParams(location.search).get('dem') : null
  const stated = emulated === null ? Number.NaN : Date.parse(emulated)
  const now = new Date()
  return {
    contextTime: Number.isNaN(stated) ? now.getTime() : stated,
    showAccountPopup: false,
    isXmas: isFestive(emulated, now),
    menuIsOpen: null,
  }
})
