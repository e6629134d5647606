import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { Publishable } from './publishable.ts'
import type { MaintenanceSubject } from './subject.ts'

const state = z.strictObject({ on: z.boolean() })

/** Whether play is closed for maintenance. */
export async function underMaintenance(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT value FROM meta WHERE key = 'maintenance'").first<number>('value')) === 1
}

/** The switch. Its file, so to speak, says that play is open. */
export const maintenance: Publishable<MaintenanceSubject> = {
  read: async (db) => {
    const on = await underMaintenance(db)
    return { shown: { on }, overlay: { edit: on ? { patch: { on }, base: { on: false } } : null, draft: null } }
  },
  accept: async (_db, _subject, _stored, patch) => ({ patch }),
  fits: (_, shown) => state.safeParse(shown).success,
  write: (db, _subject, { shown }) => [
    db.prepare("UPDATE meta SET value = ? WHERE key = 'maintenance'").bind(state.parse(shown).on ? 1 : 0),
  ],
}
