import type { BrandArt } from '../../drawing/brand/art.ts'
import { gradient } from '../../drawing/brand/mark-parts.ts'
import { mix } from '../../drawing/color.ts'
import { type Draw, everySecond, land, n, row, tones } from '../../drawing/scenery/parts.ts'
import { banner } from './banner.ts'

/** Gables of a town, with lit windows. */
const gables: Draw = (s) => {
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
}

export const art = {
  mark: {
    defs:
      gradient('d1', ['#ffd57a', '#ffb02e', '#e08a00'], 'x2=".5" y2="1"') +
      gradient('d2', ['#2c62a8', '#0b2348'], 'x2=".4" y2="1"'),
    body: (ground) => `
<path fill="${ground === 'dark' ? '#fff' : 'url(#d2)'}" fill-rule="evenodd" d="M50 4L94 40V92c0 3-2 5-5 5H11c-3 0-5-2-5-5V40ZM50 26l7 18 19-8-8 19 18 7-18 7 8 19-19-8-7 17-7-17-19 8 8-19-18-7 18-7-8-19 19 8Z"/>
<path fill="url(#d1)" d="M50 34l5 15 14-6-6 14 15 5-15 5 6 14-14-6-5 15-5-15-14 6 6-14-15-5 15-5-6-14 14 6Z"/>`,
  },
  word: 'STERNHAUS',
  below: '',
  face: 'plain',
  display: 'geometric',
  tracking: 0.06,
  onDark: ['#fff', '#ffb52e'],
  onLight: ['#0b2348', '#9a5b00'],
  icon: ['#123a70', '#081a38'],
  palette: {
    glow: '#4d86d0',
    mid: '#16407a',
    edge: '#081a38',
    far: '#22508c',
    near: '#0b2348',
    ink: '#06142c',
    top: '#fff8e6',
    foot: '#ffb52e',
    accent: '#2f6fbf',
  },
  sceneries: [gables],
  banner,
  companion: 'star',
  light: false,
  tables: false,
} as const satisfies BrandArt
