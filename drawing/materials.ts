/** What motifs are made of: light, body and shadow colour of each material. */
export const materials = {
  gold: ['#fe9', '#fb3', '#951'],
  steel: ['#fff', '#abc', '#457'],
  wood: ['#da6', '#952', '#421'],
  stone: ['#edc', '#a97', '#643'],
  slate: ['#bbd', '#679', '#335'],
  ruby: ['#f88', '#d24', '#602'],
  green: ['#ce8', '#3a5', '#043'],
  blue: ['#aef', '#28e', '#137'],
  violet: ['#ebf', '#94d', '#317'],
  teal: ['#afe', '#1ba', '#056'],
  orange: ['#fd8', '#f82', '#a30'],
  pink: ['#fde', '#e5a', '#815'],
  cream: ['#ffe', '#edb', '#b96'],
  night: ['#668', '#324', '#112'],
  ice: ['#fff', '#cef', '#6ad'],
  skin: ['#fdb', '#ea7', '#953'],
  white: ['#fff', '#eef', '#aac'],
  fur: ['#fc7', '#d83', '#841'],
  moss: ['#de8', '#793', '#341'],
} as const satisfies Record<string, readonly [string, string, string]>
export type Material = keyof typeof materials

/** Whether a word names a material. */
export function isMaterial(word: string): word is Material {
  return Object.hasOwn(materials, word)
}
