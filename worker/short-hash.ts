/** FNV-1a, 32 bits, in base 36: tells two versions of a text apart. Nothing secret rests on it. */
export function shortHash(text: string, seed = 0x811c9dc5): string {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
