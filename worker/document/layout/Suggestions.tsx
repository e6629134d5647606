import { href } from '../../../shared/routes/href.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import { translatorOf, type View } from '../../view/view.ts'

/**
 * One bar for each other culture of the domain, in that culture's own words. The visit names the one to show on the root
 * (`data-suggest`), so that the page itself holds nothing about the visitor (rulings 2.5, 5.1). Home only.
 */
export function Suggestions({ view }: { readonly view: View }) {
  const others = view.site.editions.filter(({ culture }) => culture.id !== view.culture.id)
  return (
    <>
      {others.map((other) => {
        const { id, htmlLang } = other.culture
        const t = translatorOf(other.culture)
        return (
          <aside key={id} className="suggestion" data-for={id} lang={htmlLang} aria-label={t('suggestion.label')}>
            <p>{t('suggestion.text')}</p>
            <a
              className="button button--primary"
              href={href(other, 'home') ?? '/'}
              hrefLang={htmlLang}
              data-culture={id}
            >
              {t('suggestion.go')}
            </a>
            <button className="icon-button needs-script" type="button" data-suggestion-dismiss="">
              <Icon name="close" />
              <span className="visually-hidden">{t('suggestion.dismiss')}</span>
            </button>
          </aside>
        )
      })}
    </>
  )
}
