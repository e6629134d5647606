import { BlogSearchForm } from '../../parts/BlogSearchForm.tsx'
import { BlogTopics } from '../../parts/BlogTopics.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { PostCard } from '../../parts/PostCard.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import type { BlogTagProps } from './load.ts'

export function BlogTagPage({ view, crumbs, tag, tags, list }: BlogTagProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head blog-head">
        <h1>{tag.name}</h1>
        <BlogSearchForm view={view} />
        <Paragraph view={view} className="blog-head__intro" text={tag.description} />
      </div>
      {list === null && <Notice>{t('blog.failed')}</Notice>}
      {list !== null && list.posts.length === 0 && <Notice>{t('blog.empty')}</Notice>}
      {list !== null && list.posts.length > 0 && (
        <>
          <CardGrid wide>
            {list.posts.map((post, index) => (
              <PostCard key={post.id} view={view} post={post} level={2} first={index === 0} />
            ))}
          </CardGrid>
          <PagingLinks view={view} paging={list.paging} of="blog" />
        </>
      )}
      <BlogTopics view={view} tags={tags} current={tag.slug} />
      <SubscribeForm view={view} list="blog" />
    </>
  )
}
