import { round } from '../lettering.ts'
import { motifs, type Trio } from '../motifs/all.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import type { BrandArt } from './art.ts'
import { motifFor, trioFor } from './tables.ts'

/** A place and a reach on a picture. */
export interface Spot {
  x: number
  y: number
  size: number
}

/** Where a picture stays calm, so that text can be read on it. */
export type Calm = 'left' | 'foot' | 'none'

/** Draws a brand's air: sky, light, scenery, drifting things, and the calm side. */
export function drawAir(
  sheet: Sheet,
  art: BrandArt,
  random: Random,
  width: number,
  height: number,
  light: Spot,
  calm: Calm,
): void {
  const { palette } = art
  const place = `gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${light.size}"`
  const sky = sheet.radial(
    's',
    [
      [0, palette.glow],
      [0.42, palette.mid],
      [1, palette.edge],
    ],
    place,
  )
  sheet.add(`<path fill="${sky}" d="M0 0H${width}V${height}H0Z"/>`)
  sheet.radial('g', [
    [0, palette.top, 0.85],
    [0.3, palette.foot, 0.35],
    [1, palette.glow, 0],
  ])
  sheet.add(`<circle cx="${light.x}" cy="${light.y}" r="${Math.round(light.size * 0.5)}" fill="url(#g)"/>`)
  sheet.add(random.pick(art.sceneries)({ width, height, palette, random }))
  drift(sheet, art, random, width, height)
  if (calm === 'none') return
  const color = art.light ? '#fff' : palette.edge
  const direction = calm === 'left' ? '' : ' x1="0" y1="1" x2="0" y2="0"'
  sheet.define(
    'c',
    `<linearGradient id="c"${direction}><stop offset=".3" stop-color="${color}" stop-opacity=".96"/><stop offset=".66" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
  )
  sheet.add(`<path fill="url(#c)" d="M0 0H${width}V${height}H0Z"/>`)
}

/** Small things in the air: lights far away, the brand's companion near by. */
function drift(sheet: Sheet, art: BrandArt, random: Random, width: number, height: number): void {
  let dots = ''
  for (let index = 0; index < 40; index += 1) {
    dots += `<circle cx="${random.int(0, width)}" cy="${random.int(0, Math.round(height * 0.7))}" r="${round(height * (0.002 + random.next() * 0.005))}"/>`
  }
  sheet.add(
    `<g fill="${art.light ? art.palette.accent : art.palette.top}" opacity="${art.light ? 0.18 : 0.6}">${dots}</g>`,
  )
  for (let index = 0; index < 6; index += 1) {
    const size = Math.round(height * (0.05 + random.next() * 0.07))
    sheet.motif(motifs[art.companion], {
      x: Math.round(width * (0.5 + random.next() * 0.48)),
      y: Math.round(height * (0.06 + random.next() * 0.62)),
      size,
      turn: random.int(-30, 30),
      opacity: art.light ? 0.5 : 0.4,
    })
  }
}

/** Three motifs in a group around a spot, the first before the others; coins and chips strewn around them if wanted. */
export function drawTrio(
  sheet: Sheet,
  art: BrandArt,
  trio: Trio,
  { x, y, size }: Spot,
  { spread = 0.72, strewn = false }: { spread?: number; strewn?: boolean } = {},
): void {
  const contour = art.palette.ink
  const drawn = trioFor(art, trio)
  const [first, second, third] = drawn
  const foot = y + size * 0.46
  sheet.radial('q', [
    [0, contour, 0.5],
    [1, contour, 0],
  ])
  sheet.add(
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(foot)}" rx="${Math.round(size * (spread + 0.5))}" ry="${Math.round(size * 0.1)}" fill="url(#q)"/>`,
  )
  if (strewn) strew(sheet, art, drawn, { x, y, size }, spread)
  // On a light ground a second, softer edge looks like a sticker's.
  const edge = { contour, contourWidth: 5, halo: !art.light }
  sheet.motif(motifs[second], { x: x - size * spread, y: y + size * 0.1, size: size * 0.72, turn: -9, ...edge })
  sheet.motif(motifs[third], { x: x + size * spread, y: y + size * 0.1, size: size * 0.72, turn: 9, ...edge })
  sheet.motif(motifs[first], { x, y, size, ...edge })
}

/** Coins, chips and stars in the air around a group of motifs. */
function strew(sheet: Sheet, art: BrandArt, trio: Trio, { x, y, size }: Spot, spread: number): void {
  const contour = art.palette.ink
  const random = randomFrom(trio.join(' '))
  const small = random.shuffle(['coin', 'star', 'chip', 'coin', 'star', 'coin'] as const)
  for (const [index, [dx, dy]] of (
    [
      [-spread - 0.5, -0.22],
      [-spread * 0.64, -0.38],
      [spread * 0.66, -0.39],
      [spread + 0.48, -0.24],
      [spread + 0.54, 0.22],
      [-spread - 0.52, 0.24],
    ] as const
  ).entries()) {
    sheet.motif(motifs[motifFor(art, small[index] ?? 'coin')], {
      x: x + (dx + (random.next() - 0.5) * 0.08) * size,
      y: y + (dy + (random.next() - 0.5) * 0.08) * size,
      size: size * (0.11 + random.next() * 0.1),
      turn: random.int(-24, 24),
      contour,
      contourWidth: 6,
      halo: false,
    })
  }
}
