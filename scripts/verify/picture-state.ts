/** What a run does with the set of pictures. */
export type PictureState =
  | { readonly kind: 'compare' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'other'; readonly why: string }

export interface SetFacts {
  /** The browser that the set was made under, e.g. "Chromium 156"; null where there is no set. */
  readonly kept: string | null
  readonly here: string
  readonly accept: boolean
}

export function pictureState({ kept, here, accept }: SetFacts): PictureState {
  if (accept) return { kind: 'accept' }
  if (kept === here || kept === null) return { kind: 'compare' }
  return {
    kind: 'other',
    why: `The set was made under ${kept}, and this is ${here}: nothing was compared. Make it anew by VERIFY_ACCEPT=1 npm run verify -- pictures.`,
  }
}

export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A colour that is this far off in one channel is another one: less comes from rounding. */
const mostOff = 40
/** Fewer pixels than this share are the edges of letters, which no two machines draw alike. */
const least = 0.004

/** The share of pixels of another colour; 0 where it is too small to be a change, 1 where the sizes differ. */
export function changedShare(before: Pixels, after: Pixels): number {
  if (before.width !== after.width || before.height !== after.height) return 1
  const count = before.width * before.height
  let changed = 0
  for (let pixel = 0; pixel < count; pixel += 1)
    for (let channel = pixel * 3; channel < pixel * 3 + 3; channel += 1)
      if (Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)) > mostOff) {
        changed += 1
        break
      }
  const share = changed / count
  return share < least ? 0 : share
}
