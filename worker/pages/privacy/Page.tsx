import { Kept } from '../../document/kept-markup.tsx'
import { storedThingsId } from '../../document/layout/ConsentNotice.tsx'
import { keeper } from '../../document/made-of.ts'
import type { PreparedHtml } from '../../document/prepare-html.ts'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from '../content/load.ts'
import { StoredThings } from './StoredThings.tsx'

const keepBody = keeper<PreparedHtml>()

/** The privacy notice, and below it what the site keeps on the device, which stands there also when the text cannot be had. */
export function PrivacyPage({ view, heading, crumbs, banner, body }: ContentProps) {
  const list = { id: storedThingsId, html: view.t('stored.title') }
  const whole = body && keepBody([view, body], '', () => ({ ...body, headings: [...body.headings, list] }))
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <TextBody view={view} body={whole} />
      <Kept of={[view]} as="stored things">
        {() => <StoredThings view={view} />}
      </Kept>
    </>
  )
}
