import { Hono } from 'hono'
import type { H, RouterRoute } from 'hono/types'
import type { AppEnv } from './context.ts'
import { bodyLimits } from './middleware/body-limits.ts'
import { answerError } from './middleware/errors.ts'
import { responseHeaders } from './middleware/headers.ts'
import { measured } from './middleware/measured.ts'
import { ownPosts } from './middleware/own-posts.ts'
import { rateLimits } from './middleware/rate-limits.ts'
import { siteOfHost } from './middleware/site.ts'
import { PageRouter } from './page-router.ts'
import { api } from './routes/api.tsx'
import { assets } from './routes/assets.ts'
import { clientLog } from './routes/client-log.ts'
import { cspReports } from './routes/csp-reports.ts'
import { gallery } from './routes/gallery.tsx'
import { gameCards } from './routes/game-cards.tsx'
import { matrix } from './routes/matrix.tsx'
import { media } from './routes/media.ts'
import { purge } from './routes/ops/purge.ts'
import { status } from './routes/ops/status.tsx'
import { pages } from './routes/pages.ts'
import { partytown } from './routes/partytown.ts'
import { pwa } from './routes/pwa.ts'
import { rss } from './routes/rss.ts'
import { searchList } from './routes/search-list.ts'
import { securityTxt } from './routes/security-txt.ts'
import { seo } from './routes/seo.ts'
import { speculationRules } from './routes/speculation-rules.ts'
import { winnersApi } from './routes/winners.tsx'
import { runtimeOf } from './runtime.ts'

/** Finds the steps of a request, and knows which addresses are pages. */
export const router = new PageRouter<[H, RouterRoute]>()

/** The order of a request, one line a step. Calls of operators and the platform are signed; browsers report by themselves; the rest is a page's own. */
export const app = new Hono<AppEnv>({ router })
  .onError(answerError)
  .use(measured())
  .use(responseHeaders())
  .use(siteOfHost(runtimeOf))
  .use(bodyLimits())
  .route('/ops', purge)
  .route('/ops', status)
  .route('/ops', matrix)
  .route('/ops', gallery)
  .use(rateLimits())
  .route('/api', cspReports)
  .use(ownPosts())
  .route('/assets', assets)
  .route('/img', media)
  .route('/~partytown', partytown)
  .route('/api', winnersApi)
  .route('/api', searchList)
  .route('/api', gameCards)
  .route('/api', clientLog)
  .route('/api', api)
  .route('/', seo)
  .route('/', securityTxt)
  .route('/', pwa)
  .route('/', speculationRules)
  .route('/', rss)
  .route('/', pages)
