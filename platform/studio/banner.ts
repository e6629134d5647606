import { linePath, round, setText } from '../../drawing/lettering.ts'
import { randomFrom } from '../../drawing/random.ts'
import { createSheet } from '../../drawing/sheet.ts'
import { brandSymbol, brandWord } from './brand-art.ts'
import { artBrands, brandLook } from './brand-looks.ts'
import { gameScene } from './game-art.ts'
import type { GameToDraw } from './game-choice.ts'
import { trioFor } from './market-motifs.ts'
import { isMotif, motifs } from './motifs/all.ts'
import { drawAir, drawTrio, type Spot } from './scene.ts'
import { promotionTrios, type SectionCode, sections, subjects, type Trio } from './sections.ts'

/** Which banner picture: its brand, section, screen and layer. */
export interface BannerOptions {
  brandId: string
  sectionCode: string
  device: 'desktop' | 'mobile'
  layer: 'background' | 'foreground'
}

/** The size of a banner's picture. */
export function bannerSize({ brandId, device, layer }: Omit<BannerOptions, 'sectionCode'>): {
  width: number
  height: number
} {
  if (device === 'desktop') return { width: 1920, height: layer === 'background' ? 472 : 292 }
  return { width: 750, height: layer === 'foreground' && brandId === 'se' ? 250 : 360 }
}

/** The size of a game's banner on a brand. */
export function gameBannerSize(brandId: string): { width: number; height: number } {
  return { width: 750, height: brandId === 'se' || brandId === 'de' ? 210 : 145 }
}

function isSection(code: string): code is SectionCode {
  return Object.hasOwn(sections, code)
}

/** A section's banner: the background scene, or the transparent foreground with its motifs at the right. */
export function bannerSvg(options: BannerOptions): string {
  const { brandId, sectionCode, device, layer } = options
  const { width, height } = bannerSize(options)
  const look = brandLook(brandId)
  const random = randomFrom(`banner ${brandId} ${sectionCode}`)
  const trio = trioFor(look, isSection(sectionCode) ? sections[sectionCode] : sections.home)
  const sheet = createSheet(width, height)
  if (layer === 'foreground') {
    const spot: Spot =
      device === 'desktop'
        ? { x: 1440, y: 146, size: 262 }
        : { x: 375, y: Math.round(height * (height < 300 ? 0.33 : 0.28)), size: Math.round(height < 300 ? 152 : 180) }
    drawTrio(sheet, look, trio, spot, { spread: device === 'desktop' ? 0.84 : 0.92, strewn: true })
    return sheet.finish()
  }
  const light: Spot = device === 'desktop' ? { x: 1440, y: 200, size: 1150 } : { x: 375, y: 100, size: 460 }
  drawAir(sheet, look, random, width, height, light, device === 'desktop' ? 'left' : 'foot')
  sheet.motif(motifs[trio[sectionCode.startsWith('live') ? 1 : 0]], {
    x: device === 'desktop' ? 1760 : 610,
    y: device === 'desktop' ? 250 : 90,
    size: device === 'desktop' ? 560 : 260,
    turn: 14,
    opacity: look.light ? 0.07 : 0.12,
  })
  return sheet.finish()
}

/** A game's own banner on a brand: its scene without lettering. */
export function gameBannerSvg({ brandId, game }: { brandId: string; game: GameToDraw }): string {
  const { width, height } = gameBannerSize(brandId)
  return gameScene(game, width, height)
}

/** Which picture of a page. */
export interface PictureOptions {
  brandId: string
  kind: 'blog' | 'promotion' | 'feature' | 'landing'
  /** The post's, promotion's, feature's or landing page's id. */
  id: string
  /** A promotion's motif, as in `promotions.yaml`. */
  motif?: string
}

/** The size of a page's picture. */
export function pictureSize(kind: PictureOptions['kind']): { width: number; height: number } {
  return kind === 'blog' || kind === 'landing' ? { width: 1200, height: 675 } : { width: 800, height: 450 }
}

/** A page's picture: its motifs in the brand's scene. */
export function pictureSvg({ brandId, kind, id, motif }: PictureOptions): string {
  const { width, height } = pictureSize(kind)
  const look = brandLook(brandId)
  const random = randomFrom(`picture ${brandId} ${kind} ${id}`)
  const known = kind === 'promotion' ? promotionTrios[motif ?? ''] : subjects[kind][id]
  const sheet = createSheet(width, height)
  const center = { x: Math.round(width / 2), y: Math.round(height * 0.46) }
  drawAir(sheet, look, random, width, height, { ...center, size: Math.round(width * 0.62) }, 'none')
  drawTrio(sheet, look, known ?? trioOf(motif), { ...center, size: Math.round(height * 0.66) })
  return sheet.finish()
}

/** The picture that stands for a page elsewhere, 1200 by 630: logo, title, motif. */
export function socialSvg({ brandId, title, motif }: { brandId: string; title?: string; motif: string }): string {
  const look = brandLook(brandId)
  const sheet = createSheet(1200, 630)
  const ground = look.light ? 'light' : 'dark'
  drawAir(sheet, look, randomFrom(`social ${brandId} ${motif}`), 1200, 630, { x: 900, y: 270, size: 760 }, 'left')
  const [first] = trioFor(look, trioOf(motif))
  sheet.motif(motifs[first], { x: 910, y: 310, size: 430, contour: look.palette.ink })
  sheet.add(brandSymbol(brandId, 72, title ? 64 : 150, title ? 110 : 170, ground))
  sheet.add(
    title
      ? brandWord(brandId, { x: 204, y: 138, width: 380, size: 64, centred: false }, ground)
      : brandWord(brandId, { x: 72, y: 440, width: 520, size: 118, centred: false }, ground),
  )
  if (title) {
    const block = setText(title, {
      face: 'plain',
      width: 560,
      height: 290,
      align: 'start',
      lines: 3,
      largest: 92,
      leading: 1.12,
    })
    for (const line of block.lines) {
      const { d } = linePath(line.text, 'plain', block.size)
      sheet.add(
        `<path fill="${ground === 'dark' ? '#fff' : look.palette.ink}" transform="translate(72 ${round(250 + line.y)})scale(.1)" d="${d}"/>`,
      )
    }
  }
  return sheet.finish()
}

function trioOf(word: string | undefined): Trio {
  if (word === undefined) return sections.home
  const known = promotionTrios[word] ?? subjects.blog[word] ?? subjects.feature[word] ?? subjects.landing[word]
  if (known) return known
  if (isSection(word)) return sections[word]
  return isMotif(word) ? [word, 'star', 'coin'] : sections.home
}

/** All section codes that have banners. */
export const bannerSections: readonly string[] = Object.keys(sections)

/** All brands that have banners. */
export const bannerBrands: readonly string[] = artBrands
