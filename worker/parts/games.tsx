import { renderToStaticMarkup } from 'preact-render-to-string'
import type { GameCard as Game, GameGroup } from '../../shared/content/game.ts'
import { badgeSaidBy, type GroupShape } from '../../shared/games/group-shapes.ts'
import { GameCard } from '../../shared/ui/GameCard.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { Kept } from '../document/kept-markup.tsx'
import { gameHref, groupHref, groupLedTo } from '../view/links.ts'
import type { View } from '../view/view.ts'
import { JackpotDrop } from './JackpotDrop.tsx'
import type { JackpotDropData } from './jackpot-drop.ts'
import { PagingLinks } from './PagingLinks.tsx'
import type { Paging } from './paging.ts'

/** How a card stands in its list. */
interface CardPlace {
  readonly eager: boolean
  readonly lead: boolean
  /** The group whose name says already what a badge would say. */
  readonly group: GameGroup | null
  /** What stands below the name: where one sits down, what a large tile has room for, or nothing. */
  readonly facts: 'table' | 'figures' | null
}

/** The badges that a card shows, in words; the rating in its own figure. */
function badgesOf(view: View, game: Game, group: GameGroup | null): readonly string[] {
  const said = badgeSaidBy(group)
  return game.badges.flatMap((badge) => {
    if (badge === said) return []
    if (badge !== 'rating') return view.t(`game:badges.${badge}`)
    return game.rating === null ? [] : `★ ${view.format.number(game.rating.rate)}`
  })
}

function figuresOf({ t, format }: View, { figures }: Game): readonly string[] {
  if (figures === null) return []
  const { rtp, volatility, minBet } = figures
  return [
    ...(rtp === null ? [] : [`${t('game:rtpShort')} ${format.percent(rtp)}`]),
    ...(volatility === null ? [] : [t(`game:volatilities.${volatility}`)]),
    ...(minBet === null ? [] : [`${t('game:minBet')} ${format.own(minBet)}`]),
  ]
}

/** Who can sit down at a live table, and for how much. */
function factsOf({ t, format }: View, { figures }: Game): readonly string[] {
  if (figures === null) return []
  return [
    ...(figures.minBet === null ? [] : [`${t('game:minBet')} ${format.own(figures.minBet)}`]),
    ...(figures.seats === null ? [] : [`${t('game:seats')} ${format.number(figures.seats)}`]),
  ]
}

function Card({ view, game, place }: { readonly view: View; readonly game: Game; readonly place: CardPlace }) {
  const path = gameHref(view, game)
  if (path === null) return null
  const lead = place.lead && game.wideImage !== null
  const texts = {
    badges: badgesOf(view, game, place.group),
    info: view.t('games.info', { name: game.name }),
    jackpot: game.jackpotEur === null ? null : view.format.money(game.jackpotEur),
    figures: figuresOf(view, game),
    facts: place.facts === 'table' ? factsOf(view, game) : place.facts === 'figures' ? figuresOf(view, game) : [],
  }
  const image = view.image((lead ? game.wideImage : game.image)?.url ?? game.image.url)
  return <GameCard game={game} href={path} image={image} texts={texts} eager={place.eager} lead={lead} />
}

export interface GameListProps {
  readonly view: View
  readonly games: readonly Game[]
  /** 'row' scrolls sideways, 'grid' wraps. */
  readonly layout: 'row' | 'grid'
  /** How many of the first cards load at once. */
  readonly eager?: number
  readonly group?: GameGroup | null
  /** How a row is shown. */
  readonly shape?: GroupShape
  /** Whether its first game stands large. */
  readonly led?: boolean
}

interface KeptCard {
  readonly format: View['format']
  readonly html: string
}

/**
 * Cards as rendered text. What a card shows follows from the game as the content cache holds it (one object per brand and
 * culture until it is refreshed), from its place and from the rate its jackpot is printed at, so the object itself is the key.
 */
const keptCards = new WeakMap<Game, Map<string, KeptCard>>()

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The same text in one piece: the renderer's is a tree of pieces, which every later joining would walk again. */
const flat = (text: string): string => decoder.decode(encoder.encode(text))

const cardHtml = (view: View, game: Game, place: CardPlace): string => {
  const kept = keptCards.get(game) ?? new Map<string, KeptCard>()
  keptCards.set(game, kept)
  const key = `${badgeSaidBy(place.group)} ${place.eager} ${place.lead} ${place.facts}`
  const known = kept.get(key)
  if (known?.format === view.format) return known.html
  const html = flat(renderToStaticMarkup(<Card view={view} game={game} place={place} />))
  kept.set(key, { format: view.format, html })
  return html
}

