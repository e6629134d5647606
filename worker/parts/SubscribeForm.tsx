import type { SubscribeAnswer, SubscribeList } from '../../shared/content/subscribe-form.ts'
import type { View } from '../view/view.ts'

export interface SubscribeFormProps {
  readonly view: View
  readonly list: SubscribeList
}

/**
 * The blog's form (name and e-mail) or the newsletter's (e-mail and consent) (rulings 7.6). Every message stands in the page:
 * without script the answer leads to the one that applies by its id, and the stylesheet shows it; with script it shows in
 * place (client/pages/subscribe.ts). Its texts: spec 5.
 */
export function SubscribeForm({ view, list }: SubscribeFormProps) {
  const { t } = view
  const id = `subscribe-${list}`
  const faults: readonly { readonly key: SubscribeAnswer; readonly text: string }[] = [
    ...(list === 'blog' ? [{ key: 'name' as const, text: t('subscribe.nameRequired') }] : []),
    { key: 'email', text: t('subscribe.emailRequired') },
    { key: 'address', text: t('subscribe.emailInvalid') },
    ...(list === 'newsletter' ? [{ key: 'consent' as const, text: t('subscribe.consentRequired') }] : []),
    { key: 'failed', text: t('subscribe.failed') },
  ]
  return (
    <section className="subscribe" aria-labelledby={id}>
      <h2 id={id}>{list === 'blog' ? t('subscribe.blogTitle') : t('subscribe.newsletterTitle')}</h2>
      <form method="post" action="/api/subscribe/" className="subscribe__form" noValidate data-subscribe="">
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="culture" value={view.culture.id} />
        {list === 'blog' && (
          <p className="subscribe__field">
            <label htmlFor={`${id}-name`}>{t('subscribe.name')}</label>
            <input id={`${id}-name`} name="name" type="text" required maxLength={80} autoComplete="name" />
          </p>
        )}
        <p className="subscribe__field">
          <label htmlFor={`${id}-email`}>{t('subscribe.email')}</label>
          <input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="email" />
        </p>
        {list === 'newsletter' && (
          <p className="subscribe__consent">
            <input id={`${id}-consent`} name="consent" type="checkbox" value="1" required />
            <label htmlFor={`${id}-consent`}>{t('subscribe.consent')}</label>
          </p>
        )}
        <button className="button button--primary" type="submit">
          {t('subscribe.submit')}
        </button>
        <div className="subscribe__messages" role="status">
          {faults.map(({ key, text }) => (
            <p key={key} id={`${id}-is-${key}`} className="subscribe__message subscribe__message--fault" data-is={key}>
              {text}
            </p>
          ))}
          <p id={`${id}-is-thanks`} className="subscribe__message" data-is="thanks">
            {t('subscribe.thanks')}
          </p>
        </div>
      </form>
    </section>
  )
}
