import type { Site } from '../../../shared/site/site.ts'
import { entryXml, frame, type SiteMapEntry } from './xml.ts'

const encoder = new TextEncoder()

/**
 * A map as a stream: a chunk for each group of entries, made when the reader asks for it. The first group is read before,
 * so that a map that cannot be made at all is refused whole; null when it has no address. One that breaks off later ends
 * the stream with the error: a crawler then reads no half map.
 */
export async function siteMapStream(
  site: Site,
  groups: AsyncGenerator<readonly SiteMapEntry[]>,
): Promise<ReadableStream<Uint8Array> | null> {
  let next = await groups.next()
  if (next.done === true || next.value.length === 0) return null
  let started = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done === true) {
        controller.enqueue(encoder.encode(frame.end))
        controller.close()
        return
      }
      const xml = next.value.map((entry) => entryXml(site, entry)).join('')
      controller.enqueue(encoder.encode(started ? xml : frame.start + xml))
      started = true
      next = await groups.next()
    },
    async cancel() {
      await groups.return(undefined)
    },
  })
}
