import type { ReactNode } from 'react'
import { type AccountLabel, type AccountStep, accountLinkVariants, type PlatformStep } from '../account/account-link.ts'

/** What every account link of a page shares: the culture's words and the brand's platform. */
export interface AccountContext {
  /** Whether play opens the platform directly (spec 3 "Culture"). */
  readonly payAndPlay: boolean
  /** No account and no play from the visitor's place: there are no links to them (rulings 4.4). */
  readonly closed: boolean
  readonly label: (label: AccountLabel) => string
  /** The platform's page for a step; `query` says more, e.g. which game. */
  readonly address: (page: PlatformStep, query?: Readonly<Record<string, string>>) => string
}

export interface AccountLinkProps {
  readonly account: AccountContext
  readonly step: AccountStep
  readonly className?: string
  /** Words of its own, e.g. an offer's; without them it says what the step says to each segment. */
  readonly text?: string | undefined
  readonly query?: Readonly<Record<string, string>>
  /** Stands before the words. */
  readonly icon?: ReactNode
  /** A tracking code's words may replace what it says to a guest (rulings 9). */
  readonly tracked?: boolean
}

/**
 * A link to log in, register or play. What it says and where it leads follows from segment and culture; every variant is in
 * the page, and the stylesheet shows the one of `data-segment`, which is set before first paint (rulings 5.1).
 */
export function AccountLink({ account, step, className, text, query, icon = null, tracked = false }: AccountLinkProps) {
  if (account.closed) return null
  return (
    <>
      {accountLinkVariants(step, account.payAndPlay).map(({ says, hash, page, segments }) => (
        <a
          key={segments.join(' ')}
          className={`${className === undefined ? '' : `${className} `}account-link ${segments.map((segment) => `to-${segment}`).join(' ')}`}
          href={account.address(page, query)}
          rel="nofollow"
          {...(hash === null ? { 'data-platform': '' } : { 'data-hash': hash })}
          {...(tracked && segments.includes('guest') ? { 'data-bt': 'cta' } : {})}
        >
          {icon}
          {text ?? account.label(says)}
        </a>
      ))}
    </>
  )
}
