import { at, type BannerArt, type Canvas, fill } from '../../drawing/brand/banner.ts'
import { round } from '../../drawing/lettering.ts'

/** The ground of the page, into which the picture fades. */
const night = '#070c0b'

/** One curtain of light: narrow rays side by side that stand on a line that swings. */
function curtain(
  canvas: Canvas,
  {
    from,
    to,
    foot,
    tall,
    colors,
    name,
  }: Readonly<Record<'from' | 'to' | 'foot' | 'tall', number>> & {
    readonly colors: readonly [string, string, string]
    readonly name: string
  },
): void {
  const { sheet, random, room } = canvas
  const [low, middle, high] = colors
  sheet.linear(name, [`${high}00`, `${high}40`, `${middle}99`, `${low}f2`, `${low}00`])
  const step = Math.max(3, Math.round(room.width / 260))
  const left = room.x + room.width * from
  const right = room.x + room.width * to
  const turn = random.next() * 6
  const bands = new Map<number, string>()
  for (let x = left; x < right; x += step) {
    const share = (x - left) / (right - left)
    const swing = Math.sin(share * 5.2 + turn) * 0.12 + Math.sin(share * 13 + turn * 2) * 0.035
    const edge = Math.sin(Math.PI * share) ** 1.3
    const fine = 0.55 + 0.45 * Math.sin(share * 61 + turn) * Math.sin(share * 23)
    const y = room.y + room.height * (foot + swing)
    const height = room.height * tall * (0.62 + 0.38 * Math.sin(share * 9 + turn)) * (0.8 + random.next() * 0.4)
    const strength = Math.min(19, Math.round(20 * edge * (0.34 + 0.5 * fine)))
    if (strength < 1) continue
    const ray = `<rect x="${round(x)}" y="${round(y - height)}" width="${step + 0.6}" height="${round(height * 1.08)}"/>`
    bands.set(strength, (bands.get(strength) ?? '') + ray)
  }
  for (const [strength, rays] of bands)
    sheet.add(`<g fill="url(#${name})" opacity="${round(strength / 20, 2)}">${rays}</g>`)
}

/** A line of spruces from one height to the next. */
function spruces(canvas: Canvas, foot: number, tall: number, color: string, many: number): void {
  const { sheet, random, width, height } = canvas
  let d = `M0 ${height}V${Math.round(foot)}`
  const step = width / many
  for (let index = 0; index < many; index += 1) {
    const x = index * step
    const h = tall * (0.45 + random.next() * 0.75) * (0.8 + 0.4 * Math.sin(index * 0.37))
    const half = Math.min(step * 0.62, h * 0.2)
    const middle = x + step / 2
    d += `L${round(middle - half)} ${round(foot)}L${round(middle - half * 0.5)} ${round(foot - h * 0.42)}l${round(-half * 0.2)} 0L${round(middle - half * 0.22)} ${round(foot - h * 0.74)}l${round(-half * 0.12)} 0L${round(middle)} ${round(foot - h)}L${round(middle + half * 0.34)} ${round(foot - h * 0.74)}l${round(-half * 0.12)} 0L${round(middle + half * 0.7)} ${round(foot - h * 0.42)}l${round(-half * 0.2)} 0L${round(middle + half)} ${round(foot)}`
  }
  sheet.add(`<path fill="${color}" d="${d}L${width} ${Math.round(foot)}V${height}Z"/>`)
}

function stars({ sheet, random, width, room }: Canvas, many: number): void {
  let d = ''
  for (let index = 0; index < many; index += 1)
    d += `M${Math.round(random.next() * width)} ${Math.round(room.y + random.next() * room.height * 0.7)}h0`
  sheet.add(`<path d="${d}" stroke="#dffff2" stroke-width="2" opacity=".5"/>`)
}

const greens = ['#58f5b0', '#1fc79a', '#2a7fb8'] as const
const deep = ['#2fe0c8', '#2a8fd0', '#6a4fd0'] as const

/** Fells, a lake that holds the light, woods. */
function land(canvas: Canvas): void {
  const { sheet, width, height, room } = canvas
  const shore = Math.round(room.y + room.height * 0.82)
  const unit = room.height / 292
  sheet.add(
    `<path fill="#0b2624" d="M0 ${shore}L${Math.round(width * 0.16)} ${shore - Math.round(38 * unit)} ${Math.round(width * 0.3)} ${shore - Math.round(14 * unit)} ${Math.round(width * 0.47)} ${shore - Math.round(62 * unit)} ${Math.round(width * 0.6)} ${shore - Math.round(24 * unit)} ${Math.round(width * 0.74)} ${shore - Math.round(78 * unit)} ${Math.round(width * 0.86)} ${shore - Math.round(30 * unit)} ${width} ${shore - Math.round(56 * unit)}V${height}H0Z"/>`,
  )
  spruces(canvas, shore + 2, 30 * unit, '#071917', Math.round(width / (13 * unit)))
  sheet.linear('k', ['#124b40', '#0a211e', night])
  sheet.add(`<path fill="url(#k)" d="M0 ${shore}H${width}V${height}H0Z"/>`)
  let glints = ''
  for (let index = 0; index < 40; index += 1) {
    const [x] = at(canvas, canvas.random.next(), 0)
    glints += `M${x} ${Math.round(shore + 6 + canvas.random.next() * (height - shore - 12))}h${canvas.random.int(20, 110)}`
  }
  sheet.add(`<path d="${glints}" stroke="#58f5b0" stroke-width="1.4" opacity=".28"/>`)
}

