import { linePath, round, setText } from '../lettering.ts'
import { type MotifName, motifs } from '../motifs/all.ts'
import { randomFrom } from '../random.ts'
import { createSheet } from '../sheet.ts'
import type { DrawnBrand } from './art.ts'
import { brandSymbol, brandWord } from './logo.ts'
import { drawAir } from './scene.ts'
import { motifFor } from './tables.ts'

/** What a picture for sharing shows. */
export interface SocialPicture {
  /** What it stands for: the same subject has the same picture each time. */
  readonly subject: string
  readonly motif: MotifName
  /** The page's title; without one the brand's own name is set large. */
  readonly title?: string
}

export const socialSize = { width: 1200, height: 630 } as const

/** The motif of a brand's own picture for sharing. */
const homeMotif: MotifName = 'reels'

/** The picture that stands for a page elsewhere: logo, title, motif. */
export function socialSvg(art: DrawnBrand, { subject, motif, title }: SocialPicture): string {
  const { width, height } = socialSize
  const sheet = createSheet(width, height)
  const ground = art.light ? 'light' : 'dark'
  drawAir(sheet, art, randomFrom(`social ${art.id} ${subject}`), width, height, { x: 900, y: 270, size: 760 }, 'left')
  sheet.motif(motifs[motifFor(art, motif)], { x: 910, y: 310, size: 430, contour: art.palette.ink, halo: !art.light })
  sheet.add(brandSymbol(art, 72, title ? 64 : 150, title ? 110 : 170, ground))
  sheet.add(
    title
      ? brandWord(art, { x: 204, y: 138, width: 380, size: 64, centred: false }, ground)
      : brandWord(art, { x: 72, y: 440, width: 520, size: 118, centred: false }, ground),
  )
  if (title) {
    const block = setText(title, {
      face: art.display,
      width: 560,
      height: 290,
      align: 'start',
      lines: 3,
      largest: 92,
      leading: 1.12,
    })
    for (const line of block.lines) {
      const { d } = linePath(line.text, art.display, block.size)
      sheet.add(
        `<path fill="${ground === 'dark' ? '#fff' : art.palette.ink}" transform="translate(72 ${round(250 + line.y)})scale(.1)" d="${d}"/>`,
      )
    }
  }
  return sheet.finish()
}

/** The brand's own picture for sharing, for pages that have none. */
export const brandSocialSvg = (art: DrawnBrand): string => socialSvg(art, { subject: 'home', motif: homeMotif })
