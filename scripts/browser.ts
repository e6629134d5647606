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

/** Chromium without windows: the same engine, which draws a page for about half the work of a whole browser. */
const shells = ['/usr/bin/chromium-headless-shell']

const firstThere = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place))

/** Path of a browser that is there: CHROME_PATH, the usual places, Playwright's own; undefined where none is. */
export const browserPath = (): string | undefined =>
  firstThere([process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()])

/** Path of the browser for the journeys: CHROME_PATH, then a shell; undefined where none is. */
export const shellPath = (): string | undefined => firstThere([process.env.CHROME_PATH, ...shells])

/** How to launch the browser; throws with the one command to run where there is none. */
export function browserOptions(): LaunchOptions {
  const executablePath = browserPath()
  if (executablePath === undefined)
    throw new Stopped(
      'No Chrome or Chromium was found. Install one (Debian: apt-get install chromium) or set CHROME_PATH to it.',
    )
  return { executablePath, args: [...browserArguments] }
}

/** A mouse, as Playwright gives it to its browsers: only one list of such settings counts, the last. */
const mouse = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4']
/** A shell does not know how fast the network is, and would fetch pictures from further below than a browser does, in px. */
const pictures = 'lazyLoadingImageMarginPxUnknown=1250'

/**
 * How the journeys launch theirs. Where there is no browser it throws nothing: the check for dead code reads Playwright's
 * settings too, and needs none.
 */
export function journeyOptions(): LaunchOptions {
  const executablePath = shellPath() ?? browserPath()
  const args = [...browserArguments, `--blink-settings=${[...mouse, pictures].join()}`]
  return executablePath === undefined ? { args } : { executablePath, args }
}