function sky(canvas: Canvas, many: 1 | 3): void {
  fill(canvas, night)
  const { sheet, width, height } = canvas
  const [x, y] = at(canvas, 0.56, 0.5)
  const haze = sheet.radial(
    'z',
    [
      [0, '#0f5a48', 0.9],
      [0.5, '#0a2f2b', 0.7],
      [1, night, 0],
    ],
    `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y})scale(${Math.round(canvas.room.width * 0.8)} ${Math.round(height * 0.7)})"`,
  )
  sheet.add(`<path fill="${haze}" d="M0 0H${width}V${height}H0Z"/>`)
  stars(canvas, 90)
  if (many === 3) {
    curtain(canvas, { from: 0.3, to: 1.12, foot: 0.42, tall: 0.52, colors: deep, name: 'c1' })
    curtain(canvas, { from: -0.34, to: 1.04, foot: 0.62, tall: 0.74, colors: greens, name: 'c2' })
  }
  curtain(canvas, { from: 0.04, to: 1.1, foot: 0.7, tall: 0.5, colors: greens, name: 'c3' })
  land(canvas)
}

/** A cabin at the shore with one lit window, between spruces that stand near. */
function cabin(canvas: Canvas): void {
  const { sheet, room } = canvas
  const unit = room.height / 292
  const [x, y] = at(canvas, 0.7, 0.9)
  const s = (value: number): number => Math.round(value * unit)
  sheet.radial('v', [
    [0, '#ffd98a', 0.55],
    [1, '#ffd98a', 0],
  ])
  sheet.add(
    `<path fill="#030807" d="M${x - s(330)} ${room.y + room.height}Q${x} ${y - s(26)} ${x + s(420)} ${room.y + room.height}Z"/>` +
      `<ellipse cx="${x}" cy="${y - s(22)}" rx="${s(92)}" ry="${s(56)}" fill="url(#v)"/>` +
      `<path fill="#0a1413" d="M${x - s(44)} ${y}V${y - s(34)}H${x + s(44)}V${y}Z"/><path fill="#14302b" d="M${x - s(54)} ${y - s(32)}L${x} ${y - s(70)} ${x + s(54)} ${y - s(32)}Z"/><path fill="#d9fff0" opacity=".55" d="M${x - s(54)} ${y - s(32)}L${x} ${y - s(70)} ${x + s(54)} ${y - s(32)}l-${s(6)} 0L${x} ${y - s(63)} ${x - s(48)} ${y - s(32)}Z"/>` +
      `<path fill="#ffd98a" d="M${x - s(26)} ${y - s(26)}h${s(20)}v${s(16)}h-${s(20)}Z"/><path fill="#ffd98a" d="M${x + s(8)} ${y - s(26)}h${s(14)}v${s(26)}h-${s(14)}Z"/>`,
  )
  for (const [dx, tall] of [
    [-150, 120],
    [-112, 84],
    [104, 132],
    [146, 96],
    [214, 150],
  ] as const) {
    const foot = y + s(8)
    const h = s(tall)
    const half = h * 0.2
    let d = `M${x + s(dx)} ${foot - h}`
    for (let step = 1; step <= 5; step += 1) {
      const reach = (half * step) / 5
      const down = foot - h + (h * 0.94 * step) / 5
      d += `L${round(x + s(dx) + reach)} ${round(down)}l${round(-reach * 0.45)} ${round(-h * 0.02)}`
    }
    d += `L${x + s(dx)} ${foot}`
    let back = `M${x + s(dx)} ${foot - h}`
    for (let step = 1; step <= 5; step += 1) {
      const reach = (half * step) / 5
      const down = foot - h + (h * 0.94 * step) / 5
      back += `L${round(x + s(dx) - reach)} ${round(down)}l${round(reach * 0.45)} ${round(-h * 0.02)}`
    }
    sheet.add(`<path fill="#030807" d="${d}Z${back}L${x + s(dx)} ${foot}Z"/>`)
  }
}

/** Northern lights over a lake, without a frame: the night goes on in the page. */
export const banner: BannerArt = {
  tone: 'dark',
  staging: { most: 2, scale: 1, mirrored: true },
  ground: (canvas) => sky(canvas, 1),
  home: {
    background: (canvas) => sky(canvas, 3),
    foreground: cabin,
  },
}
