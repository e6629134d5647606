import { readDraftOfLink } from '../registration/drafts.ts'
import { openAccount } from '../registration/open-account.ts'
import type { Answer } from './answer.ts'
import { form, submit } from './form.ts'
import { html } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

const keyOf = ({ url }: PlayerRequest): string => url.searchParams.get('key') ?? ''

function gone({ t, path }: PlayerRequest): Answer {
  return {
    kind: 'page',
    title: t('register.goneTitle'),
    active: 'registration',
    main: html`<h1 tabindex="-1">${t('register.goneTitle')}</h1><p>${t('register.goneText')}</p>
<p><a class="button" href="${path('/login/')}">${t('login.submit')}</a></p><div class="links"><a href="${path('/register/')}">${t('register.title')}</a></div>`,
  }
}

/** GET /confirm/?key= : the page that a mail's link opens. It changes nothing: mail programs open links by themselves. */
export async function showConfirm(request: PlayerRequest): Promise<Answer> {
  const { t, desk, path } = request
  const key = keyOf(request)
  if ((await readDraftOfLink(desk, desk.brand.id, key)) === null) return gone(request)
  return {
    kind: 'page',
    title: t('register.confirmTitle'),
    active: 'registration',
    main: html`<h1 tabindex="-1">${t('register.confirmTitle')}</h1><p>${t('register.confirmText', { brand: desk.brand.name })}</p>${form(path('/confirm/', { key }), submit(t('register.confirm')))}`,
  }
}

/** POST /confirm/?key= : opens the account; the player logs in next. */
export async function submitConfirm(request: PlayerRequest): Promise<Answer> {
  const { desk, path } = request
  const draft = await readDraftOfLink(desk, desk.brand.id, keyOf(request))
  if (draft === null || (await openAccount(desk, draft)) === null) return gone(request)
  return { kind: 'redirect', to: path('/login/', { notice: 'confirmed' }) }
}
