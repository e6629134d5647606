import type { ReactNode } from 'react'
import type { Picture as Data } from '../../shared/content/picture.ts'
import type { View } from '../view/view.ts'
import { Picture } from './Picture.tsx'

export interface CardProps {
  readonly view: View
  readonly href: string
  readonly heading: string
  /** Level of the heading in its page. */
  readonly level: 2 | 3
  readonly picture: Data | null
  /** Stands in the picture's place. */
  readonly art?: ReactNode
  /** Short words above the heading: dates, a topic. */
  readonly kicker?: ReactNode
  readonly children?: ReactNode
  /** Text of a button to the same page, beside the heading's link. */
  readonly action?: string
  readonly first?: boolean
  readonly muted?: boolean
  /** Leads its list, with the room of two. */
  readonly lead?: boolean
}

/** A picture, a heading that leads to its page, and a few words; the whole card is the link's area. */
export function Card(props: CardProps) {
  const { view, href, heading, level, picture, art, kicker, children, action } = props
  const { first = false, muted = false, lead = false } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={['card', muted ? 'card--muted' : '', lead ? 'card--lead' : ''].filter((name) => name !== '').join(' ')}
    >
      {art !== undefined ? (
        art
      ) : picture === null ? (
        <span className="card__blank" />
      ) : (
        <Picture view={view} picture={picture} first={first} decorative className="card__picture" />
      )}
      <div className="card__body">
        {kicker !== undefined && <p className="card__kicker">{kicker}</p>}
        <Heading className="card__heading">
          <a href={href}>{heading}</a>
        </Heading>
        {children}
        {action !== undefined && action !== '' && (
          <p className="card__action">
            <a
              className="button button--quiet"
              href={href}
              aria-label={view.t('common.labelled', { label: action, value: heading })}
            >
              {action}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}

export interface CardGridProps {
  readonly children: ReactNode
  /** Three in a row at most, for words of more weight. */
  readonly wide?: boolean
  /** A few of a longer list: one row that scrolls sideways on a phone. */
  readonly teaser?: boolean
}

/** Cards side by side, as many as there is room for. */
export function CardGrid({ children, wide = false, teaser = false }: CardGridProps) {
  const classes = ['card-grid', wide ? 'card-grid--wide' : '', teaser ? 'card-grid--teaser' : '']
  return <ul className={classes.filter((name) => name !== '').join(' ')}>{children}</ul>
}
