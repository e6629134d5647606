import type { Context } from 'hono'
import { keepHeader, leaveKept } from '../../../shared/site/keep-offline.ts'
import type { VisitorData } from '../../../shared/site/page-data.ts'
import { contentOf, type PageEnv } from '../../context.ts'
import type { DocumentParts } from '../../document/document.tsx'
import { matchesEtag } from '../../document/etag.ts'
import { finish, finishForOne } from '../../document/finished-answers.ts'
import { scriptJson } from '../../document/head.tsx'
import { assemble, encodeDocument, isCurrent, type KeptPage, type PageState } from '../../document/page-cache.ts'
import { emulationAllowed } from '../../env.ts'
import { shortHash } from '../../short-hash.ts'
import { earlyHints } from '../../view/early-hints.ts'
import { suggestedCulture } from '../../visitor/suggested-culture.ts'
import { consentAttributes } from '../../visitor/visitor.ts'
import { visitorData } from '../../visitor/visitor-data.ts'
import { speculationRulesPath } from '../speculation-rules.ts'

/** The visit's own attributes of the root element and its JSON: all that differs from visitor to visitor (rulings 5.1). */
interface Visit {
  readonly attributes: string
  readonly json: string
  /** How often tags had been raised before it was asked for. */
  readonly raises: number
}

/** Asked for beside the page's content, not after it. */
export async function visitOf(c: Context<PageEnv>): Promise<Visit> {
  const runtime = c.get('runtime')
  const site = c.get('site')
  const address = c.get('address')
  const visitor = c.get('visitor')
  const place = c.get('place')
  const url = c.get('url')
  const { culture } = address.edition
  const { raises } = runtime.content.tagVersions
  const known = await visitorData(visitor, place, site.brand, culture, contentOf(c, culture.id))
  const data: VisitorData = { ...known, emulation: emulationAllowed(runtime.config) }
  const bareHome = url.pathname === '/' && visitor.chosenCulture === null
  const suggestion = bareHome ? suggestedCulture(place.geo, culture.id, site.editions) : null
  return {
    attributes:
      consentAttributes(visitor, place.restriction) + (suggestion === null ? '' : ` data-suggest="${suggestion}"`),
    json: scriptJson(data),
    raises,
  }
}

const answer = (c: Context<PageEnv>, body: Uint8Array<ArrayBuffer>, headers: Headers): Response => {
  const address = c.get('address')
  const timing = c.get('timing')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', address.edition.culture.htmlLang)
  headers.set('content-length', String(body.byteLength))
  timing.step('visit')
  timing.writeTo(headers)
  return new Response(c.req.method === 'HEAD' ? null : body, { headers })
}

/** The answer of a page that is no one visitor's own: `private, no-cache` with an ETag over page and visit (rulings 5.1). */
export function keptPageResponse(c: Context<PageEnv>, kept: KeptPage, visit: Visit, state: PageState): Response {
  const runtime = c.get('runtime')
  const address = c.get('address')
  const site = c.get('site')
  const place = c.get('place')
  const now = c.get('now')
  const { tagVersions } = runtime.content
  const { raises } = visit
  const keeps = runtime.config.PAGE_CACHE === 'on' && state !== 'passing'
  const current = keeps && state === 'whole' && isCurrent(kept, now.getTime(), (tag) => tagVersions.knownOf(tag))
  const etag = `W/"${kept.hash}-${shortHash(visit.attributes + visit.json)}"`
  const headers = new Headers({
    'cache-control': 'private, no-cache',
    etag,
    'speculation-rules': `"${speculationRulesPath}"`,
  })
  if (address.route.entry.noindex) headers.set('x-robots-tag', 'noindex')
  // Says to the service worker that it may keep the page; a restricted one never is (quality 7.3), and one that lacks
  // something does not take the place of the one that said everything (rulings 5.6).
  if (place.restriction === 'none' && address.route.entry.keepOffline !== false && state !== 'passing')
    headers.set(keepHeader, state === 'whole' ? site.brand.id : leaveKept)
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers.set('link', earlyHints(site.brand.id))
  const body = assemble(kept.parts, visit.attributes, visit.json)
  if (current) finish(c.req.raw, { body, freshUntil: kept.freshUntil, isNewest: () => tagVersions.raises === raises })
  else if (keeps) finishForOne(c.req.raw)
  return answer(c, body, headers)
}

/** The answer of a page that belongs to this one request: nobody keeps it, nobody lists it. */
export async function oncePageResponse(c: Context<PageEnv>, parts: DocumentParts): Promise<Response> {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const { attributes, json } = await visitOf(c)
  const { parts: encoded } = encodeDocument(parts)
  return answer(c, assemble(encoded, attributes, json), headers)
}
