import { readFile } from 'node:fs/promises'
import subset from 'subset-font'
import { type Face, faceFile, fontOf } from '../../drawing/fonts.ts'
import { kept } from './kept.ts'

/** What headlines and amounts are written with in every language of the registry: Latin-1 and the signs of good typography. */
const letters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('') +
  'ŒœŠšŸŽž–—‘’‚“”„•…‹›€™−\u2009\u202f'

/** English text as its letters are spread, by which the width of a face is measured. */
const usual = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

/** Mean width of that text in a face that every system has, as a share of the font's size. */
const arial = 0.4563

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

export interface DisplayFont {
  readonly file: Uint8Array
  /** The face, a system's face that takes the same room until it has come, and the token --display. */
  readonly css: string
}

/** A brand's display face as the browser loads it: only its Latin letters, and the room that it takes. */
export async function displayFont(face: Face): Promise<DisplayFont> {
  const font = fontOf(face)
  const whole = await readFile(faceFile(face))
  const file = await kept('woff2', [whole, letters], () => subset(whole, letters, { targetFormat: 'woff2' }))
  const width = [...usual].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0)
  const adjust = width / usual.length / font.unitsPerEm / arial
  const height = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / adjust)
  return {
    file,
    // Preloaded, and optional: a font that comes late is used from the next page on, and nothing moves under the reader.
    css: `@layer tokens {
  @font-face {
    font-family: "Display";
    src: url(display) format("woff2");
    font-weight: 1 1000;
    font-display: optional;
  }
  @font-face {
    font-family: "Display fallback";
    src: local("Arial"), local("Liberation Sans"), local("Helvetica");
    font-weight: 1 1000;
    size-adjust: ${percent(adjust)};
    ascent-override: ${height(font.ascender)};
    descent-override: ${height(font.descender)};
    line-gap-override: 0%;
  }
  :root {
    --display: "Display", "Display fallback", system-ui, sans-serif;
  }
}
`,
  }
}
