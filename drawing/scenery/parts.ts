import { mix } from '../color.ts'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

/** What a scenery is drawn for: the picture's size, its colours, and chance. */
export interface Scene {
  width: number
  height: number
  palette: Palette
  random: Random
}
export type Draw = (scene: Scene) => string

export const n = Math.round

/** A path through points given as shares of the picture, closed along its foot. */
export function land({ width, height }: Scene, fill: string, shape: string, extra = ''): string {
  const d = shape.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${n(Number(x) * width)} ${n(Number(y) * height)}`,
  )
  return `<path fill="${fill}"${extra} d="${d}V${height}H0Z"/>`
}

export function tones({ palette }: Scene): [string, string, string] {
  return [mix(palette.far, palette.mid, 0.45), palette.far, palette.near]
}

/** Light things strewn over the sky. */
export function strewn({ width, height, random }: Scene, count: number, color: string, size: number): string {
  let d = ''
  for (let index = 0; index < count; index += 1) {
    d += `M${random.int(8, width - 8)} ${random.int(8, n(height * 0.62))}h0`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="${size}" opacity=".7"/>`
}

export function rays({ width, height, palette }: Scene, count: number): string {
  const cx = n(width / 2)
  const cy = n(height * 0.38)
  const reach = n(Math.hypot(width, height) * 0.62)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2 + 0.13
    const end = angle + Math.PI / count
    d += `M${cx} ${cy}L${n(cx + reach * Math.cos(angle))} ${n(cy + reach * Math.sin(angle))}L${n(cx + reach * Math.cos(end))} ${n(cy + reach * Math.sin(end))}Z`
  }
  return `<path d="${d}" fill="${palette.glow}" opacity=".32"/>`
}

/** A row of upright shapes standing on the foot of the picture. */
export function row(scene: Scene, count: number, shape: (x: number, step: number) => string, fill: string): string {
  const many = Math.round(count * Math.max(1, (scene.width / scene.height) * 0.9))
  const step = scene.width / many
  let d = ''
  for (let index = 0; index < many; index += 1) d += shape(n(index * step), n(step))
  return `<path d="${d}" fill="${fill}"/>`
}

/** Every second shape of a row, so that neighbours can differ in tone and each house is seen as one. */
export const everySecond =
  (rest: 0 | 1, shape: (x: number, step: number) => string) =>
  (x: number, step: number): string =>
    n(x / step) % 2 === rest ? shape(x, step) : ''

/** A line of waves across the picture, filled to its foot. */
export function swell({ width, height }: Scene, at: number, count: number, fill: string): string {
  const many = Math.ceil((count * width) / height)
  const half = n(width / many)
  const lift = n(half * 0.36)
  return `<path fill="${fill}" d="M0 ${n(height * at)}q${n(half / 2)}-${lift} ${half} 0${`t${half} 0`.repeat(many)}V${height}H0Z"/>`
}
