// Data: which culture has which route, read from the specification and the rulings alone, not from the route table, so that
// the table is tested against something that was written without it.
import type { RouteKey } from '../../../shared/routes/table.ts'
import { type CultureId, cultureIds } from '../../../shared/site/ids.ts'

export interface ExpectedRoute {
  /** General path below the culture's prefix. */
  readonly path: string
  readonly cultures: readonly CultureId[]
  /** Paths of cultures that have their own. */
  readonly localised?: Partial<Readonly<Record<CultureId, string>>>
}

const all = cultureIds
const not = (...cultures: readonly CultureId[]): readonly CultureId[] => all.filter((id) => !cultures.includes(id))
const english = ['en-GB', 'en-ROW', 'en-IE', 'en-CA', 'en-NZ'] as const
const ontario = ['ca', 'frca'] as const
const instantWin = not('sv', 'de-DE', 'ca', 'frca')

/** A category and the game pages below it: they exist together. */
const category = <K extends string>(
  key: K,
  path: string,
  cultures: readonly CultureId[],
  localised: Partial<Record<CultureId, string>> = {},
) =>
  ({
    [key]: { path, cultures, localised },
    [`${key}Game`]: {
      path: `${path}{gameSlug}/`,
      cultures,
      localised: Object.fromEntries(Object.entries(localised).map(([id, own]) => [id, `${own}{gameSlug}/`])),
    },
  }) as Record<K | `${K}Game`, ExpectedRoute>

