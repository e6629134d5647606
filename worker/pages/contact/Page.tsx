import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContactProps } from './load.ts'

export function ContactPage({ view, heading, crumbs, banner, body, email, phone, hours, address }: ContactProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <dl className="contact-card">
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone !== null && (
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <a href={phone.href}>{phone.text}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.hours')}</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <TextBody view={view} body={body} />
    </>
  )
}
