import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserOptions, journeyOptions } from '../../scripts/browser.ts'

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), existsSync: vi.fn() }))

const there = vi.mocked(existsSync)
const onlyThere = (...paths: readonly string[]): void => {
  there.mockImplementation((path) => paths.includes(String(path)))
}

beforeEach(() => vi.stubEnv('CHROME_PATH', ''))

describe('on a machine without a browser', () => {
  beforeEach(() => onlyThere())

  it('the settings of the journeys are read all the same, as the check for dead code does', async () => {
    const { default: settings } = await import('../../playwright.config.ts')
    expect(settings.use?.launchOptions).not.toHaveProperty('executablePath')
  })

  it('who needs one is told what to install', () => {
    expect(browserOptions).toThrow(/apt-get install chromium.*CHROME_PATH/)
  })
})

describe('on a machine with browsers', () => {
  it('the journeys take the shell, and everything else the whole browser', () => {
    onlyThere('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')
    expect(journeyOptions().executablePath).toBe('/usr/bin/chromium-headless-shell')
    expect(browserOptions().executablePath).toBe('/usr/bin/chromium')
  })

  it('the journeys take the whole one where there is no shell', () => {
    onlyThere('/usr/bin/chromium')
    expect(journeyOptions().executablePath).toBe('/usr/bin/chromium')
  })

  it('CHROME_PATH goes before all', () => {
    vi.stubEnv('CHROME_PATH', '/somewhere/chrome')
    onlyThere('/somewhere/chrome', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell')
    expect(journeyOptions().executablePath).toBe('/somewhere/chrome')
    expect(browserOptions().executablePath).toBe('/somewhere/chrome')
  })
})
