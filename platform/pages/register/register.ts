import { type StepKey, stepKeys } from '../../../shared/account/registration-sheet.ts'
import { bankPerson } from '../../registration/demo-bank.ts'
import { type Draft, forgetDraft, keepAnswers, setVerified } from '../../registration/drafts.ts'
import {
  accountOfIdentity,
  beginWithEmail,
  beginWithNumber,
  checkCode,
  sendCodeAgain,
} from '../../registration/register.ts'
import { checkStep, isOpen, nextScreen, type Screen, screensOf } from '../../registration/steps.ts'
import type { Answer } from '../answer.ts'
import { setCookie } from '../cookies.ts'
import { notice } from '../form.ts'
import { type Html, html, nothing } from '../html.ts'
import { failureAt, maintenanceNotice } from '../place.ts'
import type { PlayerRequest } from '../player-request.ts'
import { alreadyIn } from '../way-in.ts'
import { finish, letIn, sentPage } from './finish.ts'
import { checkContextOf, draftOf, progressOf } from './registering.ts'
import { screenOf, stepScreen, verifyScreen } from './screens.ts'

/** The first step of the sheet: the one that begins a registration. */
const firstStep = ({ desk }: PlayerRequest): StepKey => desk.rules.registration.steps[0]?.key ?? 'account'

const toScreen = (request: PlayerRequest, screen: Screen, more: Readonly<Record<string, string>> = {}) => ({
  kind: 'redirect' as const,
  to: request.path('/register/', { step: screen, ...more }),
})

/** The screen that still asks for something, or the last one when all is answered. */
const toNext = (request: PlayerRequest, draft: Draft): Answer => {
  const sheet = request.desk.rules.registration
  return toScreen(request, nextScreen(sheet, progressOf(draft)) ?? sheet.steps.at(-1)?.key ?? 'consent')
}

const askedScreen = ({ url, desk }: PlayerRequest): Screen | null =>
  screensOf(desk.rules.registration).find((screen) => screen === url.searchParams.get('step')) ?? null

/** What led here, in words. */
function arrival({ url, t }: PlayerRequest): Html {
  switch (url.searchParams.get('notice')) {
    case 'cookies':
      return notice('fault', t('failure.COOKIES_REFUSED'))
    case 'lost':
      return notice('fault', t('register.lost'))
    case 'refused':
      return notice('fault', t('register.refused'))
    case 'sent':
      return notice('good', t('register.codeSent'))
    case 'bye':
      return notice('good', t('login.bye'))
    case 'ended':
      return notice('good', t('login.ended'))
    default:
      return nothing
  }
}

/** GET /register/ */
export async function showRegister(request: PlayerRequest): Promise<Answer> {
  if (request.session !== null) return alreadyIn(request, request.session)
  const place = failureAt(request, 'register')
  if (place !== null) return place
  const first = firstStep(request)
  const asked = askedScreen(request)
  const draft = await draftOf(request)
  if (draft === null || draft.account_id !== null) {
    // A registration that has only just begun is not lost: its cookie was not taken.
    const missed = request.url.searchParams.has('begun') ? 'cookies' : 'lost'
    if (asked !== null && asked !== first) return toScreen(request, first, { notice: missed })
    const above = html`${arrival(request)}${await maintenanceNotice(request)}`
    return stepScreen(request, first, { values: {}, faults: {}, above })
  }
  if (asked === first) return screenOf(request, first, draft, arrival(request))
  if (draft.link_hash !== null) return sentPage(request, draft)
  if (asked === null || !isOpen(request.desk.rules.registration, asked, progressOf(draft)))
    return toNext(request, draft)
  return screenOf(request, asked, draft, arrival(request))
}

