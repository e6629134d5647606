import { cultures } from '../../locales/registry.ts'
import { isHosted } from '../../shared/environment/environment.ts'
import { problem } from '../../shared/http/problem.ts'
import { sentMails } from '../mail/mail.ts'
import type { Answer } from './answer.ts'
import { shortDateTime } from './form.ts'
import { html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** GET /outbox/: the brand's mails, newest first. In local and test runs alone: a mail is a key to an account. */
export async function showOutbox(request: PlayerRequest): Promise<Answer> {
  const { config, desk, t } = request
  if (isHosted(config.ENVIRONMENT))
    return { kind: 'refused', response: problem(404, 'There is no outbox in this environment.') }
  const mails = await sentMails(desk.db, desk.brand.id)
  return {
    kind: 'page',
    title: t('outbox.title'),
    active: 'none',
    main: html`<h1 tabindex="-1">${t('outbox.title')}</h1><p>${t(mails.length === 0 ? 'outbox.empty' : 'outbox.text')}</p>${mails.map(
      ({ culture, recipient, subject, body, link, sent_at }) =>
        html`<article class="mail" lang="${cultures[culture].htmlLang}"><h2>${subject}</h2><p class="aside">${t('outbox.to', { recipient })}, ${shortDateTime(desk.culture.htmlLang, sent_at)}</p><p class="mail__body">${body}</p>${
          link === null
            ? nothing
            : html`<p><a class="button button--small" href="${link}">${t('outbox.follow')}</a></p>`
        }</article>`,
    )}`,
  }
}
