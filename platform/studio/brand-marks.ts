import type { ArtBrand } from './brand-looks.ts'

/** A brand's mark in a box of 100 by 100: its gradients, and what is drawn on a dark and on a light ground. */
export interface BrandMark {
  defs: string
  body: (ground: 'light' | 'dark') => string
}

function gradient(id: string, colors: readonly string[], direction: string): string {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`
}

const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}q${r / 5} ${r * 0.8} ${r} ${r}q-${r * 0.8} ${r / 5}-${r} ${r}q-${r / 5}-${r * 0.8}-${r}-${r}q${r * 0.8}-${r / 5} ${r}-${r}Z`

const leaf =
  'M50 4l8 17 11-6-3 22 12-10 4 9 13-3-5 12 7 5-21 17 3 8-24-3 1 26h-12l1-26-24 3 3-8L3 50l7-5-5-12 13 3 4-9 12 10-3-22 11 6Z'

export const brandMarks: Readonly<Record<ArtBrand, BrandMark>> = {
  uk: {
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
  de: {
    defs:
      gradient('d1', ['#ffd57a', '#ffb02e', '#e08a00'], 'x2=".5" y2="1"') +
      gradient('d2', ['#2c62a8', '#0b2348'], 'x2=".4" y2="1"'),
    body: (ground) => `
<path fill="${ground === 'dark' ? '#fff' : 'url(#d2)'}" fill-rule="evenodd" d="M50 4L94 40V92c0 3-2 5-5 5H11c-3 0-5-2-5-5V40ZM50 26l7 18 19-8-8 19 18 7-18 7 8 19-19-8-7 17-7-17-19 8 8-19-18-7 18-7-8-19 19 8Z"/>
<path fill="url(#d1)" d="M50 34l5 15 14-6-6 14 15 5-15 5 6 14-14-6-5 15-5-15-14 6 6-14-15-5 15-5-6-14 14 6Z"/>`,
  },
  se: {
    defs:
      gradient('s1', ['#7dffcb', '#19c98c', '#0a6e66'], 'x2="0" y2="1"') +
      gradient('s2', ['#c9ff8a', '#2fe0a0', '#0f8a86'], 'x2="0" y2="1"'),
    body: () => `
<path fill="url(#s1)" d="M10 94V26C10 8 26 4 33 18V80C27 84 17 80 10 94Z"/>
<path fill="url(#s1)" d="M90 6V74C90 92 74 96 67 82V20C73 16 83 20 90 6Z"/>
<path fill="url(#s2)" d="M20 8C34 4 40 18 46 34 54 56 60 76 80 92 66 96 56 86 50 70 42 48 36 26 20 8Z"/>
<path fill="#eafff6" d="${spark(54, 14, 9)}"/>`,
  },
  es: {
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
  on: {
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
}
