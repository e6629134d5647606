import * as z from 'zod/mini'
import { segments } from '../account/segment.ts'
import { trackingInfoSchema } from '../tracking/tracking-info.ts'

const text = z.nullable(z.string().check(z.maxLength(200)))

/**
 * What is kept as JSON, by its row's name in shared/storage/table.ts. `version` is part of each: what another version wrote is
 * dropped like everything that does not fit. Apart from the table, because the schema library is more than a first visit loads.
 */
export const recordSchemas = {
  _gxtl: z.object({
    version: z.literal(1),
    segment: z.literal(Object.values(segments)),
    username: text,
    userExternalId: text,
    sonLangCode: text,
  }),
  _gxti: z.object({ version: z.literal(1), info: trackingInfoSchema }),
} as const

export type RecordName = keyof typeof recordSchemas
export type RecordOf<Name extends RecordName> = z.infer<(typeof recordSchemas)[Name]>

/** What a row's text says, or null where it is no JSON, of another version, or of another shape. */
export function parseRecord<Name extends RecordName>(name: Name, text: string | null): RecordOf<Name> | null {
  if (text === null) return null
  try {
    const parsed = z.safeParse<(typeof recordSchemas)[RecordName]>(recordSchemas[name], JSON.parse(text))
    // The schema was found by the name, which TypeScript does not follow through the table.
    return parsed.success ? (parsed.data as RecordOf<Name>) : null
  } catch {
    return null
  }
}
