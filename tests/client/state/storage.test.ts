import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored, removeStored, writeStored } from '../../../client/state/storage.ts'
import { lastLoginName } from '../../../shared/storage/rare-table.ts'
import { affiliateName, bannerCode, chosenCulture } from '../../../shared/storage/table.ts'

/** A storage area as browsers have it, full when `room` is 0. */
class Area {
  readonly items = new Map<string, string>()
  room = 10
  getItem(name: string) {
    return this.items.get(name) ?? null
  }
  setItem(name: string, value: string) {
    if (this.items.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(name, value)
  }
  removeItem(name: string) {
    this.items.delete(name)
  }
}

/** The browser's cookies: one is set by an assignment, all are read at once. */
const jar = new Map<string, string>()
const root: { dataset: { consent?: string } } = { dataset: {} }
const page = {
  documentElement: root,
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  },
  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('max-age=0')) jar.delete(name)
    else jar.set(name, value)
    written.push(text)
  },
}
const written: string[] = []
let local: Area
let session: Area

beforeEach(() => {
  local = new Area()
  session = new Area()
  jar.clear()
  written.length = 0
  root.dataset = {}
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return () => vi.unstubAllGlobals()
})

describe('storage on the device', () => {
  test('keeps what is necessary before any choice, as its row says', () => {
    expect(writeStored(chosenCulture, 'fr-CA')).toBe(true)
    expect(written).toEqual(['xtcl=fr-CA; path=/; samesite=lax; max-age=604800; secure'])
    expect(readStored(chosenCulture)).toBe('fr-CA')
  })

  test.each([
    [null, false, false],
    ['1000', false, false],
    ['1100', true, false],
    ['1010', false, true],
    ['1111', true, true],
    ['0111', false, false],
  ])('with the choice %s functionality is written: %s, tracking: %s', (choice, functionality, tracking) => {
    if (choice !== null) {
      jar.set('xconsent', choice)
      root.dataset.consent = choice
    }
    expect(writeStored(lastLoginName, 'nora')).toBe(functionality)
    expect(local.items.has('xunk')).toBe(functionality)
    expect(writeStored(affiliateName, 'partner')).toBe(tracking)
    expect(jar.has('Aname')).toBe(tracking)
  })

  test('writes nothing more on a page that asks nobody, whatever was chosen elsewhere', () => {
    jar.set('xconsent', '1111')
    expect(writeStored(lastLoginName, 'nora')).toBe(false)
    expect(writeStored(affiliateName, 'partner')).toBe(false)
  })

  test('goes by the cookie where a page kept for offline use says otherwise', () => {
    root.dataset.consent = '1111'
    jar.set('xconsent', '1000')
    expect(writeStored(lastLoginName, 'nora')).toBe(false)
  })

  test('drops what does not fit its row', () => {
    session.items.set('mdxlc', '<script>')
    expect(readStored(bannerCode)).toBeNull()
    expect(session.items.size).toBe(0)
    expect(writeStored(bannerCode, 'not a code')).toBe(false)
  })

  test('goes on without storage that is full', () => {
    session.room = 0
    expect(writeStored(bannerCode, 'spring')).toBe(false)
    expect(readStored(bannerCode)).toBeNull()
  })

  test('goes on without storage that is denied', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('document', {
      documentElement: root,
      get cookie() {
        return deny()
      },
    })
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: deny })
    for (const row of [bannerCode, chosenCulture]) {
      expect(writeStored(row, 'ca')).toBe(false)
      expect(readStored(row)).toBeNull()
      expect(() => removeStored(row)).not.toThrow()
    }
  })

  test('takes a cookie away', () => {
    jar.set('Aname', 'partner')
    removeStored(affiliateName)
    expect(jar.size).toBe(0)
  })
})
