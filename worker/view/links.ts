import type { PostCard } from '../../shared/content/blog.ts'
import type { GameCard, GameGroup } from '../../shared/content/game.ts'
import { gamePath } from '../../shared/routes/game-category.ts'
import type { View } from './view.ts'

/** Canonical path of a game in this culture; null where no category of the culture holds it (rulings 3.5). */
export const gameHref = (view: View, game: Pick<GameCard, 'slug' | 'mainCategory'>): string | null =>
  gamePath(view.edition, game.slug, game.mainCategory)

/** Groups without a category of their own, each with the group whose category goes on with it. */
const goesOnWith: Partial<Readonly<Record<GameGroup, GameGroup>>> = { new_games: 'new_slots' }

/** The group whose category a group's link leads to: its own, or the one that goes on with it. */
export const groupLedTo = (view: View, group: GameGroup): GameGroup =>
  view.edition.routes.byGroup.has(group) ? group : (goesOnWith[group] ?? group)

/** The category a group's link leads to, or null where the culture has none. */
export function groupHref(view: View, group: GameGroup): string | null {
  const route = view.edition.routes.byGroup.get(groupLedTo(view, group))
  return route === undefined ? null : view.href(route.key)
}

/** Where a post stands: under its own topic. */
export function postHref(view: View, post: Pick<PostCard, 'slug' | 'tag'>): string | null {
  return view.href('blogPost', { tagSlug: post.tag.slug, postSlug: post.slug })
}

/** The RSS feed of the culture's blog, or null where it has none. */
export function rssHref(view: Pick<View, 'href'>): string | null {
  const blog = view.href('blog')
  return blog === null ? null : `${blog}feed.xml`
}
