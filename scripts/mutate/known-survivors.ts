// Data: mutants that no unit test can or should kill, with the reason.

/** Mutants of one file that survive for one reason: what stood there, and what was put in its place. */
export interface KnownSurvivor {
  readonly file: string
  readonly reason: string
  readonly mutants: readonly (readonly [original: string, replacement: string])[]
}

export const knownSurvivors: readonly KnownSurvivor[] = []
