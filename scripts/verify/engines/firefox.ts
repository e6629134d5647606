import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { Stopped } from '../../command/faults.ts'
import type { Engine, Tab } from './engine.ts'

/** Longest wait for the browser to begin to listen; then the round ends and says so. */
const startMs = 60_000
/** Longest wait for one command: a page that has not loaded by then counts as a fault. */
const commandMs = 30_000

/**
 * Firefox's name (NS_BINDING_ABORTED) for a load that ended because its page was left. It warns of a font then too: a player who
 * plays by bank is led on to the platform while the popup's frame still loads its own.
 */
const endedByLeaving = 0x804b0002

const message = z.object({
  id: z.int().optional(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
})
const entry = z.object({ level: z.string(), text: z.string().nullable() })
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
const evaluated = z.object({ type: z.string(), result: z.object({ value: z.string().optional() }).optional() })
const shot = z.object({ data: z.string() })

/** The address at which a started Firefox takes commands, as it prints it. */
const listening = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Stopped(`Firefox did not begin to listen: ${said.slice(-300)}`)), startMs)
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    }
    firefox.stderr?.on('data', read)
    firefox.stdout?.on('data', read)
  })

/** A connection by WebDriver BiDi: commands with answers, and what the page says unasked. */
async function connect(address: string, heard: (method: string, params: unknown) => void) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Stopped('Firefox took no connection.'))
  })
  let last = 0
  const waiting = new Map<number, (answer: z.infer<typeof message>) => void>()
  socket.onmessage = ({ data }) => {
    const answer = message.parse(JSON.parse(String(data)))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else if (answer.method !== undefined) heard(answer.method, answer.params)
  }
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1
    const id = last
    const answer = await new Promise<z.infer<typeof message>>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} took longer than ${commandMs} ms`)), commandMs)
      waiting.set(id, (found) => {
        clearTimeout(timer)
        resolve(found)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  return { send, close: () => socket.close() }
}

/** Debian's Firefox, driven by WebDriver BiDi: its own protocol, so that nothing stands between. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: ['firefox-esr'],
  open: async (): Promise<Tab> => {
    const profile = await mkdtemp(join(tmpdir(), 'marquee-firefox-'))
    const browser = spawn(
      'firefox-esr',
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: profile } },
    )
    const found: string[] = []
    const { send, close } = await connect(await listening(browser), (_, params) => {
      const told = entry.safeParse(params)
      if (!told.success || !['error', 'warn'].includes(told.data.level)) return
      const text = told.data.text ?? ''
      if (!text.includes(`status=${endedByLeaving}`)) found.push(text)
    })
    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const [first] = tree.parse(await send('browsingContext.getTree', {})).contexts
    const context = first?.context
    return {
      visit: async (url, viewport) => {
        await send('storage.deleteCookies', {})
        await send('browsingContext.setViewport', { context, viewport })
        await send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' })
        await send('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      ask: async (expression) => {
        const wrapped = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
        const answer = evaluated.parse(
          await send('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true }),
        )
        if (answer.type !== 'success') throw new Error(`the page threw: ${expression}`)
        return JSON.parse(answer.result?.value ?? 'null')
      },
      picture: async () =>
        Buffer.from(shot.parse(await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
      errors: async () => found.splice(0),
      close: async () => {
        close()
        const ended = new Promise((resolve) => browser.once('exit', resolve))
        browser.kill()
        await ended
        await rm(profile, { recursive: true, force: true })
      },
    }
  },
}
