import { describe, expect, test, vi } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { sign, signatureHeader } from '../../../shared/crypto/signature.ts'
import { app } from '../../../worker/app.ts'
import { counters } from '../../../worker/middleware/limits.ts'
import { allowConsole, expectConsole } from '../../support/console.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const [host] = brands.uk.domain.localHosts
const counts = new Map<string, number>()
const counterOf = (most: number) => ({
  limit: async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: (counts.get(key) ?? 0) <= most }
  },
})
let failing = false
const env = {
  ...workerEnv('test'),
  LIMIT_FEW: {
    limit: async (asked: { key: string }) => (failing ? Promise.reject(new Error('down')) : counterOf(12).limit(asked)),
  },
  LIMIT_SOME: counterOf(counters.some.perMinute),
  LIMIT_MANY: counterOf(counters.many.perMinute),
}
let asked = 0
vi.stubGlobal('fetch', async () => {
  asked += 1
  return new Response(null, { status: 404 })
})
const from = (address: string) => ({ 'cf-connecting-ip': address, accept: 'application/json' })
const ask = async (path: string, init: RequestInit = {}) =>
  app.request(`http://${host}${path}`, init, env, executionContext)
const voucher = (headers: Record<string, string>) =>
  ask('/api/voucher/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'culture=en-GB&code=DEAL150',
  })

describe('beyond its limit', () => {
  test('a caller is refused for a minute, and costs the platform nothing more; others go on', async () => {
    allowConsole('error', /^Content /)
    for (let call = 0; call < counters.few.perMinute; call++)
      expect((await voucher(from('203.0.113.1'))).status).toBe(200)
    asked = 0
    const refused = await voucher(from('203.0.113.1'))
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
      429,
      '60',
      'application/problem+json',
    ])
    expect(asked).toBe(0)
    expect((await voucher(from('203.0.113.2'))).status).toBe(200)
  })

  test('a person with a plain form is told so in words', async () => {
    allowConsole('error', /^Content |place of a visitor/)
    for (let call = 0; call < counters.few.perMinute; call++) await voucher(from('203.0.113.3'))
    const refused = await voucher({ ...from('203.0.113.3'), accept: 'text/html,*/*' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.text()).toContain('<h1>That was a little too often</h1>')
  })

  test('searching is refused before the content API is asked', async () => {
    allowConsole('error', /^Content /)
    for (let call = 0; call < counters.some.perMinute; call++)
      counts.set(`search ${host} 203.0.113.4`, counters.some.perMinute)
    asked = 0
    expect((await ask('/search/?q=thor', { headers: from('203.0.113.4') })).status).toBe(429)
    expect(asked).toBe(0)
  })

  test('what is not signed is refused to who sent it, and signed purges have a limit of their own', async () => {
    const unsigned = () => ask('/ops/purge', { method: 'POST', body: '{}', headers: from('203.0.113.5') })
    for (let call = 0; call < counters.some.perMinute; call++) expect((await unsigned()).status).toBe(401)
    expect((await unsigned()).status).toBe(429)
    const signed = async (version: number) => {
      const body = JSON.stringify({
        tags: ['game:uk:en-GB:thor'],
        version,
        database: 'one',
        issuedAt: Date.now(),
        nonce: 'a-nonce-of-some-length',
      })
      const headers = { ...from('203.0.113.5'), [signatureHeader]: await sign(env.PURGE_KEY, body) }
      return (await ask('/ops/purge', { method: 'POST', body, headers })).status
    }
    const statuses = []
    for (let version = 1; version <= counters.many.perMinute + 1; version++) statuses.push(await signed(version))
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a counter that fails lets everybody through', async () => {
  allowConsole('error', /^Content /)
  expectConsole('warn', /^The counter of "voucher" failed: Error: down$/)
  failing = true
  expect((await voucher(from('203.0.113.1'))).status).toBe(200)
})
