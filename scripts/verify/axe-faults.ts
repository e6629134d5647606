import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export interface AxeOptions {
  /** The page has no frame of another origin: axe then needs no blank page of its own, in half the time. */
  readonly frameless?: boolean
}

/** What axe finds on a page, one line each: the rule and the first element it is about. */
export async function axeFaults(page: Page, { frameless = false }: AxeOptions = {}): Promise<string[]> {
  // Only what fails is worked out in full: the rest would be thrown away.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(frameless)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html.slice(0, 200)}`)
}
