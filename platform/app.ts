import { Hono } from 'hono'
import type { Bindings } from './env.ts'
import { problem } from './problem.ts'
import type { Route } from './route.ts'
import { gameRoutes } from './routes/games.ts'
import { media } from './routes/media.ts'
import { placeRoutes } from './routes/place.ts'

/** Every call of the contract. The OpenAPI document is made of the same list. */
export const routes: readonly Route[] = [...gameRoutes, ...placeRoutes]

type App = Hono<{ Bindings: Bindings }>

const mountedAt = (path: string): string => path.replace(/\/$/, '')

/** Mounts a family's calls; a known path by another method is 405. */
function mount(app: App, list: readonly Route[]): void {
  for (const route of list) {
    app.on(route.method, mountedAt(route.path), (c) => route.respond(c.req.raw, c.env, c.req.param()))
  }
  const methods = Map.groupBy(list, (route) => route.path)
  for (const [path, same] of methods) {
    const allow = same.map((route) => route.method).join(', ')
    app.all(mountedAt(path), () => problem(405, `This address answers ${allow}.`, { headers: { allow } }))
  }
}

// Addresses are answered with and without a trailing slash: the specification names some each way. Hono wants them
// mounted without.
export const app: App = new Hono<{ Bindings: Bindings }>({ strict: false })
mount(app, routes)
app.route('/media', media)
app.notFound((c) => problem(404, `Nothing is served at ${c.req.path}.`))
app.onError((error) => {
  console.error(error)
  return problem(500, 'The platform failed to answer. The fault is logged.')
})
