// The vendors' scripts of local runs. Each takes its calls from the same queue as the vendor's own script, in a worker or in a
// page, keeps what the table says that the vendor keeps, and reports by a picture's address.
import type { TaggedVendorId, VendorId } from '../../../shared/tracking/vendors.ts'
import type { StandInConfig } from '../stand-in-config.ts'

declare const standIn: StandInConfig
const { vendor, base, keeps } = standIn

/** Whether the vendor was told that it may keep things. */
let mayKeep = true

const keep = (): void => {
  for (const { name, kind, lifetime, startsWith } of keeps) {
    const full = startsWith ? `${name}${standIn.id.replace(/\W/g, '')}` : name
    if (kind === 'local') localStorage.setItem(full, '1')
    else {
      const age = typeof lifetime === 'number' ? `; max-age=${lifetime}` : ''
      // As vendors do: for the site's whole domain.
      // biome-ignore lint/suspicious/noDocumentCookie: the vendors' scripts write them so
      document.cookie = `${full}=1; path=/; domain=${location.hostname}${age}`
    }
  }
}

const report = (path: string, fields: Readonly<Record<string, string>>): void => {
  try {
    if (mayKeep) keep()
  } catch {
    // Storage is full or denied: it is told all the same.
  }
  const query = new URLSearchParams({ ...fields, dl: location.href })
  new Image().src = `${base}${path}?${query}`
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
const global = (name: string): unknown => Reflect.get(window, name)

/** Takes what waits in a queue, and from then on what is pushed into it. */
const drain = (queue: unknown, take: (entry: unknown) => void): void => {
  if (!Array.isArray(queue)) return
  for (const entry of [...queue]) take(entry)
  Object.assign(queue, {
    push: (...entries: readonly unknown[]) => {
      for (const entry of entries) take(entry)
      return queue.length
    },
  })
}

/** Listens beside others to a queue that several scripts read. */
const overhear = (queue: unknown, take: (entry: unknown) => void): void => {
  if (!Array.isArray(queue)) return
  for (const entry of [...queue]) take(entry)
  const push = queue.push.bind(queue)
  queue.push = (...entries: readonly unknown[]) => {
    for (const entry of entries) take(entry)
    return push(...entries)
  }
}

/** The arguments of a call, whatever kind of list they stand in. */
const list = (of: unknown): readonly unknown[] =>
  typeof of === 'object' && of !== null && 'length' in of ? Array.from(of as ArrayLike<unknown>) : []

const take: Readonly<Record<TaggedVendorId, () => void> & Partial<Record<VendorId, () => void>>> = {
  analytics: () => {
    mayKeep = false
    // As Google writes what is granted: G1, then advertising, then analytics.
    let granted = 'G100'
    overhear(global('dataLayer'), (entry) => {
      const [command, name, more] = list(entry)
      if (command === 'consent') {
        const [ads, analytics] = ['ad_storage', 'analytics_storage'].map((of) => field(more, of) === 'granted')
        mayKeep = analytics === true
        granted = `G1${ads ? 1 : 0}${analytics ? 1 : 0}`
      }
      if (command === 'event') report('/g/collect', { tid: standIn.id, en: text(name), gcs: granted })
    })
  },
  tagManager: () => {
    mayKeep = false
    overhear(global('dataLayer'), (entry) => {
      const [command, , more] = list(entry)
      if (command === 'consent') mayKeep = field(more, 'analytics_storage') === 'granted'
      const event = text(field(entry, 'event'))
      if (event !== '') report('/a', { id: standIn.id, event })
    })
  },
  meta: () => {
    const fbq = global('fbq')
    let id = ''
    const call = (...given: readonly unknown[]): void => {
      const [command, name] = list(given)
      if (command === 'init') id = text(name)
      if (command === 'consent') mayKeep = name === 'grant'
      if (command === 'track' && mayKeep) report('/tr/', { id, ev: text(name) })
    }
    if (typeof fbq !== 'function') return
    const waiting = list(Reflect.get(fbq, 'queue'))
    Object.assign(fbq, { callMethod: call })
    for (const entry of waiting) call(...list(entry))
  },
  adroll: () => {
    const version = text(global('adroll_version'))
    const track = (entry: unknown): void => {
      const [command, args] = list(entry)
      if (command === 'track')
        report('/segment/', {
          adv: standIn.id,
          pix: text(global('adroll_pix_id')),
          version,
          event: text(list(args)[0]),
        })
    }
    drain(global('adroll'), track)
  },
  bing: () => {
    class Uet {
      readonly #ti: string
      constructor({ ti, q }: { readonly ti: string; readonly q: unknown }) {
        this.#ti = ti
        // What waits stands in one row: each word that is a command begins a call.
        if (Array.isArray(q)) for (const [at, word] of q.entries()) this.push(word, q[at + 1], q[at + 2])
      }
      push(command: unknown, name?: unknown, more?: unknown): void {
        if (command === 'consent') mayKeep = field(more, 'ad_storage') === 'granted'
        if (command === 'pageLoad') report('/action/0', { ti: this.#ti, evt: 'pageLoad' })
        if (command === 'event') report('/action/0', { ti: this.#ti, evt: 'custom', ea: text(name) })
      }
    }
    Object.assign(window, { UET: Uet })
  },
  tiktok: () => {
    const ttq = global('ttq')
    const known = field(ttq, '_i')
    const id = typeof known === 'object' && known !== null ? (Object.keys(known)[0] ?? '') : ''
    drain(ttq, (entry) => {
      const [method, name] = list(entry)
      if (method === 'page') report('/api/v2/pixel', { id, event: 'Pageview' })
      if (method === 'track') report('/api/v2/pixel', { id, event: text(name) })
      if (method === 'revokeConsent') mayKeep = false
    })
  },
}

take[vendor]?.()
