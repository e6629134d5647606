import { brands } from '../../brands/registry.ts'
import { accountTextsOf } from '../../locales/account-catalogues.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { problem } from '../../shared/http/problem.ts'
import { type AccountTranslate, createAccountTranslate } from '../../shared/i18n/translate.ts'
import { href } from '../../shared/routes/href.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { Brand } from '../../shared/site/brand.ts'
import { createEdition } from '../../shared/site/edition.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import { platformHosts } from '../../shared/site/platform-host.ts'
import type { Edition } from '../../shared/site/site.ts'
import type { Desk } from '../accounts/means.ts'
import { passwords } from '../accounts/passwords.ts'
import { readSession, type Session } from '../accounts/sessions.ts'
import { type Bindings, type Config, configOf } from '../env.ts'
import { mailRoom } from '../mail/mail.ts'
import type { Form } from '../registration/steps.ts'
import { siteBeside } from '../site-address.ts'
import { readCookie } from './cookies.ts'
import { type Entry, entryOf, withEntry } from './entry.ts'
import { playerRulesOf } from './player-rules-of.ts'
import { WorkCount } from './work-count.ts'

/** A request of a person to the platform: whose, in which language, from where, logged in or not. */
export interface PlayerRequest {
  readonly url: URL
  readonly desk: Desk
  readonly config: Config
  readonly entry: Entry
  readonly edition: Edition
  readonly t: AccountTranslate
  readonly session: Session | null
  /** What a form sent; empty with GET. */
  readonly form: Form
  /** The page is asked for by the widget's frame. */
  readonly embedded: boolean
  /** ISO 3166-1 alpha-2, as the edge sees it, or as a local run is told. */
  readonly country: string | null
  readonly region: string | null
  readonly siteOrigin: string
  readonly cookie: string | null
  /** A path of this platform with the entry. */
  readonly path: (path: string, more?: Readonly<Record<string, string>>) => string
  /** The address of a page of the site in this culture; its home where the culture lacks it. */
  readonly siteHref: (key: RouteKey) => string
  readonly work: WorkCount
}

const brandOfHost = (hostname: string, config: Config): Brand | undefined =>
  Object.values(brands).find(({ domain }) => platformHosts(domain, config.ENVIRONMENT).includes(hostname))

const translators = new Map<CultureId, AccountTranslate>()

/** The culture's translate function, made once. */
function translatorOf(id: CultureId): AccountTranslate {
  const known = translators.get(id)
  if (known !== undefined) return known
  const made = createAccountTranslate(cultures[id].htmlLang, accountTextsOf(id))
  translators.set(id, made)
  return made
}

/** The brand's own editions; a market that is switched off has none (rulings 8). */
const editions = new Map<BrandId, readonly Edition[]>(
  Object.values(brands).map((brand) => [
    brand.id,
    brand.domain.cultures
      .filter((id) => markets[id].enabled)
      .map((id) => createEdition(brand, cultures[id], markets[id])),
  ]),
)

/** The largest form that is read, in characters. */
const largestForm = 16_384

/** The form of a POST from a page of this very origin, or why it is not taken. */
async function formOf(request: Request, origin: string): Promise<Form | Response> {
  if (request.method !== 'POST') return {}
  // Browsers name the origin of every POST: a form of another page is not this visitor's will.
  if (request.headers.get('origin') !== origin)
    return problem(403, 'Forms are taken from this platform’s own pages only.')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return problem(415, 'Send the form as a form.')
  const text = await request.text()
  if (text.length > largestForm) return problem(413, `A form has at most ${largestForm} characters.`)
  return Object.fromEntries(new URLSearchParams(text))
}

/** Reads the request of a person, or answers why it cannot be read. */
export async function readPlayerRequest(request: Request, bindings: Bindings): Promise<PlayerRequest | Response> {
  const config = configOf(bindings)
  const url = new URL(request.url)
  const brand = brandOfHost(url.hostname, config)
  if (brand === undefined) return problem(404, 'No brand’s players are served on this host.')
  const entry = entryOf(url.searchParams)
  if (entry === null) return problem(400, 'The address holds a value that cannot be read.')
  const id = entry.culture ?? brand.domain.cultures[0]
  const edition = editions.get(brand.id)?.find(({ culture }) => culture.id === id)
  if (edition === undefined || (entry.brand_code ?? brand.code) !== brand.code)
    return problem(400, 'Say the brand_code of this host, and one of its cultures.')
  const form = await formOf(request, url.origin)
  if (form instanceof Response) return form

  const t = translatorOf(id)
  const now = Date.now()
  const work = new WorkCount()
  const db = work.counted(bindings.DB)
  const path: PlayerRequest['path'] = (to, more) => withEntry(to, entry, id, more)
  const desk: Desk = {
    db,
    now,
    passwords: work.countedPasswords(passwords),
    brand,
    culture: edition.culture,
    market: edition.market,
    rules: playerRulesOf(brand, id),
    mailTo: mailRoom(db, { brand: brand.id, name: brand.name, culture: id, t }, now),
    from: request.headers.get('cf-connecting-ip'),
    // The game that was asked for outlasts the way over a mailbox; nothing else of the entry goes into a mail.
    address: (page, key) => {
      const { game } = entry
      const query = { culture: id, ...(key !== undefined && { key }), ...(game !== undefined && { game }) }
      return `${url.origin}/${page}/?${new URLSearchParams(query)}`
    },
  }
  const siteOrigin = siteBeside(config, brand.id, url.hostname)
  const cookies = request.headers.get('cookie')
  const sessionKey = readCookie(cookies, 'session', config.ENVIRONMENT)
  return {
    url,
    desk,
    config,
    entry,
    edition,
    t,
    session: sessionKey === null ? null : await readSession(desk, brand.id, sessionKey),
    form,
    embedded: request.headers.has('x-widget'),
    country:
      request.headers.get('cf-ipcountry') ?? (config.ENVIRONMENT === 'production' ? null : (entry.country ?? null)),
    region: request.headers.get('cf-region-code'),
    siteOrigin,
    cookie: cookies,
    path,
    siteHref: (key) => siteOrigin + (href(edition, key) ?? href(edition, 'home') ?? '/'),
    work,
  }
}
