import { test as base, expect } from '@playwright/test'

/** What a page may not do in any journey: log an error, throw, break the policy, or fail to load something. */
export interface Faults {
  /** Messages that this journey provokes on purpose. */
  readonly allow: (pattern: RegExp) => void
}

export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') found.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => found.push(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A navigation away cancels what was still loading: no fault of the page.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`)
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
