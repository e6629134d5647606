import { linePath, measure, round } from '../lettering.ts'
import type { BrandArt } from './art.ts'
import type { Ground } from './mark.ts'

/** A brand's mark as a piece of SVG at a place, `size` wide and high. */
export function brandSymbol(art: BrandArt, x: number, y: number, size: number, ground: Ground): string {
  return `<defs>${art.mark.defs}</defs><g transform="translate(${round(x)} ${round(y)})scale(${round(size / 100, 3)})">${art.mark.body(ground).replaceAll('\n', '')}</g>`
}

/** A brand's wordmark as a piece of SVG, centred in a box or set from its left edge. */
export function brandWord(
  art: BrandArt,
  box: { x: number; y: number; width: number; size: number; centred?: boolean },
  ground: Ground,
): string {
  const [ink, small] = ground === 'dark' ? art.onDark : art.onLight
  const size = Math.min(box.size, box.width / measure(art.word, art.face, art.tracking))
  const word = linePath(art.word, art.face, size, art.tracking)
  const left = box.centred === false ? box.x : box.x + (box.width - word.width) / 2
  let out = `<path fill="${ink}" transform="translate(${round(left)} ${round(box.y)})scale(.1)" d="${word.d}"/>`
  if (art.below) {
    const line = linePath(art.below, 'plain', size * 0.32, 0.5)
    const inset = box.centred === false ? box.x + size * 0.04 : box.x + (box.width - line.width) / 2
    out += `<path fill="${small}" transform="translate(${round(inset)} ${round(box.y + size * 0.46)})scale(.1)" d="${line.d}"/>`
  }
  return out
}

/** A brand's logo, 200 by 110: mark above wordmark, for a light or a dark ground. */
export function brandLogo(art: BrandArt, { tone }: { tone: Ground }): string {
  const mark = art.below ? 54 : 60
  const base = art.below ? 89 : 100
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="110" viewBox="0 0 200 110">${brandSymbol(art, 100 - mark / 2, 3, mark, tone)}${brandWord(art, { x: 4, y: base, width: 192, size: 40 }, tone)}</svg>`
}

/** A brand's square icon; a maskable one fills its ground and keeps the mark in the safe middle. */
export function brandIcon(art: BrandArt, size: number, { maskable = false }: { maskable?: boolean } = {}): string {
  const share = maskable ? 0.54 : 0.7
  const inset = 50 - share * 50
  const ground: Ground = art.light ? 'light' : 'dark'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs><linearGradient id="i" x2="0" y2="1"><stop stop-color="${art.icon[0]}"/><stop offset="1" stop-color="${art.icon[1]}"/></linearGradient></defs><rect width="100" height="100" rx="${maskable ? 0 : 22}" fill="url(#i)"/>${brandSymbol(art, inset, inset, share * 100, ground)}</svg>`
}
