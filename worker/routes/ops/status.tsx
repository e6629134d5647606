import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { isHosted } from '../../../shared/environment/environment.ts'
import { siteVersion } from '../../../shared/site/version.ts'
import type { AppEnv } from '../../context.ts'
import { isWithin, tooMany } from '../../middleware/rate-limits.ts'
import { plainFailure } from '../../responses/plain-failure.ts'
import { telemetry } from '../../telemetry/telemetry.ts'
import { buildVersion, scripts } from '../../view/assets.ts'
import { unlisted } from '../local-pages.ts'
import { previewExpiry } from '../pages/preview-token.ts'
import { readyChecks } from './ready.ts'
import { StatusPage } from './StatusPage.tsx'

/** How the site is: for machines that watch it, and for operators. */
export const status = new Hono<AppEnv>()

/** GET /ops/health: the Worker answers; nothing else is asked. */
status.get('/health', (c) => c.json({ is: 'well', version: siteVersion, build: buildVersion }, 200, unlisted))

/**
 * GET /ops/ready: whether what pages are made of answers; 503 where a part does not. Pages are served all the same. Each call
 * asks the content API: its caller has a limit.
 */
status.get('/ready', async (c) => {
  if (!(await isWithin(c, 'ops'))) return tooMany()
  const checks = await readyChecks(c.var.runtime, c.var.url, scripts.boot)
  const well = checks.every(({ is }) => is === 'well')
  return c.json({ is: well ? 'well' : 'failed', checks }, well ? 200 : 503, {
    ...unlisted,
    ...(!well && { 'retry-after': '30' }),
  })
})

/** Outside local runs by a signed, expiring link alone, as previews are (npm run preview-link -- <origin>/ops/status). */
async function mayLook(c: Context<AppEnv>): Promise<boolean> {
  const { runtime, url } = c.var
  if (!isHosted(runtime.config.ENVIRONMENT)) return true
  const subject = { host: url.hostname, path: url.pathname }
  const token = url.searchParams.get('token')
  return (await previewExpiry(token, subject, runtime.config.PREVIEW_KEY, new Date())) !== null
}

/** GET /ops/status: what this isolate has seen, drawn. */
status.get('/status', async (c) => {
  if (!(await mayLook(c))) return plainFailure('noSuchFile')
  const { runtime, site } = c.var
  const now = Date.now()
  const html = renderToStaticMarkup(
    <StatusPage
      now={now}
      about={{
        Site: site.brand.name,
        Environment: runtime.config.ENVIRONMENT,
        Version: siteVersion,
        Build: buildVersion,
        'This isolate since': `${new Date(telemetry.since).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
      }}
      telemetry={telemetry}
      breakers={runtime.content.breakers()}
    />,
  )
  return c.html(`<!doctype html>${html}`, 200, { ...unlisted, 'referrer-policy': 'no-referrer' })
})
