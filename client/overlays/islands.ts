import type { OverlayKind } from '../../shared/overlays/table.ts'

/** The code of each kind of overlay, fetched when the overlay is reached for. */
export const islands = {
  game: () => import('../games/GameInfo.island.tsx'),
  search: () => import('../search/Search.island.tsx'),
} as const satisfies Partial<Readonly<Record<OverlayKind, () => Promise<unknown>>>>

/** Kinds that have an island; the link of any other leads to its address. */
export const hasIsland = (kind: OverlayKind): kind is keyof typeof islands => kind in islands
