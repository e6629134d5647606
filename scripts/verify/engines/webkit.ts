import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { Stopped } from '../../command/faults.ts'
import { freePorts } from '../../test/free-ports.ts'
import type { Engine, Size, Tab } from './engine.ts'

/** Longest wait for the display and the driver to be there; then the round ends and says so. */
const startMs = 30_000
/** Longest wait for one command: a page that has not loaded by then counts as a fault. */
const commandMs = 30_000

const answered = z.object({ value: z.unknown() })
const session = z.object({ sessionId: z.string() })
const failure = z.object({ error: z.string(), message: z.string() })
const inner = z.tuple([z.number(), z.number()])

/** What the page tells its console from when this is run: the driver itself has no log of it. */
const listen = `(() => {
  if (window.told) return
  window.told = []
  addEventListener('error', (event) => told.push(event.message))
  addEventListener('unhandledrejection', (event) => told.push(String(event.reason)))
  for (const level of ['error', 'warn']) console[level] = (...words) => told.push(words.join(' '))
})()`

/** A display that nobody sees; gives its name. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await Promise.race([
    new Promise<string>((resolve) =>
      display.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
    ),
    wait(startMs).then(() => Promise.reject(new Stopped('Xvfb gave no display.'))),
  ])
  return { name: `:${number}`, stop: () => display.kill() }
}

/** WebKitGTK's small browser on a display of its own, driven by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: ['WebKitWebDriver', 'Xvfb'],
  open: async (): Promise<Tab> => {
    const [port] = await freePorts(1)
    const display = await startDisplay()
    const driver = spawn('WebKitWebDriver', ['-p', `${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    })
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        signal: AbortSignal.timeout(commandMs),
        ...(body && { body: JSON.stringify(body) }),
      })
      const { value } = answered.parse(await response.json())
      const failed = failure.safeParse(value)
      if (failed.success) throw new Error(`${path}: ${failed.data.error}: ${failed.data.message}`)
      return value
    }
    const began = performance.now()
    const begin = async (): Promise<string> => {
      try {
        return session.parse(await call('POST', '/session', { capabilities: { alwaysMatch: {} } })).sessionId
      } catch (error) {
        if (performance.now() - began > startMs) throw error
        await wait(200)
        return begin()
      }
    }
    const own = `/session/${await begin()}`
    const ask = async (expression: string): Promise<unknown> => {
      const script = `const [done] = arguments; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify({ thrown: String(error) })))`
      const text = z.string().parse(await call('POST', `${own}/execute/async`, { script, args: [] }))
      return JSON.parse(text)
    }
    /** The window has a frame, so that the page's own size is set in two steps. */
    const resize = async ({ width, height }: Size): Promise<void> => {
      await call('POST', `${own}/window/rect`, { width, height })
      const [w, h] = inner.parse(await ask('[innerWidth, innerHeight]'))
      if (w !== width || h !== height)
        await call('POST', `${own}/window/rect`, { width: width + width - w, height: height + height - h })
    }
    return {
      visit: async (url, size) => {
        await call('DELETE', `${own}/cookie`)
        await call('POST', `${own}/url`, { url: 'about:blank' })
        await resize(size)
        await call('POST', `${own}/url`, { url })
        await ask(listen)
      },
      ask,
      picture: async () => Buffer.from(z.string().parse(await call('GET', `${own}/screenshot`)), 'base64'),
      errors: async () => z.array(z.string()).parse((await ask('window.told ? told.splice(0) : []')) ?? []),
      close: async () => {
        await call('DELETE', own).catch(() => undefined)
        driver.kill()
        display.stop()
      },
    }
  },
}
