import { mix } from '../color.ts'
import { type Draw, land, n, row, strewn, swell, tones } from './parts.ts'

/** Places: hills, water, woods, towns. */
export const places = {
  dunes: (s) =>
    land(s, tones(s)[0], 'M0,.56Q.2,.44 .42,.54T.78,.5T1,.54') +
    land(s, tones(s)[1], 'M0,.68Q.3,.56 .55,.66T1,.6') +
    land(s, tones(s)[2], 'M0,.76Q.35,.86 .6,.76T1,.74'),
  hills: (s) =>
    land(s, tones(s)[0], 'M0,.58Q.25,.42 .5,.56T1,.5') +
    land(s, tones(s)[1], 'M0,.64Q.3,.7 .55,.62T1,.66') +
    land(s, tones(s)[2], 'M0,.8Q.3,.66 .6,.78T1,.74'),
  peaks: (s) =>
    land(s, tones(s)[0], 'M0,.5L.12,.34 .24,.5 .4,.24 .52,.42 .66,.28 .8,.46 .9,.36 1,.48') +
    land(s, tones(s)[1], 'M0,.6L.18,.48 .3,.62 .5,.5 .68,.64 .86,.46 1,.58') +
    land(s, tones(s)[2], 'M0,.78L.24,.68 .5,.78 .8,.66 1,.76'),
  mesas: (s) =>
    land(s, tones(s)[0], 'M0,.5L.05,.34 .22,.34 .26,.52 .6,.52 .64,.38 .82,.38 .88,.54 1,.54') +
    land(s, tones(s)[1], 'M0,.64L.3,.6 .36,.54 .5,.54 .54,.62 1,.58') +
    land(s, tones(s)[2], 'M0,.76Q.4,.7 1,.78'),
  sea: (s) =>
    `<path fill="${tones(s)[0]}" d="M0 ${n(s.height * 0.58)}H${s.width}V${s.height}H0Z"/>` +
    swell(s, 0.66, 8, tones(s)[1]) +
    swell(s, 0.8, 6, tones(s)[2]),
  underwater: (s) =>
    `<path fill="${s.palette.glow}" opacity=".25" d="M${n(s.width * 0.3)} 0h${n(s.width * 0.12)}L${n(s.width * 0.34)} ${s.height}H${n(s.width * 0.08)}ZM${n(s.width * 0.58)} 0h${n(s.width * 0.1)}L${n(s.width * 0.98)} ${s.height}H${n(s.width * 0.76)}Z"/>` +
    strewn(s, 9, s.palette.glow, n(s.height / 40)) +
    land(s, tones(s)[1], 'M0,.62Q.1,.52 .16,.7T.4,.78T.8,.72Q.9,.5 1,.6') +
    land(s, tones(s)[2], 'M0,.8Q.3,.7 .5,.82T1,.76'),
  clouds: (s) =>
    land(
      s,
      mix(s.palette.glow, s.palette.mid, 0.55),
      'M0,.5Q.06,.36 .18,.44Q.26,.28 .42,.42Q.56,.3 .66,.44Q.8,.32 .88,.46Q.96,.42 1,.48',
    ) +
    land(s, tones(s)[0], 'M0,.64Q.12,.52 .24,.62Q.36,.5 .5,.64Q.66,.52 .76,.64Q.9,.54 1,.62') +
    land(s, tones(s)[2], 'M0,.8Q.16,.66 .3,.78Q.46,.68 .62,.8Q.8,.68 1,.78'),
  forest: (s) =>
    row(
      s,
      9,
      (x, w) =>
        `M${x - 8} ${n(s.height * 0.72)}l${n(w / 2 + 8)}-${n(s.height * (0.24 + (x % 7) / 60))} ${n(w / 2 + 8)} ${n(s.height * (0.24 + (x % 7) / 60))}Z`,
      tones(s)[0],
    ) +
    row(
      s,
      6,
      (x, w) =>
        `M${x - 10} ${n(s.height * 0.82)}l${n(w / 2 + 10)}-${n(s.height * (0.26 + (x % 5) / 50))} ${n(w / 2 + 10)} ${n(s.height * (0.26 + (x % 5) / 50))}Z`,
      tones(s)[1],
    ) +
    land(s, tones(s)[2], 'M0,.78Q.5,.7 1,.78'),
  city: (s) =>
    row(
      s,
      10,
      (x, w) => `M${x} ${s.height}V${n(s.height * (0.3 + ((x * 7) % 11) / 40))}h${w + 1}V${s.height}Z`,
      tones(s)[0],
    ) +
    row(
      s,
      7,
      (x, w) => `M${x} ${s.height}V${n(s.height * (0.48 + ((x * 5) % 13) / 60))}h${n(w * 0.8)}V${s.height}Z`,
      tones(s)[2],
    ) +
    strewn({ ...s, height: s.height * 1.1 }, 14, s.palette.foot, n(s.height / 90)),
  domes: (s) =>
    strewn(s, 10, s.palette.top, 3) +
    row(
      s,
      4,
      (x, w) =>
        `M${x} ${s.height}V${n(s.height * 0.6)}q-${n(w * 0.1)}-${n(s.height * 0.12)} ${n(w * 0.4)}-${n(s.height * (0.2 + (x % 3) / 20))} ${n(w * 0.5)} ${n(s.height * 0.1)} ${n(w * 0.4)} ${n(s.height * (0.2 + (x % 3) / 20))}V${s.height}Z`,
      tones(s)[0],
    ) +
    land(
      s,
      tones(s)[2],
      'M0,.74L.1,.74 .1,.68 .18,.68 .18,.74 .44,.74 .44,.69 .54,.69 .54,.74 .82,.74 .82,.68 .9,.68 .9,.74 1,.74',
    ),
  columns: (s) =>
    row(
      s,
      4,
      (x, w) =>
        `M${n(x + w * 0.24)} ${s.height}V${n(s.height * 0.1)}h${n(w * 0.52)}V${s.height}ZM${n(x + w * 0.12)} ${n(s.height * 0.04)}h${n(w * 0.76)}v${n(s.height * 0.06)}h-${n(w * 0.76)}Z`,
      tones(s)[0],
    ) + land(s, tones(s)[2], 'M0,.76L1,.76'),
  arches: (s) =>
    row(
      s,
      3,
      (x, w) =>
        `M${n(x + w * 0.12)} ${s.height}V${n(s.height * 0.34)}q${n(w * 0.38)}-${n(s.height * 0.34)} ${n(w * 0.76)} 0V${s.height}Z`,
      tones(s)[0],
    ) + land(s, tones(s)[2], 'M0,.78L1,.78'),
  castles: (s) =>
    strewn(s, 8, s.palette.top, 3) +
    land(
      s,
      tones(s)[0],
      'M0,.6L.08,.6 .08,.36 .11,.3 .14,.36 .14,.56 .3,.56 .3,.5 .4,.5 .62,.62 .74,.58 .74,.3 .78,.22 .82,.3 .82,.5 .9,.5 .9,.38 .93,.32 .96,.38 .96,.56 1,.56',
    ) +
    land(s, tones(s)[2], 'M0,.76Q.3,.64 .55,.76T1,.7'),
  steps: (s) =>
    land(
      s,
      tones(s)[0],
      'M.04,1L.04,.7 .14,.7 .14,.58 .24,.58 .24,.46 .34,.46 .34,.34 .66,.34 .66,.46 .76,.46 .76,.58 .86,.58 .86,.7 .96,.7 .96,1',
    ) + land(s, tones(s)[2], 'M0,.78Q.5,.72 1,.78'),
  jungle: (s) =>
    land(s, tones(s)[0], 'M0,.6Q.2,.46 .4,.6T.8,.56T1,.56') +
    `<path fill="${tones(s)[1]}" d="M0 0h${n(s.width * 0.4)}Q${n(s.width * 0.1)} ${n(s.height * 0.02)} ${n(s.width * 0.06)} ${n(s.height * 0.5)}L0 ${n(s.height * 0.64)}ZM${s.width} 0H${n(s.width * 0.62)}Q${n(s.width * 0.9)} ${n(s.height * 0.06)} ${n(s.width * 0.94)} ${n(s.height * 0.46)}L${s.width} ${n(s.height * 0.66)}Z"/>` +
    land(s, tones(s)[2], 'M0,.7Q.04,.56 .12,.76Q.2,.6 .26,.78Q.5,.72 .74,.78Q.8,.6 .88,.76Q.94,.58 1,.7'),
  savannah: (s) =>
    land(s, tones(s)[0], 'M0,.6Q.3,.54 .6,.6T1,.58') +
    `<path fill="${tones(s)[2]}" d="M${n(s.width * 0.1)} ${n(s.height * 0.7)}l3-${n(s.height * 0.2)}q-${n(s.width * 0.1)}-2-${n(s.width * 0.13)}-${n(s.height * 0.08)} ${n(s.width * 0.14)}-${n(s.height * 0.1)} ${n(s.width * 0.3)} 0-4 ${n(s.height * 0.06)}-${n(s.width * 0.12)} ${n(s.height * 0.08)}l3 ${n(s.height * 0.2)}Z"/>` +
    land(s, tones(s)[2], 'M0,.7Q.4,.66 .7,.72T1,.7'),
  snow: (s) =>
    land(s, tones(s)[0], 'M0,.5L.2,.36 .34,.5 .56,.34 .76,.52 .9,.42 1,.5') +
    land(s, mix(s.palette.top, s.palette.mid, 0.35), 'M0,.66Q.3,.54 .6,.66T1,.6') +
    strewn({ ...s, height: s.height * 1.3 }, 15, '#fff', n(s.height / 60)),
  aurora: (s) =>
    [0.1, 0.24]
      .map(
        (y, index) =>
          `<path fill="none" stroke="${index ? s.palette.glow : s.palette.foot}" stroke-width="${n(s.height * 0.1)}" opacity="${index ? 0.45 : 0.28}" d="M-20 ${n(s.height * (y + 0.14))}Q${n(s.width * 0.25)} ${n(s.height * (y - 0.12))} ${n(s.width * 0.5)} ${n(s.height * (y + 0.08))}T${s.width + 20} ${n(s.height * y)}"/>`,
      )
      .join('') +
    strewn(s, 12, '#fff', 3) +
    land(s, tones(s)[1], 'M0,.62L.2,.46 .36,.6 .6,.44 .8,.6 1,.5') +
    land(s, tones(s)[2], 'M0,.76Q.5,.68 1,.76'),
} satisfies Record<string, Draw>
