import type { BrandId } from '../../shared/site/ids.ts'
import { gameBannerSizes } from '../contract/media-sizes.ts'
import type { GameRecord } from '../demo/games/game-record.ts'
import { gameBannerSvg } from '../studio/banner.ts'
import { gameTile, gameWide } from '../studio/game-art.ts'
import type { MediaFile } from './media-store.ts'

/** One brand for each height of game banners: the drawing is the same in all brands of a height. */
const bannerHeights = new Map<number, BrandId>([
  [gameBannerSizes.uk.height, 'uk'],
  [gameBannerSizes.se.height, 'se'],
])

/** Games with art of their own; those beyond reuse it in turn (quality 3.3): they are there for load tests. */
const drawn = 1200

const drawnFor = (game: GameRecord): MediaFile[] => [
  { name: 'tile', folder: 'games', stem: game.slug, extension: 'svg', bytes: gameTile(game) },
  { name: 'wide', folder: 'games', stem: `${game.slug}-wide`, extension: 'svg', bytes: gameWide(game) },
  ...[...bannerHeights].map(
    ([height, brandId]): MediaFile => ({
      name: `game-banner/${height}`,
      folder: 'games',
      stem: `${game.slug}-banner-${height}`,
      extension: 'svg',
      bytes: gameBannerSvg({ brandId, game }),
    }),
  ),
]

/** Each game's tile, wide art and banners, game by game in the catalogue's order. */
export function* gamesMedia(games: readonly GameRecord[]): Generator<readonly MediaFile[]> {
  const art: (readonly MediaFile[])[] = []
  for (const [index, game] of games.entries()) {
    const own = art[index % drawn] ?? drawnFor(game)
    if (index < drawn) art.push(own)
    yield own.map((file) => ({ ...file, name: `${file.name}/${game.slug}` }))
  }
}
