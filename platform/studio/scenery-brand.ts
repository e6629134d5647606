import { mix } from '../../drawing/color.ts'
import { round } from '../../drawing/lettering.ts'
import { type Draw, land, n, row, tones } from './scenery-parts.ts'

/** Every second shape of a row, so that neighbours can differ in tone and each house is seen as one. */
const everySecond =
  (rest: 0 | 1, shape: (x: number, step: number) => string) =>
  (x: number, step: number): string =>
    n(x / step) % 2 === rest ? shape(x, step) : ''

/** The brands' own places. */
export const homes = {
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
      row(s, 5, everySecond(0, house(0.66, 0.14)), mix(s.palette.near, s.palette.far, 0.55)) +
      row(s, 5, everySecond(1, house(0.66, 0.14)), mix(s.palette.near, s.palette.far, 0.2)) +
      row(s, 5, window, s.palette.foot) +
      land(s, tones(s)[2], 'M0,.95Q.5,.9 1,.95')
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
      return `M${n(x + w * 0.38)} ${base}V${top}q${n(w * 0.12)}-${n(w * 0.2)} ${n(w * 0.24)} 0V${base}Z`
    }
    return (
      land(s, tones(s)[0], 'M0,.6Q.2,.5 .42,.58T.8,.5T1,.54') +
      row(s, 5, everySecond(0, arch), mix(s.palette.far, s.palette.near, 0.2)) +
      row(s, 5, everySecond(1, arch), mix(s.palette.far, s.palette.near, 0.5)) +
      row(s, 5, door, mix(s.palette.foot, s.palette.near, 0.35)) +
      land(s, tones(s)[2], 'M0,.9Q.5,.84 1,.9')
    )
  },
} satisfies Record<string, Draw>
