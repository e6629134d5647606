import { at, type BannerArt, type Canvas, fill } from '../../drawing/brand/banner.ts'
import { round } from '../../drawing/lettering.ts'
import { type MotifName, motifs } from '../../drawing/motifs/all.ts'

/** A plastered wall in the evening sun, with a band of tiles along its foot. */
function wall(canvas: Canvas): void {
  const { sheet, width, height, room } = canvas
  const [x, y] = at(canvas, 0.9, 0)
  fill(
    canvas,
    sheet.radial(
      's',
      [
        [0, '#e2572f'],
        [0.4, '#b8232f'],
        [0.8, '#8e1226'],
        [1, '#7d1128'],
      ],
      `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${Math.round(room.width * 1.25)}"`,
    ),
  )
  let specks = ''
  for (let index = 0; index < 150; index += 1)
    specks += `M${canvas.random.int(0, width)} ${canvas.random.int(0, height)}h${canvas.random.int(2, 9)}`
  sheet.add(`<path d="${specks}" stroke="#fff3df" stroke-width="2" opacity=".07"/>`)
  tiles(canvas)
}

/** Glazed tiles: stars of eight points in saffron, cream and blue. */
function tiles({ sheet, width, room }: Canvas): void {
  const side = Math.round(room.height * 0.13)
  const top = Math.round(room.y + room.height - side)
  const half = round(side / 2)
  sheet.define(
    't',
    `<pattern id="t" width="${side}" height="${side}" y="${top}" patternUnits="userSpaceOnUse"><path fill="#fff3df" d="M0 0h${side}v${side}H0Z"/><path fill="#1d5b8f" d="M0 0l${half} ${round(side * 0.14)} ${half}-${round(side * 0.14)}-${round(side * 0.14)} ${half} ${round(side * 0.14)} ${half}-${half}-${round(side * 0.14)}-${half} ${round(side * 0.14)} ${round(side * 0.14)}-${half}Z"/><path fill="#f0b429" d="M${half} ${round(side * 0.2)}L${round(side * 0.6)} ${round(side * 0.4)} ${round(side * 0.8)} ${half} ${round(side * 0.6)} ${round(side * 0.6)} ${half} ${round(side * 0.8)} ${round(side * 0.4)} ${round(side * 0.6)} ${round(side * 0.2)} ${half} ${round(side * 0.4)} ${round(side * 0.4)}Z"/><path fill="none" stroke="#00000022" stroke-width="2" d="M0 0h${side}v${side}"/></pattern>`,
  )
  sheet.add(
    `<path fill="url(#t)" d="M0 ${top}H${width}v${side}H0Z"/><path fill="#f0b429" d="M0 ${top - 8}H${width}v8H0Z"/><path fill="#00000033" d="M0 ${top - 12}H${width}v4H0Z"/>`,
  )
}

const portraits: readonly (readonly [MotifName, string, string])[] = [
  ['camel', '#f6a04a', '#8f2d12'],
  ['genie', '#5bc6c0', '#123c63'],
  ['pharaoh', '#e6c65a', '#5a3a12'],
]

/** Three arches; in each stands somebody out of a game. */
function arches(canvas: Canvas): void {
  const { sheet, room, device } = canvas
  const unit = room.height / 292
  // On a desk the layer is shown as high as the banner: the three stand close, beside the words.
  const [wide, pitch] = device === 'desktop' ? [172 * unit, 0.2] : [214 * unit, 0.315]
  portraits.forEach(([motif, light, dark], index) => {
    const [x] = at(canvas, 0.5 + (index - 1) * pitch, 0)
    const foot = Math.round(room.y + room.height)
    const top = Math.round(room.y + room.height * 0.1)
    const left = x - Math.round(wide / 2)
    const spring = top + Math.round(wide * 0.52)
    const shape = (inset: number): string =>
      `M${left + inset} ${foot}V${spring}A${wide / 2 - inset} ${round(wide * 0.52 - inset)} 0 0 1 ${left + wide - inset} ${spring}V${foot}Z`
    sheet.radial(`a${index}`, [
      [0, light],
      [1, dark],
    ])
    sheet.define(`p${index}`, `<clipPath id="p${index}"><path d="${shape(Math.round(17 * unit))}"/></clipPath>`)
    sheet.add(
      `<path fill="#3b0a1755" transform="translate(${Math.round(9 * unit)} 0)" d="${shape(0)}"/><path fill="#fff3df" d="${shape(0)}"/>`,
    )
    let stones = ''
    for (let stone = 1; stone < 11; stone += 1) {
      const angle = Math.PI * (stone / 11)
      const point = (by: number): string =>
        `${round(x - Math.cos(angle) * (wide / 2 - by))} ${round(spring - Math.sin(angle) * (wide * 0.52 - by))}`
      stones += `M${point(0)}L${point(17 * unit)}`
    }
    sheet.add(
      `<path fill="none" stroke="#d98a00" stroke-width="${round(2.5 * unit)}" d="${stones}"/><path fill="none" stroke="#f0b429" stroke-width="${round(5 * unit)}" d="${shape(Math.round(15 * unit))}"/><path fill="url(#a${index})" d="${shape(Math.round(17 * unit))}"/>`,
    )
    sheet.add(`<g clip-path="url(#p${index})">`)
    sheet.motif(motifs[motif], {
      x,
      y: foot - Math.round(room.height * 0.13 + wide * 0.34),
      size: wide * 0.92,
      contour: '#2c040d',
      contourWidth: 5,
      halo: false,
    })
    sheet.add(
      `<path fill="#3b0a17" opacity=".28" d="M${left} ${top}h${Math.round(wide * 0.34)}L${left + Math.round(wide * 0.2)} ${foot}H${left}Z"/></g>`,
    )
  })
}

/** A house of arches: in each one a game, and evening sun on the wall. */
export const banner: BannerArt = {
  tone: 'dark',
  staging: { most: 5, scale: 1, mirrored: true },
  ground: wall,
  home: { background: wall, foreground: arches },
}
