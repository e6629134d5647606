import type { GameGroup, GamesByGroups } from '../../../shared/content/game.ts'
import { groupsOf } from '../../../shared/routes/groups-of.ts'
import { gamesByGroups } from '../../content/feeds/games.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { heroPreloads } from '../../parts/Hero.tsx'
import { loadCategoryText, type PageText } from '../../parts/page-text.ts'
import { organization, webSite } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import type { View } from '../../view/view.ts'
import { type HomeExtras, loadHomeExtras } from './load-extras.ts'

export interface HomeProps {
  readonly view: View
  readonly groups: GamesByGroups['groups']
  readonly failed: boolean
  readonly banner: PageBanner | null
  readonly text: PageText
  readonly extras: HomeExtras
}

const none: HomeProps['groups'] = []

/** Games shown of a group (spec 9). */
export const groupLimit = 12

/** Home: the culture's groups, 12 games each (spec 2, rulings 3.7). */
export async function loadHome(context: LoadContext): Promise<Loaded<HomeProps>> {
  const { view, route, content } = context
  const { t } = view
  const groups: readonly GameGroup[] = groupsOf(route, view.culture.id) ?? []
  const [games, banner, text, extras] = await Promise.all([
    content.get(gamesByGroups, { groups, limit: groupLimit }),
    loadBanner(context),
    loadCategoryText(context, {
      title: t('home.title'),
      description: t('home.description', { brand: view.brand.name }),
      heading: t('home.heading'),
    }),
    loadHomeExtras(context, groups),
  ])
  return {
    kind: 'page',
    props: { view, groups: games.value?.groups ?? none, failed: games.state !== 'found', banner, text, extras },
    head: {
      title: text.title,
      description: text.description,
      image: socialImage(view, text.socialImage),
      preloads: heroPreloads(view, banner),
      jsonLd: [organization(view), webSite(view)],
      of: [text, banner],
    },
  }
}
