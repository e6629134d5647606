import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { vitalsAddress } from '../../shared/logging/client-log.ts'
import { storedConsent } from '../state/storage.ts'

/** What was measured and not sent yet, by name: the last value of each counts. */
const measured = new Map<string, Pick<Metric, 'name' | 'value' | 'rating'>>()

const send = (): void => {
  if (measured.size === 0 || !storedConsent().tracking) return
  const metrics = [...measured.values()].map(({ name, value, rating }) => ({
    name,
    value: Math.round(value * 1000) / 1000,
    rating,
  }))
  measured.clear()
  navigator.sendBeacon(vitalsAddress, JSON.stringify({ path: location.pathname, metrics }))
}

/** Measures how the page felt and tells this site alone, when the page is left (design "Client"). Nothing in it names a visitor. */
export function followVitals(): void {
  const keep = (metric: Metric): void => void measured.set(metric.name, metric)
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep)
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
}
