import type { BrandArt } from '../../drawing/brand/art.ts'
import { gradient } from '../../drawing/brand/mark-parts.ts'
import { sceneries } from '../../drawing/scenery/scenery.ts'
import { banner } from './banner.ts'

const leaf =
  'M50 4l8 17 11-6-3 22 12-10 4 9 13-3-5 12 7 5-21 17 3 8-24-3 1 26h-12l1-26-24 3 3-8L3 50l7-5-5-12 13 3 4-9 12 10-3-22 11 6Z'

export const art = {
  mark: {
    defs:
      gradient('o1', ['#f04a5a', '#d7263d', '#9c0f26'], 'x2=".4" y2="1"') +
      gradient('o2', ['#4fa874', '#1f5a3c'], 'x2=".4" y2="1"'),
    body: () => `
<path fill="url(#o2)" transform="translate(-12 34)scale(.58)rotate(-16 50 50)" d="${leaf}"/>
<path fill="url(#o2)" transform="translate(54 34)scale(.58)rotate(16 50 50)" d="${leaf}"/>
<path fill="url(#o1)" stroke="#fff" stroke-width="2" transform="translate(14 0)scale(.72)" d="${leaf}"/>
<path fill="#9c0f26" opacity=".35" d="M50 3V66l-9 0Z"/>
<path fill="#1f5a3c" d="M4 92q46-10 92 0v5H4Z"/>`,
  },
  word: 'Maple Row',
  below: '',
  face: 'classic',
  display: 'slab',
  tracking: 0,
  onDark: ['#fff', '#ffd9d2'],
  onLight: ['#173f2b', '#c8102e'],
  icon: ['#fff', '#f3e9e2'],
  palette: {
    glow: '#fff',
    mid: '#fbf4ee',
    edge: '#f6ece4',
    far: '#a9cdb2',
    near: '#3f8a60',
    ink: '#123524',
    top: '#fff',
    foot: '#ffe3c8',
    accent: '#d7263d',
  },
  sceneries: [sceneries.forest, sceneries.hills],
  banner,
  companion: 'leaf',
  light: true,
  tables: true,
} as const satisfies BrandArt
