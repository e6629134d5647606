import type { View } from '../view/view.ts'
import { prepareHtml } from './prepare-html.ts'

export interface HtmlProps {
  readonly view: View
  /** Sanitised when it entered the content cache (rulings 7.3). */
  readonly html: string
  readonly className?: string
}

/** Text of a feed with its links as the culture spells them. */
export function Html({ view, html, className }: HtmlProps) {
  return <PlainHtml html={prepareHtml(view, html).html} {...(className === undefined ? {} : { className })} />
}

/** HTML that `prepareHtml` has already made ready; nothing where the feed has no text. */
export function PlainHtml({ html, className }: Omit<HtmlProps, 'view'>) {
  if (html.trim() === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content cache keeps sanitised HTML only
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
