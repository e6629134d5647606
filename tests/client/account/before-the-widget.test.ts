import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubBrowser } from '../state/browser.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the widget waits for tracking', () => {
  const begin = async (consent?: string) => {
    stubBrowser(consent === undefined ? {} : { consent })
    const { player } = await import('../../../client/state/player.ts')
    const { whenTrackingReady } = await import('../../../client/account/tracking-ready.ts')
    const tell = vi.fn()
    whenTrackingReady(tell)
    return { tell, player }
  }

  test.each([undefined, '1000', '1101'])('not at all where it is not agreed to (%s)', async (consent) => {
    const { tell } = await begin(consent)
    expect(tell).toHaveBeenCalledOnce()
  })

  test('until it is ready', async () => {
    const { tell, player } = await begin('1010')
    expect(tell).not.toHaveBeenCalled()
    player.setState({ tracking: { info: null, ready: true } })
    vi.runAllTimers()
    expect(tell).toHaveBeenCalledOnce()
  })

  test('for a second and a half at the most', async () => {
    const { tell, player } = await begin('1111')
    vi.advanceTimersByTime(1500)
    player.setState({ tracking: { info: null, ready: true } })
    expect(tell).toHaveBeenCalledOnce()
  })
})

describe('what the platform is told of the visit', () => {
  const context = async (search: string) => {
    const session = { mdxlc: 'spring', xaname: 'partner', xdl: 'cashier', xprid: '7' }
    const visitor = {
      country: null,
      region: null,
      currency: 'GBP',
      rate: 1,
      restriction: 'none',
      geo: null,
      emulation: true,
    }
    const platform = {
      skinName: 's',
      license: 'l',
      country: 'GB',
      userCountry: 'GB',
      code: 'STR',
      localCode: 'uk',
      apiCode: 'en-GB',
      culture: 'en-GB',
      skillCulture: 'en-GB',
      platformUnderMaintenance: false,
    }
    stubBrowser({ session, search, visitor: { ...visitor, context: platform } })
    const { widgetContext } = await import('../../../client/account/visit-query.ts')
    return widgetContext('thor')
  }

  test('is its code, partner, deep link and the steps that were seen', async () => {
    expect(await context('')).toEqual({
      usguid: null,
      flow_id: null,
      ar_code: null,
      bt_code: 'spring',
      game: 'thor',
      clientQuery: {
        aname: 'partner',
        dl: 'cashier',
        prid: '7',
        ab: 'display-a.preReg-a.preLogin-a.postReg-a.postLogin-a.prePlatform-a.deeplink-a',
      },
    })
  })

  test('leaves out the deep link that a tester has switched off', async () => {
    const { clientQuery } = await context('?PgTstPltCashOff=1')
    expect(clientQuery).not.toHaveProperty('dl')
    expect(clientQuery.ab).not.toContain('deeplink')
  })

  test('leaves out every step where the tests are off', async () => {
    expect((await context('?PgTstOff=1')).clientQuery).toEqual({ aname: 'partner' })
  })
})
