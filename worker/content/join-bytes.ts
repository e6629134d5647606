/** How many bytes pieces have together. */
export const bytesIn = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0)

/** Pieces as one, in their order. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytesIn(pieces))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
