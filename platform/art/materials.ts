/** What motifs are made of: light, body and shadow colour of each material. */
export const materials = {
  gold: ['#fff0a0', '#f7b52c', '#96530b'],
  steel: ['#fff', '#a9bbd2', '#45557a'],
  wood: ['#e0a368', '#965028', '#4b230f'],
  stone: ['#f0e2c8', '#b0957a', '#5e483a'],
  slate: ['#b9c3d6', '#6c7896', '#2d3453'],
  ruby: ['#ff9080', '#e02440', '#6c0422'],
  green: ['#c4f58e', '#2fae52', '#084a38'],
  blue: ['#a4ecff', '#2090ec', '#10307e'],
  violet: ['#e9b4ff', '#9446e0', '#3b1278'],
  teal: ['#b0fff2', '#17b8ac', '#05505e'],
  orange: ['#ffdf90', '#ff8c22', '#a83606'],
  pink: ['#ffd8ee', '#f45ca6', '#8c165c'],
  cream: ['#fffef4', '#f5e2bc', '#bf9560'],
  night: ['#675f86', '#2c2548', '#100a20'],
  ice: ['#fff', '#cdf0ff', '#6cacdf'],
  skin: ['#ffdcb4', '#e6a674', '#985636'],
  white: ['#fff', '#eef0fa', '#a9aecb'],
  fur: ['#ffcf7a', '#e08f2c', '#853f10'],
  moss: ['#d9e684', '#7c9a34', '#36480f'],
} as const satisfies Record<string, readonly [string, string, string]>
export type Material = keyof typeof materials

/** Whether a word names a material. */
export function isMaterial(word: string): word is Material {
  return Object.hasOwn(materials, word)
}
