import { storedThingsId } from '../../document/layout/ConsentNotice.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from '../content/load.ts'
import { StoredThings } from './StoredThings.tsx'

/** The privacy notice, and below it what the site keeps on the device, which stands there also when the text cannot be had. */
export function PrivacyPage({ view, heading, crumbs, banner, body }: ContentProps) {
  const list = { id: storedThingsId, html: view.t('stored.title') }
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <TextBody view={view} body={body && { ...body, headings: [...body.headings, list] }} />
      <StoredThings view={view} />
    </>
  )
}
