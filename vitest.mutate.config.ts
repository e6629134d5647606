import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The unit tests of one room, in which its mutants must fail: `npm run mutate` says which folder of `tests/` it is. */
export default defineConfig({
  ...base,
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // Seconds for every mutant, of what the tests beside it hold with fewer games.
    exclude: ['**/many-games.test.ts'],
    setupFiles: ['tests/support/console.ts'],
    testTimeout: 30_000,
  },
})
