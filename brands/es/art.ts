import type { BrandArt } from '../../drawing/brand/art.ts'
import { gradient } from '../../drawing/brand/mark-parts.ts'
import { mix } from '../../drawing/color.ts'
import { type Draw, everySecond, land, n, row, tones } from '../../drawing/scenery/parts.ts'
import { banner } from './banner.ts'

/** Arches of a village under hills. */
const village: Draw = (s) => {
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
}

export const art = {
  mark: {
    defs:
      gradient('e1', ['#e8364c', '#a50f26'], 'x2=".3" y2="1"') +
      gradient('e2', ['#ffe08a', '#ffb02e', '#f0722a'], 'x2="0" y2="1"'),
    body: () => `
<path fill="url(#e2)" d="M50 0l6 12 10-9 1 13 13-4-4 13 13 0-8 11 12 5-6 5H13l-6-5 12-5-8-11 13 0-4-13 13 4 1-13 10 9Z"/>
<path fill="url(#e1)" d="M8 98V58C8 32 28 16 50 16s42 16 42 42v40H72V60c0-14-10-24-22-24s-22 10-22 24v38Z"/>
<path fill="#fff3dc" d="M28 98V60c0-14 10-24 22-24s22 10 22 24v38Z"/>
<path fill="url(#e2)" d="M50 44c10 0 16 8 16 18v36H34V62c0-10 6-18 16-18Z"/>
<path fill="#fff3dc" d="M13 62h8v8h-8ZM79 62h8v8h-8ZM13 80h8v8h-8ZM79 80h8v8h-8Z"/>`,
  },
  word: 'Casa Brava',
  below: '',
  face: 'chunky',
  display: 'fat',
  tracking: 0,
  onDark: ['#fff3dc', '#ffb52e'],
  onLight: ['#9c1226', '#9a4a00'],
  icon: ['#c2182f', '#7a0a1e'],
  palette: {
    glow: '#ffb347',
    mid: '#c8283a',
    edge: '#560b1c',
    far: '#a31d32',
    near: '#420814',
    ink: '#2c040d',
    top: '#fff8e8',
    foot: '#ffc24a',
    accent: '#f0722a',
  },
  sceneries: [village],
  banner,
  companion: 'sun',
  light: false,
  tables: true,
} as const satisfies BrandArt
