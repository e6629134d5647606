import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
}, 120_000)
afterAll(() => platform?.stop())
afterEach(() => fetch(`${platform.origin}/faults/`, { method: 'DELETE' }))

const set = (...faults: unknown[]): Promise<Response> =>
  fetch(`${platform.origin}/faults/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
const ask = (init?: RequestInit): Promise<Response> => fetch(`${platform.origin}/currency/GBP/`, init)

describe('the fault switch', () => {
  it('answers the status as often as it is told, on that path only', async () => {
    await set({ path: '/currency/', kind: 'status', value: 503, times: 2 })
    expect((await ask()).status).toBe(503)
    expect((await fetch(`${platform.origin}/platform-maintenance/`)).status).toBe(200)
    expect((await ask()).status).toBe(503)
    expect((await ask()).status).toBe(200)
  })

  it('delays, truncates and lies', async () => {
    await set({ path: '/currency/', kind: 'latency', value: 300 })
    const before = performance.now()
    expect(await (await ask()).json()).toEqual({ rate: 0.8571 })
    expect(performance.now() - before).toBeGreaterThan(250)
    await set({ path: '/currency/', kind: 'truncate' })
    await expect((await ask()).json()).rejects.toThrow()
    await set({ path: '/currency/', kind: 'wrong-body' })
    expect((await ask()).headers.get('content-type')).toContain('text/html')
  })

  it('closes the connection in the middle of an answer', async () => {
    await set({ path: '/currency/', kind: 'close' })
    await expect(ask().then((answer) => answer.text())).rejects.toThrow()
  })

  it('leaves the caller waiting', async () => {
    await set({ path: '/currency/', kind: 'hang' })
    await expect(ask({ signal: AbortSignal.timeout(800) })).rejects.toThrow(/timeout|aborted/i)
  })

  it('ends when told', async () => {
    await set({ path: '/', kind: 'status', value: 500 })
    expect((await ask()).status).toBe(500)
    await fetch(`${platform.origin}/faults/`, { method: 'DELETE' })
    expect((await ask()).status).toBe(200)
  })

  it('does not exist in production', async () => {
    // A hosted environment refuses the keys of local runs.
    const keys = { PURGE_KEY: '1'.repeat(64), PUBLISH_KEY: '2'.repeat(64) }
    const production = await startSeeded({ games: 60, vars: { ENVIRONMENT: 'production', ...keys } })
    try {
      const answer = await fetch(`${production.origin}/faults/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '[]',
      })
      expect(answer.status).toBe(404)
    } finally {
      await production.stop()
    }
  }, 60_000)
})
