import { Html } from '../../document/Html.tsx'
import { BlogSearchForm } from '../../parts/BlogSearchForm.tsx'
import { BlogTopics } from '../../parts/BlogTopics.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { PostCard, postMeta } from '../../parts/PostCard.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import { postHref } from '../../view/links.ts'
import type { BlogHomeProps } from './load.ts'

function LeadPost({ view, lead }: { readonly view: BlogHomeProps['view']; readonly lead: BlogHomeProps['lead'] }) {
  const path = lead && postHref(view, lead)
  if (lead === null || path === null) return null
  return (
    <article className="lead-post">
      {lead.picture !== null && (
        <Picture view={view} picture={lead.picture} first decorative className="lead-post__picture" />
      )}
      <div className="lead-post__text">
        <p className="card__kicker">{lead.tag.name}</p>
        <h2>
          <a href={path}>{lead.title}</a>
        </h2>
        <Paragraph view={view} text={lead.summary} />
        <p className="card__meta">{postMeta(view, lead)}</p>
      </div>
    </article>
  )
}

export function BlogHomePage(props: BlogHomeProps) {
  const { view, crumbs, heading, intro, tags, lead, posts, paging, failed } = props
  const { t } = view
  const none = !failed && lead === null && posts.length === 0
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head blog-head">
        <h1>{heading}</h1>
        <BlogSearchForm view={view} />
      </div>
      {intro !== null && <Html view={view} className="prose page-intro" html={intro} />}
      {failed && <Notice>{t('blog.failed')}</Notice>}
      {none && <Notice>{t('blog.empty')}</Notice>}
      <LeadPost view={view} lead={lead} />
      {posts.length > 0 && (
        <section className="section" aria-labelledby="blog-latest">
          <div className="section__head">
            <h2 id="blog-latest">{lead === null ? t('blog.showMore') : t('blog.latest')}</h2>
          </div>
          <CardGrid wide>
            {posts.map((post) => (
              <PostCard key={post.id} view={view} post={post} level={3} />
            ))}
          </CardGrid>
          {paging !== null && <PagingLinks view={view} paging={paging} of="blog" />}
        </section>
      )}
      <BlogTopics view={view} tags={tags} />
      <SubscribeForm view={view} list="blog" />
    </>
  )
}
