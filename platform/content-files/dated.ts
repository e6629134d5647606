import { z } from 'zod'
import type { CultureId } from '../../shared/site/ids.ts'
import { contentChains } from './chain.ts'
import { ContentFault } from './content-fault.ts'
import type { Item } from './item.ts'
import { readShared } from './reader.ts'
import { editedFile } from './schemas.ts'

const ownDate = z.object({ updatedAt: z.iso.date() })

const startOf = (day: string): string => `${day}T00:00:00.000Z`

/**
 * When the files say that an item last changed (ISO 8601): its own date where it has one, else the day on which the
 * culture's texts, or those that it builds on, were last gone over.
 */
export async function datedBy(culture: CultureId): Promise<(item: Item) => string> {
  const edited = await readShared('edited.yaml', editedFile)
  const days = contentChains[culture].flatMap((folder) => edited[folder] ?? [])
  const [newest] = days.toSorted((a, b) => b.localeCompare(a))
  if (newest === undefined)
    throw new ContentFault(`platform/demo/content/edited.yaml has no day for ${contentChains[culture].join(' or ')}.`)
  return ({ data }) => startOf(ownDate.safeParse(data).data?.updatedAt ?? newest)
}
