import type { Ground } from '../../drawing/brand/mark.ts'
import { linePath, round } from '../../drawing/lettering.ts'

/** The neutral marks of the footer. */
export const trustMarks = ['age-18', 'age-19', 'licence', 'self-exclusion', 'helpline', 'fair', 'secure'] as const
export type TrustMark = (typeof trustMarks)[number]

/** Symbols in a box of 57 by 57, drawn as lines; ages are lettered instead. */
const lines: Readonly<Record<Exclude<TrustMark, 'age-18' | 'age-19'>, string>> = {
  licence:
    'M28.5 4l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1ZM19 28l7 7 13-14M20 45l-4 9 8-3 4 4M37 45l4 9-8-3-4 4',
  'self-exclusion': 'M28.5 4.5a24 24 0 1 1-.1 0ZM12 45L45 12M21 36V23M28.5 31V18M36 38V27',
  helpline:
    'M10 34V28a18.5 18.5 0 0 1 37 0v6M10 31h6v13h-6q-4 0-4-4v-5q0-4 4-4ZM47 31h-6v13h6q4 0 4-4v-5q0-4-4-4ZM45 44q0 8-12 8',
  fair: 'M28.5 5v44M16 51h25M8 15q20-8 41 0M8 15L1 34h14ZM49 15l-7 19h14ZM1 34q7 9 14 0M42 34q7 9 14 0',
  secure: 'M28.5 4L49 11c1 21-4 34-20.5 42C12 45 7 32 8 11ZM22 27v-5a6.5 6.5 0 0 1 13 0v5M19 27h19v14H19ZM28.5 32v4',
}

/** A neutral mark, 57 by 57, for a light and for a dark ground. */
export function trustMark(key: TrustMark): Record<Ground, string> {
  const draw = (ink: string): string => {
    const open = '<svg xmlns="http://www.w3.org/2000/svg" width="57" height="57" viewBox="0 0 57 57">'
    if (key === 'age-18' || key === 'age-19') {
      const label = linePath(key === 'age-18' ? '18+' : '19+', 'modern', 21, -0.02)
      return `${open}<circle cx="28.5" cy="28.5" r="25.5" fill="none" stroke="${ink}" stroke-width="4"/><path fill="${ink}" transform="translate(${round(28.5 - label.width / 2)} 36)scale(.1)" d="${label.d}"/></svg>`
    }
    return `${open}<path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${lines[key]}"/></svg>`
  }
  return { light: draw('#2b2f3d'), dark: draw('#f2f3f8') }
}
