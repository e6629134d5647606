// The tags of a page: loads the vendors' scripts and tells them what happens. It runs off the main thread, or, where that
// cannot be had within 10 s, in the page (client/tracking/tag-thread.ts); it is the same code in both.
import type { TagCall } from '../shared/tracking/tag-calls.ts'
import { type TaggedVendorId, type TrackedEvent, type VendorId, vendors } from '../shared/tracking/vendors.ts'
import { analytics, tagManager } from './tags/google.ts'
import { adroll, bing, meta, tiktok } from './tags/pixels.ts'
import type { Tag } from './tags/tag.ts'

const tags: Readonly<Record<TaggedVendorId, Tag> & Partial<Record<VendorId, Tag>>> = {
  analytics,
  tagManager,
  meta,
  adroll,
  bing,
  tiktok,
}
const loaded = new Set<VendorId>()

const tell = (id: VendorId, event: TrackedEvent, about: string): void => {
  const names: Partial<Readonly<Record<TrackedEvent, string>>> = vendors[id].events
  const name = names[event]
  if (name !== undefined) tags[id]?.tell(name, about)
}

const take = (call: TagCall): void => {
  switch (call.type) {
    case 'start':
      for (const { id, setting, script } of call.vendors) {
        if (loaded.has(id)) continue
        loaded.add(id)
        tags[id]?.load(setting, script, call.granted)
        if (!call.counted.includes(id)) tell(id, 'PageView', location.pathname)
      }
      break
    case 'event':
      for (const id of loaded) tell(id, call.event, call.about)
      break
    case 'consent':
      for (const id of loaded) {
        tags[id]?.consent?.(call.granted)
        if (!call.granted[vendors[id].category]) loaded.delete(id)
      }
  }
}

// In the page what was said before stands ready; a worker is sent it.
const said: unknown = Reflect.get(window, 'marqueeTagCalls')
if (Array.isArray(said)) for (const call of said) take(call)
Object.assign(window, { marqueeTags: take })
