/** FNV-1a, 32 bits, in base 36: tells two versions of a text apart. Nothing secret rests on it. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

/** One step of MurmurHash3 (x86, 32 bits). */
const mixed = (hash: number, word: number): number =>
  Math.imul(rotated(hash ^ Math.imul(rotated(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593), 13), 5) + 0xe6546b64

/** Its last step, in base 36. */
function finished(hash: number): string {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return ((twice ^ (twice >>> 16)) >>> 0).toString(36)
}

/**
 * MurmurHash3 of two seeds, 64 bits, in base 36; what is left beside whole words counts byte by byte, as words. Tells bytes apart
 * where the runtime's digest would have to be waited for. Nothing secret rests on it.
 */
export function hashOfBytes(bytes: Uint8Array<ArrayBuffer>): string {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const words = new Int32Array(buffer, byteOffset, byteLength >>> 2)
  let one = 0
  let other = 0x9e3779b9
  for (let index = 0; index < words.length; index++) {
    one = mixed(one, words[index] ?? 0)
    other = mixed(other, words[index] ?? 0)
  }
  for (let index = words.length * 4; index < byteLength; index++) {
    one = mixed(one, bytes[index] ?? 0)
    other = mixed(other, bytes[index] ?? 0)
  }
  return finished(one ^ byteLength) + finished(other ^ byteLength)
}

/** The same bytes where words of them can be read. */
const aligned = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
