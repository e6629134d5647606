import { afterEach, describe, expect, test, vi } from 'vitest'
import { allowConsole } from '../../support/console.ts'
import { stubBrowser } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

const lead = JSON.stringify({ version: 1, segment: 0, username: 'nora77', userExternalId: 'x1', sonLangCode: 'en' })
const visitor = {
  country: 'CA',
  region: 'ON',
  currency: 'CAD',
  rate: 1.5,
  restriction: 'none',
  geo: {
    countryName: 'Canada',
    regionName: 'Ontario',
    culture: 'ca',
    nativeCulture: 'ca',
    lang: 'en',
    nativeLang: 'en',
    restrictionLevel: 'region',
  },
  emulation: true,
  context: {
    skinName: 'starlingcasino',
    license: 'ON',
    country: 'CA',
    userCountry: 'CA',
    code: 'STR',
    localCode: 'ca',
    apiCode: 'en-CA',
    culture: 'ca',
    skillCulture: 'ca',
    platformUnderMaintenance: true,
  },
}

describe('the player', () => {
  test('is a guest at pre-register where nothing is remembered', async () => {
    stubBrowser({})
    const { player } = await import('../../../client/state/player.ts')
    expect(player.getState()).toMatchObject({
      segment: -1,
      username: null,
      browserCulture: 'sv-SE',
      accountMode: { funnelPoint: 'preRegister', module: 'register' },
      tracking: { info: null, ready: false },
      notOntario: false,
    })
  })

  test('is restored, with what the visit came with', async () => {
    stubBrowser({
      consent: '1100',
      local: { _gxtl: lead, xunk: 'nora', promosViewd: '1' },
      session: { mdxlc: 'spring', xaname: 'partner', xdl: 'cashier', xprid: '7' },
      visitor,
    })
    const { player } = await import('../../../client/state/player.ts')
    expect(player.getState()).toMatchObject({
      segment: 0,
      username: 'nora77',
      loginname: 'nora',
      promosViewd: true,
      bt: 'spring',
      aname: 'partner',
      deeplink: 'cashier',
      deeplinkPrId: '7',
      notOntario: true,
      accountMode: { funnelPoint: 'preLogin', module: 'login' },
    })
  })

  test('is remembered with functionality, and shows its labels at once', async () => {
    const { areas, root } = stubBrowser({ consent: '1100' })
    const { player } = await import('../../../client/state/player.ts')
    player.setState({ segment: 1, username: 'nora77', loginname: 'nora' })
    expect(JSON.parse(areas.local.getItem('_gxtl') ?? '')).toMatchObject({ version: 1, segment: 1, username: 'nora77' })
    expect(areas.local.getItem('xunk')).toBe('nora')
    expect(root.dataset.segment).toBe('1')
  })

  test('is not remembered without it, and then from the choice on', async () => {
    const { areas, root } = stubBrowser({ consent: '1010' })
    const { player } = await import('../../../client/state/player.ts')
    const { takeChoice } = await import('../../../client/tracking/consent.ts')
    player.setState({ segment: 1, username: 'nora77', loginname: 'nora' })
    expect([...areas.local.items.keys()]).toEqual([])
    expect(root.dataset.segment).toBe('1')
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => 'xconsent=1111' })
    takeChoice('1111')
    expect([...areas.local.items.keys()].sort()).toEqual(['_gxtl', 'xunk'])
  })

  test('who has logged in in another tab is the player here too; what that tab takes away is not', async () => {
    const { areas, events, root } = stubBrowser({ consent: '1100' })
    const { player } = await import('../../../client/state/player.ts')
    const happen = (newValue: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key: '_gxtl', newValue }))
    areas.local.setItem('_gxtl', lead)
    happen(lead)
    expect(player.getState()).toMatchObject({ segment: 0, username: 'nora77', userExternalId: 'x1' })
    expect(root.dataset.segment).toBe('0')
    areas.local.removeItem('_gxtl')
    happen(null)
    expect(player.getState().segment).toBe(0)
  })

  test.each([
    ['of another version', JSON.stringify({ version: 2, segment: 1 })],
    ['that is no JSON', 'segment=1'],
  ])('a record %s is dropped', async (_, text) => {
    const { areas } = stubBrowser({ consent: '1100', local: { _gxtl: text } })
    const { player } = await import('../../../client/state/player.ts')
    expect(player.getState().segment).toBe(-1)
    expect(areas.local.getItem('_gxtl')).toBeNull()
  })
})

describe('the place', () => {
  test('is what the edge resolved', async () => {
    stubBrowser({ visitor })
    const { geo } = await import('../../../client/state/geo.ts')
    expect(geo.getState()).toEqual({
      currency: { iso: 'CAD', rate: 1.5 },
      culture: 'ca',
      country: { iso2: 'CA', name: 'Canada' },
      region: 'ON',
      restriction: 'none',
      restriction_level: 'region',
      initial: false,
      nativeCulture: 'ca',
      lang: 'en',
      nativeLang: 'en',
    })
  })

  test('that is unknown is Great Britain, and says that it is', async () => {
    stubBrowser({})
    const { geo } = await import('../../../client/state/geo.ts')
    expect(geo.getState()).toMatchObject({ country: { iso2: 'GB' }, lang: 'en', initial: true })
  })
})

describe('the platform’s context', () => {
  test('takes another skin', async () => {
    stubBrowser({ visitor })
    const { switchSkin, userContext } = await import('../../../client/state/user-context.ts')
    switchSkin('sternhaus')
    expect(userContext.getState().context?.skinName).toBe('sternhaus')
  })

  test.each([
    ['true', true],
    ['false', false],
  ])('asks whether maintenance lasts: %s', async (body, under) => {
    stubBrowser({ visitor })
    vi.stubGlobal('fetch', async () => new Response(body))
    const { recheckMaintenance, userContext } = await import('../../../client/state/user-context.ts')
    expect(await recheckMaintenance()).toBe(under)
    expect(userContext.getState()).toMatchObject({ loading: false, context: { platformUnderMaintenance: under } })
  })

  test('counts a failure as open, and logs it (spec 8)', async () => {
    allowConsole('error', /maintenance/)
    stubBrowser({ visitor })
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    const { recheckMaintenance } = await import('../../../client/state/user-context.ts')
    expect(await recheckMaintenance()).toBe(false)
  })
})

describe('tests of steps', () => {
  test('keep their flags for the session, and the variants with tracking alone', async () => {
    const { areas } = stubBrowser({ visitor, search: '?PgTstPostOff=1', consent: '1000' })
    const { ab } = await import('../../../client/state/ab.ts')
    expect(ab.getState()).toMatchObject({ postReg: null, preReg: 'a', postOff: true })
    expect(areas.session.getItem('xabs')).toBe('0100')
    expect(areas.local.getItem('xabl')).toBeNull()
  })

  test('are not to be switched where nothing may be emulated', async () => {
    const { areas } = stubBrowser({ visitor: { ...visitor, emulation: false }, search: '?PgTstOff=1', consent: '1010' })
    const { ab } = await import('../../../client/state/ab.ts')
    expect(ab.getState().disabled).toBe(false)
    expect(areas.local.getItem('xabl')).toBe('aaaaaaa')
  })
})

test('the page’s time is the emulated day, and festive by it', async () => {
  stubBrowser({ visitor, search: '?dem=2026-12-10' })
  const { ui } = await import('../../../client/state/ui.ts')
  expect(ui.getState()).toMatchObject({ contextTime: Date.parse('2026-12-10'), isXmas: true, menuIsOpen: null })
})
