import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import { Words } from '../../parts/Words.tsx'
import { PostCard } from '../blog-home/PostCard.tsx'
import { Topics } from '../blog-home/Topics.tsx'
import { BlogSearchForm } from '../blog-search/SearchForm.tsx'
import type { BlogTagProps } from './load.ts'

export function BlogTagPage({ view, crumbs, tag, tags, list }: BlogTagProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head blog-head">
        <h1>{tag.name}</h1>
        <BlogSearchForm view={view} />
        <Words className="blog-head__intro" text={tag.description} />
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
      <Topics view={view} tags={tags} current={tag.slug} />
      <SubscribeForm view={view} list="blog" />
    </>
  )
}
