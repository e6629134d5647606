import type { Page } from '@playwright/test'
import type { Consent } from '../../shared/consent/categories.ts'
import { everythingStored } from '../../shared/storage/everything.ts'
import { isNamed, type StorageKind } from '../../shared/storage/stored.ts'
import { configuredVendors, type VendorSettings, vendors } from '../../shared/tracking/vendors.ts'

/** What a page did and kept at one moment, and what of it may not be. */
export interface Seen {
  /** Vendors that were asked for anything since the last look. */
  readonly asked: readonly string[]
  /** Cookies and entries of the local and the session storage. */
  readonly kept: readonly string[]
  readonly faults: readonly string[]
}

/** The vendor that an address belongs to, also one that is relayed; null for any other address (docs/contracts/vendors.md). */
function vendorOf(address: string): string | null {
  const url = new URL(address)
  if (url.pathname === '/account-logger.js' || url.pathname === '/account-log/') return 'accountLogger'
  const asked = url.pathname === '/~partytown/relay/' ? new URL(url.searchParams.get('address') ?? address) : url
  return /^\/vendors\/(\w+)\//.exec(asked.pathname)?.[1] ?? null
}

/** What a browser shows of a page's consent: who is asked, by the page, its frames and its workers, and what is on the device. */
export class ConsentWatch {
  readonly #page: Page
  readonly #settings: VendorSettings
  readonly #asked = new Set<string>()

  constructor(page: Page, settings: VendorSettings) {
    this.#page = page
    this.#settings = settings
    page.context().on('request', (request) => {
      const vendor = vendorOf(request.url())
      if (vendor !== null) this.#asked.add(vendor)
    })
  }

  /** Vendors that were asked since the last call. */
  #requests(): readonly string[] {
    const asked = [...this.#asked]
    this.#asked.clear()
    return asked
  }

  async #kept(): Promise<readonly (readonly [StorageKind, string])[]> {
    const cookies = (await this.#page.context().cookies(this.#page.url())).map(({ name }) => ['cookie', name] as const)
    const stored = await this.#page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
    const [local, session] = stored
    return [
      ...cookies,
      ...local.map((name) => ['local', name] as const),
      ...session.map((name) => ['session', name] as const),
    ]
  }

  /**
   * Looks until every vendor that is granted was asked, 15 s at most, and then for `pause` ms more, whether anything comes
   * that is not. Not `all`: those that run since an earlier choice need not be asked again.
   */
  async look(granted: Consent, { pause = 800, all = true } = {}): Promise<Seen> {
    const wanted = configuredVendors(this.#settings).filter((id) => granted[vendors[id].category])
    const asked = new Set<string>()
    const until = Date.now() + 15_000
    do {
      await this.#page.waitForTimeout(200)
      for (const vendor of this.#requests()) asked.add(vendor)
    } while (all && wanted.some((id) => !asked.has(id)) && Date.now() < until)
    await this.#page.waitForTimeout(pause)
    for (const vendor of this.#requests()) asked.add(vendor)
    const kept = await this.#kept()
    return {
      asked: [...asked].sort(),
      kept: kept.map(([, name]) => name).sort(),
      faults: [
        ...[...asked].filter((id) => !wanted.some((one) => one === id)).map((id) => `${id} was asked without consent`),
        ...(all ? wanted.filter((id) => !asked.has(id)).map((id) => `${id} was granted and not asked`) : []),
        ...kept.flatMap(([kind, name]) => {
          const row = everythingStored.find((one) => one.kind === kind && isNamed(one, name))
          if (row === undefined) return [`${name} (${kind}) is in no table`]
          return granted[row.category] ? [] : [`${name} (${kind}) is kept without ${row.category}`]
        }),
      ],
    }
  }
}
