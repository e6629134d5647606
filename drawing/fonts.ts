import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

/** The faces the project letters its art with; all under the SIL Open Font Licence. */
const files = {
  chunky: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  epic: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  classic: '@fontsource/cinzel/files/cinzel-latin-600-normal.woff',
  modern: '@fontsource/outfit/files/outfit-latin-800-normal.woff',
  plain: '@fontsource/outfit/files/outfit-latin-600-normal.woff',
  light: '@fontsource/outfit/files/outfit-latin-300-normal.woff',
  soft: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  geometric: '@fontsource/jost/files/jost-latin-600-normal.woff',
  fat: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  slab: '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff',
} as const
export type Face = keyof typeof files

const require = createRequire(import.meta.url)
const loaded = new Map<Face, Font>()

/** The file of a face. */
export const faceFile = (face: Face): string => require.resolve(files[face])

/** The parsed font of a face; each file is read once. */
export function fontOf(face: Face): Font {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(faceFile(face))
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  loaded.set(face, font)
  return font
}
