import { type AccountMode, accountModeOf } from '../account/mode.ts'
import { isSlug } from '../content/slug.ts'
import type { Restriction } from '../place/restriction.ts'
import type { PageAddresses } from '../site/page-data.ts'

interface OverlayParts {
  readonly game: { readonly slug: string; readonly fromSearch: boolean }
  /** `words`: what is looked for, or '' before anything is typed. */
  readonly search: { readonly words: string }
  /** `mode` null: the default of the visitor's segment (rulings 6.2). */
  readonly account: { readonly mode: AccountMode | null }
  /** A deal code is entered (spec 4 "Voucher flow"). */
  readonly voucher: Record<never, never>
}
export type OverlayKind = keyof OverlayParts
type OverlayOf<Kind extends OverlayKind> = { readonly kind: Kind } & OverlayParts[Kind]

/** What can lie over a page, named by its hash (spec 2 "Hash-driven overlays"). */
export type Overlay = { readonly [Kind in OverlayKind]: OverlayOf<Kind> }[OverlayKind]

/** What an overlay asks for beside its own code; it is fetched with the code, as soon as the overlay is reached for. */
export type OverlayNeed = 'texts' | 'styles' | 'games'

interface OverlayRow<Kind extends OverlayKind> {
  /** Reads a hash without its `#`; null where it names another overlay, or none. */
  readonly read: (hash: string) => OverlayOf<Kind> | null
  /** The hash that names it, without the `#`. */
  readonly hash: (overlay: OverlayOf<Kind>) => string
  readonly needs: readonly OverlayNeed[]
  /** Where its link leads without script: what serves where the overlay cannot be shown. */
  readonly address: (overlay: OverlayOf<Kind>, addresses: PageAddresses) => string
  /** Whether it opens for a visitor under this restriction (rulings 4.4). */
  readonly opensUnder: (restriction: Restriction, overlay: OverlayOf<Kind>) => boolean
  /** What lies beneath it where only its own hash is known, e.g. from a link somebody was sent. */
  readonly beneath: (overlay: OverlayOf<Kind>) => Overlay | null
  /** The same overlay as it opens over another one. */
  readonly over: (overlay: OverlayOf<Kind>, top: Overlay) => Overlay
}

const isOpen = (restriction: Restriction): boolean =>
  restriction !== 'blocked' && restriction !== 'fullyblocked' && restriction !== 'blockedwithlogin'

const gameHash = /^(search-)?gamepage\/([^/]+)\/?$/
const searchHash = /^search(?:\/(.*))?$/
/** Longest text that is looked for (rulings 7.2). */
const longestWords = 80

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What remains open to a visitor who is blocked but may log in (spec 4). Without a mode it is log in there. */
const modesOfBlockedWithLogin: readonly (AccountMode | null)[] = [null, 'login', 'pre-login', 'forgot-password']

/** Addresses of the modes that are no part of logging in. */
const addressOfMode = (mode: AccountMode | null, addresses: PageAddresses): string => {
  switch (mode) {
    case 'feedback':
    case 'feedback-login':
    case 'feedback-register':
      return addresses.contact
    case 'privacy':
      return addresses.privacy
    case 'terms':
      return addresses.terms
    case 'register':
    case 'pre-register':
      return addresses.register
    case 'depositlimits':
    case 'forgot-password':
    case 'login':
    case 'pre-login':
    case null:
      return addresses.login
  }
}

/** The overlays, in the order in which a hash is held against them: `gamepage…` before `search` (rulings 6.2). */
const overlays: { readonly [Kind in OverlayKind]: OverlayRow<Kind> } = {
  game: {
    read: (hash) => {
      const [, fromSearch, slug] = gameHash.exec(hash) ?? []
      return slug !== undefined && isSlug(slug) ? { kind: 'game', slug, fromSearch: fromSearch !== undefined } : null
    },
    hash: ({ slug, fromSearch }) => `${fromSearch ? 'search-' : ''}gamepage/${slug}`,
    needs: ['texts', 'styles'],
    // A slug alone does not say its category; the search page finds it.
    address: ({ slug }, { search }) => `${search}?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`,
    opensUnder: isOpen,
    beneath: ({ fromSearch }) => (fromSearch ? { kind: 'search', words: '' } : null),
    over: (game, top) => ({ ...game, fromSearch: top.kind === 'search' || (top.kind === 'game' && top.fromSearch) }),
  },
  search: {
    read: (hash) => {
      const found = searchHash.exec(hash)
      return found ? { kind: 'search', words: decoded(found[1] ?? '').slice(0, longestWords) } : null
    },
    hash: ({ words }) => (words === '' ? 'search' : `search/${encodeURIComponent(words)}`),
    needs: ['texts', 'styles', 'games'],
    address: ({ words }, { search }) => (words === '' ? search : `${search}?q=${encodeURIComponent(words)}`),
    opensUnder: isOpen,
    beneath: () => null,
    over: (search) => search,
  },
  account: {
    read: (hash) => {
      if (hash === 'feedback') return { kind: 'account', mode: 'feedback' }
      return hash.startsWith('account/')
        ? { kind: 'account', mode: accountModeOf(hash.slice(hash.lastIndexOf('/') + 1)) }
        : null
    },
    hash: ({ mode }) => (mode === 'feedback' ? 'feedback' : `account/${mode ?? ''}`),
    needs: ['texts', 'styles'],
    address: ({ mode }, addresses) => addressOfMode(mode, addresses),
    opensUnder: (restriction, { mode }) =>
      isOpen(restriction) || (restriction === 'blockedwithlogin' && modesOfBlockedWithLogin.includes(mode)),
    beneath: () => null,
    over: (account) => account,
  },
  voucher: {
    read: (hash) => (hash === 'voucher' ? { kind: 'voucher' } : null),
    hash: () => 'voucher',
    needs: ['texts', 'styles'],
    address: (_, { register }) => register,
    opensUnder: isOpen,
    beneath: () => null,
    over: (voucher) => voucher,
  },
}

const rowOf = <Kind extends OverlayKind>(overlay: OverlayOf<Kind>): OverlayRow<Kind> => overlays[overlay.kind]

/** The overlay that a location's hash names (with or without its `#`), or null. */
export function overlayOfHash(hash: string): Overlay | null {
  const name = hash.startsWith('#') ? hash.slice(1) : hash
  for (const row of Object.values(overlays)) {
    const found = row.read(name)
    if (found) return found
  }
  return null
}

export const hashOf = (overlay: Overlay): string => rowOf(overlay).hash(overlay)
export const needsOf = (kind: OverlayKind): readonly OverlayNeed[] => overlays[kind].needs
export const addressOf = (overlay: Overlay, addresses: PageAddresses): string =>
  rowOf(overlay).address(overlay, addresses)
export const opensUnder = (overlay: Overlay, restriction: Restriction): boolean =>
  rowOf(overlay).opensUnder(restriction, overlay)
export const beneath = (overlay: Overlay): Overlay | null => rowOf(overlay).beneath(overlay)
export const openedOver = (overlay: Overlay, top: Overlay): Overlay => rowOf(overlay).over(overlay, top)
