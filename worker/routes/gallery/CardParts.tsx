import { FeaturedGame, HomeBanners, OffersAndWinners } from '../../pages/home/Extras.tsx'
import { BlogSearchForm } from '../../parts/BlogSearchForm.tsx'
import { BlogTopics } from '../../parts/BlogTopics.tsx'
import { Card, CardGrid } from '../../parts/Card.tsx'
import { FeatureCard } from '../../parts/FeatureCard.tsx'
import { HelpLines } from '../../parts/HelpLines.tsx'
import { PageWords } from '../../parts/PageWords.tsx'
import { PostCard } from '../../parts/PostCard.tsx'
import { PreviewBanner } from '../../parts/PreviewBanner.tsx'
import { PromotionCard } from '../../parts/PromotionCard.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import { VoucherForm } from '../../parts/VoucherForm.tsx'
import type { View } from '../../view/view.ts'
import type { GalleryContent } from './content.ts'
import { Part, State } from './Part.tsx'
import { promotionSamples } from './samples.ts'

interface CardPartsProps {
  readonly view: View
  readonly content: GalleryContent
  readonly now: Date
}

function Promotions({ view, content: { promotion, games }, now }: CardPartsProps) {
  if (promotion === null) return null
  return (
    <Part name="Promotions">
      {promotionSamples(promotion, now).map(({ state, value }, index) => (
        <State key={state} name={index === 0 ? `${state}, as the first of its list` : state}>
          <CardGrid>
            <PromotionCard
              view={view}
              promotion={{ ...value, gameSlug: games[0]?.slug ?? null }}
              games={new Map(games.map((game) => [game.slug, game]))}
              now={now}
              level={3}
              lead={index === 0}
            />
          </CardGrid>
        </State>
      ))}
    </Part>
  )
}

/** Words of a page under headings enough for a list of them. */
const longText = (words: string) => {
  const headings = [1, 2, 3, 4].map((number) => ({ id: `part-${number}`, html: `${words} ${number}` }))
  return { headings, html: headings.map(({ id, html }) => `<h2 id="${id}">${html}</h2><p>${words}.</p>`).join('') }
}

const pageText = (words: string) => ({
  title: words,
  description: words,
  heading: words,
  html: `<h2>${words}</h2><p>${words}.</p><ul><li>${words}</li></ul>`,
})

/** Cards of every kind, what home shows beside its games, texts and forms. */
export function CardParts(props: CardPartsProps) {
  const { view, content, now } = props
  const { home, features, posts, voucher } = content
  const tag = posts[0]?.tag
  return (
    <>
      <Promotions {...props} />
      {home !== null && (
        <Part name="Beside the games of home">
          <FeaturedGame view={view} extras={home} />
          <OffersAndWinners view={view} extras={home} />
          <State name="winners without promotions">
            <OffersAndWinners view={view} extras={{ ...home, promotions: [] }} />
          </State>
          <HomeBanners view={view} extras={home} />
        </Part>
      )}
      <Part name="Cards">
        <State name="plain, muted, with a way in, all without a picture">
          <CardGrid>
            <Card view={view} href="/" heading={view.brand.name} level={3} picture={null} />
            <Card view={view} href="/" heading={view.brand.name} level={3} picture={null} muted />
            <Card
              view={view}
              href="/"
              heading={view.brand.name}
              level={3}
              picture={null}
              action={view.t('common.seeAll')}
            />
          </CardGrid>
        </State>
        <State name="features">
          <CardGrid>
            {features.map((feature) => (
              <FeatureCard key={feature.id} view={view} feature={feature} level={3} />
            ))}
          </CardGrid>
        </State>
        <State name="posts">
          <CardGrid wide>
            {posts.map((post) => (
              <PostCard key={post.id} view={view} post={post} level={3} />
            ))}
          </CardGrid>
        </State>
      </Part>
      <Part name="Texts">
        <PreviewBanner view={view} expires={now} />
        <State name="a long text with a list of its headings">
          <TextBody view={view} body={longText(view.t('menu.help'))} />
        </State>
        <State name="a text that could not be had">
          <TextBody view={view} body={null} />
        </State>
        <State name="below a list">
          <PageWords view={view} text={pageText(view.t('menu.help'))} />
        </State>
        <HelpLines view={view} />
        <State name="topics of the blog, and where they could not be had">
          <BlogTopics
            view={view}
            tags={tag === undefined ? [] : [{ id: tag.slug, description: '', posts: posts.length, ...tag }]}
          />
          <BlogTopics view={view} tags={null} />
        </State>
      </Part>
      <Part name="Forms">
        <SubscribeForm view={view} list="newsletter" />
        <SubscribeForm view={view} list="blog" />
        <BlogSearchForm view={view} />
        {voucher !== null && <VoucherForm view={view} texts={voucher} />}
      </Part>
    </>
  )
}
