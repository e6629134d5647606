import type { DrawnBrand } from '../../drawing/brand/art.ts'
import type { Canvas, Room, Staging } from '../../drawing/brand/banner.ts'
import { drawAir, drawTrio } from '../../drawing/brand/scene.ts'
import { socialSvg } from '../../drawing/brand/social.ts'
import { motifFor } from '../../drawing/brand/tables.ts'
import { mix } from '../../drawing/color.ts'
import { isMotif, motifs, type Trio } from '../../drawing/motifs/all.ts'
import { randomFrom } from '../../drawing/random.ts'
import { createSheet } from '../../drawing/sheet.ts'
import type { BannerDevice, BannerLayer, BannerSection } from '../../shared/content/banner.ts'
import type { PictureSize } from '../../shared/content/picture.ts'
import { arrangements, type Place, stage } from './arrangements.ts'
import { gameScene } from './game-art.ts'
import type { GameToDraw } from './game-choice.ts'
import { promotionTrios, sections, subjects } from './sections.ts'

/** Which banner picture: its section, screen and layer, and the brand's size of it. */
export interface BannerOptions {
  section: BannerSection
  device: BannerDevice
  layer: BannerLayer
  size: PictureSize
}

/** Where pictures stand on a layer; on a phone a band of it is shown, and words stand below. */
function roomOf(device: BannerDevice, layer: BannerLayer, { height }: PictureSize): Room {
  if (device === 'mobile') return { x: 0, y: Math.round((height - 250) / 2), width: 750, height: 250 }
  return layer === 'background' ? { x: 860, y: 0, width: 1060, height } : { x: 960, y: 0, width: 960, height }
}

/** A section's banner: the brand's place as background, and transparent before it the section's own arrangement. */
export function bannerSvg(art: DrawnBrand, { section, device, layer, size }: BannerOptions): string {
  const { width, height } = size
  const sheet = createSheet(width, height)
  const random = randomFrom(`banner ${art.id} ${section} ${layer}`)
  const canvas: Canvas = { sheet, art, random, width, height, device, room: roomOf(device, layer, size) }
  if (section === 'home') art.banner.home[layer](canvas)
  else if (layer === 'background') art.banner.ground(canvas)
  else arrange(canvas, art, staged(arrangements[section], art.banner.staging))
  return sheet.finish()
}

/** A section's places as a brand sets them: its largest motifs about the middle of the stage, in their order of depth. */
export function staged(places: readonly Place[], { most, scale, mirrored }: Staging): readonly Place[] {
  const largest = new Set([...places].sort((one, other) => other[3] - one[3]).slice(0, most))
  const shown = places.filter((place) => largest.has(place))
  const sides = shown.flatMap(([, x, , size]) => [x - size / 2, x + size / 2])
  const shift = shown.length === places.length ? 0 : stage.width / 2 - (Math.min(...sides) + Math.max(...sides)) / 2
  return shown.map(([motif, x, y, size, turn = 0]): Place => {
    const at = stage.width / 2 + (x + shift - stage.width / 2) * scale
    // What is smaller or larger stands on the same ground.
    const high = stage.height - (stage.height - y) * scale
    return mirrored ? [motif, stage.width - at, high, size * scale, -turn] : [motif, at, high, size * scale, turn]
  })
}

/** Sets a section's motifs into the room, each on its place. */
function arrange({ sheet, room }: Canvas, art: DrawnBrand, places: readonly Place[]): void {
  const unit = room.height / stage.height
  const left = room.x + (room.width - stage.width * unit) / 2
  const dark = art.banner.tone === 'dark'
  for (const [motif, x, y, size, turn = 0] of places)
    sheet.motif(motifs[motifFor(art, motif)], {
      x: left + x * unit,
      y: room.y + y * unit,
      size: size * unit,
      turn,
      contour: dark ? art.palette.ink : mix(art.palette.ink, art.palette.far, 0.35),
      contourWidth: dark ? 6 : 3,
      halo: false,
    })
}

/** A game's own banner: its scene without lettering. */
export const gameBannerSvg = (game: GameToDraw, { width, height }: PictureSize): string =>
  gameScene(game, width, height)

/** Which picture of a page. */
export interface PictureOptions {
  kind: 'blog' | 'promotion' | 'feature' | 'landing'
  /** The post's, promotion's, feature's or landing page's id. */
  id: string
  /** A promotion's motif, as in `promotions.yaml`. */
  motif?: string
  size: PictureSize
}

/** A page's picture: its motifs in the brand's scene. */
export function pictureSvg(art: DrawnBrand, { kind, id, motif, size: { width, height } }: PictureOptions): string {
  const random = randomFrom(`picture ${art.id} ${kind} ${id}`)
  const known = kind === 'promotion' ? promotionTrios[motif ?? ''] : subjects[kind][id]
  const sheet = createSheet(width, height)
  const center = { x: Math.round(width / 2), y: Math.round(height * 0.46) }
  drawAir(sheet, art, random, width, height, { ...center, size: Math.round(width * 0.62) }, 'none')
  drawTrio(sheet, art, known ?? trioOf(motif), { ...center, size: Math.round(height * 0.66) })
  return sheet.finish()
}

/** The picture for sharing of what `subject` names: a section, a promotion's motif, or a page's id. */
export const sharedPictureSvg = (art: DrawnBrand, subject: string, title?: string): string =>
  socialSvg(art, { subject, motif: trioOf(subject)[0], ...(title !== undefined && { title }) })

const isSection = (code: string): code is BannerSection => Object.hasOwn(sections, code)

function trioOf(word: string | undefined): Trio {
  if (word === undefined) return sections.home
  const known = promotionTrios[word] ?? subjects.blog[word] ?? subjects.feature[word] ?? subjects.landing[word]
  if (known) return known
  if (isSection(word)) return sections[word]
  return isMotif(word) ? [word, 'star', 'coin'] : sections.home
}
