import { gameTile, gameWide } from '../art/game-art.ts'
import type { GameRecord } from '../games/game-record.ts'
import type { MediaFile } from './media-store.ts'

/** A game's tile and wide art. */
export const gameMedia = (game: GameRecord): MediaFile[] => [
  { name: `tile/${game.slug}`, folder: 'games', stem: game.slug, extension: 'svg', bytes: gameTile(game) },
  { name: `wide/${game.slug}`, folder: 'games', stem: `${game.slug}-wide`, extension: 'svg', bytes: gameWide(game) },
]
