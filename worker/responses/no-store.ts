/** The header of an answer that belongs to one visitor, or to one moment: no cache keeps it. */
export const noStore = { 'cache-control': 'private, no-store' } as const
