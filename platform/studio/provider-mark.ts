import type { Ground } from '../../drawing/brand/mark.ts'
import type { Face } from '../../drawing/fonts.ts'
import { linePath, round } from '../../drawing/lettering.ts'
import { randomFrom } from '../../drawing/random.ts'

const height = 57
/** How a wordmark can be set: face, letter size, tracking, capitals. */
const styles: readonly (readonly [Face, number, number, boolean])[] = [
  ['modern', 30, -0.01, false],
  ['epic', 25, 0.02, true],
  ['chunky', 32, 0.01, false],
  ['light', 29, 0.06, false],
  ['plain', 23, 0.16, true],
  ['classic', 28, 0.01, false],
]
/** Symbols in a box of 40 by 40. */
const symbols = [
  'M20 2L36 11V29L20 38 4 29V11ZM20 12l-8 5v8l8 5 8-5v-8Z',
  'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm0 9a9 9 0 1 0 9 9h-9Z',
  'M2 34L20 4l18 30H26l-6-10-6 10Z',
  'M4 4h14v14H4ZM22 4h14v14H22ZM4 22h14v14H4ZM29 20l9 9-9 9-9-9Z',
  'M20 2l5 13 13 5-13 5-5 13-5-13L2 20l13-5Z',
  'M4 36V4h8l16 19V4h8v32h-8L12 17v19Z',
  'M2 26C8 6 18 8 22 18 25 25 32 22 38 12V24C32 36 22 34 18 24 15 17 8 20 2 30Z',
  'M20 3C30 10 36 18 36 26a12 12 0 0 1-16 10A12 12 0 0 1 4 26C4 18 10 10 20 3Zm0 14-6 10h12Z',
]
const hues = ['#7c5cff', '#0fa3a3', '#e5484d', '#d98a00', '#2f7fe0', '#1f9d55', '#c9409a', '#5b6b8c']
const lightHues = ['#b3a0ff', '#4fe0d6', '#ff8a8d', '#ffc24a', '#7db8ff', '#6fdc9a', '#ff92d4', '#c3cde0']

/** A game maker's wordmark, 57 high, for a light and for a dark ground. */
export function providerMark({ key, name }: { key: string; name: string }): Record<Ground, string> {
  const random = randomFrom(`provider ${key}`)
  const [face, size, tracking, upper] = random.pick(styles)
  const symbol = random.pick(symbols)
  const hue = random.int(0, hues.length - 1)
  const line = linePath(upper ? name.toLocaleUpperCase('en') : name, face, size, tracking)
  const width = Math.ceil(62 + line.width)
  const draw = (ink: string, color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${color}" fill-rule="evenodd" transform="translate(6 8.5)" d="${symbol}"/><path fill="${ink}" transform="translate(54 ${round(28.5 + size * 0.355)})scale(.1)" d="${line.d}"/></svg>`
  return { light: draw('#1d1b2a', hues[hue] ?? '#555'), dark: draw('#fff', lightHues[hue] ?? '#fff') }
}
