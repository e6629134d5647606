import { ChapterSection } from '../../document/ChapterSection.tsx'
import { chaptersOf } from '../../document/chapters.ts'
import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from '../content/load.ts'

/**
 * A text that is told: its opening large, its chapters beside their headings, its lists as cards, and its last chapter in the
 * brand's place. A section's own banner stands whole; the brand's general one low, since it is home's.
 */
export function StoryPage({ view, heading, crumbs, banner, body }: ContentProps) {
  const { intro, chapters } = chaptersOf({ html: body?.html ?? '' })
  const last = chapters.length > 1 ? chapters.at(-1) : undefined
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} low={banner?.headline === null} />
      {body === null || chapters.length === 0 ? (
        <TextBody view={view} body={body} />
      ) : (
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
      )}
    </>
  )
}
