import { cachePrefix, scope } from './service-worker/global-scope.ts'

/* Served instead of the worker while it is switched off: takes the place of any other, drops what it kept, and goes. */

async function leave(): Promise<void> {
  const kept = (await scope.caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(kept.map((name) => scope.caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
