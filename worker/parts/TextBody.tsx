import { PlainHtml } from '../document/Html.tsx'
import { Kept } from '../document/kept-markup.tsx'
import type { PreparedHtml } from '../document/prepare-html.ts'
import type { View } from '../view/view.ts'
import { Notice } from './Notice.tsx'
import { OnThisPage } from './OnThisPage.tsx'

/** A page's own text with its table of contents, or what is said where it could not be had (rulings 3.10). */
export function TextBody({ view, body }: { readonly view: View; readonly body: PreparedHtml | null }) {
  if (body === null) return <Notice>{view.t('content.failed')}</Notice>
  if (body.html.trim() === '') return null
  return (
    <Kept of={[view, body]} as="body">
      {() => (
        <div className="text-body">
          <OnThisPage view={view} headings={body.headings} />
          <PlainHtml className="prose" html={body.html} />
        </div>
      )}
    </Kept>
  )
}
