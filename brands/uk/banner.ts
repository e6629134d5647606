import { at, type BannerArt, type Canvas, fill } from '../../drawing/brand/banner.ts'
import { mix } from '../../drawing/color.ts'
import { round } from '../../drawing/lettering.ts'

/** A bird far away: two wings in one stroke. */
const bird = (x: number, y: number, span: number, lift: number): string =>
  `M${round(x - span)} ${round(y - lift)}q${round(span * 0.7)} ${round(-span * 0.28)} ${round(span)} ${round(lift)}q${round(span * 0.3)} ${round(-lift - span * 0.28)} ${round(span)} ${round(-lift)}q${round(-span * 0.7)} ${round(span * 0.1)} ${round(-span)} ${round(lift + span * 0.34)}q${round(-span * 0.3)} ${round(-span * 0.4)} ${round(-span)} ${round(-lift - span * 0.34)}Z`

/** The sea at dusk, with the last light where the sun went down. */
function dusk(canvas: Canvas): void {
  const { sheet, art, width, height, device } = canvas
  const { palette } = art
  const [x, y] = at(canvas, device === 'desktop' ? 0.62 : 0.5, 0.9)
  const reach = Math.round(canvas.room.width * 0.95)
  const sky = sheet.radial(
    's',
    [
      [0, '#f3b46d'],
      [0.1, '#c0679a'],
      [0.3, '#6a3aa0'],
      [0.58, mix(palette.mid, palette.edge, 0.35)],
      [1, '#150b1f'],
    ],
    `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y})scale(${reach} ${Math.round(reach * 0.56)})"`,
  )
  fill(canvas, sky)
  const shore = Math.round(canvas.room.y + canvas.room.height * 0.86)
  const water = sheet.radial(
    'w',
    [
      [0, '#b5679a'],
      [0.25, '#4c2a7a'],
      [0.6, '#241338'],
      [1, '#150b1f'],
    ],
    `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${shore})scale(${Math.round(reach * 0.8)} ${Math.round(height * 0.42)})"`,
  )
  sheet.add(`<path fill="${water}" d="M0 ${shore}H${width}V${height}H0Z"/>`)
  let glints = ''
  for (let index = 0; index < 46; index += 1) {
    const spread = (canvas.random.next() - 0.5) * canvas.room.width * 0.5
    const row = shore + 4 + canvas.random.next() * (height - shore - 4)
    const long = 8 + canvas.random.next() * 40
    glints += `M${round(x + spread * (0.3 + (row - shore) / 60))} ${round(row)}h${round(long)}`
  }
  sheet.add(`<path d="${glints}" stroke="#ffd9a0" stroke-width="1.6" opacity=".38"/>`)
  pier(canvas, shore)
}

/** The old pier: a pavilion on stilts, out at sea. */
function pier({ sheet, room }: Canvas, shore: number): void {
  const unit = room.height / 292
  const left = Math.round(room.x + room.width * 0.7)
  const to = (x: number): number => Math.round(left + x * unit)
  const up = (y: number): number => Math.round(shore - y * unit)
  let stilts = ''
  for (let index = 0; index < 15; index += 1) stilts += `M${to(-4 + index * 15)} ${up(15)}V${up(-5)}`
  sheet.add(
    `<path fill="none" stroke="#1a0c2c" stroke-width="${round(2.4 * unit)}" d="${stilts}M${to(-12)} ${up(15)}H${to(216)}"/>` +
      `<path fill="#1a0c2c" d="M${to(20)} ${up(16)}V${up(36)}H${to(40)}Q${to(60)} ${up(74)} ${to(80)} ${up(36)}H${to(104)}L${to(116)} ${up(56)} ${to(128)} ${up(36)}H${to(150)}Q${to(170)} ${up(70)} ${to(190)} ${up(36)}H${to(200)}V${up(16)}Z"/>` +
      `<path fill="#ffd28a" d="M${to(52)} ${up(32)}h${Math.round(6 * unit)}v${Math.round(9 * unit)}h-${Math.round(6 * unit)}ZM${to(84)} ${up(32)}h${Math.round(6 * unit)}v${Math.round(9 * unit)}h-${Math.round(6 * unit)}ZM${to(162)} ${up(32)}h${Math.round(6 * unit)}v${Math.round(9 * unit)}h-${Math.round(6 * unit)}Z"/>`,
  )
}

