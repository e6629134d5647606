import { Hono } from 'hono'
import { problem, problems } from '../shared/http/problem.ts'
import type { Route } from './contract/route.ts'
import { type Bindings, configOf } from './env.ts'
import { takeFault, withFault } from './faults.ts'
import { respondBannerMedia } from './routes/banner-media.ts'
import { bannerRoutes } from './routes/banners.ts'
import { blogRoutes } from './routes/blog.ts'
import { cmsRoutes } from './routes/cms.ts'
import { contractOf } from './routes/contract.ts'
import { faultRoutes, faultsAllowed } from './routes/faults.ts'
import { feedRoutes } from './routes/feeds.ts'
import { gameRoutes } from './routes/games.ts'
import { media } from './routes/media.ts'
import { operationRoutes } from './routes/operations.ts'
import { placeRoutes } from './routes/place.ts'
import { playerPages } from './routes/players.ts'
import { publishRoutes } from './routes/publish.ts'
import { vendorRoom, vendorRoomPath } from './vendors/room.ts'

/** Every call of the contract. The OpenAPI document is made of the same list. */
export const routes: readonly Route[] = [
  ...gameRoutes,
  ...feedRoutes,
  ...cmsRoutes,
  ...bannerRoutes,
  ...blogRoutes,
  ...placeRoutes,
  ...operationRoutes,
  ...publishRoutes,
  ...faultRoutes,
]

type App = Hono<{ Bindings: Bindings }>

const mountedAt = (path: string): string => path.replace(/\/$/, '')

/** Mounts the calls; a known path by another method is 405. */
function mount(app: App, list: readonly Route[]): void {
  for (const route of list) {
    app.on(route.method, mountedAt(route.path), (c) => route.respond(c.req.raw, c.env, c.req.param()))
  }
  for (const [path, same] of Map.groupBy(list, (route) => route.path)) {
    const allow = same.map((route) => route.method).join(', ')
    app.all(mountedAt(path), () => problems.wrongMethod(allow))
  }
}

// Addresses are answered with and without a trailing slash: the specification names some each way. Hono wants them
// mounted without.
export const app: App = new Hono<{ Bindings: Bindings }>({ strict: false })

app.use(async (c, next) => {
  const { pathname } = new URL(c.req.url)
  const applies = faultsAllowed(configOf(c.env).ENVIRONMENT) && !pathname.startsWith('/faults')
  const fault = applies ? takeFault(pathname) : null
  if (fault === null) return next()
  return withFault(fault, async () => {
    await next()
    return c.res
  })
})
app.get('/v1/banners/media', (c) => respondBannerMedia(c.req.raw, c.env))
app.all('/v1/banners/media', () => problems.wrongMethod('GET'))
mount(app, routes)
app.route('/media', media)
app.route(vendorRoomPath, vendorRoom)
app.route('/', playerPages)
app.route('/', contractOf(routes))
app.notFound((c) => problem(404, `Nothing is served at ${c.req.path.slice(0, 200)}.`))
app.onError((error) => {
  console.error(error)
  return problems.failed()
})
