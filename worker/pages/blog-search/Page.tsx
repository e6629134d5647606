import { BlogSearchForm } from '../../parts/BlogSearchForm.tsx'
import { BlogTopics } from '../../parts/BlogTopics.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import { PostCard } from '../../parts/PostCard.tsx'
import type { BlogSearchProps } from './load.ts'

export function BlogSearchPage({ view, crumbs, query, tags, result }: BlogSearchProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head">
        <h1>{t('blog.searchTitle')}</h1>
      </div>
      <BlogSearchForm view={view} value={query} />
      {result.kind === 'ask' && <p className="blog-search__hint">{t('client:search.hint')}</p>}
      {result.kind === 'failed' && <Notice>{t('blog.failed')}</Notice>}
      {result.kind === 'found' && result.paging.total === 0 && <Notice>{t('blog.noResults', { query })}</Notice>}
      {result.kind === 'found' && result.paging.total > 0 && (
        <section className="section" aria-labelledby="blog-results">
          <div className="section__head">
            <h2 id="blog-results">{t('blog.results', { count: result.paging.total, query })}</h2>
          </div>
          <CardGrid wide>
            {result.posts.map((post) => (
              <PostCard key={post.id} view={view} post={post} level={3} />
            ))}
          </CardGrid>
          <PagingLinks view={view} paging={result.paging} of="blog" />
        </section>
      )}
      <BlogTopics view={view} tags={tags} />
    </>
  )
}
