import type { View } from '../view/view.ts'
import { prepareHtml } from './prepare-html.ts'

export interface HtmlProps {
  readonly view: View
  /** Sanitised when it entered the content cache (rulings 7.3). */
  readonly html: string
  readonly className?: string
  /** Where a link of the page leads to it. */
  readonly id?: string
}

/** Text of a feed with its links as the culture spells them. */
export function Html({ view, html, ...more }: HtmlProps) {
  return <PlainHtml html={prepareHtml(view, html).html} {...more} />
}

/** HTML that `prepareHtml` has already made ready; nothing where the feed has no text. */
export function PlainHtml({ html, className, id }: Omit<HtmlProps, 'view'>) {
  if (html.trim() === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content cache keeps sanitised HTML only
  return <div className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />
}
