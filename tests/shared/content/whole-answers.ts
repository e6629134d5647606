// Data: one whole example of each part of the contract, nothing in it null or empty. Written without the schemas.

const picture = { avif: '/img/a.avif', webp: '/img/a.webp', width: 600, height: 300, alt: 'A lake' }
const image = { url: '/img/a.svg', width: 300, height: 200 }
const socialImage = '/img/social.webp'
export const paging = { total: 1, page: 1, pageSize: 24 }

const hash = '0123456789ab'
const strip = { width: 750, height: 360, hash }
const hashes = { desktop: { background: hash, foreground: hash }, mobile: { background: hash, foreground: hash } }
export const sectionBanner = {
  sectionCode: 'slots',
  headline: 'Slots',
  subline: 'Many',
  cta: 'Join',
  alt: 'Reels',
  offer: 'welcome',
  terms: '18+',
  pictures: { desktop: { background: strip, foreground: strip }, mobile: { background: strip, foreground: strip } },
}
export const gameBanner = {
  gameSlug: 'thor',
  gameName: 'Thor',
  sectionCode: 'slots',
  image,
  picture: strip,
  cta: 'Join',
}
export const btTexts = {
  code: 'deal',
  r: '7',
  cta: 'Take it',
  terms: '18+',
  pageTitle: 'A deal',
  voucher: true,
  hashes,
}

export const gameCard = {
  slug: 'thor',
  name: 'Thor',
  provider: { key: 'oak', name: 'Oak' },
  mainCategory: 'slots',
  image,
  badges: ['new'],
  jackpotEur: 1234.5,
  rating: { rate: 4.5, count: 12 },
}
export const gameSpecs = {
  minBet: 0.1,
  maxBet: 100,
  maxWinMultiplier: 5000,
  biggestWinEur: 12_000,
  rtp: 96.21,
  paylines: 20,
  reels: 5,
  volatility: 'high',
  liveDealer: false,
  quickSpin: true,
  seats: 7,
  decks: 8,
  specialBets: ['Any pair'],
  statistics: 'Last 500 rounds',
  theme: 'Norse gods',
  bingoVariant: '75 ball',
  bingoTimes: '10:00 to 22:00',
  minTicket: 0.05,
  maxTicket: 1,
}
export const gameExtended = {
  ...gameCard,
  wideImage: image,
  groups: ['slots'],
  specs: gameSpecs,
  updatedAt: '2026-11-21T10:00:00Z',
  description: { summary: 'A god.', html: '<p>A god.</p>' },
  related: [gameCard],
  offered: { 'en-GB': 'slots' },
}
export const gameSiteMap = {
  games: [{ slug: 'thor', mainCategory: 'slots', updatedAt: '2026-11-21T10:00:00Z', offered: { 'en-GB': 'slots' } }],
  ...paging,
}
export const gamePanel = {
  slug: 'thor',
  name: 'Thor',
  provider: 'Oak',
  href: '/slots/thor/',
  image,
  summary: 'A god.',
  rating: { rate: 4.5, text: '4.5', votes: '12 votes' },
  badges: ['New'],
  facts: [{ label: 'Smallest bet', pieces: [{ text: '£0.10', eur: 0.12 }] }],
  similar: [{ slug: 'odin', name: 'Odin', provider: 'Oak', href: '/slots/odin/', image }],
}
export const lastChanges = {
  pages: { vip: '2026-03-01T00:00:00.000Z' },
  categories: { slots: '2026-03-02T00:00:00.000Z' },
  lists: {
    promotions: '2026-03-03T00:00:00.000Z',
    features: '2026-03-04T00:00:00.000Z',
    payments: '2026-03-05T00:00:00.000Z',
    faq: '2026-03-06T00:00:00.000Z',
    posts: '2026-03-07T00:00:00.000Z',
  },
  groups: { slots: '2026-03-08T00:00:00.000Z' },
  providers: { 'lone-pine': '2026-03-09T00:00:00.000Z' },
}
export const gameList = {
  providers: [{ key: 'oak', name: 'Oak' }],
  themes: [{ name: 'Norse sagas', words: 'viking' }],
  mechanics: [{ name: 'video slot', words: 'reels' }],
  slugs: ['thor'],
  names: ['Thor'],
  categories: ['slots'],
  images: ['/img/thor.svg'],
  providerOf: [0],
  themeOf: [0],
  mechanicOf: [0],
}

export const blogTag = { id: 'slots', slug: 'slots', name: 'Slots', description: 'All of it', posts: 3 }
const authorName = { id: 'ann', name: 'Ann', role: 'Writer' }
export const postCard = {
  id: 'p',
  slug: 'a-post',
  title: 'A post',
  summary: 'Short',
  tag: { slug: 'slots', name: 'Slots' },
  author: authorName,
  published: '2026-11-01',
  minutes: 3,
  picture,
}
export const post = {
  ...postCard,
  description: 'A description',
  body: '<p>Story</p>',
  updatedAt: '2026-11-02',
  related: [postCard],
  recommended: [postCard],
  recommendedGames: [gameCard],
  socialImage,
}
export const postsPage = { posts: [postCard], ...paging }
export const blog = {
  title: 'Blog',
  description: 'All',
  heading: 'Blog',
  body: '<p>Blog</p>',
  posts: 3,
  tags: [blogTag],
}
export const blogHome = { main: postCard, latest: [postCard], byTag: [{ tag: blogTag, posts: [postCard] }] }
export const author = { ...authorName, bio: 'Writes', posts: [postCard] }

