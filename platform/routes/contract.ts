import { Hono } from 'hono'
import { html } from 'hono/html'
import { forOtherClients, openApiOf } from '../contract/openapi.ts'
import { json, type Route } from '../contract/route.ts'
import type { Bindings } from '../env.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
code{font-size:.9em}`

/** The contract: /openapi.json for machines and / for people. */
export function contractOf(routes: readonly Route[]) {
  const document = openApiOf(routes)
  const app = new Hono<{ Bindings: Bindings }>({ strict: false })
  app.get('/openapi.json', () => json(document))
  app.get('/', (c) =>
    c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Marquee platform</title><style>${style}</style></head><body><h1>Marquee platform</h1>
<p>Every call of the contract; those for other clients say so. Machines read <a href="/openapi.json">openapi.json</a>. Refusals are problems (RFC 9457).</p>
${[...Map.groupBy(routes, (route) => route.family)].map(
  ([
    family,
    list,
  ]) => html`<h2>${family}</h2><table><thead><tr><th>Call</th><th>What it answers</th><th>Query</th></tr></thead><tbody>
${list.map(
  (
    route,
  ) => html`<tr><td><code>${route.method} ${route.path}</code></td><td>${route.summary}${route.otherClients ? ` ${forOtherClients}` : ''}</td>
<td>${Object.keys(route.query?.shape ?? {}).map((name) => html`<code>${name}</code> `)}</td></tr>`,
)}</tbody></table>`,
)}</body></html>`,
    ),
  )
  return app
}
