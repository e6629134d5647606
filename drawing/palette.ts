import { oklch } from './color.ts'

/** The colours of one picture. */
export interface Palette {
  /** Sky from the light in its middle to its edge. */
  glow: string
  mid: string
  edge: string
  /** Land from far to near. */
  far: string
  near: string
  /** What is drawn around motifs and letters. */
  ink: string
  /** Letters from top to foot. */
  top: string
  foot: string
  /** A second strong colour for bands and frames. */
  accent: string
}

/** Lightness and strength of glow, mid, edge, far and near, by mood. */
const moods = {
  night: [0.62, 0.19, 0.36, 0.14, 0.17, 0.07, 0.3, 0.12, 0.2, 0.09],
  ember: [0.74, 0.19, 0.45, 0.17, 0.2, 0.09, 0.36, 0.14, 0.23, 0.1],
  rich: [0.78, 0.17, 0.55, 0.19, 0.3, 0.14, 0.44, 0.15, 0.28, 0.11],
  day: [0.96, 0.06, 0.8, 0.12, 0.58, 0.15, 0.66, 0.13, 0.46, 0.12],
} as const
type Mood = keyof typeof moods

/**
 * A palette from a short note: mood, hue of the sky, of the light, of the land, of the letters
 * (`night 300 40 320 90`). Lightness and strength are set by the mood, so that every palette keeps its contrasts.
 */
export function paletteOf(note: string): Palette {
  const [word = 'night', ...hues] = note.split(' ')
  const [sky = 280, light = 60, land = sky, letters = 90] = hues.map(Number)
  const [gl, gc, ml, mc, el, ec, fl, fc, nl, nc] = moods[isMood(word) ? word : 'night']
  return {
    glow: oklch(gl, gc, light),
    mid: oklch(ml, mc, sky),
    edge: oklch(el, ec, sky),
    far: oklch(fl, fc, land),
    near: oklch(nl, nc, land),
    ink: oklch(0.18, 0.07, sky),
    top: oklch(0.985, 0.03, letters),
    foot: oklch(0.85, 0.16, letters),
    accent: oklch(0.62, 0.2, light),
  }
}

function isMood(word: string): word is Mood {
  return Object.hasOwn(moods, word)
}
