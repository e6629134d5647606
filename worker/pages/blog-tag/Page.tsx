import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PostCard } from '../blog-home/PostCard.tsx'
import { Topics } from '../blog-home/Topics.tsx'
import { BlogSearchForm } from '../blog-search/SearchForm.tsx'
import { CardGrid } from '../Card.tsx'
import { Notice } from '../Notice.tsx'
import { PagingLinks } from '../PagingLinks.tsx'
import { SubscribeForm } from '../SubscribeForm.tsx'
import { Words } from '../Words.tsx'
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
