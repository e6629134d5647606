/** A gradient of a mark. Ids of one letter belong to the picture that the mark stands in. */
export function gradient(id: string, colors: readonly string[], direction: string): string {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`
}

/** A four-pointed spark as path data. */
export const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}q${r / 5} ${r * 0.8} ${r} ${r}q-${r * 0.8} ${r / 5}-${r} ${r}q-${r / 5}-${r * 0.8}-${r}-${r}q${r * 0.8}-${r / 5} ${r}-${r}Z`
