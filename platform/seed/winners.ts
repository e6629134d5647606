import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { randomFrom } from '../../drawing/random.ts'
import { cultures } from '../../locales/registry.ts'
import type { Lang } from '../../shared/site/culture.ts'
import { figuresIn } from '../demo/demo.ts'
import { editionOf } from '../storage/edition.ts'
import { allEditions } from './registry.ts'
import { writeRows } from './write.ts'

/** Winners kept for an edition; the feed walks through them in a ring. */
export const winnersPerEdition = 288

const firstNames: Readonly<Record<Lang, readonly string[]>> = {
  en: 'Amelia, Ben, Charlotte, Declan, Eve, Fraser, Grace, Harry, Imogen, Jack, Kiran, Leah, Megan, Niall, Olivia, Priya, Quinn, Rory, Sophie, Tom, Una, Victor, Wendy, Yusuf, Zoe'.split(
    ', ',
  ),
  fr: 'Alexis, Béatrice, Camille, Dominic, Élodie, Félix, Geneviève, Hugo, Isabelle, Jérôme, Karine, Laurent, Maude, Nathalie, Olivier, Pascale, Raphaël, Sylvie, Thomas, Véronique, Xavier, Yvon, Zacharie'.split(
    ', ',
  ),
  de: 'Anja, Bernd, Carla, Dirk, Elif, Florian, Greta, Henning, Ines, Jonas, Katrin, Lukas, Marlene, Nils, Oliver, Petra, Ralf, Silke, Tobias, Ute, Volker, Wiebke, Yannick'.split(
    ', ',
  ),
  es: 'Álvaro, Beatriz, Carlos, Daniela, Elena, Fernando, Gloria, Hugo, Inés, Javier, Laura, Marcos, Nuria, Óscar, Pilar, Raúl, Sara, Tomás, Úrsula, Víctor, Ximena, Yolanda'.split(
    ', ',
  ),
  sv: 'Anders, Britta, Carina, David, Elsa, Fredrik, Gunilla, Henrik, Ingrid, Johan, Karin, Lars, Maja, Nils, Oskar, Pernilla, Rasmus, Sofia, Tove, Ulf, Viktor, Ylva, Åsa'.split(
    ', ',
  ),
}
const initials = 'ABCDEFGHJKLMNPRSTVW'

const amount = z.number().nullable()
const gameRow = z.object({
  id: z.int(),
  reels: amount,
  maxBetEur: amount,
  maxWinMultiplier: amount,
  biggestWinEur: amount,
  rtp: amount,
})

/** Invented winners for every edition, each of a game that the edition offers and for no more than it has paid. */
export async function seedWinners(db: D1Database): Promise<void> {
  await db.prepare('DELETE FROM winner').run()
  for (const scope of allEditions) {
    const { culture } = scope
    const edition = editionOf(scope)
    const { results } = await db
      .prepare(
        `SELECT g.id, g.figures ->> 'reels' AS reels, g.figures ->> 'maxBetEur' AS maxBetEur,
           g.figures ->> 'maxWinMultiplier' AS maxWinMultiplier, g.figures ->> 'biggestWinEur' AS biggestWinEur,
           g.figures ->> 'rtp' AS rtp FROM game_edition ge
         JOIN game g ON g.id = ge.game_id WHERE ge.edition = ? AND ge.position <= 600`,
      )
      .bind(edition)
      .all()
    const games = z.array(gameRow).parse(results)
    if (games.length === 0) continue
    const random = randomFrom(`winners ${edition}`)
    const names = firstNames[cultures[culture].lang]
    await writeRows(
      db,
      'winner',
      ['edition', 'place', 'name', 'amount_eur', 'game_id'],
      Array.from({ length: winnersPerEdition }, (_, place) => {
        const game = random.pick(games)
        const usual = 40 + random.next() ** 4 * 6000
        const { biggestWinEur } = figuresIn(game, culture)
        const won = Math.min(usual, biggestWinEur ?? usual)
        return [
          edition,
          place,
          `${random.pick(names)} ${random.pick([...initials])}.`,
          Math.round(won * 100) / 100,
          game.id,
        ]
      }),
    )
  }
}
