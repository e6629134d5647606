import type { BrandId } from '../../shared/site/ids.ts'
import { gameBannerSvg } from '../art/banner.ts'
import { gameTile, gameWide } from '../art/game-art.ts'
import type { GameRecord } from '../games/game-record.ts'
import { gameBannerSizes } from '../media-sizes.ts'
import type { MediaFile } from './media-store.ts'

/** One brand for each height of game banners: the drawing is the same in all brands of a height. */
const bannerHeights = new Map<number, BrandId>([
  [gameBannerSizes.uk.height, 'uk'],
  [gameBannerSizes.se.height, 'se'],
])

/** A game's tile, wide art and banners. */
export const gameMedia = (game: GameRecord): MediaFile[] => [
  { name: `tile/${game.slug}`, folder: 'games', stem: game.slug, extension: 'svg', bytes: gameTile(game) },
  { name: `wide/${game.slug}`, folder: 'games', stem: `${game.slug}-wide`, extension: 'svg', bytes: gameWide(game) },
  ...[...bannerHeights].map(
    ([height, brandId]): MediaFile => ({
      name: `game-banner/${height}/${game.slug}`,
      folder: 'games',
      stem: `${game.slug}-banner-${height}`,
      extension: 'svg',
      bytes: gameBannerSvg({ brandId, game }),
    }),
  ),
]
