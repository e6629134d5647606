import type { MotifName } from '../../drawing/motifs/all.ts'
import { motifs } from '../../drawing/motifs/all.ts'
import type { Palette } from '../../drawing/palette.ts'
import type { Random } from '../../drawing/random.ts'
import type { Placing, Sheet } from '../../drawing/sheet.ts'

/** What a composition arranges on a square of 360: motifs from first to least, colours, chance. */
export interface Cast {
  sheet: Sheet
  palette: Palette
  random: Random
  motifs: readonly [MotifName, MotifName, MotifName]
  /** How many motifs may accompany the first. */
  company: 0 | 1 | 2
}
/** Where the name goes: the foot of the tile. A page puts its badges over the head of it. */
export interface NameBox {
  x: number
  y: number
  width: number
  height: number
  align: 'start' | 'middle' | 'end'
  lines: number
}
type Compose = (cast: Cast) => NameBox

const low: NameBox = { x: 18, y: 250, width: 324, height: 92, align: 'middle', lines: 2 }

function put(
  { sheet, palette }: Cast,
  motif: MotifName,
  x: number,
  y: number,
  size: number,
  more: Partial<Placing> = {},
): void {
  sheet.motif(motifs[motif], { x, y, size, contour: palette.ink, sways: true, ...more })
}

function halo({ sheet, palette }: Cast, x: number, y: number, r: number): void {
  sheet.radial('h', [
    [0, palette.top, 0.9],
    [0.45, palette.glow, 0.55],
    [1, palette.glow, 0],
  ])
  sheet.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#h)"/>`)
}

