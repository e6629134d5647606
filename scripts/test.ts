// `npm test`: everything that must hold before a change lands, in the order in which it fails fastest.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { browserPath } from './browser.ts'
import { toolEnvironment } from './build/worker.ts'
import { freePorts } from './test/free-ports.ts'

const report = { unit: 'test-results/unit.json', journeys: 'test-results/journeys.json' } as const

interface Count {
  passed: number
  failed: number
}

/** Runs a command with its output shown; gives its exit code. */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    console.log(`\n> ${command} ${args.join(' ')}`)
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...toolEnvironment, ...env } })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Sees to it that there is a browser: installs Debian's where it may, else says the one command to run. */
async function ensureBrowser(): Promise<void> {
  if (browserPath() !== undefined) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  if (browserPath() === undefined)
    throw new Error(
      'The journeys need Chrome or Chromium. Run "sudo apt-get install -y chromium" (Debian), or set CHROME_PATH to one.',
    )
}

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })
const journeyReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** Reads a report; a runner that died before it wrote one counts as one failure. */
async function count<T>(file: string, schema: z.ZodType<T>, read: (report: T) => Count): Promise<Count> {
  try {
    return read(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** One step that either holds or does not. */
const step = async (command: string, args: readonly string[]): Promise<Count> => {
  const code = await run(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const total: Count = { passed: 0, failed: 0 }
const add = ({ passed, failed }: Count): void => {
  total.passed += passed
  total.failed += failed
}

await rm('test-results', { recursive: true, force: true })
await mkdir('test-results', { recursive: true })
add(await step(process.execPath, ['scripts/build/build.ts']))
if (total.failed === 0) {
  add(await step('npm', ['run', '--silent', 'check']))
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report.unit}`])
  add(
    await count(report.unit, unitReport, ({ numPassedTests, numFailedTests, success }) => ({
      passed: numPassedTests,
      failed: success ? numFailedTests : Math.max(1, numFailedTests),
    })),
  )
  await ensureBrowser()
  // Two ports that nobody has, so that a running `npm start` does not stand in the way.
  const [port, platformPort] = await freePorts(2)
  await run('playwright', ['test'], { E2E_PORT: `${port}`, E2E_PLATFORM_PORT: `${platformPort}` })
  add(
    await count(report.journeys, journeyReport, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
  )
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
