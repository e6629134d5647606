import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { brands } from '../../brands/registry.ts'
import { isHosted } from '../../shared/environment/environment.ts'
import type { AppEnv } from '../context.ts'
import { plainFailure } from '../responses/plain-failure.ts'

/** Pages for the people who build the site: in local and test runs; elsewhere there is no such address. */
export const localOnly = createMiddleware<AppEnv>(async (c, next) =>
  isHosted(c.var.runtime.config.ENVIRONMENT) ? plainFailure('noSuchFile') : next(),
)

/** The headers of a page that only they and operators read. */
export const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

/** The same page on the hosts of every brand of this run. */
export function onEveryBrand(c: Context<AppEnv>): { readonly name: string; readonly href: string }[] {
  const { runtime, url } = c.var
  return Object.values(brands)
    .filter(({ id }) => runtime.config.BRANDS.includes(id))
    .map(({ name, domain }) => {
      const host = new URL(url)
      host.hostname = domain.localHosts[0] ?? url.hostname
      return { name, href: host.href }
    })
}
