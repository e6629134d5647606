import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import type { GameCard as Game, GameGroup } from '../../shared/content/game.ts'
import { GameCard } from '../../shared/ui/GameCard.tsx'
import { gameHref, groupHref } from '../view/links.ts'
import type { View } from '../view/view.ts'

function Card({ view, game, eager }: { readonly view: View; readonly game: Game; readonly eager: boolean }) {
  const path = gameHref(view, game)
  if (path === null) return null
  const texts = {
    badges: game.badges.filter((badge) => badge !== 'rating').map((badge) => view.t(`game:badges.${badge}`)),
    info: view.t('games.info', { name: game.name }),
    jackpot: game.jackpotEur === null ? null : view.format.money(game.jackpotEur),
  }
  return <GameCard game={game} href={path} image={view.image(game.image.url)} texts={texts} eager={eager} />
}

export interface GameListProps {
  readonly view: View
  readonly games: readonly Game[]
  /** 'row' scrolls sideways, 'grid' wraps. */
  readonly layout: 'row' | 'grid'
  /** How many of the first cards load at once. */
  readonly eager?: number
}

interface KeptCard {
  readonly format: View['format']
  readonly html: string
}

/**
 * Cards as rendered text. What a card shows follows from the game as the content cache holds it (one object per brand and
 * culture until it is refreshed) and from the rate its jackpot is printed at, so the object itself is the key.
 */
const keptCards = { eager: new WeakMap<Game, KeptCard>(), lazy: new WeakMap<Game, KeptCard>() }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The same text in one piece: the renderer's is a tree of pieces, which every later joining would walk again. */
const flat = (text: string): string => decoder.decode(encoder.encode(text))

const cardHtml = (view: View, game: Game, eager: boolean): string => {
  const kept = keptCards[eager ? 'eager' : 'lazy']
  const known = kept.get(game)
  if (known?.format === view.format) return known.html
  const html = flat(renderToStaticMarkup(<Card view={view} game={game} eager={eager} />))
  kept.set(game, { format: view.format, html })
  return html
}

/** Games as a list of cards. */
export function GameList({ view, games, layout, eager = 0 }: GameListProps) {
  const cards = games.map((game, index) => cardHtml(view, game, index < eager)).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the cards are our own rendered components
  return <ul className={layout === 'row' ? 'game-row' : 'game-grid'} dangerouslySetInnerHTML={{ __html: cards }} />
}

export interface GameGroupSectionProps {
  readonly view: View
  readonly group: GameGroup
  readonly games: readonly Game[]
  readonly eager?: number
  /** Words beside the heading. */
  readonly aside?: ReactNode
}

/** One group of games with its heading and a link to its category, if the culture has one (rulings 3.7). */
export function GameGroupSection({ view, group, games, eager = 0, aside = null }: GameGroupSectionProps) {
  if (games.length === 0) return null
  const all = groupHref(view, group)
  const name = view.t(`groups.${group}`)
  return (
    <section className="game-group" aria-label={name}>
      <div className="game-group__head">
        <h2>{name}</h2>
        {aside}
        {all !== null && (
          <a className="game-group__all" href={all} aria-label={view.t('games.seeAllOf', { group: name })}>
            {view.t('common.seeAll')}
          </a>
        )}
      </div>
      <GameList view={view} games={games} layout="row" eager={eager} />
    </section>
  )
}
