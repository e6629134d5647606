import { Hono, type MiddlewareHandler } from 'hono'
import { brandIds } from '../../../brands/registry.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { unlimited } from '../../../worker/content/budget.ts'
import { originAt } from '../../../worker/content/origin.ts'
import type { AppEnv, PageEnv, PageVariables, Runtime } from '../../../worker/context.ts'
import type { Config } from '../../../worker/env.ts'
import { resolveHost } from '../../../worker/sites.ts'
import { Timing } from '../../../worker/timing.ts'
import { executionContext } from '../worker-env.ts'

export const configOf = (ENVIRONMENT: Config['ENVIRONMENT']): Config =>
  ({
    ENVIRONMENT,
    BRANDS: [...brandIds],
    API_ORIGIN: 'http://api.test',
    PLATFORM_URL: 'http://play.test',
    VENDOR_ORIGIN: null,
  }) as Config

export const runtimeOf = (ENVIRONMENT: Config['ENVIRONMENT'], content: unknown = null): Runtime => {
  const config = configOf(ENVIRONMENT)
  return { config, content, origin: originAt(config.API_ORIGIN) } as Runtime
}

export const siteAt = (host: string) => {
  const found = resolveHost(new URL(`http://${host}/`), configOf('test'))
  if (found.kind !== 'site') throw new Error(`No site on ${host}.`)
  return found.site
}

export const editionOf = (host: string, culture: CultureId) => {
  const edition = siteAt(host).editions.find((own) => own.culture.id === culture)
  if (edition === undefined) throw new Error(`${host} has no ${culture}.`)
  return edition
}

/** What a step left behind, or its own answer. */
export interface Passed {
  readonly response: Response
  /** The variables that the next step sees; null where the step answered itself. */
  readonly seen: Partial<PageVariables> | null
}

/** What Server-Timing says of the steps so far; null where it says nothing. */
export const stepsOf = (seen: Partial<Pick<PageVariables, 'timing'>> | null): string | null => {
  const headers = new Headers()
  seen?.timing?.writeTo(headers)
  return headers.get('server-timing')
}

/** Sends a request through one step of the Worker, with what the steps before it have found out. */
export async function through(
  step: MiddlewareHandler<AppEnv> | MiddlewareHandler<PageEnv>,
  before: Partial<PageVariables>,
  request: string | Request,
  init?: RequestInit,
): Promise<Passed> {
  let seen: Passed['seen'] = null
  const app = new Hono<PageEnv>()
    .use(async (c, next) => {
      c.set('timing', new Timing(true))
      c.set('budget', unlimited)
      c.set('url', new URL(c.req.url))
      for (const [name, value] of Object.entries(before)) c.set(name as keyof PageVariables, value as never)
      await next()
    })
    .use(step as MiddlewareHandler<PageEnv>)
    .all('*', (c) => {
      seen = { ...c.var }
      return c.text('next')
    })
  const response = await app.request(request, init, {}, executionContext)
  return { response, seen }
}
