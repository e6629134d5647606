import type { BrandArt } from '../../drawing/brand/art.ts'
import { gradient, spark } from '../../drawing/brand/mark-parts.ts'
import { sceneries } from '../../drawing/scenery/scenery.ts'
import { banner } from './banner.ts'

export const art = {
  mark: {
    defs:
      gradient('s1', ['#7dffcb', '#19c98c', '#0a6e66'], 'x2="0" y2="1"') +
      gradient('s2', ['#c9ff8a', '#2fe0a0', '#0f8a86'], 'x2="0" y2="1"'),
    body: () => `
<path fill="url(#s1)" d="M10 94V26C10 8 26 4 33 18V80C27 84 17 80 10 94Z"/>
<path fill="url(#s1)" d="M90 6V74C90 92 74 96 67 82V20C73 16 83 20 90 6Z"/>
<path fill="url(#s2)" d="M20 8C34 4 40 18 46 34 54 56 60 76 80 92 66 96 56 86 50 70 42 48 36 26 20 8Z"/>
<path fill="#eafff6" d="${spark(54, 14, 9)}"/>`,
  },
  word: 'norrsken',
  below: '',
  face: 'light',
  display: 'light',
  tracking: 0.05,
  onDark: ['#f2fff9', '#3be0a0'],
  onLight: ['#06201c', '#0a7a55'],
  icon: ['#0c2a2a', '#040a0c'],
  palette: {
    glow: '#2fe0a0',
    mid: '#0b4a48',
    edge: '#05090c',
    far: '#0e3538',
    near: '#06171a',
    ink: '#02080a',
    top: '#eafff6',
    foot: '#5cf0b4',
    accent: '#18a08a',
  },
  sceneries: [sceneries.aurora, sceneries.forest],
  banner,
  companion: 'snowflake',
  light: false,
  tables: true,
} as const satisfies BrandArt
