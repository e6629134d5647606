import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { Stopped } from '../../command/faults.ts'
import type { Run } from '../round.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A page in another engine's browser, as far as the round needs it. */
export interface Tab {
  /** Loads an address as a first visit of this size, and waits until it has loaded. */
  readonly visit: (url: string, size: Size) => Promise<void>
  /** Runs an expression in the page; a promise is awaited. What comes back is JSON. */
  readonly ask: (expression: string) => Promise<unknown>
  /** What is seen of the page, as PNG. */
  readonly picture: () => Promise<Buffer>
  /** Errors that the page has told the console since this was asked last. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  /** Debian's packages of it, and the programs that they bring. */
  readonly packages: readonly string[]
  readonly programs: readonly string[]
  readonly open: () => Promise<Tab>
}

const run = promisify(execFile)

const missing = ({ programs }: Engine): readonly string[] =>
  programs.filter((program) => !existsSync(`/usr/bin/${program}`))

/** Sees to it that an engine is there: installs Debian's where it may, else says the one command to run. */
export async function ensureEngine(engine: Engine, say: Run['say']): Promise<void> {
  if (missing(engine).length === 0) return
  const command = `apt-get install -y ${engine.packages.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Stopped(`${engine.name} is not there. Run "sudo ${command}" (Debian).`)
  say(`Installing ${engine.packages.join(', ')} …`)
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...engine.packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
