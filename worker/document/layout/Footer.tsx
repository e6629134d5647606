import { type MenuItem, menusOf, saferPlayMenu } from '../../../shared/site/menus.ts'
import { withWholeNumbers } from '../../../shared/ui/Markup.tsx'
import type { View } from '../../view/view.ts'
import { consentNoticeId } from './ConsentNotice.tsx'
import { Mark } from './Mark.tsx'

/** Verbatim in every language (spec 1, rulings 7.4). */
const versionLine = 'V: 2.0.0 All rights reserved. January 2025'

function FooterMenu<T extends MenuItem>({
  view,
  title,
  items,
  text,
}: {
  readonly view: View
  readonly title: string
  readonly items: readonly T[]
  readonly text: (item: T) => string
}) {
  return (
    <nav className="footer-menu" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => {
          const path = view.href(item.route)
          return path === null ? null : (
            <li key={item.route}>
              <a href={path}>{text(item)}</a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The licence line of the culture's market, with the brand's licensee in it. */
export function licenceLine(view: View): string {
  const line = view.market.licence.line[view.culture.lang] ?? ''
  return line.replace('{{licensee}}', view.brand.licensee.name).replace('{{account}}', view.brand.licensee.account)
}

function Licence({ view }: { readonly view: View }) {
  const { market, t } = view
  return (
    <section className="footer-licence" aria-label={t('footer.licence')}>
      <p className="age-badge" aria-hidden="true">
        {t('common.ageBadge', { age: market.age.minimum })}
      </p>
      <div>
        <p>
          {withWholeNumbers(licenceLine(view))}{' '}
          {market.licence.regulator !== null && (
            <a href={market.licence.regulator.url} rel="noopener" target="_blank">
              <Mark name="regulator" />
              {market.licence.regulator.name}
            </a>
          )}
        </p>
        <p>{t('footer.ageNotice', { age: market.age.minimum })}</p>
        <ul className="footer-licence__links">
          <li>
            <a href={market.helpline.url} rel="noopener" target="_blank">
              <Mark name="helpline" />
              {t('footer.helpline', { name: market.helpline.name })}
            </a>
            {market.helpline.phone !== null && (
              <a href={`tel:${market.helpline.phone.replaceAll(/[^+\d]/g, '')}`}>{market.helpline.phone}</a>
            )}
          </li>
          {market.selfExclusion !== null && (
            <li>
              <a href={market.selfExclusion.url} rel="noopener" target="_blank">
                <Mark name="exclusion" />
                {t('footer.selfExclusion', { name: market.selfExclusion.name })}
              </a>
            </li>
          )}
          {market.safetyLinks.map((link) => (
            <li key={link.url}>
              <a href={link.url} rel="noopener" target="_blank">
                <Mark name="safety" />
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export interface FooterProps {
  readonly view: View
  readonly lean?: boolean
  /** Whether the visitor is asked for consent: the choice can be made again here. */
  readonly consent?: boolean
}

/** The footer of a culture: menus, licence, social links and the version line, or the compact strip of a market or a lean page (spec 2, rulings 8). */
export function Footer({ view, lean = false, consent = true }: FooterProps) {
  const { t, brand, culture } = view
  const menus = menusOf(brand)
  const social = brand.domain.socialLinks[culture.id] ?? []
  const strip = lean || view.market.rules.footer === 'strip'
  return (
    <footer className="site-footer">
      {!strip && (
        <div className="site-footer__menus">
          <FooterMenu
            view={view}
            title={t('footer.games')}
            items={menus.games}
            text={(item) => t(`menu.${item.text}`)}
          />
          <FooterMenu
            view={view}
            title={t('footer.saferPlay')}
            items={saferPlayMenu}
            text={(item) => t(`menu.${item.text}`)}
          />
          <FooterMenu
            view={view}
            title={t('footer.company', { brand: brand.name })}
            items={menus.company}
            text={(item) => t(`menu.${item.text}`)}
          />
          {social.length > 0 && (
            <nav className="footer-menu" aria-label={t('footer.followUs')}>
              <h2>{t('footer.followUs')}</h2>
              <ul>
                {social.map((link) => (
                  <li key={link.network}>
                    <a className="social-link" href={link.url} rel="noopener nofollow" target="_blank">
                      <Mark name={link.network} />
                      {link.network}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {!strip && <i data-slot="footer" />}
      <Licence view={view} />
      <div className="site-footer__end">
        <ul>
          <li>
            <a href={view.href('terms') ?? '/'}>{t('menu.terms')}</a>
          </li>
          <li>
            <a href={view.href('privacy') ?? '/'}>{t('menu.privacy')}</a>
          </li>
          {culture.feedbacksEnabled && (
            <li>
              <a href={view.href('contact') ?? '/'} data-hash="feedback">
                {t('footer.feedback')}
              </a>
            </li>
          )}
          {consent && (
            <li>
              <a className="link-button" href={`#${consentNoticeId}`} data-consent-open="">
                {t('footer.cookieSettings')}
              </a>
            </li>
          )}
        </ul>
        <p>{versionLine}</p>
      </div>
    </footer>
  )
}
