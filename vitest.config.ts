import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores: two files at a time; each that needs a Worker starts its own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: ['tests/**/*.test.{ts,tsx}'],
  },
})