export const faq = {
  groups: [{ id: 'account', name: 'Account', items: [{ id: 'q', question: 'How?', answer: '<p>So.</p>' }] }],
}
export const featureCard = { id: 'f', slug: 'a-feature', name: 'A feature', summary: 'Short', picture }
export const feature = { ...featureCard, title: 'Title', description: 'Description', body: '<p>Text</p>', socialImage }

const langs = { prime_culture: 'en-CA', native_culture: 'en-CA', prime_lang: 'en', native_lang: 'en' }
export const geoInfo = {
  country: { iso2: 'CA', name: 'Canada', prime_currency: 'CAD', ...langs },
  region: { code: 'ON', name: 'Ontario', ...langs },
  restriction: 'blocked',
  restriction_level: 'region',
}
export const jackpots = {
  totalEur: 10,
  jackpots: [{ amountEur: 9, hourlyEur: 1, daily: true, dropsAt: '2026-11-21T22:00:00Z', game: gameCard }],
}
export const landing = {
  id: 'welcome',
  slug: 'welcome',
  title: 'Title',
  description: 'Description',
  heading: 'Welcome',
  cta: 'Join',
  target: 'account',
  terms: '18+',
  body: '<p>Text</p>',
  picture,
  socialImage,
}
export const logEntry = {
  log: { Number: 900, Message: 'It works', AdditionalData: '{}' },
  app: { Name: 'Starling', Domain: 'www.starling.example', Url: 'https://a.example/', Referral: 'https://b.example/' },
  user: { Cookies: 'xtcl, xconsent', UserAgent: 'A browser' },
}
const tones = { light: '/img/l.svg', dark: '/img/d.svg' }
export const marks = { logo: tones, icon: '/img/i.svg', trust: { age: tones } }

const marksOfPayment = { light_img_url: '/img/l.svg', dark_img_url: '/img/d.svg' }
export const paymentOption = { key: 'visa', name: 'Visa', slug: 'visa', has_info: true, ...marksOfPayment }
const limits = { min: '£10', max: '£5,000', fee: 'None', time: 'At once' }
export const paymentInfo = {
  ...paymentOption,
  title: 'Visa',
  description: 'Description',
  summary: 'Short',
  deposit: limits,
  withdrawal: limits,
  body: '<p>Text</p>',
}
export const promotionCard = {
  id: 'welcome',
  slug: 'welcome',
  kind: 'welcome',
  state: 'active',
  starts: '2026-11-01',
  ends: '2026-12-01',
  caption: 'Welcome',
  neutralName: 'For new players',
  summary: 'Short',
  template: 'game',
  figure: '100',
  gameSlug: 'thor',
  claimLabel: 'Claim',
  moreInfoLabel: 'More',
  picture,
}
export const promotion = {
  ...promotionCard,
  title: 'Title',
  description: 'Description',
  bonusCode: 'CODE',
  eligible: 'All',
  when: 'Now',
  get: 'Spins',
  body: '<p>Text</p>',
  terms: '<ul><li>18+</li></ul>',
  socialImage,
}
export const provider = { key: 'oak', name: 'Oak', games: 30, ...marksOfPayment }
export const providerStory = {
  key: 'oak',
  home: 'Bath, England',
  lead: 'A studio in Bath.',
  motto: 'Light first.',
  body: '<p>Text</p>',
  makes: [{ key: 'video-slot', name: 'Video slots', games: 3 }],
}
export const restricted = {
  intro: '<p>Why</p>',
  countries: [{ slug: 'france', iso2: 'FR', name: 'France', body: '<p>France</p>' }],
}
export const settings = {
  currency: { iso: 'GBP', symbol: '£' },
  bonusCodeLabel: 'Bonus code',
  bannerLegalText: '18+',
  logoAlt: 'Starling',
  seoFooter: '<p>Footer</p>',
  cookieText: 'Cookies',
  cookieMore: 'More',
  jackpotDropCountdown: 'In {{time}}',
  featuredGame: 'thor',
  featuredTitle: 'Spotlight',
  socialLinks: [{ network: 'twitter', url: 'https://twitter.example/a' }],
}
export const simpleFeed = {
  version: 1,
  title: 'Title',
  description: 'Description',
  heading: 'Heading',
  body: '<p>Text</p>',
}
export const userContext = {
  skinName: 'starlingcasino',
  license: 'GC',
  country: 'GB',
  userCountry: 'GB',
  code: 'STR',
  localCode: 'uk',
  apiCode: 'en-GB',
  culture: 'en-GB',
  skillCulture: 'en-GB',
  platformUnderMaintenance: false,
}
export const voucherTexts = {
  title: 'Voucher',
  intro: 'Enter it',
  codeLabel: 'Code',
  submit: 'Send',
  thanksTitle: 'Thanks',
  thanksBody: 'Soon',
  continueWithout: 'Go on without',
  close: 'Close',
}
export const winner = { name: 'Ann B.', amountEur: 5, wonAt: '2026-11-21T10:00:00Z', game: gameCard }
