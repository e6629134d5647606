import { cachePrefix, type FetchEvent, scope } from './service-worker/global-scope.ts'
import { handlingOf, keepingOf, offlinePageOf, surplus, type WorkerConfig } from './service-worker/rules.ts'
import { within } from './service-worker/within.ts'

/*
 * Keeps the shell, visited pages and their pictures for a visitor without a network (spec 7, quality 7). Pages come from the
 * network first, always: what is kept serves only when the network fails or does not come. A new build's worker waits until the tabs of the
 * old one are closed; files of builds are named by their content, so that both can share a cache.
 */

declare const workerConfig: WorkerConfig

const { brand, shell, offline } = workerConfig
const nameOf = (what: string): string => `${cachePrefix}${brand}-${what}`
const names = { pages: nameOf('pages'), assets: nameOf('assets'), images: nameOf('images'), offline: nameOf('offline') }

/** The most that is kept of each kind; the oldest go first. */
const most = { pages: 30, assets: 60, images: 150 } as const

const always = new Set(shell)

/** Longest waits for the network, in ms: a page that has a kept copy, one that has none, and a file behind a page. */
const limits = { pageWithCopy: 8_000, page: 30_000, file: 30_000 } as const

async function keep(kind: keyof typeof most, request: Request, response: Response): Promise<void> {
  const cache = await scope.caches.open(names[kind])
  await cache.put(request, response)
  const kept = (await cache.keys()).map(({ url }) => url.replace(scope.location.origin, ''))
  await Promise.all(surplus(kept, most[kind], always).map((path) => cache.delete(path)))
}

/** Fetches an offline page within the limit of a file and keeps it, unless the place is restricted. */
async function keepOfflinePage(page: string): Promise<void> {
  const response = await fetch(page, { cache: 'no-cache', signal: AbortSignal.timeout(limits.file) })
  if (keepingOf(response, brand) === 'keep') await (await scope.caches.open(names.offline)).put(page, response)
}

/** The shell, and the offline pages of the open tabs' cultures and of those that were kept before. */
async function install(): Promise<void> {
  const assets = await scope.caches.open(names.assets)
  const missing = await Promise.all(shell.map(async (file) => ((await assets.match(file)) ? [] : [file])))
  await assets.addAll(missing.flat().map((file) => new Request(file, { signal: AbortSignal.timeout(limits.file) })))
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const before = await (await scope.caches.open(names.offline)).keys()
  const pages = [
    ...tabs.map(({ url }) => offlinePageOf(new URL(url).pathname, offline)),
    ...before.map(({ url }) => new URL(url).pathname),
  ]
  const known = new Set(offline.map(({ page }) => page))
  await Promise.all([...new Set(pages)].map((page) => (page && known.has(page) ? keepOfflinePage(page) : undefined)))
}

/** Drops what other brands or earlier workers kept under names of their own. */
async function activate(): Promise<void> {
  const own = new Set(Object.values(names))
  const others = (await scope.caches.keys()).filter((name) => name.startsWith(cachePrefix) && !own.has(name))
  await Promise.all(others.map((name) => scope.caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
}

/** The offline page of the culture, else any that is kept. */
async function offlinePage(path: string): Promise<Response> {
  const cache = await scope.caches.open(names.offline)
  const page = offlinePageOf(path, offline)
  const [any] = await cache.keys()
  return (page && (await cache.match(page))) || (any && (await cache.match(any))) || Response.error()
}

/** The network's answer to a page; what becomes of the kept copy is done behind it. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event
  const response = (await event.preloadResponse) ?? (await fetch(request))
  const keeping = keepingOf(response, brand)
  if (keeping === 'keep') {
    event.waitUntil(keep('pages', request, response.clone()))
    const own = offlinePageOf(new URL(request.url).pathname, offline)
    event.waitUntil(
      scope.caches
        .open(names.offline)
        .then(async (cache) => (own && !(await cache.match(own)) ? keepOfflinePage(own) : undefined)),
    )
  } else if (keeping === 'drop' && response.type !== 'opaqueredirect')
    event.waitUntil(scope.caches.open(names.pages).then((cache) => cache.delete(request)))
  return response
}

/** Limits: 8 s where a kept copy can serve instead, 30 s where none can; then, or when the network fails, the offline page. */
async function page(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  event.waitUntil(network.catch(() => undefined))
  try {
    return await within(limits.pageWithCopy, network)
  } catch {
    const kept = await (await scope.caches.open(names.pages)).match(event.request, { ignoreVary: true })
    if (kept) return kept
  }
  return within(limits.page - limits.pageWithCopy, network).catch(() =>
    offlinePage(new URL(event.request.url).pathname),
  )
}

/** A file named by its content is the same for ever: what is kept serves. */
async function file(event: FetchEvent, kind: 'assets' | 'images'): Promise<Response> {
  const kept = await (await scope.caches.open(names[kind])).match(event.request, { ignoreVary: true })
  // A picture's address with a query is not named by its content: it is renewed behind the answer.
  if (kept && !event.request.url.includes('?')) return kept
  // Limit: that of a file; then the picture is missing, or its kept copy stays.
  const fetched = fetch(event.request, { signal: AbortSignal.timeout(limits.file) }).then((response) => {
    if (response.status === 200) event.waitUntil(keep(kind, event.request, response.clone()))
    return response
  })
  if (!kept) return fetched
  event.waitUntil(fetched.catch(() => undefined))
  return kept
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  switch (handlingOf(event.request, scope.location.origin)) {
    case 'page':
      return event.respondWith(page(event))
    case 'asset':
      return event.respondWith(file(event, 'assets'))
    case 'image':
      return event.respondWith(file(event, 'images'))
    case 'leave':
  }
})
