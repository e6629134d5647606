import { at, type BannerArt, type Canvas, fill } from '../../drawing/brand/banner.ts'
import { mix } from '../../drawing/color.ts'
import { round } from '../../drawing/lettering.ts'

const cream = '#fbf4e6'

/** A line of pines, each of a few tiers, from left to right of the layer. */
function pines(canvas: Canvas, foot: number, tall: number, color: string, gap: number, from = 0): void {
  const { sheet, random, width, height } = canvas
  let d = `M${Math.round(from)} ${height}V${Math.round(foot)}`
  for (let x = from; x < width; x += gap * (0.6 + random.next() * 0.8)) {
    const h = tall * (0.5 + random.next() * 0.6)
    const half = h * (0.15 + random.next() * 0.05)
    const base = foot + (random.next() - 0.5) * tall * 0.08
    d += `L${round(x - half)} ${round(base)}`
    for (const [out, up] of [
      [0.52, 0.34],
      [0.72, 0.36],
      [0.34, 0.62],
      [0.5, 0.64],
      [0.12, 0.86],
    ] as const)
      d += `L${round(x - half * out)} ${round(base - h * up)}`
    d += `L${round(x)} ${round(base - h)}`
    for (const [out, up] of [
      [0.12, 0.86],
      [0.5, 0.64],
      [0.34, 0.62],
      [0.72, 0.36],
      [0.52, 0.34],
    ] as const)
      d += `L${round(x + half * out)} ${round(base - h * up)}`
    d += `L${round(x + half)} ${round(base)}`
  }
  sheet.add(`<path fill="${color}" d="${d}L${width} ${Math.round(foot)}V${height}Z"/>`)
}

/** A pale morning: hills that fade with distance, and a lake as still as a table. */
function morning(canvas: Canvas): void {
  const { sheet, width, height, room, device } = canvas
  const unit = room.height / 292
  const shore = Math.round(room.y + room.height * (device === 'desktop' ? 0.7 : 0.74))
  fill(canvas, sheet.linear('s', ['#fdeede', '#fdf3e4', cream]))
  const [x, y] = at(canvas, 0.52, 0.3)
  sheet.radial('u', [
    [0, '#ffdca8'],
    [0.32, '#ffe7c4', 0.85],
    [1, '#fdf3e4', 0],
  ])
  sheet.add(
    `<circle cx="${x}" cy="${y}" r="${Math.round(170 * unit)}" fill="url(#u)"/><circle cx="${x}" cy="${y}" r="${Math.round(34 * unit)}" fill="#fff6e4"/>`,
  )
  const hill = (points: string, color: string): void => {
    const d = points.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, a: string, b: string) => `${at(canvas, Number(a), 0)[0]} ${Math.round(shore - Number(b) * unit)}`,
    )
    sheet.add(`<path fill="${color}" d="${d}V${height}H0Z"/>`)
  }
  hill('M-2,14C-.6,30 -.2,34 .1,70 .22,92 .3,70 .42,60 .56,48 .64,104 .78,110 .9,114 .96,70 1.2,84', '#dfe6d6')
  hill('M-2,8C-.5,16 .02,20 .2,44 .34,62 .48,30 .6,34 .74,40 .86,84 1.2,60', '#c3d6c2')
  pines(canvas, shore - 10 * unit, 46 * unit, '#9fc0a6', 17 * unit)
  pines(canvas, shore, 70 * unit, '#6ba080', 24 * unit, at(canvas, -0.2, 0)[0])
  sheet.linear('k', ['#cfe3da', '#e6efe3', cream])
  sheet.add(`<path fill="url(#k)" d="M0 ${shore}H${width}V${height}H0Z"/>`)
  let glints = ''
  for (let index = 0; index < 34; index += 1)
    glints += `M${at(canvas, canvas.random.next() * 1.1 - 0.1, 0)[0]} ${canvas.random.int(shore + 6, height - 6)}h${canvas.random.int(16, 90)}`
  sheet.add(`<path d="${glints}" stroke="#fff" stroke-width="2" opacity=".75"/>`)
}

