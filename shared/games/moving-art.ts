/** The id within a game's picture that makes it move: an address that points to it shows the picture moving. */
export const movingPart = 'moves'

/**
 * The address of a game's picture as it moves; null where the picture cannot. Its query keeps it apart from the still one:
 * a browser draws every copy of one file alike, and the same game may stand on the page twice.
 */
export const movingArt = (address: string): string | null =>
  address.endsWith('.svg') ? `${address}?${movingPart}#${movingPart}` : null
