import type { Face } from '../../drawing/fonts.ts'
import type { MotifName } from '../../drawing/motifs/all.ts'
import { type Palette, paletteOf } from '../../drawing/palette.ts'
import type { Random } from '../../drawing/random.ts'
import { type Scenery, sceneries } from '../../drawing/scenery/scenery.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Mechanic, Theme } from '../demo/demo.ts'
import type { Composition } from './composition.ts'
import { families } from './families.ts'
import { looks } from './looks.ts'
import { special } from './special-games.ts'

/** The facts of a game that its art shows. */
export interface GameToDraw {
  slug: string
  name: string
  theme: Theme
  mechanic: Mechanic
}

/** What was chosen for a game. */
export interface Choice {
  palette: Palette
  scenery: Scenery
  composition: Composition
  motifs: [MotifName, MotifName, MotifName]
  face: Face
}

/** Chooses a game's colours, scenery, composition and motifs: always the same for a game. */
export function choose({ slug, theme, mechanic }: GameToDraw, random: Random): Choice {
  const look = looks[theme]
  const family = families[mechanic]
  const own = special[slug]
  const themed = random.shuffle(look.motifs)
  const leaders = random.shuffle(family.heroes)
  const fill = (first: MotifName[], rest: MotifName[]): [MotifName, MotifName, MotifName] => {
    const [a = 'star', b = a, c = b] = [...new Set([...first, ...rest])]
    return [a, b, c]
  }
  const cast = fill(leaders.slice(0, 1), [...themed.slice(0, 1), ...leaders.slice(1), ...themed])
  return {
    palette: paletteOf(own?.palette ?? random.pick(look.palettes)),
    scenery: own?.scenery ?? random.pick(look.sceneries),
    composition: own?.composition ?? random.pick<Composition>(family.compositions),
    motifs: own ? [...own.motifs] : cast,
    face: own?.face ?? look.face,
  }
}

/** Draws the sky and the scenery behind a game. */
export function backdrop(
  sheet: Sheet,
  { palette, scenery }: Choice,
  random: Random,
  width: number,
  height: number,
  plain: boolean,
): void {
  const place = width === height ? 'cx=".5" cy=".36" r=".78"' : 'cx=".68" cy=".42" r=".8"'
  const sky = sheet.radial(
    's',
    [
      [0, palette.glow],
      [0.5, palette.mid],
      [1, palette.edge],
    ],
    place,
  )
  sheet.add(`<path fill="${sky}" d="M0 0H${width}V${height}H0Z"/>`)
  if (!plain) sheet.add(sceneries[scenery]({ width, height, palette, random }))
}
