import type { Bindings } from '../env.ts'
import { html, jsonBlock } from '../pages/html.ts'
import { shell } from '../pages/layout.ts'
import { readPlayerRequest } from '../pages/player-request.ts'
import { pageHeaders } from '../pages/respond.ts'
import { playsByBank } from '../pages/way-in.ts'
import type { FrameConfig } from './frame-config.ts'

/**
 * GET /widget/: the frame that the widget's script puts into a page of the site. It is empty until a command comes, and shows
 * the platform's own pages, so that with and without script the same forms are filled in.
 */
export async function respondFrame(request: Request, bindings: Bindings): Promise<Response> {
  const read = await readPlayerRequest(request, bindings)
  if (read instanceof Response) return read
  const { t, siteOrigin, path, desk } = read
  const config: FrameConfig = {
    siteOrigin,
    query: path('').slice(1),
    payNPlay: playsByBank(read),
    texts: {
      unreachable: t('common.unreachable'),
      tryAgain: t('common.tryAgain'),
      cookiesRefused: t('failure.COOKIES_REFUSED'),
    },
  }
  const body = html`<main id="main" tabindex="-1" data-active="none" aria-label="${t('common.widget', { brand: desk.brand.name })}"></main>${jsonBlock('frame-config', config)}`
  const document = await shell(read, { title: desk.brand.name, body, script: 'frame', className: 'frame' })
  return new Response(document, { headers: pageHeaders(read, { framed: true }) })
}
