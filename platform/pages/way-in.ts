import { brands } from '../../brands/registry.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { platformHosts } from '../../shared/site/platform-host.ts'
import type { Session } from '../accounts/sessions.ts'
import type { Answer } from './answer.ts'
import { html } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** The address of the lobby with everything that the site said: what a page holds until goToPlatform (rulings 6.9). */
export const clientUrl = ({ url, path }: PlayerRequest, more?: Readonly<Record<string, string>>): string =>
  url.origin + path('/lobby/', more)

/** Whether players of this culture come in by their bank, without a password. */
export const playsByBank = ({ desk }: PlayerRequest): boolean => desk.rules.registration.verification === 'bank_id'

/** The login page of a sibling brand's platform, on the same protocol and port. */
export function siblingLogin({ url, config }: PlayerRequest, brand: BrandId): string {
  const address = new URL('/login/', url)
  address.hostname = platformHosts(brands[brand].domain, config.ENVIRONMENT)[0] ?? url.hostname
  return address.href
}

/** What is answered to a player who is logged in and asks to log in or to join. */
export function alreadyIn(request: PlayerRequest, session: Session): Answer {
  if (!request.embedded) return { kind: 'redirect', to: request.path('/lobby/') }
  const { t, path } = request
  const name = session.account.first_name === '' ? session.account.username : session.account.first_name
  return {
    kind: 'page',
    title: t('login.title'),
    active: playsByBank(request) ? 'pay-n-play' : 'login',
    main: html`<h1 tabindex="-1">${t('login.title')}</h1><p>${t('login.already', { name })}</p>
<p><a class="button" href="${clientUrl(request)}" target="_top" data-go-to-platform>${t('login.toLobby')}</a></p>
<form method="post" action="${path('/logout/')}"><button class="button button--quiet" type="submit">${t('lobby.logout')}</button></form>`,
  }
}
