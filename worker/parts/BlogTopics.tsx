import type { BlogTag } from '../../shared/content/blog.ts'
import { rssHref } from '../view/links.ts'
import type { View } from '../view/view.ts'
import { Notice } from './Notice.tsx'

export interface BlogTopicsProps {
  readonly view: View
  /** Null where they could not be had. */
  readonly tags: readonly BlogTag[] | null
  /** Slug of the topic whose page this is. */
  readonly current?: string
}

/** The topics of the blog, and its feed. */
export function BlogTopics({ view, tags, current }: BlogTopicsProps) {
  const { t, format } = view
  const feed = rssHref(view)
  if (tags?.length === 0) return null
  return (
    <nav className="section topics" aria-labelledby="blog-topics">
      <div className="section__head">
        <h2 id="blog-topics">{t('blog.categories')}</h2>
        {feed !== null && (
          <a href={feed} type="application/rss+xml">
            {t('blog.feed')}
          </a>
        )}
      </div>
      {tags === null ? (
        <Notice>{t('common.unavailable')}</Notice>
      ) : (
        <ul className="topics__list">
          {tags.map((tag) => {
            const path = view.href('blogTag', { tagSlug: tag.slug })
            return path === null ? null : (
              <li key={tag.id}>
                <a href={path} aria-current={tag.slug === current ? 'page' : undefined}>
                  <span>{tag.name}</span>
                  <span className="topics__count">{format.number(tag.posts)}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </nav>
  )
}