/** The step that begins: an e-mail and a password, or a national number. */
async function begin(request: PlayerRequest, step: StepKey, before: Draft | null): Promise<Answer> {
  const { desk, form, config, t } = request
  const { values, faults } = checkStep(desk.rules.registration, step, form, checkContextOf(request, form.email ?? ''))
  if (Object.keys(faults).length > 0) return stepScreen(request, step, { values: form, faults })
  const { email = '', password = '', personal_id = '' } = values
  const key =
    step === 'identity'
      ? await beginWithNumber(desk, personal_id)
      : await beginWithEmail(desk, { email, password, again: before !== null })
  if (key === null) {
    const above = notice('fault', t('failure.tooManyMails'))
    return stepScreen(request, step, { values: form, faults: {}, above })
  }
  const screens = screensOf(desk.rules.registration)
  const next = screens[screens.indexOf(step) + 1] ?? step
  return { ...toScreen(request, next, { begun: 'yes' }), cookies: [setCookie('registration', key, config.ENVIRONMENT)] }
}

async function verify(request: PlayerRequest, draft: Draft): Promise<Answer> {
  const { desk, form, t } = request
  if (form.again === 'yes') {
    if (await sendCodeAgain(desk, draft)) return toScreen(request, 'verify', { notice: 'sent' })
    return verifyScreen(request, draft, { message: null, above: notice('fault', t('failure.tooManyMails')) })
  }
  const outcome = await checkCode(desk, draft, form.code ?? '')
  if (outcome === 'right') return toNext(request, { ...draft, verified: 1 })
  return verifyScreen(request, draft, {
    message: t(outcome === 'wrong' ? 'register.codeWrong' : 'register.codeExpired'),
  })
}

/** What the demonstration's bank answers: the person's name, or a refusal. Production has no such bank. */
async function approve(request: PlayerRequest, draft: Draft): Promise<Answer> {
  const { desk, form, config } = request
  const person = bankPerson(draft.answers.personal_id ?? '')
  if (form.answer !== 'approve' || person === null || config.ENVIRONMENT === 'production') {
    await forgetDraft(desk, draft)
    return toScreen(request, firstStep(request), { notice: 'refused' })
  }
  const known = await accountOfIdentity(desk, draft)
  if (known !== null) {
    await forgetDraft(desk, draft)
    return letIn(request, known, { returning: true })
  }
  await setVerified(desk, draft)
  const { fname, lname, bornOn } = person
  return toNext(request, { ...(await keepAnswers(desk, draft, { fname, lname, date_of_birth: bornOn })), verified: 1 })
}

async function answerStep(request: PlayerRequest, step: StepKey, draft: Draft): Promise<Answer> {
  const { desk, form } = request
  const sheet = desk.rules.registration
  const { values, faults } = checkStep(sheet, step, form, checkContextOf(request, draft.email ?? ''))
  if (Object.keys(faults).length > 0) return stepScreen(request, step, { values: typed(form), faults })
  const { password: _, ...answers } = values
  const answered = await keepAnswers(desk, draft, answers)
  const isLast = sheet.steps.at(-1)?.key === step
  return isLast && nextScreen(sheet, progressOf(answered)) === null
    ? finish(request, answered)
    : toNext(request, answered)
}

/** What was typed, with the parts of a date put together as its field shows them. */
const typed = (form: PlayerRequest['form']): PlayerRequest['form'] => ({
  ...form,
  date_of_birth: ['year', 'month', 'day'].map((part) => form[`date_of_birth_${part}`] ?? '').join('-'),
})

/** POST /register/?step= */
export async function submitRegister(request: PlayerRequest): Promise<Answer> {
  if (request.session !== null) return alreadyIn(request, request.session)
  const place = failureAt(request, 'register')
  if (place !== null) return place
  const first = firstStep(request)
  const screen = askedScreen(request) ?? first
  const draft = await draftOf(request)
  const step = stepKeys.find((key) => key === screen)
  if (step === first) return begin(request, step, draft)
  if (draft === null) return toScreen(request, first, { notice: 'lost' })
  if (!isOpen(request.desk.rules.registration, screen, progressOf(draft))) return toNext(request, draft)
  if (screen === 'verify') return verify(request, draft)
  if (screen === 'approve') return approve(request, draft)
  return step === undefined ? toNext(request, draft) : answerStep(request, step, draft)
}
