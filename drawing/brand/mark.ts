/** The tone of the ground that something is drawn on. */
export type Ground = 'light' | 'dark'

/** A brand's mark in a box of 100 by 100: its gradients, and what is drawn on a light and on a dark ground. */
export interface BrandMark {
  readonly defs: string
  readonly body: (ground: Ground) => string
}
