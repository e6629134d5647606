import { type Draw, land, n, rays, strewn, tones } from './parts.ts'

/** Skies and stages: stars, lights, patterns. */
export const skies = {
  stars: (s) => strewn({ ...s, height: s.height * 1.4 }, 16, '#fff', 3) + strewn(s, 8, s.palette.foot, 5) + rays(s, 8),
  planets: (s) =>
    strewn(s, 18, '#fff', 3) +
    `<circle cx="${n(s.width * 0.9)}" cy="${n(s.height * 0.16)}" r="${n(s.height * 0.2)}" fill="${s.palette.accent}" opacity=".5"/><ellipse cx="${n(s.width / 2)}" cy="${n(s.height * 1.1)}" rx="${n(s.width * 0.8)}" ry="${n(s.height * 0.46)}" fill="${tones(s)[2]}" stroke="${s.palette.glow}" stroke-width="4"/>`,
  grid: (s) => {
    const y = n(s.height * 0.62)
    let d = ''
    for (let index = -4; index <= 4; index += 1) {
      d += `M${n(s.width / 2 + (index * s.width) / 14)} ${y}L${n(s.width / 2 + (index * s.width) / 3)} ${s.height}`
    }
    for (const share of [0, 0.12, 0.32, 0.62]) d += `M0 ${n(y + (s.height - y) * share)}H${s.width}`
    return `<path fill="${s.palette.near}" d="M0 ${y}H${s.width}V${s.height}H0Z"/><path d="${d}" stroke="${s.palette.glow}" stroke-width="2" opacity=".7"/>${strewn(s, 12, '#fff', 3)}`
  },
  sunrays: (s) => rays(s, 14) + land(s, tones(s)[2], 'M0,.8Q.5,.68 1,.8'),
  bokeh: (s) => {
    let out = ''
    for (let index = 0; index < 9; index += 1) {
      const r = n(s.height * (0.03 + s.random.next() * 0.09))
      out += `<circle cx="${s.random.int(0, s.width)}" cy="${s.random.int(0, n(s.height * 0.8))}" r="${r}"/>`
    }
    return `<g fill="${s.palette.glow}" opacity=".22">${out}</g>${strewn(s, 12, s.palette.top, 4)}`
  },
  halftone: (s) => {
    const step = n(s.height / 12)
    return (
      rays(s, 10) +
      [0, 1, 2, 3]
        .map(
          (line) =>
            `<path d="M0 ${n(s.height * 0.62 + line * step)}H${s.width}" stroke="${s.palette.foot}" stroke-width="${4 + line * 4}" stroke-dasharray="0 ${step}"${line % 2 ? ` stroke-dashoffset="${n(step / 2)}"` : ''} opacity=".35"/>`,
        )
        .join('')
    )
  },
  crystals: (s) =>
    rays(s, 9) +
    land(s, tones(s)[0], 'M0,.6L.08,.34 .18,.62 .26,.48 .36,.72 .64,.72 .74,.44 .82,.62 .92,.3 1,.56') +
    land(s, tones(s)[2], 'M0,.72L.06,.58 .16,.78 .3,.7 .4,.84 .62,.84 .72,.7 .86,.78 .94,.56 1,.7'),
  rainbow: (s) =>
    ['#ff5a5f', '#ffb02e', '#ffe95c', '#4fd07a', '#4aa8ff']
      .map(
        (color, index) =>
          `<circle cx="${n(s.width / 2)}" cy="${n(s.height * 0.74)}" r="${n(s.height * (0.6 - index * 0.05))}" fill="none" stroke="${color}" stroke-width="${n(s.height * 0.05)}" opacity=".6"/>`,
      )
      .join('') +
    land(s, tones(s)[1], 'M0,.64Q.3,.56 .55,.66T1,.62') +
    land(s, tones(s)[2], 'M0,.78Q.4,.7 1,.78'),
  lights: (s) =>
    `<path fill="${s.palette.glow}" opacity=".3" d="M0 0L${n(s.width * 0.5)} ${s.height}H${n(s.width * 0.1)}ZM${s.width} 0L${n(s.width * 0.5)} ${s.height}H${n(s.width * 0.9)}ZM${n(s.width * 0.46)} 0h${n(s.width * 0.08)}l${n(s.width * 0.16)} ${s.height}H${n(s.width * 0.3)}Z"/>` +
    `<path d="M0 ${n(s.height * 0.1)}Q${n(s.width / 4)} ${n(s.height * 0.24)} ${n(s.width / 2)} ${n(s.height * 0.09)}T${s.width} ${n(s.height * 0.07)}" fill="none" stroke="${s.palette.foot}" stroke-width="${n(s.height / 36)}" stroke-dasharray="0 ${n(s.height / 12)}"/>` +
    land(s, tones(s)[2], 'M0,.8Q.5,.72 1,.8'),
  confetti: (s) => {
    const colors = [s.palette.foot, s.palette.glow, s.palette.top]
    return (
      rays(s, 10) +
      colors
        .map((color) => {
          let d = ''
          for (let index = 0; index < 9; index += 1)
            d += `M${s.random.int(0, s.width)} ${s.random.int(0, s.height)}l${s.random.int(-9, 9)} ${s.random.int(5, 10)}`
          return `<path d="${d}" stroke="${color}" stroke-width="6"/>`
        })
        .join('')
    )
  },
  stripes: (s) => {
    const cx = n(s.width / 2)
    let d = ''
    for (let index = -5; index < 5; index += 1) {
      const x = cx + (index * s.width) / 4
      d += `M${cx} -40L${n(x)} ${n(s.height * 0.8)}H${n(x + s.width / 8)}Z`
    }
    return `<path d="${d}" fill="${s.palette.top}" opacity=".3"/>${land(s, tones(s)[2], 'M0,.78Q.5,.68 1,.78')}`
  },
} satisfies Record<string, Draw>
