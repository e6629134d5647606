import type { Means } from './means.ts'
import { endSessionsOf } from './sessions.ts'

const hour = 3_600_000

/** Ends every session of a player at once; none can be opened before the time is up. A longer break stays. */
export async function pauseAccount({ db, now }: Means, accountId: number, hours: number): Promise<void> {
  await db.batch([
    db
      .prepare('UPDATE account SET paused_until = MAX(COALESCE(paused_until, 0), ?1) WHERE id = ?2')
      .bind(now + hours * hour, accountId),
    endSessionsOf({ db }, accountId),
  ])
}
