/**
 * The part of the service worker's global scope that is used here. The compiler knows either a page's globals or a
 * worker's, and the client is compiled for pages.
 */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly { readonly url: string }[]>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
}

/** The global scope under its own type. */
export const scope = globalThis as unknown as WorkerScope

/** Every cache of the site's worker begins with this. */
export const cachePrefix = 'marquee-'
