import { expect, test } from 'vitest'
import { orEnded } from '../../../scripts/run/or-ended.ts'

const runtime = () => {
  const seen = { ended: 0 }
  return { seen, dispose: async () => void seen.ended++ }
}

test('a runtime whose Worker is ready goes on', async () => {
  const { seen, dispose } = runtime()
  expect(await orEnded({ dispose }, Promise.resolve('ready'))).toBe('ready')
  expect(seen.ended).toBe(0)
})

test('a runtime whose Worker cannot be made ready ends, and what failed is said', async () => {
  const { seen, dispose } = runtime()
  await expect(orEnded({ dispose }, Promise.reject(new Error('no front matter')))).rejects.toThrow('no front matter')
  expect(seen.ended).toBe(1)
})
