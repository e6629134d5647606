import type { GameGroup } from '../../../shared/content/game.ts'
import type { FeedAnswer } from './support.ts'

/** How much the feeds hold. */
export interface Amount {
  /** Items of each list. */
  readonly items: number
  /** Characters of each name. */
  readonly letters: number
  /** Whether everything that a feed may leave out is left out. */
  readonly bare: boolean
}

const letters = (prefix: string, count: number): string => `${prefix} ${'verylongword'.repeat(20)}`.slice(0, count)
const day = '2026-11-01'
const moment = '2026-11-21T10:00:00Z'

/** An answer for every feed that a page asks, as a content API would give it. */
export function sampleContent({ items, letters: length, bare }: Amount): Readonly<Record<string, SampleAnswer>> {
  const name = (prefix: string, index: number): string => letters(`${prefix} ${index}`, length)
  const many = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: items }, (_, index) => make(index))
  const optional = <Value>(value: Value): Value | null => (bare ? null : value)
  const words = (text: string): string => (bare ? '' : text)
  const html = (text: string): string => (bare ? '' : `<h2>${text}</h2><p>${text}</p>`)
  const picture = optional({ avif: '/img/a.avif', webp: '/img/a.webp', width: 600, height: 300, alt: 'A picture' })
  const image = { url: words('/img/a.svg'), width: 300, height: 200 }
  const social = { socialImage: null }
  const page = { page: 1, pageSize: 24 }

  const game = (index: number) => ({
    slug: `game-${index}`,
    name: name('Game', index),
    provider: { key: 'oak', name: name('Oak', 0) },
    mainCategory: 'slots',
    image,
    badges: bare ? [] : ['new'],
    jackpotEur: optional(1234.5),
    rating: optional({ rate: 4.5, count: 12 }),
  })
  const games = { games: many(game), total: items, ...page }
  const facet = (index: number) => ({ key: `value-${index}`, name: name('Value', index), games: 3 })
  const facets = { providers: many(facet), features: many(facet), volatilities: [{ key: 'high', games: 3 }] }
  const specs = {
    ...{ minBet: null, maxBet: null, maxWinMultiplier: null, biggestWinEur: null, rtp: optional(96.2) },
    ...{ paylines: null, reels: null, volatility: null, liveDealer: false, quickSpin: false, seats: null, decks: null },
    ...{ specialBets: [], statistics: null, theme: null, bingoVariant: null, bingoTimes: null },
    ...{ minTicket: null, maxTicket: null },
  }
  const extended = {
    ...{
      ...game(0),
      wideImage: image,
      groups: ['slots', 'new_slots'],
      specs,
      updatedAt: moment,
      related: many(game),
      offered: {},
    },
    description: { summary: words('A summary.'), html: html('About it') },
  }
  const promotion = (index: number) => ({
    ...{ id: `offer-${index}`, slug: `offer-${index}`, kind: 'welcome', state: 'active', starts: day },
    ends: optional('2026-12-01'),
    caption: name('Offer', index),
    neutralName: name('Neutral', index),
    summary: words('A summary.'),
    claimLabel: words('Claim it'),
    moreInfoLabel: words('More of it'),
    picture,
  })
  const feature = (index: number) => ({
    ...{
      id: `feature-${index}`,
      slug: `feature-${index}`,
      name: name('Feature', index),
      summary: words('Sum'),
      picture,
    },
  })
  const option = (index: number) => ({
    ...{ key: `pay-${index}`, slug: `pay-${index}`, name: name('Pay', index), has_info: true },
    ...{ light_img_url: words('/img/l.svg'), dark_img_url: words('/img/d.svg') },
  })
  const limits = { min: words('£10'), max: words('£50'), fee: words('None'), time: words('At once') }
  const info = {
    ...{ ...option(0), title: 'Title', description: 'Description', summary: words('A summary.') },
    ...{ deposit: limits, withdrawal: optional(limits), body: html('How it works') },
  }
  const author = { id: 'ann', name: name('Ann', 0), role: words('Writer') }
  const tag = (index: number) => ({
    ...{
      id: `tag-${index}`,
      slug: `tag-${index}`,
      name: name('Tag', index),
      description: words('All of it.'),
      posts: 1,
    },
  })
  const post = (index: number) => ({
    ...{ id: `post-${index}`, slug: `post-${index}`, title: name('Post', index), summary: words('A summary.') },
    ...{ tag: { slug: 'tag-0', name: name('Tag', 0) }, author, published: day, minutes: 3, picture },
  })
  const posts = { posts: many(post), total: items, ...page }
  const banner = {
    ...{ sectionCode: 'home', headline: 'Headline', subline: words('Subline'), cta: words('Go'), alt: words('Alt') },
    ...{ offer: 'welcome', terms: words('18+') },
    pictures: {
      desktop: {
        background: { width: 1920, height: 472, hash: 'aaaaaaaaaaaa' },
        foreground: { width: 1920, height: 292, hash: 'bbbbbbbbbbbb' },
      },
      mobile: {
        background: { width: 750, height: 360, hash: 'cccccccccccc' },
        foreground: { width: 750, height: 360, hash: null },
      },
    },
  }
  const text = {
    version: 1,
    title: 'Title',
    description: 'Description',
    heading: name('Heading', 0),
    body: html('Text'),
  }

  const jackpots = {
    totalEur: 1,
    jackpots: many((index) => ({ amountEur: 9, hourlyEur: 1, daily: true, dropsAt: null, game: game(index) })),
  }

  const found = <Value>(value: Value): FeedAnswer => ({ value })
  return {
    banner: found(banner),
    'home-banners': found({ banners: [banner, ...many(() => ({ ...banner, sectionCode: 'slots' })).slice(0, 1)] }),
    'game-banner': found({
      ...{ gameSlug: 'game-0', gameName: name('Game', 0), sectionCode: 'slots', image, cta: words('Join') },
      picture: { width: 750, height: 145, hash: 'dddddd' },
    }),
    blog: found({ ...text, posts: items, tags: many(tag) }),
    'blog-home': found({ main: items === 0 ? null : post(0), latest: many(post).slice(1), byTag: [] }),
    'blog-more': found(posts),
    'blog-posts': found(posts),
    'blog-latest': found({ posts: many(post) }),
    'blog-post': found({
      ...{ ...post(0), ...social, description: 'Description', body: html('Story'), updatedAt: day },
      ...{ related: bare ? [] : many(post), recommended: bare ? [] : many(post) },
      recommendedGames: bare ? [] : many(game),
    }),
    'blog-author': found({ ...author, bio: words('Writes.'), posts: [] }),
    'bonus-terms': bare ? 'absent' : found({ code: 'welcome', title: 'Terms of it', body: html('Terms') }),
    features: found({ features: many(feature) }),
    feature: found({ ...feature(0), ...social, title: 'Title', description: 'Description', body: html('Feature') }),
    'games-by-groups': (params) =>
      found({ groups: groupsAsked(params).map((key) => ({ key, total: items, games: many(game) })) }),
    'games-for-groups': found(games),
    'game-facets': found(facets),
    'games-found': found(games),
    'games-of-provider': found(games),
    'game-extended': found(extended),
    jackpots: found(jackpots),
    'daily-jackpots': found(jackpots),
    faq: found({
      groups: many((group) => group)
        .slice(0, 2)
        .map((group) => ({
          ...{ id: `group-${group}`, name: name('Group', group) },
          items: many((index) => ({
            id: `q-${group}-${index}`,
            question: name('Question', index),
            answer: '<p>Yes.</p>',
          })),
        })),
    }),
    restricted: found({
      intro: html('Why'),
      countries: [{ slug: 'france', iso2: 'FR', name: name('France', 0), body: html('France') }],
    }),
    landing: found({
      ...{ id: 'welcome', slug: 'welcome', title: 'Title', description: 'Description', heading: name('Landing', 0) },
      ...{ cta: 'Go', target: 'account', terms: words('18+'), body: html('Landing'), picture, ...social },
    }),
    'payment-options': found(many(option)),
    'payment-info': found(info),
    promotions: found({ promotions: many(promotion) }),
    'promotions-home': found({ promotions: many(promotion) }),
    promotion: found({
      ...{ ...promotion(0), ...social, title: 'Title', description: 'Description', bonusCode: optional('CODE') },
      ...{ eligible: words('All'), when: words('Now'), get: words('Spins'), body: html('Offer'), terms: html('Rules') },
    }),
    providers: found({
      providers: [{ key: 'oak', name: name('Oak', 0), games: Math.max(1, items), ...markOf(words) }],
    }),
    'provider-story': bare
      ? 'absent'
      : found({
          ...{
            key: 'oak',
            home: words('Bath'),
            lead: words('A studio'),
            motto: words('Light first'),
            body: html('Story'),
          },
          makes: many((index) => ({ key: `mechanic-${index}`, name: name('Mechanic', index), games: index + 1 })),
        }),
    'simple-feed': found(text),
    terms: found(text),
    'category-text': found({ ...text, routeKey: 'slots', socialImage: null }),
    settings: found({
      ...{ currency: { iso: 'GBP', symbol: '£' }, bonusCodeLabel: 'Code', bannerLegalText: '', logoAlt: '' },
      ...{ seoFooter: html('Footer'), cookieText: '', cookieMore: '', jackpotDropCountdown: words('In {{time}}') },
      ...{ featuredGame: words('game-0'), featuredTitle: 'Spotlight', socialLinks: [] },
    }),
    winners: found({
      winners: many((index) => ({ name: name('Ann', index), amountEur: 5, wonAt: moment, game: game(index) })),
    }),
  }
}

export type SampleAnswer = FeedAnswer | ((params: unknown) => FeedAnswer)

const markOf = (words: (text: string) => string) => ({
  light_img_url: words('/img/l.svg'),
  dark_img_url: words('/img/d.svg'),
})

/** The groups that a call of the feed names. */
const groupsAsked = (params: unknown): readonly GameGroup[] =>
  typeof params === 'object' && params !== null && 'groups' in params && Array.isArray(params.groups)
    ? params.groups
    : []
