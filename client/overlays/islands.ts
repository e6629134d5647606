import type { OverlayKind } from '../../shared/overlays/table.ts'

/** The code of each kind of overlay, fetched when the overlay is reached for. */
export const islands = {
  game: () => import('../games/GameInfo.island.tsx'),
  account: () => import('../account/Account.island.tsx'),
  voucher: () => import('../voucher/Voucher.island.tsx'),
  search: () => import('../search/Search.island.tsx'),
} as const satisfies Readonly<Record<OverlayKind, () => Promise<unknown>>>
