import type { PostCard as Card } from '../../../shared/content/blog.ts'
import { Kept } from '../../document/kept-markup.tsx'
import { prepareHtml } from '../../document/prepare-html.ts'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { GamesBelow } from '../../parts/GamesBelow.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { PostCard } from '../../parts/PostCard.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { View } from '../../view/view.ts'
import type { BlogPostProps } from './load.ts'

function Posts({
  view,
  id,
  title,
  posts,
}: {
  readonly view: View
  readonly id: string
  readonly title: string
  readonly posts: readonly Card[]
}) {
  if (posts.length === 0) return null
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
      </div>
      <CardGrid wide teaser>
        {posts.map((post) => (
          <PostCard key={post.id} view={view} post={post} level={3} />
        ))}
      </CardGrid>
    </section>
  )
}

/** Passing the post on: by e-mail without script, and by a button that copies its address with it. */
function Share({ view, title, address }: { readonly view: View; readonly title: string; readonly address: string }) {
  const { t } = view
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{t('blog.share')}</h2>
      <p className="share__ways">
        <a className="button button--quiet" href={mail}>
          {t('blog.byEmail')}
        </a>
        <button className="button button--quiet needs-script" type="button" data-copy={address}>
          {t('blog.copyLink')}
        </button>
      </p>
      <p className="share__done" role="status" data-copied={t('blog.copied')} />
    </section>
  )
}

export function BlogPostPage({ crumbs, ...article }: BlogPostProps) {
  const { view, post, author, address } = article
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Kept of={[view, post, author]} as={`post ${address}`}>
        {() => <Article {...article} />}
      </Kept>
    </>
  )
}

/** The post, and what leads on from it. */
function Article({ view, post, author, address }: Omit<BlogPostProps, 'crumbs'>) {
  const { t, format } = view
  return (
    <>
      <article className="post">
        <header className="post__head">
          <p className="card__kicker">
            <a href={view.href('blogTag', { tagSlug: post.tag.slug }) ?? '/'}>{post.tag.name}</a>
          </p>
          <h1>{post.title}</h1>
          <Paragraph view={view} className="post__summary" text={post.summary} />
          <ul className="post__meta">
            <li>{t('blog.by', { author: post.author.name })}</li>
            <li>
              <time dateTime={post.published}>{t('blog.published', { date: format.date(post.published) })}</time>
            </li>
            <li>{t('blog.minutes', { count: post.minutes })}</li>
          </ul>
        </header>
        {post.picture !== null && <Picture view={view} picture={post.picture} first className="post__picture" />}
        <TextBody view={view} body={prepareHtml(view, post.body)} />
        <footer className="post__end">
          {author !== null && (
            <section className="post__author" aria-labelledby="author">
              <h2 id="author">{t('blog.aboutAuthor')}</h2>
              <p className="post__author-name">{[author.name, author.role].filter((part) => part !== '').join(', ')}</p>
              <Paragraph view={view} text={author.bio} />
            </section>
          )}
          <Share view={view} title={post.title} address={address} />
        </footer>
      </article>
      <GamesBelow
        view={view}
        id="post-games"
        title={t('blog.recommendedGames')}
        games={post.recommendedGames}
        layout="row"
      />
      <Posts view={view} id="post-related" title={t('blog.related')} posts={post.related} />
      <Posts view={view} id="post-recommended" title={t('blog.recommended')} posts={post.recommended} />
      <SubscribeForm view={view} list="blog" />
    </>
  )
}
