import type { Chapter } from './chapters.ts'
import { PlainHtml } from './Html.tsx'

interface ChapterSectionProps {
  readonly chapter: Chapter
  readonly className: string
  /** Class of a box around heading and text; there is none unless said. */
  readonly within?: string
}

/** A chapter as a section that its heading names. */
export function ChapterSection({ chapter, className, within }: ChapterSectionProps) {
  const parts = (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: part of a text that was sanitised */}
      <h2 id={chapter.id} dangerouslySetInnerHTML={{ __html: chapter.heading }} />
      <PlainHtml className="prose" html={chapter.html} />
    </>
  )
  return (
    <section className={className} aria-labelledby={chapter.id}>
      {within === undefined ? parts : <div className={within}>{parts}</div>}
    </section>
  )
}
