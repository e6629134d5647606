import { vi } from 'vitest'

/** A storage area as browsers have it. */
class Area {
  readonly items = new Map<string, string>()
  getItem(name: string) {
    return this.items.get(name) ?? null
  }
  setItem(name: string, value: string) {
    this.items.set(name, value)
  }
  removeItem(name: string) {
    this.items.delete(name)
  }
}

/** What a store sees of a browser: a root element, cookies, two storage areas, the window's events, and the visitor's part of the page. */
export function stubBrowser({
  consent,
  local = {},
  session = {},
  visitor = null,
  search = '',
}: {
  readonly consent?: string
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  readonly visitor?: unknown
  readonly search?: string
}) {
  const areas = { local: new Area(), session: new Area() }
  for (const [name, value] of Object.entries(local)) areas.local.setItem(name, value)
  for (const [name, value] of Object.entries(session)) areas.session.setItem(name, value)
  const root = { dataset: (consent === undefined ? {} : { consent }) as Record<string, string> }
  let cookie = consent === undefined ? '' : `xconsent=${consent}`
  vi.resetModules()
  vi.stubGlobal('document', {
    documentElement: root,
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      cookie = `${cookie === '' ? '' : `${cookie}; `}${text.split('; ')[0]}`
    },
    querySelector: (selector: string) =>
      selector === 'script#visitor-data' && visitor !== null ? { textContent: JSON.stringify(visitor) } : null,
  })
  vi.stubGlobal('location', { protocol: 'https:', search, href: `https://www.starling.example/${search}` })
  vi.stubGlobal('navigator', { language: 'sv-SE' })
  vi.stubGlobal('localStorage', areas.local)
  vi.stubGlobal('sessionStorage', areas.session)
  vi.stubGlobal('window', globalThis)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return { root, areas, events }
}
