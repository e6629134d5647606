import { round } from './lettering.ts'
import { isMaterial, materials } from './materials.ts'
import { gradientId, type MotifSource, readMotif } from './motif.ts'

/** Where and how a motif stands on a sheet. */
export interface Placing {
  /** Centre and width of the motif's box. */
  x: number
  y: number
  size: number
  turn?: number
  /** The contour behind the motif: its colour, its width in motif units. */
  contour?: string
  contourWidth?: number
  /** A soft dark edge around the contour; on unless false. */
  halo?: boolean
  opacity?: number
  /** Whether it sways where the picture moves. */
  sways?: boolean
}

/** One SVG in the making: what is defined once, and what is drawn. */
export interface Sheet {
  add: (svg: string) => void
  define: (id: string, svg: string) => string
  linear: (id: string, colors: readonly string[], direction?: string) => string
  radial: (id: string, stops: readonly (readonly [number, string, number?])[], place?: string) => string
  motif: (source: MotifSource, placing: Placing) => void
  /** The whole picture; its id is what an address can point to. */
  finish: (id?: string) => string
}

/** A colour seen through: hex with its opacity. */
export function veil(color: string, opacity: number): string {
  const full = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color
  return (
    full +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

/** Starts an SVG of the given size. */
export function createSheet(width: number, height: number): Sheet {
  const defs = new Map<string, string>()
  const motifs = new Map<MotifSource, string>()
  let body = ''
  const define = (id: string, svg: string): string => {
    if (!defs.has(id)) defs.set(id, svg)
    return `url(#${id})`
  }
  const stop = (offset: number, color: string, opacity?: number): string =>
    `<stop${offset ? ` offset="${round(offset, 2)}"` : ''} stop-color="${opacity === undefined ? color : veil(color, opacity)}"/>`
  const linear: Sheet['linear'] = (id, colors, direction = 'x2="0" y2="1"') => {
    const stops = colors.map((color, index) => stop(index / (colors.length - 1), color)).join('')
    return define(id, `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`)
  }
  const radial: Sheet['radial'] = (id, stops, place = '') => {
    const inner = stops.map(([offset, color, opacity]) => stop(offset, color, opacity)).join('')
    return define(id, `<radialGradient id="${id}"${place ? ` ${place}` : ''}>${inner}</radialGradient>`)
  }
  const motif: Sheet['motif'] = (source, placing) => {
    const drawing = readMotif(source)
    for (const name of drawing.materials) {
      if (isMaterial(name)) linear(gradientId(name), materials[name], 'x2=".45" y2="1"')
    }
    const scale = round(placing.size / 200, 3)
    const [x, y] = [Math.round(placing.x), Math.round(placing.y)]
    const turned = placing.turn ? `rotate(${round(placing.turn)} ${x} ${y})` : ''
    const corner = `translate(${round(x - scale * 100)} ${round(y - scale * 100)})`
    const place = `${turned}${corner}scale(${scale})`
    const known = motifs.get(source)
    const id = known ?? `k${motifs.size}`
    motifs.set(source, id)
    const inner = known ? `<use href="#${id}"/>` : `<g id="${id}">${drawing.body}</g>`
    const faded = placing.opacity === undefined ? '' : ` opacity="${placing.opacity}"`
    const line = placing.contourWidth ?? 9
    const halo = placing.halo === false ? '' : `<use href="#${id}" stroke="#0a021847" stroke-width="${line + 12}"/>`
    const contour = placing.contour
      ? `${halo}<use href="#${id}" stroke="${placing.contour}" stroke-width="${line}"/>`
      : ''
    const placed = `<g transform="${place}"${faded}>${contour}${inner}</g>`
    body += placing.sways ? `<g class="m">${placed}</g>` : placed
  }
  return {
    add: (svg) => {
      body += svg
    },
    define,
    linear,
    radial,
    motif,
    finish: (id) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${id === undefined ? '' : ` id="${id}"`} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round">${
        defs.size ? `<defs>${[...defs.values()].join('')}</defs>` : ''
      }${body}</svg>`.replace(/([ "(,-])0(\.\d)/g, '$1$2'),
  }
}
