import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { askHost } from '../../scripts/http/ask-host.ts'
import { freePorts } from '../../scripts/test/free-ports.ts'
import { copyProject, type ProjectCopy } from '../../scripts/test/project-copy.ts'
import { expect, test } from '../support/fixture.ts'

/** `npm run dev` over a copy of the project that may be changed. */
interface Dev {
  readonly url: (path: string) => string
  /** Lines that it has written. */
  readonly lines: readonly string[]
  /** Changes a file of the copy; gives what brings it back. */
  readonly edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>
  /** Resolves with the next line that matches, written after now. Limit: the test's own. */
  readonly next: (pattern: RegExp) => Promise<string>
  readonly stop: () => Promise<void>
}

async function startDev({ folder }: ProjectCopy): Promise<Dev> {
  const [port = 0, platformPort = 0] = await freePorts(2)
  const env = { ...process.env, PORT: `${port}`, PLATFORM_PORT: `${platformPort}`, SEED_GAMES: '60' }
  // It ends with this process, whatever becomes of the journey.
  const child = fork('scripts/dev.ts', { cwd: folder, env, silent: true })
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        lines.push(line)
        for (const tell of waiting) tell(line)
      }
    })
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`npm run dev ended:\n${lines.join('\n')}`)
  })
  // Whoever waits for a line is told; at the end nobody does.
  ended.catch(() => undefined)
  const next = (pattern: RegExp): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const tell = (line: string): void => {
      if (!pattern.test(line)) return
      waiting.delete(tell)
      resolve(line)
    }
    waiting.add(tell)
    return Promise.race([promise, ended])
  }
  await next(/Waiting for changes/)
  return {
    url: (path) => `http://uk.localhost:${port}${path}`,
    lines,
    next,
    edit: async (file, from, to) => {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      expect(text, `${file} has what is edited`).toContain(from)
      await writeFile(path, text.replace(from, to))
      return () => writeFile(path, text)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

/** Time between two calls of one who keeps asking, in ms: without any the asking alone would fill a core. */
const pauseMs = 20

/** Asks again and again, each time by a connection of its own; gives every answer but 200. */
function keepAsking(address: string): () => Promise<string[]> {
  const { hostname, host, port, pathname } = new URL(address)
  const others: string[] = []
  let going = true
  const ask = async (): Promise<void> => {
    try {
      const { status } = await askHost(Number(port), host, pathname, { agent: false })
      if (status !== 200) others.push(`${hostname}: ${status}`)
    } catch (error) {
      others.push(String(error))
    }
  }
  const asking = (async () => {
    while (going) {
      await ask()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return async () => {
    going = false
    await asking
    return others
  }
}

/** Marks the document that is open; gives what waits until another one has taken its place. */
async function nextDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  return async () => {
    await expect(page.locator('html:not([data-before])')).toBeAttached()
    await page.waitForLoadState()
  }
}

const edits = [
  ['a component', 'worker/parts/Breadcrumbs.tsx', '<nav ', '<nav data-edited="" ', '/help/', 'nav[data-edited]'],
  [
    'a catalogue',
    'locales/en-GB/site.json',
    '"skipToContent": "',
    '"skipToContent": "Edited ',
    '/',
    'text=Edited Skip to content',
  ],
  ['a stylesheet', 'worker/parts/breadcrumbs.css', '{', '{ .edited { color: red } ', '/help/', undefined],
  ['the content', 'platform/demo/content/en-GB/faq.yaml', 'name: ', 'name: Edited ', '/help/', 'main :text("Edited ")'],
  [
    'the platform',
    'platform/routes/feeds.ts',
    'const ',
    'const edited = 1\nconsole.assert(edited)\nconst ',
    '/',
    undefined,
  ],
] as const

test('npm run dev shows each edit in the open page by one build, refuses nobody, and survives a fault', async ({
  page,
}) => {
  // A copy of the project is built, seeded and served.
  test.setTimeout(300_000)
  const copy = await copyProject()
  const dev = await startDev(copy)
  try {
    for (const [what, file, from, to, path, shows] of edits)
      await test.step(what, async () => {
        await page.goto(dev.url(path))
        const others = keepAsking(dev.url('/privacy/'))
        const seen = dev.next(/: seen after /)
        const loadsAnew = await nextDocument(page)
        await dev.edit(file, from, to)
        expect(await seen).toContain(file)
        await loadsAnew()
        if (shows !== undefined) await expect(page.locator(shows).first()).toBeAttached()
        expect(await others()).toEqual([])
      })
    await test.step('a fault is one line, and what ran before goes on until the next good edit', async () => {
      const fault = dev.next(/worker\/parts\/Breadcrumbs\.tsx: worker\/parts\/Breadcrumbs\.tsx:\d+:\d+ /)
      const undo = await dev.edit('worker/parts/Breadcrumbs.tsx', '<nav ', '<nav <')
      await fault
      expect((await page.goto(dev.url('/help/')))?.status()).toBe(200)
      const recovered = dev.next(/Breadcrumbs\.tsx: (seen after|changes nothing)/)
      const loadsAnew = await nextDocument(page)
      await undo()
      await recovered
      // A page that is closed while it loads anew may never be gone.
      await loadsAnew()
    })
    const builds = dev.lines.filter((line) => /: (seen after|changes nothing)/.test(line))
    expect(builds, 'one build for the start, each edit, and the recovery').toHaveLength(1 + edits.length + 1)
  } finally {
    // A page that is open asks for a front that is gone, and says so.
    await page.close()
    await dev.stop()
    await copy.remove()
  }
})
