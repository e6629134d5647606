import type { Means } from './means.ts'
import { hashOf } from './secrets.ts'

const minute = 60_000

/**
 * How often something may be tried before it is refused for a while. A window begins with the first attempt; the attempt
 * that reaches the number begins it anew. A name is counted over all brands: an account of a sibling brand is asked too.
 */
export const attemptLimits = {
  loginByName: { most: 5, windowMs: 15 * minute },
  loginByAddress: { most: 100, windowMs: 15 * minute },
  mailTo: { most: 5, windowMs: 60 * minute },
  mailByAddress: { most: 40, windowMs: 60 * minute },
} as const satisfies Record<string, { most: number; windowMs: number }>
export type AttemptKind = keyof typeof attemptLimits

export interface Attempt {
  readonly kind: AttemptKind
  /** The name, e-mail or network address that is counted. */
  readonly subject: string
}

const keyOf = ({ kind, subject }: Attempt): string => hashOf(kind, subject.trim().toLowerCase())

/** Rows of this age hold no count that matters. */
const forgottenAfter = 24 * 60 * minute

/**
 * Counts the attempts before anything is tried, so that many at once do not pass together. True where each is allowed.
 */
export async function countAttempts(
  { db, now }: Pick<Means, 'db' | 'now'>,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const count = db.prepare(
    `INSERT INTO attempt (subject, count, since) VALUES (?1, 1, ?2)
     ON CONFLICT (subject) DO UPDATE SET
       count = CASE WHEN since <= ?2 - ?3 THEN 1 ELSE count + 1 END,
       since = CASE WHEN since <= ?2 - ?3 OR count + 1 = ?4 THEN ?2 ELSE since END
     RETURNING count`,
  )
  const results = await db.batch<{ count: number }>([
    ...attempts.map((attempt) => {
      const { most, windowMs } = attemptLimits[attempt.kind]
      return count.bind(keyOf(attempt), now, windowMs, most)
    }),
    db.prepare('DELETE FROM attempt WHERE since < ?1').bind(now - forgottenAfter) as never,
  ])
  return attempts.every(({ kind }, index) => (results[index]?.results[0]?.count ?? 0) <= attemptLimits[kind].most)
}

/** The statement that forgets the attempts of a name: after it was proved. */
export const forgetAttempts = ({ db }: Pick<Means, 'db'>, attempt: Attempt) =>
  db.prepare('DELETE FROM attempt WHERE subject = ?1').bind(keyOf(attempt))
