import { problem } from '../../shared/http/problem.ts'
import type { Bindings } from '../env.ts'
import { assets } from '../pages/assets.ts'
import { readPlayerRequest } from '../pages/player-request.ts'
import type { WidgetConfig } from './frame-config.ts'

/** GET /widget/config.js?lang=&country= : the widget's script with what it has to know (docs/contracts/widget.md). */
export async function respondConfigScript(request: Request, bindings: Bindings): Promise<Response> {
  const url = new URL(request.url)
  const lang = url.searchParams.get('lang')
  if (lang === null || lang === '') return problem(400, 'Say the culture as lang.')
  const query = new URLSearchParams({ culture: lang })
  const country = url.searchParams.get('country')
  if (country !== null && country !== '') query.set('country', country)
  const read = await readPlayerRequest(
    new Request(`${url.origin}/widget/?${query}`, { headers: request.headers }),
    bindings,
  )
  if (read instanceof Response) return read
  const config: WidgetConfig = {
    origin: url.origin,
    frame: `${url.origin}${read.path('/widget/')}`,
    title: read.t('common.widget', { brand: read.desk.brand.name }),
  }
  return new Response(`(function(){var config=${JSON.stringify(config)};${assets.widget}})()`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
      // A page of the site loads it from another origin of the same site.
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    },
  })
}
