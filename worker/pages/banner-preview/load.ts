import type { BtTexts } from '../../../shared/content/banner.ts'
import { btTexts } from '../../content/feeds/banners.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { btQuerySchema } from '../../parts/bt-query.ts'
import type { View } from '../../view/view.ts'

export interface BannerPreviewProps {
  readonly view: View
  /** What the address asks for; null without a code. */
  readonly asked: { readonly bt: string; readonly r: string | null } | null
  /** The code's words; null where it has none. */
  readonly texts: BtTexts | null
  /** Keeps the form on this address: the token goes with it. */
  readonly token: string
  readonly path: string
}

/** The system preview of banner tracking: a code's words and pictures (spec 2 "/bt/"). */
export async function loadBannerPreview(context: LoadContext): Promise<Loaded<BannerPreviewProps>> {
  const { view, query, content, path } = context
  const asked = btQuerySchema.safeParse({ bt: query.get('bt'), r: query.get('r') || null }).data ?? null
  const answer = asked && (await content.get(btTexts, asked))
  if (answer?.state === 'unavailable') return { kind: 'unavailable' }
  const title = view.t('preview.bannerTexts')
  return {
    kind: 'page',
    props: { view, asked, texts: answer?.value ?? null, token: query.get('token') ?? '', path },
    head: { title, description: title },
  }
}
