import { ChapterSection } from '../../document/ChapterSection.tsx'
import { type Chapters, chaptersOf } from '../../document/chapters.ts'
import { PlainHtml } from '../../document/Html.tsx'
import { Kept } from '../../document/kept-markup.tsx'
import { keeper } from '../../document/made-of.ts'
import type { PreparedHtml } from '../../document/prepare-html.ts'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from '../content/load.ts'

const keepChapters = keeper<Chapters>()

/** The chapters of a text; null where it has none, or could not be had. */
function toldChapters(body: PreparedHtml | null): Chapters | null {
  if (body === null) return null
  const told = keepChapters([body], '', () => chaptersOf(body))
  return told.chapters.length === 0 ? null : told
}

function Story({ intro, chapters }: Chapters) {
  const last = chapters.length > 1 ? chapters.at(-1) : undefined
  return (
    <div className="story">
      <PlainHtml className="story__opening" html={intro} />
      {chapters.map(
        (chapter) =>
          chapter !== last && <ChapterSection key={chapter.id} chapter={chapter} className="story__chapter" />,
      )}
      {last !== undefined && (
        <ChapterSection chapter={last} className="brand-place brand-place--told" within="story__last" />
      )}
    </div>
  )
}

/**
 * A text that is told: its opening large, its chapters beside their headings, its lists as cards, and its last chapter in the
 * brand's place. A section's own banner stands whole; the brand's general one low, since it is home's.
 */
export function StoryPage({ view, heading, crumbs, banner, body }: ContentProps) {
  const told = toldChapters(body)
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} low={banner?.headline === null} />
      {told === null ? (
        <TextBody view={view} body={body} />
      ) : (
        <Kept of={[view, body]} as="story">
          {() => <Story {...told} />}
        </Kept>
      )}
    </>
  )
}