/** Games as a list of cards. */
export function GameList({ view, games, layout, eager = 0, group = null, shape = 'row', led = false }: GameListProps) {
  const cards = games
    .map((game, index) => {
      const lead = shape === 'lead' && index === 0
      const large = index === 0 && (led || shape === 'lead')
      return cardHtml(view, game, {
        eager: index < eager,
        lead,
        group,
        facts: shape === 'live' ? 'table' : large ? 'figures' : null,
      })
    })
    .join('')
  const className = layout === 'row' ? `game-row game-row--${shape}` : 'game-grid'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the cards are our own rendered components
  return <ul className={className} dangerouslySetInnerHTML={{ __html: cards }} />
}

/** The same where the games are one object of the content: kept in one piece. */
export function KeptGameList(props: Omit<GameListProps, 'shape' | 'led'>) {
  const { view, games, layout, eager = 0, group = null } = props
  return (
    <Kept of={[view, games]} as={`list ${layout} ${eager} ${group}`}>
      {() => <GameList {...props} />}
    </Kept>
  )
}

/** Games of a first page from which on its first one stands large. */
const leadsFrom = 12

interface GameShelfProps {
  readonly view: View
  readonly games: readonly Game[]
  readonly paging: Paging
  readonly eager?: number
  /** Whether the first game of a long first page stands large. */
  readonly led?: boolean
  /** The group whose list this is. */
  readonly group?: GameGroup | null
}

/** A page of a list of games with the links to its others. The first page is led by its first game. */
export function GameShelf({ view, games, paging, eager = 0, led: mayLead = true, group = null }: GameShelfProps) {
  const led = mayLead && paging.page === 1 && games.length >= leadsFrom
  return (
    <div className={led ? 'game-shelf game-shelf--led' : 'game-shelf'}>
      <GameList view={view} games={games} layout="grid" eager={eager} led={led} group={group} />
      <PagingLinks view={view} paging={paging} of="games" />
    </div>
  )
}

/** Moves a row by a page of it, back (-1) or on (1). */
function SliderArrow({ by, label }: { readonly by: -1 | 1; readonly label: string }) {
  return (
    <button
      className={`slider-arrow ${by === 1 ? 'slider-arrow--on ' : ''}needs-script`}
      type="button"
      data-slide={by}
      aria-label={label}
    >
      <Icon name="chevron" />
    </button>
  )
}

export interface GameGroupSectionProps {
  readonly view: View
  readonly group: GameGroup
  readonly games: readonly Game[]
  readonly eager?: number
  readonly shape?: GroupShape
  /** When the group's jackpots fall: said beside the heading. */
  readonly drop?: JackpotDropData | null
}

/** One group of games with its heading and a link to its category, if the culture has one (rulings 3.7). */
export function GameGroupSection({ view, group, games, eager = 0, shape = 'row', drop = null }: GameGroupSectionProps) {
  if (games.length === 0) return null
  const all = groupHref(view, group)
  const ledTo = groupLedTo(view, group)
  const name = view.t(`groups.${group}`)
  const past = `past-${group}`
  return (
    <section className={`game-group game-group--${shape}`} aria-label={name}>
      <div className="game-group__head">
        <h2>{name}</h2>
        {drop !== null && <JackpotDrop {...drop} />}
        {all !== null && (
          <a
            className="game-group__all"
            href={all}
            // "All" is what its own category holds; another one is named.
            {...(ledTo === group && { 'aria-label': view.t('games.seeAllOf', { group: name }) })}
          >
            {ledTo === group ? view.t('common.seeAll') : view.t(`groups.${ledTo}`)}
          </a>
        )}
      </div>
      <a className="game-group__skip" href={`#${past}`}>
        {view.t('games.skipRow', { group: name })}
      </a>
      <div className="game-group__slider">
        <SliderArrow by={-1} label={view.t('games.rowBack', { group: name })} />
        <GameList view={view} games={games} layout="row" eager={eager} group={group} shape={shape} />
        <SliderArrow by={1} label={view.t('games.rowOn', { group: name })} />
      </div>
      <span id={past} tabIndex={-1} />
    </section>
  )
}

/** The same where the games are one object of the content: kept in one piece. */
export function KeptGroupSection(props: GameGroupSectionProps) {
  const { view, group, games, eager = 0, shape = 'row', drop = null } = props
  return (
    <Kept of={[view, games]} as={`group ${group} ${shape} ${eager} ${JSON.stringify(drop)}`}>
      {() => <GameGroupSection {...props} />}
    </Kept>
  )
}
