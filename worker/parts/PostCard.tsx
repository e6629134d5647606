import type { PostCard as Data } from '../../shared/content/blog.ts'
import { postHref } from '../view/links.ts'
import type { View } from '../view/view.ts'
import { Card } from './Card.tsx'
import { Paragraph } from './Paragraph.tsx'

/** Author, date and reading time of a post; where they need two lines, the break is between them. */
export function postMeta(view: View, post: Pick<Data, 'author' | 'published' | 'minutes'>): string {
  const { t, format } = view
  return [
    t('blog.by', { author: post.author.name }),
    format.date(post.published),
    t('blog.minutes', { count: post.minutes }),
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')
}

export interface PostCardProps {
  readonly view: View
  readonly post: Data
  readonly level: 2 | 3
  readonly first?: boolean
}

/** One post in a list. */
export function PostCard({ view, post, level, first = false }: PostCardProps) {
  const path = postHref(view, post)
  if (path === null) return null
  return (
    <Card
      view={view}
      href={path}
      heading={post.title}
      level={level}
      picture={post.picture}
      kicker={post.tag.name}
      first={first}
    >
      <Paragraph view={view} className="card__text" text={post.summary} />
      <p className="card__meta">{postMeta(view, post)}</p>
    </Card>
  )
}
