import type { GameGroup, GamesByGroups } from '../../../shared/content/game.ts'
import { gamesByGroups } from '../../content/feeds/games.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import type { View } from '../../document/view.ts'
import { groupsOf } from '../groups.ts'

export interface HomeProps {
  readonly view: View
  readonly groups: GamesByGroups['groups']
  readonly failed: boolean
}

/** Games shown of a group (spec 9). */
export const groupLimit = 12

/** Home: the culture's groups, 12 games each (spec 2, rulings 3.7). */
export async function loadHome({ view, route, content }: LoadContext): Promise<Loaded<HomeProps>> {
  const groups: readonly GameGroup[] = groupsOf(route, view.culture.id) ?? []
  const games = await content.get(gamesByGroups, { groups, limit: groupLimit })
  const { t, brand } = view
  return {
    kind: 'page',
    props: { view, groups: games.value?.groups ?? [], failed: games.state !== 'found' },
    head: { title: t('home.title'), description: t('home.description', { brand: brand.name }) },
  }
}
