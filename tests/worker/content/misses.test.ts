import { expect, test } from 'vitest'
import { KeptValues, type ValueStore } from '../../../worker/content/kept-values.ts'

const noWait = (): void => undefined

test('a miss and what was searched for are in memory alone, in little room of their own', async () => {
  const written: string[] = []
  const store = {
    getWithMetadata: async () => ({ value: null, metadata: null }),
    put: async (key: string) => void written.push(key),
  }
  const kept = new KeptValues(store as unknown as ValueStore)
  const about = { contentVersion: 3, staleSeconds: 3600, storedAt: 1, passing: false }
  await kept.store('content', { text: 'one' }, about, noWait)
  for (let at = 0; at < 10_000; at++) await kept.store(`miss ${at}`, null, { ...about, passing: true }, noWait)
  expect(written).toEqual(['content'])
  expect(kept.remembered('miss 9999')).toMatchObject({ value: null, storedAt: 1 })
  expect(await kept.read('miss 9999', noWait)).toMatchObject({ value: null })
  expect(kept.remembered('miss 0')).toBeUndefined()
  expect(kept.remembered('content')).toMatchObject({ value: { text: 'one' } })
  await kept.store('miss 9999', { text: 'born' }, about, noWait)
  expect(kept.remembered('miss 9999')).toMatchObject({ value: { text: 'born' } })
  expect(written).toEqual(['content', 'miss 9999'])
})
