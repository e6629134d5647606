import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../brands/registry.ts'
import { resolveAddress } from '../../../shared/routes/address.ts'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { prefixed } from '../../../shared/routes/prefix.ts'
import { redirectOf, redirectRows } from '../../../shared/routes/redirects.ts'
import type { BrandId } from '../../../shared/site/ids.ts'
import { siteOf } from '../../worker/seo/support/sites.ts'

const answer = (brand: BrandId, path: string): string => {
  const decision = resolveAddress(path, siteOf(brand).editions)
  return decision.kind === 'page' && decision.moved ? decision.path : decision.kind
}

/** Old addresses by the cultures that had them, each with the routes it leads to: the first that the culture has. */
const old: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  all: {
    '/home/': 'home',
    '/index.html/': 'home',
    '/index.php/': 'home',
    '/default.aspx/': 'home',
    '/games/': 'slots',
    '/games/{gameSlug}/': 'slotsGame',
    '/game/{gameSlug}/': 'slotsGame',
    '/online-slots/': 'slots',
    '/slot-games/': 'slots',
    '/new-slots/': 'newSlots',
    '/new-games/': 'newSlots',
    '/megaways/': 'megaways',
    '/jackpots/': 'jackpots',
    '/daily-jackpots/': 'dailyJackpots jackpots',
    '/slingo/': 'slingoSlots instantWinSlingo',
    '/scratchcards/': 'scratchCards',
    '/scratch-cards/': 'scratchCards',
    '/table-games/': 'casino',
    '/roulette/': 'roulette',
    '/blackjack/': 'blackjack',
    '/live/': 'liveCasino casino',
    '/game-shows/': 'liveGameShows casinoGameShows',
    '/offers/': 'promotions',
    '/bonuses/': 'promotions',
    '/banking/': 'payments',
    '/payments/': 'payments',
    '/faq/': 'help',
    '/support/': 'help',
    '/contact-us/': 'contact',
    '/about/': 'aboutUs',
    '/privacy-policy/': 'privacy',
    '/terms-and-conditions/': 'terms',
    '/bonus-terms/': 'bonusPolicy',
    '/responsible-gambling/': 'responsibleGaming',
    '/safer-gambling/': 'responsibleGaming',
    '/vip-club/': 'vip',
    '/mobile/': 'mobileApp',
    '/app/': 'mobileApp',
    '/news/': 'blog',
    '/sitemap/': 'siteMap',
  },
  'de-DE': {
    '/spielautomaten/': 'slots',
    '/aktionen/': 'promotions',
    '/zahlungsmethoden/': 'payments',
    '/hilfe/': 'help',
    '/datenschutz/': 'privacy',
    '/agb/': 'terms',
    '/verantwortungsvolles-spielen/': 'responsibleGaming',
  },
  'de-DE sv': {
    '/kontakt/': 'contact',
  },
  es: {
    '/tragaperras/': 'slots',
    '/ruleta/': 'roulette',
    '/promociones/': 'promotions',
    '/metodos-de-pago/': 'payments',
    '/ayuda/': 'help',
    '/privacidad/': 'privacy',
    '/terminos-y-condiciones/': 'terms',
    '/juego-responsable/': 'responsibleGaming',
  },
  sv: {
    '/spelautomater/': 'slots',
    '/kampanjer/': 'promotions',
    '/hjalp/': 'help',
    '/villkor/': 'terms',
    '/spelansvar/': 'responsibleGaming',
  },
  'fr-CA frca': {
    '/machines-a-sous/': 'slots',
    '/aide/': 'help',
    '/confidentialite/': 'privacy',
    '/modalites/': 'terms',
    '/jeu-responsable/': 'responsibleGaming',
  },
}

describe('an old address', () => {
  test.each([
    ['uk', '/faq/', '/help/'],
    ['uk', '/FAQ', '/help/'],
    ['uk', '/en-IE/contact-us', '/en-IE/contact/'],
    ['es', '/contact-us/', '/contacto/'],
    ['es', '/tragaperras/', '/slots/'],
    ['uk', '/tragaperras/', 'notFound'],
    ['uk', '/index.html', '/'],
    ['uk', '/games/thor/', '/slots/thor/'],
    ['de', '/jackpots/', 'notFound'],
    ['de', '/roulette/', 'notFound'],
    ['on', '/frca/live', '/frca/live-casino/'],
    ['uk', '/live/', '/casino/'],
    ['se', '/slingo/', '/slots/slingo/'],
    ['uk', '/slingo/', '/instant-win/slingo/'],
    ['es', '/news/', '/blog/'],
    ['de', '/news/', 'notFound'],
  ] as const)('of %s: %s leads to %s', (brand, path, to) => {
    expect(answer(brand, path)).toBe(to)
  })

  test('leads to a canonical address in one hop, and none is an address of the table', () => {
    for (const brand of brandIds) {
      const { editions } = siteOf(brand)
      for (const site of editions)
        for (const { from } of redirectRows) {
          const path = from.replace('{gameSlug}', 'thor')
          expect(matchRoute(site.routes, path).kind, `${site.culture.id} ${from}`).toBe('notFound')
          const decision = resolveAddress(prefixed(site.prefix, path), editions)
          if (decision.kind !== 'page') continue
          expect(resolveAddress(decision.path, editions)).toMatchObject({ kind: 'page', moved: false })
        }
    }
  })

  test.each(Object.values(brands).flatMap(({ id, domain }) => domain.cultures.map((culture) => ({ id, culture }))))(
    'leads in $culture of $id to the first of its routes that is there',
    ({ id, culture }) => {
      const routes = compileRoutes(culture, id)
      for (const [had, rows] of Object.entries(old))
        for (const [from, keys] of Object.entries(rows)) {
          const there = keys
            .split(' ')
            .find((key) => [...routes.byKey.values()].some((route) => route.key === key && route.available))
          const has = had === 'all' || had.split(' ').includes(culture)
          const found = redirectOf(routes, culture, from.replace('{gameSlug}', 'thor'))
          expect(found?.route.key, `${culture} ${from}`).toBe(has ? there : undefined)
        }
    },
  )

  test('is one of these, and there is no other', () => {
    const stated = Object.values(old).flatMap((rows) => Object.keys(rows))
    expect(redirectRows.map(({ from }) => from).toSorted()).toEqual(stated.toSorted())
  })
})
