import { randomFrom } from '../random.ts'
import { createSheet } from '../sheet.ts'
import type { DrawnBrand } from './art.ts'
import type { Canvas } from './banner.ts'

type Device = Canvas['device']

/** The brand's place without anything in it: what stands over pages that have no picture of their own. A phone's has no room for words. */
export const placeSizes = {
  desktop: { width: 1600, height: 400 },
  mobile: { width: 800, height: 280 },
} as const satisfies Record<Device, { readonly width: number; readonly height: number }>

export function placeSvg(art: DrawnBrand, device: Device): string {
  const { width, height } = placeSizes[device]
  const sheet = createSheet(width, height)
  const random = randomFrom(`place ${art.id}`)
  const left = device === 'desktop' ? width * 0.4 : 0
  art.banner.ground({ sheet, art, random, width, height, device, room: { x: left, y: 0, width: width - left, height } })
  return sheet.finish()
}