/** A flock that turns as one: its birds stand along the feathers of a wing. */
function wing(canvas: Canvas): void {
  const { sheet, random, room } = canvas
  const shades = ['#35e3d0', '#4fb4f0', '#8f6bff', '#d58bff', '#f4c95d']
  const strokes = shades.map(() => '')
  const unit = room.height / 292
  const feathers = 34
  for (let feather = 0; feather < feathers; feather += 1) {
    const share = feather / (feathers - 1)
    // The leading edge runs from the shoulder, low at the right, over the wrist to the tip at the left.
    const along = (t: number): readonly [number, number] => {
      const u = 1 - t
      return [
        u ** 3 * 0.8 + 3 * u * u * t * 0.78 + 3 * u * t * t * 0.52 + t ** 3 * 0.13,
        u ** 3 * 0.62 + 3 * u * u * t * -0.02 + 3 * u * t * t * -0.12 + t ** 3 * 0.26,
      ]
    }
    const [x0, y0] = along(share)
    const angle = 1.62 + share * 1.32
    const length = (0.2 + 0.42 * Math.sin(0.3 + share * 2.1) ** 2) * (feather % 2 ? 1 : 0.86)
    const many = Math.round(96 * (0.5 + length))
    for (let index = 0; index < many; index += 1) {
      const t = random.next() ** 0.9
      const loose = 0.004 + 0.012 * t
      const x = x0 + Math.cos(angle) * length * t * 0.62 + (random.next() + random.next() - 1) * loose
      const y = y0 + Math.sin(angle) * length * t * 1.4 + (random.next() + random.next() - 1) * loose * 2.4
      const [px, py] = at(canvas, x, y * 0.9 + 0.05)
      const span = (1.7 + random.next() * 2.7) * unit * (1.2 - t * 0.4)
      const shade = Math.min(4, Math.max(0, Math.floor(share * 3.1 + t * 1.5 + random.next() * 0.9 - 0.3)))
      strokes[shade] += bird(px, py, span, span * (random.next() - 0.3) * 0.8)
    }
  }
  // Some have left the flock.
  for (let index = 0; index < 46; index += 1) {
    const [px, py] = at(canvas, random.next() * 0.94 + 0.02, random.next() * 0.74)
    strokes[index % 4] += bird(px, py, (1.6 + random.next() * 2) * unit, 0.6 * unit)
  }
  sheet.add(shades.map((shade, index) => `<path fill="${shade}" d="${strokes[index] ?? ''}"/>`).join(''))
}

/** The brand's own starlings, near enough to see their colours. */
function near(canvas: Canvas): void {
  const { sheet, art, room } = canvas
  const unit = room.height / 292
  sheet.define('starling', art.mark.defs)
  const birds: readonly (readonly [number, number, number, number])[] = [
    [0.79, 0.3, 112, -8],
    [0.93, 0.1, 58, 6],
    [0.66, 0.16, 40, -14],
  ]
  for (const [x, y, size, turn] of birds) {
    const [px, py] = at(canvas, x, y)
    const scale = round((size * unit) / 100, 3)
    sheet.add(
      `<g transform="translate(${px} ${py})rotate(${turn})scale(${scale})translate(-50 -40)">${art.mark.body('dark').replaceAll('\n', '')}</g>`,
    )
  }
}

/** Dusk over the sea, a murmuration that forms a wing, starlings in front of it. */
export const banner: BannerArt = {
  tone: 'dark',
  staging: { most: 5, scale: 1, mirrored: false },
  ground: dusk,
  home: {
    background: (canvas) => {
      dusk(canvas)
      wing(canvas)
    },
    foreground: near,
  },
}
