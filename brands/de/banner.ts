import { at, type BannerArt, type Canvas, fill } from '../../drawing/brand/banner.ts'
import { motifs } from '../../drawing/motifs/all.ts'
import { everySecond, row } from '../../drawing/scenery/parts.ts'

/** Where the wall begins: seven parts of twelve stay white for words; a phone shows the wall alone. */
const wallFrom = ({ device, width }: Canvas): number => (device === 'desktop' ? Math.round((width * 7) / 12) : 0)

/** A white panel, and beside it a wall of the house with the light of a lamp on it. */
function wall(canvas: Canvas): void {
  const { sheet, art, width, height } = canvas
  const { palette } = art
  const left = wallFrom(canvas)
  const x = Math.round((left + width) / 2)
  fill(canvas, '#fff')
  const light = sheet.radial(
    'l',
    [
      [0, '#6d9cd6'],
      [0.5, '#1b4580'],
      [1, palette.near],
    ],
    `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${Math.round(height * 0.36)})scale(${Math.round((width - left) * 0.62)} ${Math.round(height * 0.8)})"`,
  )
  sheet.add(`<path fill="${light}" d="M${left} 0H${width}V${height}H${left}Z"/>`)
}

/** The wall's gilded edge, before all that stands on it. */
function edge(canvas: Canvas): void {
  const { sheet, art, height, device } = canvas
  if (device === 'desktop') sheet.add(`<path fill="${art.palette.foot}" d="M${wallFrom(canvas)} 0h8v${height}h-8Z"/>`)
}

/** Roofs of a town at night behind what hangs on the wall. */
function roofs(canvas: Canvas): void {
  const { sheet, art, random, width, height } = canvas
  const left = wallFrom(canvas)
  const span = width - left
  const scene = { width: span, height, palette: art.palette, random }
  const house = (share: number, lift: number) => (x: number, w: number) => {
    const top = Math.round(height * (share + (((x * 13) % 17) / 17) * lift))
    return `M${x} ${height}V${top}l${Math.round(w / 2)}-${Math.round(w * 0.46)} ${Math.round(w / 2)} ${Math.round(w * 0.46)}V${height}Z`
  }
  const lit = (x: number, w: number): string => {
    const top = Math.round(height * (0.78 + (((x * 13) % 17) / 17) * 0.1)) + 8
    return x % 3
      ? `M${Math.round(x + w * 0.3)} ${top}h${Math.round(w * 0.12)}v${Math.round(w * 0.18)}h-${Math.round(w * 0.12)}Z`
      : ''
  }
  sheet.add(
    `<g transform="translate(${left} 0)">${row(scene, 4, house(0.64, 0.1), '#143a6e')}${row(scene, 4, everySecond(0, house(0.76, 0.1)), '#0e2c56')}${row(scene, 4, everySecond(1, house(0.78, 0.1)), '#0a2144')}${row(scene, 4, lit, '#ffcf6b')}</g>`,
  )
}

/** One game, framed like a picture and lit from above. */
function framed(canvas: Canvas): void {
  const { sheet, art, room, device } = canvas
  const unit = room.height / 292
  const x = device === 'desktop' ? 1520 : at(canvas, 0.5, 0)[0]
  const y = at(canvas, 0.5, 0.55)[1]
  const half = Math.round(112 * unit)
  const inner = Math.round(92 * unit)
  sheet.linear('g', ['#ffe9b0', '#f2a71b', '#9a6205', '#ffcf6b'], 'x2="1" y2="1"')
  sheet.radial('n', [
    [0, '#ffe0a0'],
    [0.35, '#d08a2e'],
    [1, '#5a2208'],
  ])
  // The lamp's light on the wall around the frame.
  sheet.radial('b', [
    [0, '#ffdf9a', 0.4],
    [1, '#ffdf9a', 0],
  ])
  const box = (from: number, size: number): string => `x="${x - from}" y="${y - from}" width="${size}" height="${size}"`
  sheet.add(
    `<ellipse cx="${x}" cy="${Math.round(y - half * 0.5)}" rx="${Math.round(half * 2.1)}" ry="${Math.round(half * 1.5)}" fill="url(#b)"/>` +
      `<rect ${box(half - 8, 2 * half)} fill="#04102499"/>` +
      `<rect ${box(half, 2 * half)} fill="url(#g)"/><rect ${box(half - Math.round(7 * unit), 2 * (half - Math.round(7 * unit)))} fill="none" stroke="#7a4c04" stroke-width="${Math.round(2 * unit)}"/>` +
      `<rect ${box(inner, 2 * inner)} fill="url(#n)"/>`,
  )
  sheet.motif(motifs.pyramid, {
    x: x - Math.round(40 * unit),
    y: y + Math.round(38 * unit),
    size: 132 * unit,
    opacity: 0.45,
  })
  sheet.motif(motifs.book, {
    x,
    y: y + Math.round(6 * unit),
    size: 156 * unit,
    contour: '#2a1204',
    contourWidth: 6,
    halo: false,
  })
  sheet.add(
    `<rect ${box(inner, 2 * inner)} fill="none" stroke="#2a120466" stroke-width="${Math.round(6 * unit)}"/>` +
      `<path fill="none" stroke="${art.palette.foot}" stroke-width="${Math.round(4 * unit)}" d="M${x} ${y - half}V${y - half - Math.round(14 * unit)}"/><path fill="${art.palette.foot}" d="M${x - Math.round(46 * unit)} ${y - half - Math.round(10 * unit)}h${Math.round(92 * unit)}l-${Math.round(8 * unit)}-${Math.round(9 * unit)}h-${Math.round(76 * unit)}Z"/>`,
  )
}

/** A house that shows its games like pictures: white for the words, one frame on a wall. */
export const banner: BannerArt = {
  tone: 'dark',
  staging: { most: 1, scale: 1, mirrored: false },
  ground: (canvas) => {
    wall(canvas)
    roofs(canvas)
    edge(canvas)
  },
  home: {
    background: (canvas) => {
      wall(canvas)
      edge(canvas)
    },
    foreground: framed,
  },
}
