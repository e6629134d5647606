import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, one line each: the rule and the first element it is about. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Only what fails is worked out in full: the rest would be thrown away.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html.slice(0, 200)}`)
}
