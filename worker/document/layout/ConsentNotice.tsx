import { consentCategories } from '../../../shared/consent/categories.ts'
import type { View } from '../../view/view.ts'
import type { SettledWords } from './settled-words.ts'

/** Where the footer's link leads: without script the stylesheet shows an answered notice again under this address. */
export const consentNoticeId = 'cookie-choice'

/** The list of everything that is stored on the device, on the privacy page. */
export const storedThingsId = 'section-stored-things'

/**
 * The cookie notice: Accept, Reject and More information with equal weight; More opens the four switches (rulings 6.5). It is
 * a form, so that a choice counts without script too; an answered one is hidden by `data-consent` on the root.
 */
export function ConsentNotice({ view, words }: { readonly view: View; readonly words: SettledWords | null }) {
  const { t } = view
  return (
    <section className="consent" id={consentNoticeId} aria-label={t('consent.title')}>
      <form className="consent__form" method="post" action="/api/consent/" data-consent-form="">
        <p className="consent__text">{words?.cookieText || t('consent.text')}</p>
        <details className="consent__details">
          <summary className="button button--primary">{words?.cookieMore || t('consent.moreInformation')}</summary>
          {consentCategories.map((category) => (
            <label key={category} className="consent__switch">
              <input
                type="checkbox"
                name={category}
                value="1"
                defaultChecked={category === 'necessary'}
                disabled={category === 'necessary'}
              />
              <span>
                <strong>{t(`consent.${category}`)}</strong>
                <span>{t(`consent.${category}Text`)}</span>
                {category === 'targeting' && (
                  <span className="consent__gpc">{t('consent.gpc', { accept: t('consent.accept') })}</span>
                )}
              </span>
            </label>
          ))}
          <p className="consent__text">
            <a href={`${view.href('privacy') ?? '/'}#${storedThingsId}`}>{t('stored.link')}</a>
          </p>
          <button className="button button--quiet" type="submit" name="choice" value="save">
            {t('consent.save')}
          </button>
        </details>
        <div className="consent__choices">
          <button className="button button--primary" type="submit" name="choice" value="reject">
            {t('consent.reject')}
          </button>
          <button className="button button--primary" type="submit" name="choice" value="accept">
            {t('consent.accept')}
          </button>
        </div>
      </form>
    </section>
  )
}
