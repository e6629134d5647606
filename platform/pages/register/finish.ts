import type { RegistrationReport } from '../../../shared/account/reports.ts'
import type { Account } from '../../accounts/account.ts'
import { newSession } from '../../accounts/sessions.ts'
import { underMaintenance } from '../../publishing/maintenance.ts'
import type { Draft } from '../../registration/drafts.ts'
import { openAccount } from '../../registration/open-account.ts'
import { sendLink } from '../../registration/register.ts'
import { registrationReport } from '../../registration/report.ts'
import type { Answer } from '../answer.ts'
import { setCookie } from '../cookies.ts'
import { failureText, notice } from '../form.ts'
import { type Html, html } from '../html.ts'
import { externalPlayerId, loggedInMain, successReport, widgetAccount } from '../login.ts'
import type { PlayerRequest } from '../player-request.ts'
import { clientUrl, playsByBank } from '../way-in.ts'
import { activeOf } from './registering.ts'
import { screenOf } from './screens.ts'

/** How long after an account was opened its last form still counts as the same click. */
const doubleClickMs = 60_000

const reportOf = (request: PlayerRequest, draft: Draft, account: Account | null): RegistrationReport =>
  registrationReport({
    brand: request.desk.brand,
    culture: request.desk.culture,
    sheet: request.desk.rules.registration,
    email: draft.email,
    answers: draft.answers,
    account:
      account === null
        ? null
        : {
            username: account.username,
            playerId: String(account.id),
            externalPlayerId: externalPlayerId(account),
          },
    again: draft.again === 1,
    prime: {
      usguid: request.entry.usguid ?? null,
      flow_id: request.entry.flow_id ?? null,
      ar_code: request.entry.ar_code ?? null,
      bt_code: request.entry.bt_code ?? null,
    },
  })

/** The account cannot be opened just now: the last screen again, with what was answered. */
function refused(request: PlayerRequest, draft: Draft, code: 'UNDER_MAINTENANCE' | 'UNKNOWN_FAILURE'): Answer {
  const failure = { code, parameters: {} }
  const last = request.desk.rules.registration.steps.at(-1)?.key ?? 'consent'
  const answer = screenOf(request, last, draft, notice('fault', failureText(request, failure)))
  return answer.kind === 'page'
    ? { ...answer, events: [{ type: 'registrationResult', result: 'failure', errors: [failure] }] }
    : answer
}

function welcome(request: PlayerRequest, account: Account): Html {
  const { t, desk } = request
  const words = playsByBank(request)
    ? t('register.doneTextBank')
    : t('register.doneText', { username: account.username })
  return html`<h1 tabindex="-1">${t('register.doneTitle', { brand: desk.brand.name })}</h1><p>${words}</p><p><a class="button" href="${clientUrl(request)}" target="_top" data-go-to-platform>${t('login.toLobby')}</a></p>`
}

/** Logs the player in behind a code or the bank: a session, its cookie, and the event that tells the page. */
export async function letIn(
  request: PlayerRequest,
  account: Account,
  by: { readonly registered: Draft } | { readonly returning: true },
): Promise<Answer> {
  const { desk, config } = request
  const { key, reference, statements } = newSession(desk, account.id)
  await desk.db.batch(statements)
  const cookies = [setCookie('session', key, config.ENVIRONMENT)]
  const isNew = 'registered' in by
  if (!request.embedded)
    return { kind: 'redirect', to: clientUrl(request, { notice: isNew ? 'welcome' : 'in' }), cookies }
  return {
    kind: 'page',
    title: request.t(isNew ? 'register.title' : 'login.title'),
    active: activeOf(request),
    cookies,
    main: isNew ? welcome(request, account) : loggedInMain(request, account),
    events: [
      isNew
        ? {
            type: 'registrationResult',
            result: 'success',
            process: 1,
            report: reportOf(request, by.registered, account),
            account: widgetAccount(request, account),
          }
        : {
            type: 'loginResult',
            report: successReport(request, account.username, account, reference),
            account: widgetAccount(request, account),
          },
    ],
  }
}

/** What stands when a mail's link has to be followed. */
export function sentPage(request: PlayerRequest, draft: Draft): Answer {
  const { t, path } = request
  return {
    kind: 'page',
    title: t('register.sentTitle'),
    active: activeOf(request),
    main: html`<h1 tabindex="-1">${t('register.sentTitle')}</h1><p role="status">${t('register.sentText', { email: draft.answers.email ?? '' })}</p>
<div class="links"><a href="${path('/login/')}">${t('login.submit')}</a><a href="${path('/register/', { step: 'account' })}">${t('register.otherEmail')}</a></div>`,
  }
}

/** All is answered: the account is opened (process 1), or a link is sent that opens it (process 7). */
export async function finish(request: PlayerRequest, draft: Draft): Promise<Answer> {
  const { desk, t, path } = request
  if (await underMaintenance(desk.db)) return refused(request, draft, 'UNDER_MAINTENANCE')
  if (desk.rules.registration.verification !== 'email_link') {
    const account = await openAccount(desk, draft)
    if (account === null) return refused(request, draft, 'UNKNOWN_FAILURE')
    // A double click is let in twice; later the form opens nothing any more: the player may have logged out.
    if (account.created_at < desk.now - doubleClickMs) return { kind: 'redirect', to: path('/login/') }
    return letIn(request, account, { registered: draft })
  }
  if (draft.link_hash === null && !(await sendLink(desk, draft))) {
    const last = desk.rules.registration.steps.at(-1)?.key ?? 'consent'
    return screenOf(request, last, draft, notice('fault', t('failure.tooManyMails')))
  }
  const page = sentPage(request, draft)
  return page.kind === 'page'
    ? {
        ...page,
        events: [
          {
            type: 'registrationResult',
            result: 'success',
            process: 7,
            report: reportOf(request, draft, null),
            account: null,
          },
        ],
      }
    : page
}