const shows = {
  hero: (cast) => {
    halo(cast, 180, 126, 150)
    put(cast, cast.motifs[0], 180, 126, 222)
    return low
  },
  medallion: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.top, palette.foot, palette.accent])
    sheet.add(
      `<circle cx="180" cy="128" r="112" fill="${palette.near}" stroke="${palette.ink}" stroke-width="19"/><circle cx="180" cy="128" r="112" fill="none" stroke="url(#f)" stroke-width="12"/><circle cx="180" cy="128" r="101" fill="none" stroke="${palette.top}" stroke-width="4" stroke-dasharray="0 12"/>`,
    )
    halo(cast, 180, 128, 96)
    put(cast, cast.motifs[0], 180, 126, 182)
    return low
  },
  duo: (cast) => {
    if (cast.company > 0) put(cast, cast.motifs[1], 258, 108, 158, { turn: 9 })
    put(cast, cast.motifs[0], cast.company > 0 ? 134 : 180, 138, 206, { turn: -5 })
    return low
  },
  horizon: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.top, palette.glow])
    sheet.add(`<circle cx="180" cy="182" r="122" fill="url(#f)" opacity=".85"/>`)
    put(cast, cast.motifs[0], 180, 134, 212)
    return low
  },
  trio: (cast) => {
    if (cast.company > 0) {
      put(cast, cast.motifs[1], 76, 128, 134, { turn: -10 })
      put(cast, cast.motifs[cast.company > 1 ? 2 : 1], 284, 128, 134, { turn: 10 })
    }
    halo(cast, 180, 130, 120)
    put(cast, cast.motifs[0], 180, 128, 196)
    return low
  },
  closeup: (cast) => {
    const left = cast.random.next() < 0.5
    halo(cast, left ? 130 : 230, 130, 180)
    put(cast, cast.motifs[0], left ? 132 : 228, 140, 318, { turn: left ? -8 : 8 })
    return { ...low, align: left ? 'end' : 'start' }
  },
  crest: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.accent, palette.near])
    sheet.add(
      `<path d="M180 20L318 52V150Q300 236 180 276 60 236 42 150V52Z" fill="url(#f)" stroke="${palette.ink}" stroke-width="16"/><path d="M180 20L318 52V150Q300 236 180 276 60 236 42 150V52Z" fill="none" stroke="${palette.foot}" stroke-width="7"/>`,
    )
    put(cast, cast.motifs[0], 180, 134, 190)
    return low
  },
  window: (cast) => {
    const { sheet, palette } = cast
    sheet.add(
      `<path fill-rule="evenodd" fill="${palette.near}" d="M0 0H360V360H0ZM48 268H312V130Q312 26 180 26 48 26 48 130Z"/><path d="M48 268V130Q48 26 180 26 312 26 312 130V268Z" fill="none" stroke="${palette.foot}" stroke-width="7"/>`,
    )
    put(cast, cast.motifs[0], 180, 150, 218)
    return low
  },
  slash: (cast) => {
    const { sheet, palette, random } = cast
    const flip = random.next() < 0.5
    sheet.linear('f', [palette.glow, palette.accent])
    sheet.add(`<path d="${flip ? 'M0 96L360 0V196L0 292Z' : 'M0 0L360 96V292L0 196Z'}" fill="url(#f)" opacity=".8"/>`)
    if (cast.company > 0) put(cast, cast.motifs[1], flip ? 282 : 78, flip ? 84 : 90, 118, { turn: flip ? 10 : -10 })
    put(cast, cast.motifs[0], flip ? 150 : 210, 138, 214, { turn: flip ? -6 : 6 })
    return low
  },
  pattern: (cast) => {
    for (const [x, y] of [
      [40, 44],
      [320, 44],
      [40, 190],
      [320, 190],
      [180, -6],
    ] as const) {
      put(cast, cast.motifs[cast.company > 0 ? 1 : 0], x, y, 96, {
        halo: false,
        opacity: 0.75,
        turn: (x - 180) / 12,
        sways: false,
      })
    }
    halo(cast, 180, 132, 120)
    put(cast, cast.motifs[0], 180, 136, 192)
    return low
  },
  reels: (cast) => {
    const {
      sheet,
      palette,
      motifs: [first, second, third],
    } = cast
    sheet.linear('f', [palette.top, palette.foot, palette.accent])
    sheet.linear('w', ['#cfd2e6', '#fff', '#fff', '#c3c6dd'])
    sheet.add(
      `<rect x="20" y="40" width="320" height="190" rx="22" fill="${palette.ink}"/><rect x="26" y="46" width="308" height="178" rx="17" fill="none" stroke="url(#f)" stroke-width="10"/><path fill="url(#w)" d="M40 60h88v150H40ZM136 60h88v150H136ZM232 60h88v150H232Z"/>`,
    )
    for (const [x, motif] of [
      [84, cast.company > 0 ? second : first],
      [180, first],
      [276, cast.company > 1 ? third : cast.company > 0 ? second : first],
    ] as const) {
      put(cast, motif, x, 135, 82, { halo: false, contourWidth: 7 })
    }
    return low
  },
  towers: (cast) => {
    const { sheet, palette } = cast
    let d = ''
    for (let column = 0; column < 6; column += 1) {
      const top = [70, 28, 96, 96, 28, 70][column] ?? 60
      const parts = [3, 4, 2, 2, 4, 3][column] ?? 3
      const height = (262 - top) / parts
      for (let part = 0; part < parts; part += 1) {
        d += `M${18 + column * 55} ${Math.round(top + part * height)}h48v${Math.round(height - 6)}h-48Z`
      }
    }
    sheet.linear('f', [palette.top, palette.accent])
    sheet.add(`<path d="${d}" fill="url(#f)" stroke="${palette.ink}" stroke-width="3" opacity=".55"/>`)
    put(cast, cast.motifs[0], 180, 134, 210)
    return low
  },
  ring: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', ['#fff0a0', '#f7b52c', '#96530b'])
    let coins = ''
    for (let index = 0; index < 10; index += 1) {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
      coins += `<circle cx="${Math.round(180 + 122 * Math.cos(angle))}" cy="${Math.round(138 + 106 * Math.sin(angle))}" r="19"/>`
    }
    sheet.add(`<g fill="url(#f)" stroke="${palette.ink}" stroke-width="5">${coins}</g>`)
    halo(cast, 180, 130, 110)
    put(cast, cast.motifs[0], 180, 138, 172)
    return low
  },
  table: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.accent, palette.near])
    sheet.add(
      `<ellipse cx="180" cy="300" rx="290" ry="168" fill="url(#f)" stroke="${palette.ink}" stroke-width="22"/><ellipse cx="180" cy="300" rx="272" ry="152" fill="none" stroke="${palette.foot}" stroke-width="3"/>`,
    )
    if (cast.company > 0) put(cast, cast.motifs[1], 288, 88, 112, { turn: 8 })
    put(cast, cast.motifs[0], 166, 138, 220)
    return low
  },
  diamond: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.accent, palette.near])
    sheet.add(
      `<path d="M180-44L356 132 180 308 4 132Z" fill="url(#f)" stroke="${palette.ink}" stroke-width="14"/><path d="M180-18L330 132 180 282 30 132Z" fill="none" stroke="${palette.foot}" stroke-width="4"/>`,
    )
    put(cast, cast.motifs[0], 180, 132, 206)
    return low
  },
  marquee: (cast) => {
    const { sheet, palette } = cast
    sheet.linear('f', [palette.accent, palette.near])
    sheet.add(
      `<rect x="30" y="20" width="300" height="224" rx="34" fill="url(#f)" stroke="${palette.ink}" stroke-width="22"/><rect x="30" y="20" width="300" height="224" rx="34" fill="none" stroke="${palette.top}" stroke-width="9" stroke-dasharray="0 20.2"/>`,
    )
    put(cast, cast.motifs[0], 180, 132, 204)
    return low
  },
} satisfies Record<string, Compose>
export type Composition = keyof typeof shows

/** Draws the motifs of a composition and tells where the name goes. */
export function compose(name: Composition, cast: Cast): NameBox {
  return shows[name](cast)
}