/** The routes row by row (spec 2 "Routes", rulings 3). */
export const expectedRoutes: Readonly<Record<RouteKey, ExpectedRoute>> = {
  home: { path: '/', cultures: all },
  ...category('slots', '/slots/', all),
  ...category('newSlots', '/slots/new/', all, { es: '/slots/nuevas/' }),
  ...category('megaways', '/slots/megaways/', all),
  ...category('jackpots', '/slots/jackpots/', not('de-DE')),
  ...category('dailyJackpots', '/slots/daily-jackpots/', not('de-DE', 'ca', 'fr-CA', 'es', 'frca')),
  ...category('slingoSlots', '/slots/slingo/', ['sv', ...ontario]),
  ...category('instantWin', '/instant-win/', instantWin, { es: '/juegos-rapidos/' }),
  ...category('instantWinSlingo', '/instant-win/slingo/', instantWin, { es: '/juegos-rapidos/slingo/' }),
  ...category('videoBingo', '/instant-win/video-bingo/', ['es'], { es: '/juegos-rapidos/video-bingo/' }),
  ...category('scratchCards', '/instant-win/scratch-cards/', [...english, 'fr-CA'], {
    es: '/juegos-rapidos/scratch-cards/',
  }),
  ...category('liveCasino', '/live-casino/', ontario),
  ...category('liveRoulette', '/live-casino/live-roulette/', ontario),
  ...category('liveBlackjack', '/live-casino/live-blackjack/', ontario),
  ...category('liveBaccarat', '/live-casino/live-baccarat/', ontario),
  ...category('liveGameShows', '/live-casino/game-shows/', ontario),
  ...category('liveGames', '/live-casino/live-games/', ontario),
  ...category('casino', '/casino/', not('de-DE')),
  ...category('roulette', '/casino/roulette/', not('de-DE'), { es: '/casino/ruleta/' }),
  ...category('blackjack', '/casino/blackjack/', not('de-DE')),
  ...category('otherCasino', '/casino/other/', not('de-DE', 'ca', 'fr-CA', 'es', 'frca')),
  ...category('casinoGameShows', '/casino/game-shows/', ['fr-CA']),
  ...category('bingo', '/bingo/', ['en-GB']),
  help: { path: '/help/', cultures: all },
  contact: { path: '/contact/', cultures: all, localised: { es: '/contacto/' } },
  privacy: { path: '/privacy/', cultures: all },
  vip: { path: '/vip/', cultures: all },
  responsibleGaming: { path: '/responsible-gaming/', cultures: all },
  selfAssessmentTest: { path: '/self-assessment-test/', cultures: all },
  bonusPolicy: { path: '/bonus-policy/', cultures: all },
  terms: { path: '/terms/', cultures: all },
  uploadingDocuments: { path: '/uploading-documents/', cultures: all },
  affiliates: { path: '/affiliates/', cultures: all },
  aboutUs: { path: '/about-us/', cultures: all, localised: { es: '/sobre-nosotros/' } },
  mobileApp: { path: '/mobile-app/', cultures: ['en-GB', 'ca'] },
  regulationRequirements: { path: '/regulation-requirements/', cultures: ontario },
  payNPlay: { path: '/pay-n-play/', cultures: ['sv'] },
  trustlyDirect: { path: '/trustly-direct/', cultures: ['sv'] },
  juegoAutorizado: { path: '/juego-autorizado/', cultures: ['es'] },
  impressum: { path: '/impressum/', cultures: ['de-DE'] },
  payments: { path: '/payment-methods/', cultures: not('sv') },
  // Outside ca the parameter serves these four addresses (rulings 3.3).
  paymentApplePay: { path: '/payment-methods/apple-pay/', cultures: ['ca'] },
  paymentMastercard: { path: '/payment-methods/mastercard/', cultures: ['ca'] },
  paymentVisa: { path: '/payment-methods/visa/', cultures: ['ca'] },
  paymentMuchbetter: { path: '/payment-methods/muchbetter/', cultures: ['ca'] },
  payment: { path: '/payment-methods/{paymentSlug}/', cultures: not('sv') },
  promotions: {
    path: '/promotions/',
    cultures: all,
    localised: { es: '/promociones-casino/', 'fr-CA': '/offres-promotionnelles/', frca: '/offres-promotionnelles/' },
  },
  promotion: {
    path: '/promotions/{promotionSlug}/',
    cultures: all,
    localised: {
      es: '/promociones-casino/{promotionSlug}/',
      'fr-CA': '/offres-promotionnelles/{promotionSlug}/',
      frca: '/offres-promotionnelles/{promotionSlug}/',
    },
  },
  features: {
    path: '/features/',
    cultures: not('sv'),
    localised: { es: '/funciones-casino/', 'fr-CA': '/fonctionnalites/', frca: '/fonctionnalites/' },
  },
  feature: {
    path: '/features/{featureSlug}/',
    cultures: not('sv'),
    localised: {
      es: '/funciones-casino/{featureSlug}/',
      'fr-CA': '/fonctionnalites/{featureSlug}/',
      frca: '/fonctionnalites/{featureSlug}/',
    },
  },
  provider: { path: '/providers/{providerKey}/', cultures: all },
  restricted: { path: '/restricted/{countrySlug}/', cultures: all },
  bannerPreview: { path: '/bt/', cultures: all },
  landing: { path: '/lp/{lpSlug}/', cultures: all },
  blog: { path: '/blog/', cultures: ['en-GB', 'ca', 'es'] },
  blogSearch: { path: '/blog/search/', cultures: ['en-GB', 'ca', 'es'] },
  blogTag: { path: '/blog/{tagSlug}/', cultures: ['en-GB', 'ca', 'es'] },
  blogPost: { path: '/blog/{tagSlug}/{postSlug}/', cultures: ['en-GB', 'ca', 'es'] },
  winners: { path: '/winners/', cultures: all },
  search: { path: '/search/', cultures: all },
  siteMap: { path: '/site-map/', cultures: all },
  registrationComplete: { path: '/registration-complete/', cultures: all },
  offline: { path: '/offline/', cultures: all },
  previewGame: { path: '/preview/game/{gameSlug}/', cultures: all },
  previewPost: { path: '/preview/post/{postSlug}/', cultures: all },
  previewPromotion: { path: '/preview/promotions/{promotionId}/', cultures: all },
  previewPromotionsHome: { path: '/preview/promotions/home/{promotionHomeId}/', cultures: all },
  previewFeature: { path: '/preview/features/{featureId}/', cultures: all },
  previewFeaturesHome: { path: '/preview/features/home/{featureHomeId}/', cultures: all },
}
