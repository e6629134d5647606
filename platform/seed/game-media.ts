import type { GameRecord } from '../games/game-record.ts'
import { providers } from '../games/providers.ts'
import type { MediaFile } from './media-store.ts'

const plain = (name: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#${name.length}${name.length}3"/></svg>`

/** A game's tile and wide art. */
export const gameMedia = (game: GameRecord): MediaFile[] => [
  { name: `tile/${game.slug}`, folder: 'games', stem: game.slug, extension: 'svg', bytes: plain(game.name, 360, 360) },
  {
    name: `wide/${game.slug}`,
    folder: 'games',
    stem: `${game.slug}-wide`,
    extension: 'svg',
    bytes: plain(game.name, 1280, 640),
  },
]

/** A provider's mark for light and dark ground. */
export const providerMedia = (): MediaFile[] =>
  providers.flatMap(({ key, name }) =>
    (['light', 'dark'] as const).map((tone) => ({
      name: `provider/${key}/${tone}`,
      folder: 'providers',
      stem: `${key}-${tone}`,
      extension: 'svg' as const,
      bytes: plain(name, 200, 57),
    })),
  )
