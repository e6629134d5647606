import { formatViewSizes, type ViewSize, viewSizesOf, withViewSize } from '../../shared/layout/view-sizes.ts'
import { viewSizes } from '../../shared/storage/rare-table.ts'
import { readStored, writeStored } from './storage.ts'

/** How far the list of this address was opened in this session, or null (spec 3 "UI state"). */
export const keptViewSize = (key: string): ViewSize | null => viewSizesOf(readStored(viewSizes)).get(key) ?? null

/** Keeps it for the session; where storage is denied, lists begin anew with each page. */
export const keepViewSize = (key: string, size: ViewSize): boolean =>
  writeStored(viewSizes, formatViewSizes(withViewSize(viewSizesOf(readStored(viewSizes)), key, size)))
