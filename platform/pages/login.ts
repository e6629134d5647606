import { brands } from '../../brands/registry.ts'
import type { Failure, LoginReport } from '../../shared/account/reports.ts'
import type { WidgetAccount } from '../../shared/account/widget-messages.ts'
import type { Account } from '../accounts/account.ts'
import { logIn } from '../accounts/login.ts'
import { underMaintenance } from '../publishing/maintenance.ts'
import type { Answer } from './answer.ts'
import { setCookie } from './cookies.ts'
import { failureText, faultSummary, form, notice, passwordControl, submit, textControl } from './form.ts'
import { type Html, html, nothing } from './html.ts'
import { failureAt, isRefusedAt, maintenanceNotice } from './place.ts'
import type { PlayerRequest } from './player-request.ts'
import { alreadyIn, clientUrl, playsByBank, siblingLogin } from './way-in.ts'

/** The number under which other systems know a player. */
export const externalPlayerId = (account: Pick<Account, 'id' | 'brand_id'>): string =>
  `${brands[account.brand_id].code}-${account.id}`

/** What the page is told of an account that is logged in. */
export const widgetAccount = (request: PlayerRequest, account: Account): WidgetAccount => ({
  segment: account.segment,
  languageCode: request.desk.culture.lang,
  clientUrl: clientUrl(request),
})

const subjectOf = (request: PlayerRequest, loginname: string) => ({
  loginname,
  real_ip_country: request.country,
  skin: request.desk.brand.skinName,
  usguid: request.entry.usguid ?? null,
  flow_id: request.entry.flow_id ?? null,
  brand_api_code: request.desk.brand.code,
})

/** The report of a login that worked. */
export const successReport = (
  request: PlayerRequest,
  loginname: string,
  account: Account,
  reference: string,
): LoginReport => ({
  result: 'success',
  token: reference,
  ...subjectOf(request, loginname),
  username: account.username,
  player_id: String(account.id),
  external_player_id: externalPlayerId(account),
})

const failureReport = (request: PlayerRequest, loginname: string, failure: Failure): LoginReport => ({
  result: 'failure',
  errors: [failure],
  ...subjectOf(request, loginname),
  username: null,
  player_id: null,
  external_player_id: null,
})

const notices = ['changed', 'confirmed', 'ended', 'bye'] as const

/** What led here, in words: a changed password, a session that has ended. */
function arrival({ url, t }: PlayerRequest): Html {
  if (url.searchParams.get('notice') === 'cookies') return notice('fault', t('failure.COOKIES_REFUSED'))
  const said = notices.find((name) => name === url.searchParams.get('notice'))
  return said === undefined ? nothing : notice('good', t(`login.${said}`))
}

interface LoginForm {
  readonly loginname: string
  readonly above: Html
  /** Controls that were left empty. */
  readonly empty?: readonly string[]
}

function loginForm(request: PlayerRequest, { loginname, above, empty = [] }: LoginForm): Answer {
  const { t, desk, path } = request
  const control = (id: string) => ({ id, required: true, message: empty.includes(id) ? t('fault.required') : null })
  return {
    kind: 'page',
    title: t('login.title'),
    active: 'login',
    main: html`<h1 tabindex="-1">${t('login.title')}</h1>${above}${form(
      path('/login/'),
      html`${textControl(request, { ...control('loginname'), label: t('login.loginname'), value: loginname, autocomplete: 'username', length: 254 })}
${passwordControl(request, { ...control('password'), label: t('login.password'), autocomplete: 'current-password', length: 1024 })}${submit(t('login.submit'))}`,
    )}<div class="links"><a href="${path('/forgot-password/')}">${t('login.forgotten')}</a>
${isRefusedAt(request, 'register') ? nothing : html`<p>${t('login.noAccount', { brand: desk.brand.name })} <a href="${path('/register/')}">${t('login.join')}</a></p>`}</div>`,
  }
}

/** GET /login/ */
export async function showLogin(request: PlayerRequest): Promise<Answer> {
  if (request.session !== null) return alreadyIn(request, request.session)
  if (playsByBank(request)) return { kind: 'redirect', to: request.path('/register/', noticeOf(request)) }
  return loginForm(request, { loginname: '', above: html`${arrival(request)}${await maintenanceNotice(request)}` })
}

const noticeOf = ({ url }: PlayerRequest): Record<string, string> => {
  const said = url.searchParams.get('notice')
  return said === null ? {} : { notice: said }
}

/** What stands where a login failed: for a sibling's account also the way there. */
function failureNotice(request: PlayerRequest, failure: Failure): Html {
  const sibling = Object.values(brands).find(({ skinName }) => skinName === failure.parameters.skin)
  if (sibling === undefined) return notice('fault', failureText(request, failure))
  const { t } = request
  const words = t('failure.USER_BELONGS_TO_SIBLING_SKIN', { brand: sibling.name })
  return notice(
    'fault',
    html`${words} <a href="${siblingLogin(request, sibling.id)}" target="_top">${t('failure.goThere', { brand: sibling.name })}</a>`,
  )
}

function failed(request: PlayerRequest, loginname: string, failure: Failure): Answer {
  const answer = loginForm(request, { loginname, above: failureNotice(request, failure) })
  const report = failureReport(request, loginname, failure)
  return answer.kind === 'page' ? { ...answer, events: [{ type: 'loginResult', report, account: null }] } : answer
}

/** POST /login/ */
export async function submitLogin(request: PlayerRequest): Promise<Answer> {
  const { desk, form: sent, config, t } = request
  const loginname = (sent.loginname ?? '').trim().slice(0, 254)
  const place = failureAt(request, 'login')
  if (place !== null) return place
  const empty = (['loginname', 'password'] as const).filter((id) => (sent[id] ?? '').trim() === '')
  if (empty.length > 0) {
    const lines = empty.map((id) => ({ id, label: t(`login.${id}`), message: t('fault.required') }))
    return loginForm(request, { loginname, above: faultSummary(request, lines), empty })
  }
  if (await underMaintenance(desk.db)) return failed(request, loginname, { code: 'UNDER_MAINTENANCE', parameters: {} })
  const outcome = await logIn(desk, {
    brand: desk.brand.id,
    loginname,
    password: (sent.password ?? '').slice(0, 1024),
    from: desk.from,
  })
  if (outcome.kind === 'sibling') {
    const { skinName } = brands[outcome.brand]
    return failed(request, loginname, { code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: { skin: skinName } })
  }
  if (outcome.kind === 'refused') return failed(request, loginname, outcome.failure)
  const { account, key, reference } = outcome
  const cookies = [setCookie('session', key, config.ENVIRONMENT)]
  if (!request.embedded) return { kind: 'redirect', to: clientUrl(request, { notice: 'in' }), cookies }
  return {
    kind: 'page',
    title: t('login.title'),
    active: 'login',
    cookies,
    events: [
      {
        type: 'loginResult',
        report: successReport(request, loginname, account, reference),
        account: widgetAccount(request, account),
      },
    ],
    main: loggedInMain(request, account),
  }
}

/** What stands in the frame after a login, until the page leads on. */
export const loggedInMain = (request: PlayerRequest, account: Account): Html => {
  const { t } = request
  const name = account.first_name
  return html`<h1 tabindex="-1">${name === '' ? t('login.doneNameless') : t('login.done', { name })}</h1><p>${t('login.doneText')}</p><p><a class="button" href="${clientUrl(request)}" target="_top" data-go-to-platform>${t('login.toLobby')}</a></p>`
}
