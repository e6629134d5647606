import { scriptAddress } from '../state/trusted-script.ts'

/** After `load`, so that nothing of the first visit waits for it. Without a worker the site is the same, only not offline. */
export function registerWorker(serviceWorker: string | null): void {
  if (serviceWorker === null || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register(scriptAddress(serviceWorker), { updateViaCache: 'none' })
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
