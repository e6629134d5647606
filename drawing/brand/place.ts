import { randomFrom } from '../random.ts'
import { createSheet } from '../sheet.ts'
import type { DrawnBrand } from './art.ts'

/** The brand's place without anything in it: what stands over pages that have no picture of their own. */
export const placeSize = { width: 1600, height: 400 } as const

export function placeSvg(art: DrawnBrand): string {
  const { width, height } = placeSize
  const sheet = createSheet(width, height)
  const random = randomFrom(`place ${art.id}`)
  const room = { x: width * 0.4, y: 0, width: width * 0.6, height }
  art.banner.ground({ sheet, art, random, width, height, device: 'desktop', room })
  return sheet.finish()
}
