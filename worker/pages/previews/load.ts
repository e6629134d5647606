import { promotionState } from '../../../shared/content/promotion-state.ts'
import type { Answer } from '../../content/cache.ts'
import { postDraft } from '../../content/feeds/blog.ts'
import { featureDraft } from '../../content/feeds/features.ts'
import { gameDraft } from '../../content/feeds/games.ts'
import { promotionDraft } from '../../content/feeds/promotions.ts'
import type { Head } from '../../document/head.tsx'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type BlogPostProps, postHead, postProps } from '../blog-post/load.ts'
import { type FeatureProps, featureHead, featureProps } from '../feature/load.ts'
import type { GameProps } from '../game/load.ts'
import { type PromotionProps, promotionHead, promotionProps } from '../promotion/load.ts'

/*
 * Drafts on the pages they will have (rulings 3.11). Token, banner, headers and the way past the caches are
 * worker/routes/pages/preview-page.tsx's; these loads only ask for the draft instead of what is public.
 */

/** A draft's page, or what to answer where there is none. */
async function drafted<Value, Props>(
  answer: Answer<Value>,
  page: (draft: Value) => Promise<{ readonly props: Props; readonly head: Head }>,
): Promise<Loaded<Props>> {
  switch (answer.state) {
    case 'found':
      return { kind: 'page', ...(await page(answer.value)) }
    case 'absent':
      return { kind: 'notFound' }
    case 'unavailable':
      return { kind: 'unavailable' }
  }
}

export async function loadPreviewGame(context: LoadContext): Promise<Loaded<GameProps>> {
  const { view, route, params, content } = context
  return drafted(await content.get(gameDraft, { slug: params.gameSlug ?? '' }), async (game) => ({
    props: { view, game, crumbs: breadcrumbsOf(view, route, game.name), banner: null, maker: null },
    head: { title: game.name, description: game.description.summary },
  }))
}

export async function loadPreviewPost(context: LoadContext): Promise<Loaded<BlogPostProps>> {
  const { view, params, content } = context
  return drafted(await content.get(postDraft, { slug: params.postSlug ?? '' }), async (post) => ({
    props: await postProps(context, post),
    head: postHead(view, post),
  }))
}

const previewPromotion = async (
  context: LoadContext,
  asked: { readonly id: string; readonly place: 'promotions' | 'promotions-home' },
): Promise<Loaded<PromotionProps>> => {
  const { view, content, now } = context
  return drafted(await content.get(promotionDraft, asked), async (draft) => {
    const promotion = { ...draft, state: promotionState(draft, now) }
    // Editors see the terms as they are now: a preview asks past every cache (spec 7).
    const props = await promotionProps(context, promotion, crypto.randomUUID())
    return { props, head: promotionHead(view, promotion) }
  })
}

export const loadPreviewPromotion = (context: LoadContext): Promise<Loaded<PromotionProps>> =>
  previewPromotion(context, { id: context.params.promotionId ?? '', place: 'promotions' })

export const loadPreviewPromotionsHome = (context: LoadContext): Promise<Loaded<PromotionProps>> =>
  previewPromotion(context, { id: context.params.promotionHomeId ?? '', place: 'promotions-home' })

const previewFeature = async (
  context: LoadContext,
  asked: { readonly id: string; readonly place: 'features' | 'features-home' },
): Promise<Loaded<FeatureProps>> =>
  drafted(await context.content.get(featureDraft, asked), async (feature) => ({
    props: await featureProps(context, feature),
    head: featureHead(context.view, feature),
  }))

export const loadPreviewFeature = (context: LoadContext): Promise<Loaded<FeatureProps>> =>
  previewFeature(context, { id: context.params.featureId ?? '', place: 'features' })

export const loadPreviewFeaturesHome = (context: LoadContext): Promise<Loaded<FeatureProps>> =>
  previewFeature(context, { id: context.params.featureHomeId ?? '', place: 'features-home' })
