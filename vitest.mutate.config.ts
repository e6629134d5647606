import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/**
 * The tests that mutants of the decisions must fail in: those of single rooms. What asks whole sites, reads the house's own
 * files or runs commands is left out: it is slow, and a decision has a test of its own.
 */
export default defineConfig({
  ...base,
  test: {
    include: ['tests/{shared,worker}/**/*.test.{ts,tsx}'],
    exclude: ['tests/worker/unreachable.test.ts', 'tests/worker/pages/states.test.tsx'],
    setupFiles: ['tests/support/console.ts'],
    testTimeout: 30_000,
  },
})
