import { readFile } from 'node:fs/promises'
import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { brands } from '../../brands/registry.ts'

/** Texts and the grounds they stand on: 4.5 to 1 (WCAG 1.4.3). */
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['text', ['bg', 'surface-1', 'surface-2', 'surface-3']],
  ['text-muted', ['bg', 'surface-1', 'surface-2']],
  ['link', ['bg', 'surface-1', 'surface-2']],
  ['accent-text', ['bg', 'surface-1', 'surface-2']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-badge', ['badge']],
  ['on-header', ['header']],
  ['on-footer', ['footer']],
  ['hero-text', ['hero-ground']],
  ['hero-accent', ['hero-ground']],
]

/** Parts that must be seen, and the grounds beside them: 3 to 1 (WCAG 1.4.11). */
const parts: readonly (readonly [part: string, grounds: readonly string[]])[] = [
  ['focus', ['bg', 'surface-1', 'surface-2', 'surface-3']],
  ['focus-header', ['header', 'footer']],
]

const tokensOf = async (brand: string): Promise<ReadonlyMap<string, string>> => {
  const css = await readFile(`brands/${brand}/theme.css`, 'utf8')
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const contrast = (tokens: ReadonlyMap<string, string>, over: string, ground: string): number => {
  const [a, b] = [over, ground].map((name) => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`The theme has no token --${name}.`)
    return new Color(value)
  })
  return a && b ? a.contrastWCAG21(b) : 0
}

const tooLow = (
  tokens: ReadonlyMap<string, string>,
  pairs: readonly (readonly [string, readonly string[]])[],
  least: number,
): string[] =>
  pairs.flatMap(([over, grounds]) =>
    grounds
      .map((ground) => ({ pair: `--${over} on --${ground}`, ratio: contrast(tokens, over, ground) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )

describe.each(Object.values(brands))('the theme of $name', (brand) => {
  test('has texts that can be read', async () => {
    expect(tooLow(await tokensOf(brand.id), texts, 4.5)).toEqual([])
  })

  test('has focus rings that can be seen', async () => {
    expect(tooLow(await tokensOf(brand.id), parts, 3)).toEqual([])
  })

  test.each([
    ['focus', 'focus-under'],
    ['focus-header', 'focus-header-under'],
  ])(
    'has rings on art: --%s and --%s are far enough apart that one of them is seen on any colour',
    async (ring, under) => {
      // On the ground that both differ from alike, each has the root of their own contrast: 3 to 1 (WCAG 1.4.11).
      expect(contrast(await tokensOf(brand.id), ring, under)).toBeGreaterThanOrEqual(9)
    },
  )

  test('names the colours of the browser’s own frame as the brand does', async () => {
    const tokens = await tokensOf(brand.id)
    expect(tokens.get('bg')).toBe(brand.colors.background)
  })
})

test('every theme has the same tokens', async () => {
  const names = await Promise.all(Object.keys(brands).map(async (id) => [...(await tokensOf(id)).keys()].sort()))
  for (const other of names) expect(other).toEqual(names[0])
})
