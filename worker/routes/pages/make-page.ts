import type { Content } from '../../content/content.ts'
import { encodeDocument, type MadePage } from '../../document/page-cache.ts'
import { type PageSubject, renderPage, type WithoutDocument } from './render-page.ts'

/** A rendered page is kept at most this long, however fresh its content. */
const longestKeptMs = 10 * 60_000

const dayMs = 86_400_000

/** Days of offers are UTC days, and pages count them: none is kept into the next. */
const untilMidnight = (now: Date): number => dayMs - (now.getTime() % dayMs)

/** Renders a page of its key and content, with all that says how long it holds. */
export async function makePage(subject: PageSubject, content: Content): Promise<MadePage<WithoutDocument>> {
  const rendered = await renderPage(subject, { content, load: subject.page.open })
  if (rendered.kind !== 'document') return { kind: 'none', why: rendered }
  const { tags, complete, freshForMs } = content.use()
  const freshUntil = subject.now.getTime() + Math.min(freshForMs, longestKeptMs, untilMidnight(subject.now))
  const page = { ...encodeDocument(rendered.parts), tags, freshUntil }
  return { kind: 'document', page, whole: complete, passing: rendered.passing }
}
