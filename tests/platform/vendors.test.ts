import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { askHost } from '../../scripts/http/ask-host.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { configuredVendors, vendorIds, vendorScript } from '../../shared/tracking/vendors.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
}, 120_000)
afterAll(() => platform?.stop())

const asked = async (after = 0) =>
  z
    .object({
      requests: z.array(z.object({ id: z.number(), vendor: z.string(), kind: z.string(), address: z.string() })),
    })
    .parse(await (await fetch(`${platform.origin}/vendors/requests.json?after=${after}`)).json()).requests

describe('the vendors of local runs', () => {
  test('each answer their script at the address that the table gives, and say whose it is', async () => {
    for (const id of configuredVendors(brands.uk.domain.thirdPartySettings)) {
      if (id === 'accountLogger') continue
      const standIn = `${platform.origin}/vendors`
      const address = vendorScript(id, brands.uk.domain.thirdPartySettings[id] ?? '', { platform: '', standIn })
      const answer = await fetch(address)
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(await answer.text()).toContain(`"vendor":"${id}"`)
    }
    const scripts = (await asked()).filter(({ kind }) => kind === 'script')
    expect(scripts.map(({ vendor }) => vendor).sort()).toEqual(vendorIds.filter((id) => id !== 'accountLogger').sort())
  })

  test('keep what else they are asked, newest first, and show it to people', async () => {
    const before = (await asked())[0]?.id ?? 0
    await fetch(`${platform.origin}/vendors/meta/tr/?id=1&ev=PageView`)
    await fetch(`${platform.origin}/vendors/analytics/g/collect?en=page_view`, { method: 'POST', body: 'a=b' })
    expect((await asked(before)).map(({ vendor, kind, address }) => [vendor, kind, address])).toEqual([
      ['analytics', 'report', '/g/collect?en=page_view'],
      ['meta', 'report', '/tr/?id=1&ev=PageView'],
    ])
    expect(await (await fetch(`${platform.origin}/vendors/`)).text()).toContain(
      '<code>/tr/?id=1&amp;ev=PageView</code>',
    )
    expect((await fetch(`${platform.origin}/vendors/nobody/x.js`)).status).toBe(404)
  })
})

/** A call to a brand's platform host. */
async function atHost(path: string, { origin, body }: { readonly origin?: string; readonly body?: unknown } = {}) {
  const port = Number(new URL(platform.origin).port)
  const { status, text, headers } = await askHost(port, `play.uk.localhost:${port}`, path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(origin !== undefined && { origin }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status, text, allowed: headers['access-control-allow-origin'] }
}

describe('the account logger', () => {
  /** The site beside the host that is asked. */
  const origin = 'http://uk.localhost:8787'
  const page = { path: '/slots/', title: 'Slots' }
  const start = (info: unknown, arCode: string | null = null) => ({ type: 'start', info, arCode, ...page })

  test('answers its script for the code of the host’s brand alone', async () => {
    expect((await atHost('/account-logger.js?id=STR')).text).toContain('/account-log/')
    expect((await atHost('/account-logger.js?id=NSK')).status).toBe(400)
  })

  test('numbers a browser once, a visit until it pauses, and takes pages of browsers it knows', async () => {
    const first = await atHost('/account-log/', { origin, body: start(null, 'partner-1') })
    expect(first.allowed).toBe(origin)
    const info = JSON.parse(first.text)
    expect(info).toMatchObject({ arCode: 'partner-1', utv: '1', ustd: new Date().toISOString().slice(0, 10) })
    const again = JSON.parse((await atHost('/account-log/', { origin, body: start(info) })).text)
    expect(again).toEqual(info)
    const told = { type: 'page', info, ...page }
    expect((await atHost('/account-log/', { origin, body: told })).status).toBe(200)
    const stranger = { ...told, info: { ...info, uguid: 'nobody' } }
    expect((await atHost('/account-log/', { origin, body: stranger })).status).toBe(404)
  })

  test('takes nothing from another site, no query of a page, and nothing that is no log', async () => {
    expect((await atHost('/account-log/', { origin: 'https://evil.example', body: start(null) })).status).toBe(403)
    const withQuery = { ...start(null), path: '/?email=a@b.example' }
    expect((await atHost('/account-log/', { origin, body: withQuery })).status).toBe(400)
    expect((await atHost('/account-log/', { origin, body: 'words' })).status).toBe(400)
  })
})
