/** How far a visitor has opened a list, and where on its page they were when they left it. */
export interface ViewSize {
  /** Items that were shown. */
  readonly items: number
  /** Pixels that the page was scrolled by. */
  readonly top: number
}

/** Sizes by the address of the list's page, the latest last (spec 3 "UI state"). */
export type ViewSizes = ReadonlyMap<string, ViewSize>

/** How many lists are kept; the oldest goes when another comes. */
const mostKept = 12
/** An address that is longer is not kept. */
const longestKey = 160

/** The sizes of a stored text: one a line, its parts with a space between. */
export const viewSizesOf = (stored: string | null): ViewSizes =>
  new Map(
    (stored === null ? [] : stored.split('\n')).map((line) => {
      const [key = '', items, top] = line.split(' ')
      return [key, { items: Number(items), top: Number(top) }]
    }),
  )

/** The sizes with this one, which was seen last. */
export function withViewSize(sizes: ViewSizes, key: string, size: ViewSize): ViewSizes {
  if (key.length > longestKey) return sizes
  return new Map([...[...sizes].filter(([other]) => other !== key), [key, size] as const].slice(-mostKept))
}

export const formatViewSizes = (sizes: ViewSizes): string =>
  [...sizes].map(([key, { items, top }]) => `${key} ${items} ${Math.max(0, Math.round(top))}`).join('\n')
