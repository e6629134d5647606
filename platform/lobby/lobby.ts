import { z } from 'zod'
import { limitTypes } from '../../shared/account/reports.ts'
import { depositedIn, makeDeposit, readLimits } from '../accounts/limits.ts'
import { pauseAccount } from '../accounts/pause.ts'
import { endSession, type Session } from '../accounts/sessions.ts'
import type { Answer } from '../pages/answer.ts'
import { readCookie, setCookie } from '../pages/cookies.ts'
import { faultSummary, form, money, notice, shortDateTime, submit, textControl } from '../pages/form.ts'
import { type Html, html, nothing } from '../pages/html.ts'
import { failureAt, isRefusedAt } from '../pages/place.ts'
import type { PlayerRequest } from '../pages/player-request.ts'
import { asksForConfirmation, limitText } from '../pages/raised-limits.ts'
import { checkContextOf } from '../pages/register/registering.ts'
import { clientUrl, playsByBank } from '../pages/way-in.ts'
import { checkField } from '../registration/checks.ts'
import { editionOf } from '../storage/edition.ts'

const minute = 60_000

const gameRow = z.object({ name: z.string(), wide_path: z.string() })

/** The game that was asked for, with its art; null where this edition has no such game. */
async function askedGame({ desk, entry }: PlayerRequest) {
  if (entry.game === undefined) return null
  const row = await desk.db
    .prepare(
      `SELECT g.name, g.wide_path FROM game g JOIN game_edition ge ON ge.game_id = g.id
       WHERE g.slug = ?1 AND ge.edition = ?2`,
    )
    .bind(entry.game, editionOf({ brand: desk.brand.id, culture: desk.culture.id }))
    .first()
  return row === null ? null : gameRow.parse(row)
}

async function gamePart(request: PlayerRequest): Promise<Html> {
  const { t, siteHref } = request
  if (isRefusedAt(request, 'play')) return html`<section class="panel">${notice('fault', t('failure.place'))}</section>`
  const game = await askedGame(request)
  if (game === null)
    return html`<section class="panel"><p>${t('lobby.choose')}</p><p><a class="button" href="${siteHref('home')}">${t('lobby.toGames')}</a></p></section>`
  return html`<section class="panel game" aria-labelledby="game"><img src="/media/${game.wide_path}" width="1280" height="640" alt=""><div><p class="aside">${t('lobby.asked')}</p><h2 id="game">${game.name}</h2><p>${t('lobby.gameDemo')}</p><p><a class="button button--quiet" href="${siteHref('home')}">${t('lobby.toGames')}</a></p></div></section>`
}

/** What led here, in words. */
function arrival(request: PlayerRequest, { account }: Session): Html {
  const { t, url, desk } = request
  const amount = Number(url.searchParams.get('amount') ?? '')
  switch (url.searchParams.get('notice')) {
    case 'welcome':
      return notice(
        'good',
        playsByBank(request)
          ? t('register.doneTextBank')
          : t('register.doneText', { username: account.username, brand: desk.brand.name }),
      )
    case 'deposited':
      return Number.isSafeInteger(amount) && amount > 0
        ? notice('good', t('lobby.deposited', { amount: money(request, amount) }))
        : nothing
    default:
      return nothing
  }
}

/** The time that is watched over; a script opens the reminder. */
function realityPart(request: PlayerRequest, { startedAt }: Session): Html {
  const { t, desk } = request
  const minutes = desk.rules.protection.realityCheckMinutes
  const passed = Math.floor((desk.now - startedAt) / minute)
  return html`<section class="panel" aria-labelledby="reality"><h2 id="reality">${t('lobby.reality')}</h2><p>${t('lobby.realityText', { minutes })} ${t('lobby.realityNow', { count: passed })}</p>
<dialog class="reality" data-reality data-minutes="${minutes}" data-passed="${desk.now - startedAt}" aria-labelledby="reality-now"><h2 id="reality-now">${t('lobby.reality')}</h2><p data-text="${realityTexts(request)}"></p><form method="dialog"><button class="button">${t('lobby.carryOn')}</button></form>${logoutForm(request)}</dialog></section>`
}

/** The reminder's words for each number of minutes that a session can last: plurals are the server's. */
const realityTexts = ({ t, desk }: PlayerRequest): string => {
  const every = desk.rules.protection.realityCheckMinutes
  return Array.from({ length: Math.ceil(720 / every) }, (_, index) =>
    t('lobby.realityNow', { count: (index + 1) * every }),
  ).join('|')
}

const logoutForm = ({ t, path }: PlayerRequest): Html =>
  form(path('/logout/'), html`<button class="button button--quiet" type="submit">${t('lobby.logout')}</button>`)

function pausePart({ t, desk, path }: PlayerRequest): Html {
  const hours = desk.rules.protection.pauseHours
  if (hours === null) return nothing
  return html`<section class="panel">${form(path('/lobby/pause/'), html`<button class="button button--quiet" type="submit">${t('lobby.pause', { count: hours })}</button>`)}<p class="aside">${t('lobby.pauseText')}</p></section>`
}

/** The form for practice money; none where nobody may play. */
function depositPart(request: PlayerRequest, message: string | null): Html {
  const { t, desk, path, form: sent } = request
  if (isRefusedAt(request, 'play')) return nothing
  const amount = {
    id: 'amount',
    label: t('lobby.amount', { currency: desk.culture.currency }),
    value: sent.amount ?? '',
    hint: t('lobby.depositText'),
    message,
    required: true,
    autocomplete: 'off',
    length: 9,
  }
  return html`<section class="panel" aria-labelledby="deposit"><h2 id="deposit">${t('lobby.deposit')}</h2>${message === null ? nothing : faultSummary(request, [{ id: 'amount', label: amount.label, message }])}${form(path('/lobby/deposit/'), html`${textControl(request, amount, { inputMode: 'numeric' })}${submit(t('lobby.depositSubmit'))}`)}</section>
`
}

