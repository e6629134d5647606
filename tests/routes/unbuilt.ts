import type { ContentType } from '../../shared/routes/entry.ts'

/** Content types whose page is not built yet: their routes answer 404 everywhere for now. */
export const unbuilt: readonly ContentType[] = []
