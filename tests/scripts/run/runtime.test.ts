import { expect, test } from 'vitest'
import { Stopped } from '../../../scripts/command/faults.ts'
import { startRuntime } from '../../../scripts/run/runtime.ts'

test('a Worker that was not built is answered by the command that builds it', async () => {
  const started = startRuntime({ config: 'wrangler.toml', build: 'build/no-such-worker', port: 0 })
  await expect(started).rejects.toThrow(new Stopped('build/no-such-worker has no built Worker: npm run build first'))
})
