import type { Heading } from '../document/prepare-html.ts'
import type { View } from '../view/view.ts'

/** Fewer headings than this need no list of them. */
const worthAList = 4

/** The headings of a long text as links; nothing for a short one. */
export function OnThisPage({ view, headings }: { readonly view: View; readonly headings: readonly Heading[] }) {
  if (headings.length < worthAList) return null
  return (
    <nav className="on-this-page" aria-labelledby="contents">
      <h2 id="contents">{view.t('content.onThisPage')}</h2>
      <ol>
        {headings.map(({ id, html }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: part of a text that was sanitised */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