/** A maple in autumn: a trunk, and a crown of overlapping rounds of leaves. */
function maple(
  canvas: Canvas,
  share: number,
  foot: number,
  tall: number,
  reds: readonly [string, string, string],
): void {
  const { sheet, random } = canvas
  const [x] = at(canvas, share, 0)
  const crown = foot - tall * 0.62
  sheet.add(
    `<path fill="#4a2f22" d="M${round(x - tall * 0.035)} ${Math.round(foot)}L${round(x - tall * 0.02)} ${round(crown)}h${round(tall * 0.04)}L${round(x + tall * 0.035)} ${Math.round(foot)}Z"/>`,
  )
  // From the shade below to the light at the upper left: smaller dabs over larger ones.
  for (const [index, color] of reds.entries()) {
    let dabs = ''
    const many = [22, 70, 60][index] ?? 60
    for (let dab = 0; dab < many; dab += 1) {
      const angle = random.next() * Math.PI * 2
      const far = Math.sqrt(random.next()) * tall * ([0.27, 0.33, 0.26][index] ?? 0.3)
      const cx = x + Math.cos(angle) * far * 1.02 - index * tall * 0.035
      const cy = crown + Math.sin(angle) * far * 0.95 - index * tall * 0.04
      const size = tall * ([0.1, 0.042, 0.026][index] ?? 0.03) * (0.7 + random.next() * 0.6)
      dabs += `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(size)}" ry="${round(size * 0.74)}" transform="rotate(${random.int(-40, 40)} ${round(cx)} ${round(cy)})"/>`
    }
    sheet.add(`<g fill="${color}">${dabs}</g>`)
  }
}

/** A row of red maples on the near shore, and a canoe that waits. */
function row(canvas: Canvas): void {
  const { sheet, room, art } = canvas
  const unit = room.height / 292
  const foot = room.y + room.height * 0.94
  const s = (value: number): number => Math.round(value * unit)
  const [left] = at(canvas, 0.24, 0)
  const end = room.y + room.height
  const bank = `M${left} ${end}C${left + s(160)} ${foot - s(2)} ${left + s(260)} ${foot - s(16)} ${left + s(420)} ${foot - s(12)}S${left + s(760)} ${foot - s(20)} ${left + s(1400)} ${foot - s(6)}V${end}Z`
  sheet.add(
    `<path fill="#2f6e4a" d="${bank}"/><path fill="#1f5c3a" transform="translate(${s(60)} ${s(10)})" d="${bank}"/>`,
  )
  const red = art.palette.accent
  maple(canvas, 0.58, foot - s(6), s(158), [mix(red, '#7a0f22', 0.55), red, '#ef6a4a'])
  maple(canvas, 0.72, foot - s(10), s(214), ['#8a1226', '#c8202f', '#f0803c'])
  maple(canvas, 0.88, foot - s(6), s(250), [mix(red, '#5c0c1c', 0.6), mix(red, '#8a1226', 0.2), '#ea5a45'])
  const [cx, cy] = at(canvas, 0.33, 0.84)
  sheet.add(
    `<path fill="#173f2b" opacity=".16" d="M${cx - s(112)} ${cy + s(20)}q${s(112)} ${s(16)} ${s(224)} 0q-${s(112)} ${s(26)}-${s(224)} 0Z"/>` +
      `<path fill="#b5182f" d="M${cx - s(118)} ${cy - s(16)}Q${cx - s(96)} ${cy + s(2)} ${cx - s(60)} ${cy + s(3)}H${cx + s(60)}Q${cx + s(96)} ${cy + s(2)} ${cx + s(118)} ${cy - s(16)}Q${cx + s(112)} ${cy + s(24)} ${cx + s(62)} ${cy + s(24)}H${cx - s(62)}Q${cx - s(112)} ${cy + s(24)} ${cx - s(118)} ${cy - s(16)}Z"/>` +
      `<path fill="none" stroke="#ffe9cc" stroke-width="${s(4)}" d="M${cx - s(112)} ${cy - s(8)}Q${cx - s(92)} ${cy + s(8)} ${cx - s(58)} ${cy + s(9)}H${cx + s(58)}Q${cx + s(92)} ${cy + s(8)} ${cx + s(112)} ${cy - s(8)}"/>` +
      `<path fill="none" stroke="#7a4a24" stroke-width="${s(5)}" d="M${cx - s(8)} ${cy + s(4)}L${cx + s(60)} ${cy - s(46)}"/><path fill="#7a4a24" d="M${cx + s(52)} ${cy - s(42)}l${s(18)}-${s(24)} ${s(12)} ${s(9)}-${s(18)} ${s(24)}Z"/>`,
  )
}

/** A lake in the morning with red maples along the shore; the picture fades into the page. */
export const banner: BannerArt = {
  tone: 'light',
  staging: { most: 2, scale: 0.84, mirrored: false },
  ground: morning,
  home: { background: morning, foreground: row },
}
