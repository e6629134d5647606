import { brands } from '../../brands/registry.ts'
import type { PictureSize } from '../../shared/content/picture.ts'
import { gameBannerSizeOf } from '../../shared/site/banner-sizes.ts'
import type { GameRecord } from '../demo/demo.ts'
import { gameBannerSvg, gameTile, gameWide } from '../studio/studio.ts'
import type { MediaFile } from './media-store.ts'

/** Sizes of game banners by their height: the drawing is the same in all brands of a size. */
const bannerSizes = new Map<number, PictureSize>(
  Object.values(brands).map((brand) => {
    const size = gameBannerSizeOf(brand)
    return [size.height, size]
  }),
)

/** Games with art of their own; those beyond reuse it in turn (quality 3.3): they are there for load tests. */
const drawn = 1200

const drawnFor = (game: GameRecord): MediaFile[] => [
  { name: 'tile', folder: 'games', stem: game.slug, extension: 'svg', bytes: gameTile(game) },
  { name: 'wide', folder: 'games', stem: `${game.slug}-wide`, extension: 'svg', bytes: gameWide(game) },
  ...[...bannerSizes].map(
    ([height, size]): MediaFile => ({
      name: `game-banner/${height}`,
      folder: 'games',
      stem: `${game.slug}-banner-${height}`,
      extension: 'svg',
      bytes: gameBannerSvg(game, size),
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
