import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { Stopped } from './command/faults.ts'

/** Where Chrome or Chromium usually is. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** No call to the outside, no first-run pages; `*.localhost` leads here without a resolver. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

/** Path of a browser that is there: CHROME_PATH, then the usual places, then Playwright's own; undefined where none is. */
export function browserPath(): string | undefined {
  const places = [process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

/** How to launch the browser; throws with the one command to run where there is none. */
export function browserOptions(): LaunchOptions {
  const executablePath = browserPath()
  if (executablePath === undefined)
    throw new Stopped(
      'No Chrome or Chromium was found. Install one (Debian: apt-get install chromium) or set CHROME_PATH to it.',
    )
  return { executablePath, args: browserArguments }
}
