import { workerOfFrame } from '../../shared/tracking/partytown.ts'
import type { TagCall } from '../../shared/tracking/tag-calls.ts'
import { scriptAddress } from '../state/trusted-script.ts'

/** Folder of the library that runs scripts in a worker, with a policy of its own (worker/routes/partytown.ts). */
const folder = '/~partytown/'
/** Without a worker after this long the tags run in the page (spec 7: "fallback after 10 s"). */
const longestStart = 10_000

export type TagThread = 'none' | 'worker' | 'page'

/** What was said since the start, for tags that begin in the page after all. */
const calls: TagCall[] = []
let thread: TagThread = 'none'

const sandbox = (): HTMLIFrameElement | null => document.querySelector(`iframe[src^="${folder}"]`)

/** Waits for a frame that the library, begun and then stopped, still makes. */
const lateSandbox = new MutationObserver(() => {
  if (sandbox()) removeSandbox()
})

/** Takes the library's frame away, its worker first, also one that is only about to come. */
function removeSandbox(): void {
  const frame = sandbox()
  lateSandbox.disconnect()
  if (frame === null) {
    lateSandbox.observe(document.body, { childList: true })
    return
  }
  const worker: unknown = frame.contentWindow ? Reflect.get(frame.contentWindow, workerOfFrame) : null
  const end: unknown = typeof worker === 'object' && worker !== null ? Reflect.get(worker, 'terminate') : null
  if (typeof end === 'function') end.call(worker)
  frame.remove()
}

const addScript = (src: string, type?: string): HTMLScriptElement => {
  const script = document.createElement('script')
  if (type !== undefined) script.type = type
  script.src = scriptAddress(src)
  document.head.append(script)
  return script
}

const send = (call: TagCall): void => {
  const forward: unknown = Reflect.get(window, 'marqueeTags')
  if (typeof forward === 'function') forward(call)
}

/** Tells the tags; what is said before they stand is told them then. */
export function tellTags(call: TagCall): void {
  if (thread === 'none') return
  calls.push(call)
  send(call)
}

/** The library's settings. What stands here as a function is sent to the worker as its text: it may name nothing outside. */
const settings = {
  lib: folder,
  forward: ['marqueeTags'],
  fallbackTimeout: longestStart,
  // The vendors' servers let no other origin read their scripts: a worker gets them through this site.
  resolveUrl: (url: URL, location: Location, type: string) =>
    type === 'script' && url.origin !== location.origin
      ? new URL(`/~partytown/relay/?address=${encodeURIComponent(url.href)}`, location.origin)
      : url,
}

/**
 * Starts the thread that tags run in, with what they are to begin with. Resolves once they run, off the main thread or, after
 * `longestStart`, in it; rejects where neither can be had.
 */
export function startTags(script: string, first: TagCall): Promise<TagThread> {
  thread = 'worker'
  lateSandbox.disconnect()
  calls.push(first)
  Object.assign(window, { partytown: settings, marqueeTagCalls: calls })
  return new Promise((resolve, reject) => {
    const begun = (): void => resolve(thread)
    document.addEventListener('pt0', begun, { once: true })
    addScript(script, 'text/partytown')
    const library = addScript(`${folder}partytown.js`)
    library.onload = () => {
      for (const call of calls) send(call)
    }
    library.onerror = () => reject(new Error('The library for tags could not be fetched.'))
    // The library puts the script into the page when the worker did not start.
    const inPage = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      const own = added.find(
        (node) => node instanceof HTMLScriptElement && node.src.endsWith(script) && node.type === '',
      )
      if (!(own instanceof HTMLScriptElement)) return
      inPage.disconnect()
      thread = 'page'
      own.addEventListener('load', begun)
      own.addEventListener('error', () => reject(new Error('The tags could not be fetched.')))
    })
    inPage.observe(document.head, { childList: true })
    document.addEventListener('pt0', () => inPage.disconnect(), { once: true })
  })
}

/**
 * Ends the thread with every script in it, and takes away the worker that belongs to it. False where the scripts run in the
 * page: nothing can take them out of it but another page.
 */
export function stopTags(): boolean {
  const stopped = thread !== 'page'
  calls.length = 0
  if (!stopped) return false
  thread = 'none'
  removeSandbox()
  // What still waits for the library would be put into the page by it after its own time.
  for (const script of document.querySelectorAll('script[type="text/partytown"]')) script.remove()
  for (const name of ['marqueeTags', 'marqueeTagCalls', '_ptf', '_pttab', 'partytown'])
    Reflect.deleteProperty(window, name)
  navigator.serviceWorker
    ?.getRegistration(folder)
    .then((registration) => registration?.unregister())
    .catch(() => undefined)
  return true
}
