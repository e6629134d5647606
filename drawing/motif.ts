import { isMaterial, type Material, materials } from './materials.ts'

/**
 * A motif is drawn in a box of 200 by 200, one shape a line: `paint shape`.
 * Paint: a material (`gold`), one of its tones (`gold1` light, `gold2` body, `gold3` shadow), `sh` (shade), `li` (light),
 * or a colour; `/6` behind it draws a line of that width, `/6/4,8` a dashed one, `/6x` one with square ends.
 * Shape: path data, `o cx cy r`, `e cx cy rx ry`; `^` before it adds its mirror image about x = 100.
 */
export type MotifSource = string

/** A motif as SVG, and the materials it needs gradients of. */
export interface Motif {
  body: string
  materials: ReadonlySet<Material>
}

const parsed = new Map<MotifSource, Motif>()

/** Reads a motif's source; each is read once. */
export function readMotif(source: MotifSource): Motif {
  const known = parsed.get(source)
  if (known) return known
  const used = new Set<Material>()
  let body = ''
  for (const line of source.trim().split('\n')) {
    const [, paint = '', shape = ''] = /^\s*(\S+)\s+(.*)$/.exec(line) ?? []
    if (paint) body += drawn(shape.trim(), attributes(paint, used))
  }
  const motif = { body, materials: used }
  parsed.set(source, motif)
  return motif
}

function attributes(paint: string, used: Set<Material>): string {
  const [color = '', width = '', dash = ''] = paint.split('/')
  const tone = /^([a-z]+)([123])$/.exec(color)
  let value = color
  if (color === 'sh') value = '#1a06304d'
  else if (color === 'li') value = width ? '#fff9' : '#fff7'
  else if (tone?.[1] && isMaterial(tone[1])) value = materials[tone[1]][Number(tone[2]) - 1] ?? color
  else if (isMaterial(color)) {
    used.add(color)
    value = `url(#${gradientId(color)})`
  }
  if (!width) return ` fill="${value}"`
  const cap = width.endsWith('x') ? ' stroke-linecap="butt"' : ''
  const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
  return ` fill="none" stroke="${value}" stroke-width="${width.replace('x', '')}"${cap}${dashed}`
}

function drawn(shape: string, attribute: string): string {
  const mirrored = shape.startsWith('^')
  const plain = mirrored ? shape.slice(1).trim() : shape
  const round = /^([oe])\s+(.*)$/.exec(plain)
  if (round) {
    const [cx = 0, cy = 0, rx = 0, ry = rx] = (round[2] ?? '').split(/[\s,]+/).map(Number)
    const one = (x: number): string =>
      rx === ry
        ? `<circle cx="${x}" cy="${cy}" r="${rx}"${attribute}/>`
        : `<ellipse cx="${x}" cy="${cy}" rx="${rx}" ry="${ry}"${attribute}/>`
    return mirrored ? one(cx) + one(200 - cx) : one(cx)
  }
  return `<path d="${mirrored ? plain + mirrorPath(plain) : plain}"${attribute}/>`
}

/** The id of a material's gradient in a sheet. */
export function gradientId(material: Material): string {
  return `m${Object.keys(materials).indexOf(material).toString(36)}`
}

/** Path data mirrored about x = 100. */
export function mirrorPath(d: string): string {
  let out = ''
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const absolute = letter === letter.toUpperCase()
    const flip = (x: number): number => (absolute ? 200 - x : -x)
    const kind = letter.toLowerCase()
    const turned = numbers.map((value, index) => {
      if (kind === 'h') return flip(value)
      if (kind === 'v') return value
      if (kind === 'a') return index % 7 === 5 ? flip(value) : index % 7 === 4 ? 1 - value : value
      return index % 2 === 0 ? flip(value) : value
    })
    out += letter + turned.join(' ').replace(/ -/g, '-')
  }
  return out
}
