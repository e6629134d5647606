import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from '../content/load.ts'

/** The text on the site as an app; the button stays hidden until the browser offers to install it (spec 2 "Layout"). */
export function MobileAppPage({ view, heading, crumbs, banner, body }: ContentProps) {
  const { t, brand } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <div className="install-panel" data-install-panel="" hidden>
        <p>{t('mobileApp.installText', { brand: brand.name })}</p>
        <button className="button button--primary" type="button">
          {t('mobileApp.install')}
        </button>
      </div>
      <TextBody view={view} body={body} />
    </>
  )
}
