import { Html } from '../document/Html.tsx'
import { Kept } from '../document/kept-markup.tsx'
import type { View } from '../view/view.ts'
import type { PageText } from './page-text.ts'

/** A page's own text, below what it lists; nothing where it could not be had. */
export function PageWords({ view, text }: { readonly view: View; readonly text: PageText }) {
  const { html } = text
  if (html === null) return null
  return (
    <Kept of={[view, text]} as="words">
      {() => <Html view={view} className="prose page-text" html={html} />}
    </Kept>
  )
}
