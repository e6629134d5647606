/** When a game `g` last changed for an edition whose text of it is `t`: its own time or that of the words, the later of the two. */
export const gameChangedAt = 'MAX(g.updated_at, COALESCE(t.changed_at, g.updated_at))'
