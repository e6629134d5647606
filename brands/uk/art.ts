import type { BrandArt } from '../../drawing/brand/art.ts'
import { gradient, spark } from '../../drawing/brand/mark-parts.ts'
import { mix } from '../../drawing/color.ts'
import { round } from '../../drawing/lettering.ts'
import { type Draw, land, n, tones } from '../../drawing/scenery/parts.ts'
import { banner } from './banner.ts'

/** A flock that turns over hills. */
const flock: Draw = (s) => {
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
}

export const art = {
  mark: {
    defs:
      gradient('u1', ['#2ff0d0', '#2aa7e0', '#8a4df0'], 'x1="1" y1="0" x2="0" y2="1"') +
      gradient('u2', ['#b07cff', '#5a3be0', '#1fb5c8'], 'x1="0" y1="0" x2="1" y2="1"'),
    body: (ground) => `
<path fill="url(#u2)" d="M60 44C54 26 60 8 76 0c12 14 12 32 2 46Z"/>
<path fill="url(#u1)" d="M99 47L84 42c-6-10-20-11-28 0C44 58 28 70 2 76c20 10 44 10 60 0 14-8 22-18 22-28Z"/>
<path fill="url(#u2)" d="M56 44C42 26 22 14 0 12c6 12 12 20 20 26-6 0-10 0-14-2 6 10 14 16 22 20-4 2-8 2-12 2 8 8 18 10 28 8 12-4 18-12 20-20Z"/>
<path fill="#f4c95d" d="M99 47L85 42.5l1 7ZM${spark(38, 48, 6).slice(1)}${spark(24, 30, 4)}${spark(54, 66, 4)}"/>
<circle cx="77" cy="43" r="2.6" fill="${ground === 'dark' ? '#fff' : '#1d0b38'}"/>`,
  },
  word: 'Starling',
  below: 'CASINO',
  face: 'modern',
  display: 'soft',
  tracking: -0.01,
  onDark: ['#fff', '#f4c95d'],
  onLight: ['#2a1140', '#8a5a00'],
  icon: ['#3c1a5e', '#170a26'],
  palette: {
    glow: '#8a5cf0',
    mid: '#43206c',
    edge: '#170a26',
    far: '#2f7f8f',
    near: '#1d0c33',
    ink: '#12061f',
    top: '#fff6dc',
    foot: '#f4c95d',
    accent: '#1fb5ae',
  },
  sceneries: [flock],
  banner,
  companion: 'star',
  light: false,
  tables: true,
} as const satisfies BrandArt
