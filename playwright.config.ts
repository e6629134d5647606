import { defineConfig } from '@playwright/test'
import { journeyOptions } from './scripts/browser.ts'

/** Ports of the journeys' own processes, away from those of `npm start`. */
const port = Number(process.env.E2E_PORT ?? 8797)
const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? port + 1)

export default defineConfig({
  testDir: 'e2e/journeys',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: journeyOptions(),
    locale: 'en-GB',
  },
  webServer: {
    // The very command a newcomer runs, with ports and data of its own.
    command: 'node scripts/start.ts',
    env: { PORT: String(port), PLATFORM_PORT: String(platformPort), DATA_DIR: '.data/journeys', SEED_GAMES: '400' },
    url: `http://127.0.0.1:${port}/`,
    // With E2E_REUSE the journeys use a site that is running there already.
    reuseExistingServer: process.env.E2E_REUSE !== undefined,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
