import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { browserPath, shellPath } from './browser.ts'
import { toolEnvironment } from './build/worker.ts'
import { command } from './command/command.ts'
import { messageOf, Stopped } from './command/faults.ts'
import { freePorts } from './test/free-ports.ts'

const report = { tests: 'test-results/unit.json', journeys: 'test-results/journeys.json' } as const

interface Count {
  readonly passed: number
  readonly failed: number
}

/** Runs a command with its output shown; gives its exit code. */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    console.log(`\n> ${command} ${args.join(' ')}`)
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...toolEnvironment, ...env } })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/**
 * Sees to it that there are a browser and, for most journeys, a shell, which does half the work: installs Debian's where it
 * may, else says the one command to run. A browser alone will do.
 */
async function ensureBrowser(): Promise<void> {
  const missing = [
    ...(browserPath() === undefined ? ['chromium'] : []),
    ...(shellPath() === undefined ? ['chromium-headless-shell'] : []),
  ]
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    await run('apt-get', ['update', '-qq'])
    for (const name of missing)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
  }
  if (browserPath() === undefined)
    throw new Stopped(
      'The journeys need Chrome or Chromium. Run "sudo apt-get install -y chromium chromium-headless-shell" (Debian), or set CHROME_PATH to one.',
    )
}

const testsReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const journeyReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/**
 * Reads the report of a runner that ended with `code`. One that died before it wrote its report counts as one failure, and so
 * does what is wrong outside its tests, such as an error that nobody caught: that is in its code alone.
 */
async function count<T>(code: number, file: string, schema: z.ZodType<T>, read: (report: T) => Count): Promise<Count> {
  try {
    const { passed, failed } = read(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** One step that either holds or does not. */
const step = async (command: string, args: readonly string[]): Promise<Count> => {
  const code = await run(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function tests(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report.tests}`]
  const code = await run('vitest', ['run', ...reporters])
  return count(code, report.tests, testsReport, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

async function journeys(): Promise<Count> {
  await ensureBrowser()
  // Two ports that nobody has, so that a running `npm start` does not stand in the way.
  const [port, platformPort] = await freePorts(2)
  const code = await run('playwright', ['test'], { E2E_PORT: `${port}`, E2E_PLATFORM_PORT: `${platformPort}` })
  return count(code, report.journeys, journeyReport, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
}

/** The parts, in the order in which they fail fastest. What follows the build needs it. */
const parts = {
  check: {
    about: 'format, lint, types, import zones, dead code',
    run: () => step('npm', ['run', '--silent', 'check']),
  },
  tests: { about: 'decisions in Node and the built Workers in workerd', run: tests },
  journeys: { about: 'visits in a real Chromium over processes of their own', run: journeys },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly run: () => Promise<Count> }>>

const abouts = Object.fromEntries(Object.entries(parts).map(([name, { about }]) => [name, about]))

await command({
  name: 'npm test',
  summary:
    'Everything that must hold before a change lands, or the named parts of it; builds first. Its last line says how many passed and failed.',
  words: { kind: 'chosen', what: 'part', from: abouts },
  run: async ({ words }) => {
    const took: string[] = []
    const total = { passed: 0, failed: 0 }
    const add = async (name: string, part: () => Promise<Count>): Promise<void> => {
      const began = performance.now()
      const { passed, failed } = await part().catch((error: unknown) => {
        console.error(messageOf(error))
        return { passed: 0, failed: 1 }
      })
      total.passed += passed
      total.failed += failed
      took.push(
        `${name.padEnd(10)} ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`,
      )
    }
    await rm('test-results', { recursive: true, force: true })
    await mkdir('test-results', { recursive: true })
    await add('build', () => step(process.execPath, ['scripts/build/build.ts']))
    if (total.failed === 0)
      for (const [name, part] of Object.entries(parts))
        if (words.length === 0 || words.includes(name)) await add(name, part.run)
    console.log(`\n${took.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
    return total.failed === 0
  },
})
