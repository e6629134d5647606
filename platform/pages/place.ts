import { restrictionOf } from '../demo/demo.ts'
import { underMaintenance } from '../publishing/maintenance.ts'
import type { Answer } from './answer.ts'
import { failureText, notice } from './form.ts'
import { type Html, html, nothing } from './html.ts'
import { isRefused, type Wish } from './place-rules.ts'
import type { PlayerRequest } from './player-request.ts'

/** Whether the visitor's place, where it is known, refuses the wish. */
export const isRefusedAt = ({ country, region, desk }: PlayerRequest, wish: Wish): boolean =>
  country !== null && isRefused(restrictionOf(desk.brand, country, region).restriction, wish)

/** The page that says that the place refuses the wish, or null where it does not, or is not known. */
export function failureAt(request: PlayerRequest, wish: Wish): Answer | null {
  const { desk, t, siteHref } = request
  if (!isRefusedAt(request, wish)) return null
  const title = t(wish === 'register' ? 'register.title' : 'login.title')
  return {
    kind: 'page',
    title,
    active: wish === 'register' ? 'registration' : 'login',
    main: html`<h1 tabindex="-1">${title}</h1>${notice('fault', t('failure.place'))}<p><a href="${siteHref('home')}" target="_top">${t('common.backToSite', { brand: desk.brand.name })}</a></p>`,
  }
}

/** Says above a form, before anybody fills it in, that the platform is closed; nothing while it is open. */
export const maintenanceNotice = async (request: PlayerRequest): Promise<Html> =>
  (await underMaintenance(request.desk.db))
    ? notice('fault', failureText(request, { code: 'UNDER_MAINTENANCE', parameters: {} }))
    : nothing
