import type { DrawnBrand } from '../../drawing/brand/art.ts'
import { drawAir, drawTrio, type Spot } from '../../drawing/brand/scene.ts'
import { socialSvg } from '../../drawing/brand/social.ts'
import { trioFor } from '../../drawing/brand/tables.ts'
import { isMotif, motifs, type Trio } from '../../drawing/motifs/all.ts'
import { randomFrom } from '../../drawing/random.ts'
import { createSheet } from '../../drawing/sheet.ts'
import type { BannerDevice, BannerLayer, BannerSection } from '../../shared/content/banner.ts'
import type { PictureSize } from '../../shared/content/picture.ts'
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

/** A section's banner: the background scene, or the transparent foreground with its motifs at the right. */
export function bannerSvg(art: DrawnBrand, { section, device, layer, size: { width, height } }: BannerOptions): string {
  const random = randomFrom(`banner ${art.id} ${section}`)
  const trio = trioFor(art, sections[section])
  const sheet = createSheet(width, height)
  if (layer === 'foreground') {
    const spot: Spot =
      device === 'desktop'
        ? { x: 1440, y: 146, size: 262 }
        : { x: 375, y: Math.round(height * (height < 300 ? 0.33 : 0.28)), size: Math.round(height < 300 ? 152 : 180) }
    drawTrio(sheet, art, trio, spot, { spread: device === 'desktop' ? 0.84 : 0.92, strewn: true })
    return sheet.finish()
  }
  const light: Spot = device === 'desktop' ? { x: 1440, y: 200, size: 1150 } : { x: 375, y: 100, size: 460 }
  drawAir(sheet, art, random, width, height, light, device === 'desktop' ? 'left' : 'foot')
  sheet.motif(motifs[trio[section.startsWith('live') ? 1 : 0]], {
    x: device === 'desktop' ? 1760 : 610,
    y: device === 'desktop' ? 250 : 90,
    size: device === 'desktop' ? 560 : 260,
    turn: 14,
    opacity: art.light ? 0.07 : 0.12,
  })
  return sheet.finish()
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
