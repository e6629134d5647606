/** The nine questions of the Problem Gambling Severity Index, by their keys in the catalogue and the form. */
export const pgsiQuestions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
export type PgsiQuestion = (typeof pgsiQuestions)[number]

/** Points of an answer: 0 never, 1 sometimes, 2 most of the time, 3 almost always. */
export const pgsiPoints = [0, 1, 2, 3] as const

/** Most points that nine answers can come to. */
export const pgsiMaximum = 27

/** Bands of the index by their lowest score (Ferris and Wynne 2001): 0, 1 to 2, 3 to 7, 8 and more. */
export const pgsiBands = [
  { band: 'none', from: 0 },
  { band: 'low', from: 1 },
  { band: 'moderate', from: 3 },
  { band: 'high', from: 8 },
] as const
export type PgsiBand = (typeof pgsiBands)[number]['band']

/** What the answers come to, or the questions that still lack a readable one. */
export type PgsiResult =
  | { readonly kind: 'scored'; readonly score: number; readonly band: PgsiBand }
  | { readonly kind: 'incomplete'; readonly missing: readonly PgsiQuestion[] }

/** Scores a form; `answer` gives the value of a question's field, or null. */
export function scorePgsi(answer: (question: PgsiQuestion) => string | null): PgsiResult {
  const points = pgsiQuestions.map((question) => ({
    question,
    points: pgsiPoints.find((value) => String(value) === answer(question)),
  }))
  const missing = points.filter((entry) => entry.points === undefined).map(({ question }) => question)
  if (missing.length > 0) return { kind: 'incomplete', missing }
  const score = points.reduce((sum, entry) => sum + (entry.points ?? 0), 0)
  const { band } = pgsiBands.findLast(({ from }) => score >= from) ?? pgsiBands[0]
  return { kind: 'scored', score, band }
}
