import { mix } from './color.ts'
import { round } from './lettering.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** What a scenery is drawn for: the picture's size, its colours, and chance. */
export interface Scene {
  width: number
  height: number
  palette: Palette
  random: Random
}
type Draw = (scene: Scene) => string

const n = Math.round

/** A path through points given as shares of the picture, closed along its foot. */
function land({ width, height }: Scene, fill: string, shape: string, extra = ''): string {
  const d = shape.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${n(Number(x) * width)} ${n(Number(y) * height)}`,
  )
  return `<path fill="${fill}"${extra} d="${d}V${height}H0Z"/>`
}

function tones({ palette }: Scene): [string, string, string] {
  return [mix(palette.far, palette.mid, 0.45), palette.far, palette.near]
}

/** Light things strewn over the sky. */
function strewn({ width, height, random }: Scene, count: number, color: string, size: number): string {
  let d = ''
  for (let index = 0; index < count; index += 1) {
    d += `M${random.int(8, width - 8)} ${random.int(8, n(height * 0.62))}h0`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="${size}" opacity=".7"/>`
}

function rays({ width, height, palette }: Scene, count: number): string {
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
function row(scene: Scene, count: number, shape: (x: number, step: number) => string, fill: string): string {
  const many = Math.round(count * Math.max(1, (scene.width / scene.height) * 0.9))
  const step = scene.width / many
  let d = ''
  for (let index = 0; index < many; index += 1) d += shape(n(index * step), n(step))
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line of waves across the picture, filled to its foot. */
function swell({ width, height }: Scene, at: number, count: number, fill: string): string {
  const many = Math.ceil((count * width) / height)
  const half = n(width / many)
  const lift = n(half * 0.36)
  return `<path fill="${fill}" d="M0 ${n(height * at)}q${n(half / 2)}-${lift} ${half} 0${`t${half} 0`.repeat(many)}V${height}H0Z"/>`
}

const draws = {
  dunes: (s) =>
    land(s, tones(s)[0], 'M0,.56Q.2,.44 .42,.54T.78,.5T1,.54') +
    land(s, tones(s)[1], 'M0,.68Q.3,.56 .55,.66T1,.6') +
    land(s, tones(s)[2], 'M0,.76Q.35,.86 .6,.76T1,.74'),
  hills: (s) =>
    land(s, tones(s)[0], 'M0,.58Q.25,.42 .5,.56T1,.5') +
    land(s, tones(s)[1], 'M0,.64Q.3,.7 .55,.62T1,.66') +
    land(s, tones(s)[2], 'M0,.8Q.3,.66 .6,.78T1,.74'),
  peaks: (s) =>
    land(s, tones(s)[0], 'M0,.5L.12,.34 .24,.5 .4,.24 .52,.42 .66,.28 .8,.46 .9,.36 1,.48') +
    land(s, tones(s)[1], 'M0,.6L.18,.48 .3,.62 .5,.5 .68,.64 .86,.46 1,.58') +
    land(s, tones(s)[2], 'M0,.78L.24,.68 .5,.78 .8,.66 1,.76'),
  mesas: (s) =>
    land(s, tones(s)[0], 'M0,.5L.05,.34 .22,.34 .26,.52 .6,.52 .64,.38 .82,.38 .88,.54 1,.54') +
    land(s, tones(s)[1], 'M0,.64L.3,.6 .36,.54 .5,.54 .54,.62 1,.58') +
    land(s, tones(s)[2], 'M0,.76Q.4,.7 1,.78'),
  sea: (s) =>
    `<path fill="${tones(s)[0]}" d="M0 ${n(s.height * 0.58)}H${s.width}V${s.height}H0Z"/>` +
    swell(s, 0.66, 8, tones(s)[1]) +
    swell(s, 0.8, 6, tones(s)[2]),
  underwater: (s) =>
    `<path fill="${s.palette.glow}" opacity=".25" d="M${n(s.width * 0.3)} 0h${n(s.width * 0.12)}L${n(s.width * 0.34)} ${s.height}H${n(s.width * 0.08)}ZM${n(s.width * 0.58)} 0h${n(s.width * 0.1)}L${n(s.width * 0.98)} ${s.height}H${n(s.width * 0.76)}Z"/>` +
    strewn(s, 9, s.palette.glow, n(s.height / 40)) +
    land(s, tones(s)[1], 'M0,.62Q.1,.52 .16,.7T.4,.78T.8,.72Q.9,.5 1,.6') +
    land(s, tones(s)[2], 'M0,.8Q.3,.7 .5,.82T1,.76'),
  clouds: (s) =>
    land(
      s,
      mix(s.palette.glow, s.palette.mid, 0.55),
      'M0,.5Q.06,.36 .18,.44Q.26,.28 .42,.42Q.56,.3 .66,.44Q.8,.32 .88,.46Q.96,.42 1,.48',
    ) +
    land(s, tones(s)[0], 'M0,.64Q.12,.52 .24,.62Q.36,.5 .5,.64Q.66,.52 .76,.64Q.9,.54 1,.62') +
    land(s, tones(s)[2], 'M0,.8Q.16,.66 .3,.78Q.46,.68 .62,.8Q.8,.68 1,.78'),
  forest: (s) =>
    row(
      s,
      9,
      (x, w) =>
        `M${x - 8} ${n(s.height * 0.72)}l${n(w / 2 + 8)}-${n(s.height * (0.24 + (x % 7) / 60))} ${n(w / 2 + 8)} ${n(s.height * (0.24 + (x % 7) / 60))}Z`,
      tones(s)[0],
    ) +
    row(
      s,
      6,
      (x, w) =>
        `M${x - 10} ${n(s.height * 0.82)}l${n(w / 2 + 10)}-${n(s.height * (0.26 + (x % 5) / 50))} ${n(w / 2 + 10)} ${n(s.height * (0.26 + (x % 5) / 50))}Z`,
      tones(s)[1],
    ) +
    land(s, tones(s)[2], 'M0,.78Q.5,.7 1,.78'),
  city: (s) =>
    row(
      s,
      10,
      (x, w) => `M${x} ${s.height}V${n(s.height * (0.3 + ((x * 7) % 11) / 40))}h${w + 1}V${s.height}Z`,
      tones(s)[0],
    ) +
    row(
      s,
      7,
      (x, w) => `M${x} ${s.height}V${n(s.height * (0.48 + ((x * 5) % 13) / 60))}h${n(w * 0.8)}V${s.height}Z`,
      tones(s)[2],
    ) +
    strewn({ ...s, height: s.height * 1.1 }, 14, s.palette.foot, n(s.height / 90)),
  domes: (s) =>
    strewn(s, 10, s.palette.top, 3) +
    row(
      s,
      4,
      (x, w) =>
        `M${x} ${s.height}V${n(s.height * 0.6)}q-${n(w * 0.1)}-${n(s.height * 0.12)} ${n(w * 0.4)}-${n(s.height * (0.2 + (x % 3) / 20))} ${n(w * 0.5)} ${n(s.height * 0.1)} ${n(w * 0.4)} ${n(s.height * (0.2 + (x % 3) / 20))}V${s.height}Z`,
      tones(s)[0],
    ) +
    land(
      s,
      tones(s)[2],
      'M0,.74L.1,.74 .1,.68 .18,.68 .18,.74 .44,.74 .44,.69 .54,.69 .54,.74 .82,.74 .82,.68 .9,.68 .9,.74 1,.74',
    ),
  columns: (s) =>
    row(
      s,
      4,
      (x, w) =>
        `M${n(x + w * 0.24)} ${s.height}V${n(s.height * 0.1)}h${n(w * 0.52)}V${s.height}ZM${n(x + w * 0.12)} ${n(s.height * 0.04)}h${n(w * 0.76)}v${n(s.height * 0.06)}h-${n(w * 0.76)}Z`,
      tones(s)[0],
    ) + land(s, tones(s)[2], 'M0,.76L1,.76'),
  arches: (s) =>
    row(
      s,
      3,
      (x, w) =>
        `M${n(x + w * 0.12)} ${s.height}V${n(s.height * 0.34)}q${n(w * 0.38)}-${n(s.height * 0.34)} ${n(w * 0.76)} 0V${s.height}Z`,
      tones(s)[0],
    ) + land(s, tones(s)[2], 'M0,.78L1,.78'),
  castles: (s) =>
    strewn(s, 8, s.palette.top, 3) +
    land(
      s,
      tones(s)[0],
      'M0,.6L.08,.6 .08,.36 .11,.3 .14,.36 .14,.56 .3,.56 .3,.5 .4,.5 .62,.62 .74,.58 .74,.3 .78,.22 .82,.3 .82,.5 .9,.5 .9,.38 .93,.32 .96,.38 .96,.56 1,.56',
    ) +
    land(s, tones(s)[2], 'M0,.76Q.3,.64 .55,.76T1,.7'),
  steps: (s) =>
    land(
      s,
      tones(s)[0],
      'M.04,1L.04,.7 .14,.7 .14,.58 .24,.58 .24,.46 .34,.46 .34,.34 .66,.34 .66,.46 .76,.46 .76,.58 .86,.58 .86,.7 .96,.7 .96,1',
    ) + land(s, tones(s)[2], 'M0,.78Q.5,.72 1,.78'),
  jungle: (s) =>
    land(s, tones(s)[0], 'M0,.6Q.2,.46 .4,.6T.8,.56T1,.56') +
    `<path fill="${tones(s)[1]}" d="M0 0h${n(s.width * 0.4)}Q${n(s.width * 0.1)} ${n(s.height * 0.02)} ${n(s.width * 0.06)} ${n(s.height * 0.5)}L0 ${n(s.height * 0.64)}ZM${s.width} 0H${n(s.width * 0.62)}Q${n(s.width * 0.9)} ${n(s.height * 0.06)} ${n(s.width * 0.94)} ${n(s.height * 0.46)}L${s.width} ${n(s.height * 0.66)}Z"/>` +
    land(s, tones(s)[2], 'M0,.7Q.04,.56 .12,.76Q.2,.6 .26,.78Q.5,.72 .74,.78Q.8,.6 .88,.76Q.94,.58 1,.7'),
  savannah: (s) =>
    land(s, tones(s)[0], 'M0,.6Q.3,.54 .6,.6T1,.58') +
    `<path fill="${tones(s)[2]}" d="M${n(s.width * 0.1)} ${n(s.height * 0.7)}l3-${n(s.height * 0.2)}q-${n(s.width * 0.1)}-2-${n(s.width * 0.13)}-${n(s.height * 0.08)} ${n(s.width * 0.14)}-${n(s.height * 0.1)} ${n(s.width * 0.3)} 0-4 ${n(s.height * 0.06)}-${n(s.width * 0.12)} ${n(s.height * 0.08)}l3 ${n(s.height * 0.2)}Z"/>` +
    land(s, tones(s)[2], 'M0,.7Q.4,.66 .7,.72T1,.7'),
  snow: (s) =>
    land(s, tones(s)[0], 'M0,.5L.2,.36 .34,.5 .56,.34 .76,.52 .9,.42 1,.5') +
    land(s, mix(s.palette.top, s.palette.mid, 0.35), 'M0,.66Q.3,.54 .6,.66T1,.6') +
    strewn({ ...s, height: s.height * 1.3 }, 15, '#fff', n(s.height / 60)),
  aurora: (s) =>
    [0.1, 0.24]
      .map(
        (y, index) =>
          `<path fill="none" stroke="${index ? s.palette.glow : s.palette.foot}" stroke-width="${n(s.height * 0.1)}" opacity="${index ? 0.45 : 0.28}" d="M-20 ${n(s.height * (y + 0.14))}Q${n(s.width * 0.25)} ${n(s.height * (y - 0.12))} ${n(s.width * 0.5)} ${n(s.height * (y + 0.08))}T${s.width + 20} ${n(s.height * y)}"/>`,
      )
      .join('') +
    strewn(s, 12, '#fff', 3) +
    land(s, tones(s)[1], 'M0,.62L.2,.46 .36,.6 .6,.44 .8,.6 1,.5') +
    land(s, tones(s)[2], 'M0,.76Q.5,.68 1,.76'),
  stars: (s) => strewn({ ...s, height: s.height * 1.4 }, 16, '#fff', 3) + strewn(s, 8, s.palette.foot, 5) + rays(s, 8),
  planets: (s) =>
    strewn(s, 18, '#fff', 3) +
    `<circle cx="${n(s.width * 0.9)}" cy="${n(s.height * 0.16)}" r="${n(s.height * 0.2)}" fill="${s.palette.accent}" opacity=".5"/><ellipse cx="${n(s.width / 2)}" cy="${n(s.height * 1.1)}" rx="${n(s.width * 0.8)}" ry="${n(s.height * 0.46)}" fill="${tones(s)[2]}" stroke="${s.palette.glow}" stroke-width="4"/>`,
  grid: (s) => {
    const y = n(s.height * 0.62)
    let d = ''
    for (let index = -4; index <= 4; index += 1) {
      d += `M${n(s.width / 2 + (index * s.width) / 14)} ${y}L${n(s.width / 2 + (index * s.width) / 3)} ${s.height}`
    }
    for (const share of [0, 0.12, 0.32, 0.62]) d += `M0 ${n(y + (s.height - y) * share)}H${s.width}`
    return `<path fill="${s.palette.near}" d="M0 ${y}H${s.width}V${s.height}H0Z"/><path d="${d}" stroke="${s.palette.glow}" stroke-width="2" opacity=".7"/>${strewn(s, 12, '#fff', 3)}`
  },
  sunrays: (s) => rays(s, 14) + land(s, tones(s)[2], 'M0,.8Q.5,.68 1,.8'),
  bokeh: (s) => {
    let out = ''
    for (let index = 0; index < 9; index += 1) {
      const r = n(s.height * (0.03 + s.random.next() * 0.09))
      out += `<circle cx="${s.random.int(0, s.width)}" cy="${s.random.int(0, n(s.height * 0.8))}" r="${r}"/>`
    }
    return `<g fill="${s.palette.glow}" opacity=".22">${out}</g>${strewn(s, 12, s.palette.top, 4)}`
  },
  halftone: (s) => {
    const step = n(s.height / 12)
    return (
      rays(s, 10) +
      [0, 1, 2, 3]
        .map(
          (line) =>
            `<path d="M0 ${n(s.height * 0.62 + line * step)}H${s.width}" stroke="${s.palette.foot}" stroke-width="${4 + line * 4}" stroke-dasharray="0 ${step}"${line % 2 ? ` stroke-dashoffset="${n(step / 2)}"` : ''} opacity=".35"/>`,
        )
        .join('')
    )
  },
  crystals: (s) =>
    rays(s, 9) +
    land(s, tones(s)[0], 'M0,.6L.08,.34 .18,.62 .26,.48 .36,.72 .64,.72 .74,.44 .82,.62 .92,.3 1,.56') +
    land(s, tones(s)[2], 'M0,.72L.06,.58 .16,.78 .3,.7 .4,.84 .62,.84 .72,.7 .86,.78 .94,.56 1,.7'),
  rainbow: (s) =>
    ['#ff5a5f', '#ffb02e', '#ffe95c', '#4fd07a', '#4aa8ff']
      .map(
        (color, index) =>
          `<circle cx="${n(s.width / 2)}" cy="${n(s.height * 0.74)}" r="${n(s.height * (0.6 - index * 0.05))}" fill="none" stroke="${color}" stroke-width="${n(s.height * 0.05)}" opacity=".6"/>`,
      )
      .join('') +
    land(s, tones(s)[1], 'M0,.64Q.3,.56 .55,.66T1,.62') +
    land(s, tones(s)[2], 'M0,.78Q.4,.7 1,.78'),
  lights: (s) =>
    `<path fill="${s.palette.glow}" opacity=".3" d="M0 0L${n(s.width * 0.5)} ${s.height}H${n(s.width * 0.1)}ZM${s.width} 0L${n(s.width * 0.5)} ${s.height}H${n(s.width * 0.9)}ZM${n(s.width * 0.46)} 0h${n(s.width * 0.08)}l${n(s.width * 0.16)} ${s.height}H${n(s.width * 0.3)}Z"/>` +
    `<path d="M0 ${n(s.height * 0.1)}Q${n(s.width / 4)} ${n(s.height * 0.24)} ${n(s.width / 2)} ${n(s.height * 0.09)}T${s.width} ${n(s.height * 0.07)}" fill="none" stroke="${s.palette.foot}" stroke-width="${n(s.height / 36)}" stroke-dasharray="0 ${n(s.height / 12)}"/>` +
    land(s, tones(s)[2], 'M0,.8Q.5,.72 1,.8'),
  confetti: (s) => {
    const colors = [s.palette.foot, s.palette.glow, s.palette.top]
    return (
      rays(s, 10) +
      colors
        .map((color) => {
          let d = ''
          for (let index = 0; index < 9; index += 1)
            d += `M${s.random.int(0, s.width)} ${s.random.int(0, s.height)}l${s.random.int(-9, 9)} ${s.random.int(5, 10)}`
          return `<path d="${d}" stroke="${color}" stroke-width="6"/>`
        })
        .join('')
    )
  },
  stripes: (s) => {
    const cx = n(s.width / 2)
    let d = ''
    for (let index = -5; index < 5; index += 1) {
      const x = cx + (index * s.width) / 4
      d += `M${cx} -40L${n(x)} ${n(s.height * 0.8)}H${n(x + s.width / 8)}Z`
    }
    return `<path d="${d}" fill="${s.palette.top}" opacity=".3"/>${land(s, tones(s)[2], 'M0,.78Q.5,.68 1,.78')}`
  },
  flock: (s) => {
    let d = ''
    for (let index = 0; index < 90; index += 1) {
      const along = s.random.next()
      const wing = n(s.height * (0.008 + s.random.next() * 0.014))
      const spread = (s.random.next() + s.random.next() - 1) * (0.1 + 0.16 * Math.sin(along * 3.1))
      const x = n(s.width * (0.36 + along * 0.62))
      const y = n(s.height * (0.34 - 0.2 * Math.sin(along * 5) + spread))
      d += `M${x} ${y}q${n(wing * 0.6)}-${n(wing * 0.7)} ${wing} 0q${n(wing * 0.5)}-${n(wing * 0.7)} ${wing}-${n(wing * 0.2)}`
    }
    return (
      land(s, tones(s)[0], 'M0,.7C.2,.58 .3,.72 .5,.66 .7,.6 .85,.7 1,.62') +
      `<path d="${d}" fill="none" stroke="${s.palette.ink}" stroke-width="${round(s.height / 150)}" opacity=".8"/>` +
      land(s, mix(s.palette.far, s.palette.near, 0.6), 'M0,.8C.3,.7 .5,.86 .7,.78 .8,.74 .9,.74 1,.78') +
      land(s, tones(s)[2], 'M0,.9C.3,.82 .6,.94 1,.84')
    )
  },
  gables: (s) => {
    const base = n(s.height)
    const house = (share: number, lift: number) => (x: number, w: number) => {
      const top = n(s.height * (share + (((x * 13) % 17) / 17) * lift))
      return `M${x} ${base}V${top}l${n(w / 2)}-${n(w * 0.42)} ${n(w / 2)} ${n(w * 0.42)}V${base}Z`
    }
    const window = (x: number, w: number): string => {
      const top = n(s.height * (0.66 + (((x * 13) % 17) / 17) * 0.14)) + 6
      return x % 3
        ? `M${n(x + w * 0.26)} ${top}h${n(w * 0.14)}v${n(w * 0.2)}h-${n(w * 0.14)}ZM${n(x + w * 0.6)} ${top}h${n(w * 0.14)}v${n(w * 0.2)}h-${n(w * 0.14)}Z`
        : ''
    }
    return (
      row(s, 6, house(0.5, 0.14), tones(s)[0]) +
      row(s, 5, house(0.66, 0.14), mix(s.palette.near, s.palette.far, 0.3)) +
      row(s, 5, window, s.palette.foot)
    )
  },
  village: (s) => {
    const base = n(s.height)
    const arch = (x: number, w: number): string => {
      const top = n(s.height * (0.58 + (((x * 7) % 11) / 11) * 0.16))
      return `M${x} ${base}V${top}h${n(w * 0.1)}q${n(w * 0.4)}-${n(w * 0.34)} ${n(w * 0.8)} 0h${n(w * 0.11)}V${base}Z`
    }
    const door = (x: number, w: number): string => {
      const top = n(s.height * (0.7 + (((x * 7) % 11) / 11) * 0.12))
      return x % 4 ? `M${n(x + w * 0.36)} ${base}V${top}q${n(w * 0.14)}-${n(w * 0.2)} ${n(w * 0.28)} 0V${base}Z` : ''
    }
    return (
      land(s, tones(s)[0], 'M0,.6Q.2,.5 .42,.58T.8,.5T1,.54') +
      row(s, 5, arch, s.palette.far) +
      row(s, 5, door, s.palette.foot) +
      land(s, tones(s)[2], 'M0,.9Q.5,.84 1,.9')
    )
  },
} satisfies Record<string, Draw>
export type Scenery = keyof typeof draws

/** A scenery as SVG. */
export function drawScenery(name: Scenery, scene: Scene): string {
  return draws[name](scene)
}
