/** An overlay that a hash opens (spec 2 "Hash-driven overlays"). */
export type Overlay = { readonly kind: 'game'; readonly slug: string; readonly fromSearch: boolean }

const gameHash = /^#(search-)?gamepage\/([a-z0-9-]{1,120})\/?$/

/** The overlay a location hash names, or null. `gamepage…` and `search-gamepage…` are matched before `search` (rulings 6.2). */
export function overlayOfHash(hash: string): Overlay | null {
  const game = gameHash.exec(hash)
  if (game) return { kind: 'game', slug: game[2] ?? '', fromSearch: game[1] !== undefined }
  return null
}