async function accountPart(
  request: PlayerRequest,
  { account, startedAt }: Session,
  message: string | null,
): Promise<Html> {
  const { t, desk, path } = request
  const [limits, sums] = await Promise.all([
    readLimits(desk, account.id, desk.rules.protection),
    depositedIn(desk, account.id),
  ])
  return html`<section class="panel" aria-labelledby="account"><h2 id="account">${t('lobby.account')}</h2><dl class="facts">
<div><dt>${t('lobby.username')}</dt><dd>${account.username}</dd></div><div><dt>${t('lobby.player')}</dt><dd>${account.id}</dd></div>
<div><dt>${t('lobby.since')}</dt><dd>${shortDateTime(desk.culture.htmlLang, startedAt)}</dd></div><div><dt>${t('lobby.balance')}</dt><dd>${money(request, sums.total)}</dd></div></dl></section>
${depositPart(request, message)}<section class="panel" aria-labelledby="limits"><h2 id="limits">${t('lobby.limits')}</h2><dl class="facts">${limitTypes.map(
    (type) => html`<div><dt>${t(`lobby.${type}`)}</dt><dd>${limitText(request, limits[type].amount)}</dd></div>`,
  )}</dl>${asksForConfirmation(request, limits) ? html`<p>${t('limits.raisedText')}</p>` : nothing}<p><a href="${path('/deposit-limits/')}">${t('lobby.changeLimits')}</a></p></section>`
}

async function lobbyPage(request: PlayerRequest, session: Session, message: string | null = null): Promise<Answer> {
  const { t, desk } = request
  const name = session.account.first_name
  const [game, account] = await Promise.all([gamePart(request), accountPart(request, session, message)])
  return {
    kind: 'page',
    title: t('lobby.title'),
    active: 'none',
    wide: true,
    main: html`<h1 tabindex="-1">${name === '' ? t('lobby.helloNameless') : t('lobby.hello', { name })}</h1>
<p>${t('lobby.welcome', { brand: desk.brand.name })}</p>${arrival(request, session)}${game}<div class="panels">${account}${realityPart(request, session)}${pausePart(request)}
<section class="panel" aria-labelledby="arrived"><h2 id="arrived">${t('lobby.arrived')}</h2><p>${t('lobby.arrivedText')}</p><p><code class="address">${clientUrl(request)}</code></p></section></div>${logoutForm(request)}`,
  }
}

/** Who is not logged in comes back here after it; right after a login without its cookie, cookies are refused. */
function toLogin({ path, url }: PlayerRequest): Answer {
  const arrivedFromLogin = ['in', 'welcome'].includes(url.searchParams.get('notice') ?? '')
  return { kind: 'redirect', to: path('/login/', { ...(arrivedFromLogin && { notice: 'cookies' }) }) }
}

/** GET /lobby/: the page that a client URL leads to. */
export async function showLobby(request: PlayerRequest): Promise<Answer> {
  const { session } = request
  if (session === null) return toLogin(request)
  return failureAt(request, 'lobby') ?? lobbyPage(request, session)
}

/** GET /play/: where the site's play links lead without script. */
export async function showPlay({ path }: PlayerRequest): Promise<Answer> {
  return { kind: 'redirect', to: path('/lobby/') }
}

/** POST /lobby/deposit/: practice money, within the player's limits. */
export async function submitDeposit(request: PlayerRequest): Promise<Answer> {
  const { session, desk, form: sent, path, t } = request
  if (session === null) return { kind: 'redirect', to: path('/login/', { notice: 'ended' }) }
  if (isRefusedAt(request, 'play')) return lobbyPage(request, session)
  const checked = checkField('limit_daily', true, sent.amount ?? '', { ...checkContextOf(request, ''), mostMoney: {} })
  if ('fault' in checked) return lobbyPage(request, session, t('fault.money'))
  const limits = await readLimits(desk, session.account.id, desk.rules.protection)
  const against = await makeDeposit(desk, session.account.id, limits, Number(checked.value))
  if (against !== null) return lobbyPage(request, session, t(`lobby.limit_${against}`))
  return { kind: 'redirect', to: path('/lobby/', { notice: 'deposited', amount: checked.value }) }
}

/** POST /lobby/pause/: where the market has the button. */
export async function submitPause(request: PlayerRequest): Promise<Answer> {
  const { session, desk, path, config } = request
  const hours = desk.rules.protection.pauseHours
  if (session === null || hours === null) return { kind: 'redirect', to: path('/lobby/') }
  await pauseAccount(desk, session.account.id, hours)
  const cookies = [setCookie('session', null, config.ENVIRONMENT)]
  return { kind: 'redirect', to: path('/login/', { notice: 'bye' }), cookies }
}

/** POST /logout/ */
export async function submitLogout(request: PlayerRequest): Promise<Answer> {
  const { cookie, config, desk, path } = request
  const key = readCookie(cookie, 'session', config.ENVIRONMENT)
  if (key !== null) await endSession(desk, key)
  return {
    kind: 'redirect',
    to: path('/login/', { notice: 'bye' }),
    cookies: [setCookie('session', null, config.ENVIRONMENT), setCookie('registration', null, config.ENVIRONMENT)],
  }
}
