import type { Context } from 'hono'
import { blocksPage } from '../../../shared/place/restriction.ts'
import type { PageEnv } from '../../context.ts'
import type { PageKey } from '../../document/page-key.ts'
import { buildVersion } from '../../view/assets.ts'
import type { PageSubject } from './render-page.ts'

/** What of a visit its page depends on: the one place where one becomes the other (rulings 5.1). */
export function pageKeyOf(c: Context<PageEnv>): PageKey {
  const site = c.get('site')
  const place = c.get('place')
  const visitor = c.get('visitor')
  const rate = c.get('rate')
  const festive = c.get('festive')
  return {
    version: buildVersion,
    origin: site.origin,
    restriction: place.restriction,
    clearable: place.clearable,
    place: blocksPage(place.restriction) ? visitor.place : null,
    festive,
    rate,
  }
}

/** What a page of a visit is rendered of. */
export function pageSubjectOf(c: Context<PageEnv>, key: PageKey): PageSubject {
  const runtime = c.get('runtime')
  const site = c.get('site')
  const address = c.get('address')
  const page = c.get('page')
  const query = c.get('query')
  const now = c.get('now')
  const timing = c.get('timing')
  return { config: runtime.config, site, address, page, query, key, now, timing }
}
