// Longer than 250 lines because the lists and the pages of promotions are told by the same cards.
import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { promotionKinds } from '../../../shared/content/promotion.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { loadPreviewPromotion } from '../../../worker/pages/previews/load.ts'
import { loadPromotion } from '../../../worker/pages/promotion/load.ts'
import { PromotionPage } from '../../../worker/pages/promotion/Page.tsx'
import { loadPromotions } from '../../../worker/pages/promotions/load.ts'
import { PromotionsPage } from '../../../worker/pages/promotions/Page.tsx'
import { promotionDates } from '../../../worker/parts/PromotionCard.tsx'
import { contextOf, viewOf } from './support.ts'

const picture = { avif: '/a.avif', webp: '/a.webp', width: 800, height: 450, alt: 'A' }

const card = (id: string, more: object = {}) => ({
  id,
  slug: id,
  kind: 'spotlight',
  state: 'active',
  starts: '2026-01-01',
  ends: null,
  caption: `£10 with ${id}`,
  neutralName: `About ${id}`,
  summary: 'S',
  claimLabel: 'Claim',
  moreInfoLabel: 'More',
  picture: null,
  ...more,
})
const detail = (id: string, more: object = {}) => ({
  ...card(id),
  title: `Offer: ${id}`,
  description: 'D',
  bonusCode: 'CODE',
  eligible: 'E',
  when: 'W',
  get: 'G',
  body: '<p>b</p><script>alert(1)</script>',
  terms: '<ul><li>t</li></ul>',
  socialImage: null,
  ...more,
})
const listOf = (...promotions: object[]) => ({ value: { promotions } })
const page = { params: { promotionSlug: 'x' } }

describe('a promotion', () => {
  test.each([
    ['absent', 'notFound'],
    ['unavailable', 'unavailable'],
    [{ value: detail('x', { state: 'active', starts: '2026-12-01' }) }, 'notFound'],
    [{ value: detail('x') }, 'page'],
  ] as const)('answered with %j is %s', async (promotion, kind) => {
    const answers = { promotion, promotions: listOf(), settings: 'absent' } as const
    expect((await loadPromotion(contextOf('en-GB', 'promotion', { ...page, answers }))).kind).toBe(kind)
  })

  test('is found by a slug that it had before: moved to its address of today, but not before it begins', async () => {
    const kindOf = (card: object) =>
      loadPromotion(
        contextOf('ca', 'promotion', { ...page, answers: { promotion: 'absent', promotions: listOf(card) } }),
      )
    expect(await kindOf(card('lake', { formerSlugs: ['x'] }))).toEqual({ kind: 'moved', path: '/promotions/lake/' })
    expect((await kindOf(card('lake', { formerSlugs: ['y'] }))).kind).toBe('notFound')
    expect((await kindOf(card('lake', { formerSlugs: ['x'], starts: '2026-12-01' }))).kind).toBe('notFound')
  })

  test('that ended is still a page, not for search engines, whatever a kept copy says', async () => {
    const answers = {
      promotion: { value: detail('x', { state: 'active', ends: '2026-11-20' }) },
      promotions: listOf(),
    }
    expect(await loadPromotion(contextOf('en-GB', 'promotion', { ...page, answers }))).toMatchObject({
      kind: 'page',
      props: { promotion: { state: 'expired' } },
      head: { noindex: true },
    })
  })

  test('is for search engines while it runs, to its last day', async () => {
    const answers = { promotion: { value: detail('x', { ends: '2026-11-21' }) }, promotions: listOf() }
    expect(await loadPromotion(contextOf('en-GB', 'promotion', { ...page, answers }))).toMatchObject({
      props: { promotion: { state: 'active' } },
      head: { noindex: false, title: 'Offer: x' },
    })
  })

  test.each(['ca', 'frca'] as const)('keeps its offer out of title and trail in %s', async (id) => {
    const answers = { promotion: { value: detail('x') }, promotions: listOf() }
    const loaded = await loadPromotion(contextOf(id, 'promotion', { ...page, answers }))
    expect(loaded).toMatchObject({ head: { title: 'About x' } })
    if (loaded.kind !== 'page') throw new Error('no page')
    expect(JSON.stringify([loaded.head, loaded.props.crumbs])).not.toMatch(/£10|Offer/)
  })

  test('is found in the other cultures by its id; where it is missing or not yet on, there is no page', async () => {
    const slugs: Partial<Record<CultureId, object>> = {
      'fr-CA': card('x', { slug: 'bienvenue' }),
      'en-IE': card('y'),
      'en-NZ': card('x', { starts: '2027-01-01' }),
    }
    const answers = {
      promotion: { value: detail('x') },
      promotions: (_: unknown, culture: CultureId | undefined) =>
        listOf(culture === undefined ? card('x') : (slugs[culture] ?? card('x'))),
    }
    const loaded = await loadPromotion(contextOf('en-GB', 'promotion', { ...page, answers }))
    expect(loaded.kind === 'page' && loaded.alternates).toEqual({
      'en-ROW': { promotionSlug: 'x' },
      'en-IE': null,
      'en-CA': { promotionSlug: 'x' },
      'en-NZ': null,
      'fr-CA': { promotionSlug: 'bienvenue' },
    })
  })

  test('asks for the whole terms where its kind has a code of terms, and shows the culture’s label of a code', async () => {
    const asked: unknown[] = []
    const answers = {
      promotion: { value: detail('x', { kind: 'reload' }) },
      promotions: listOf(card('x'), card('other')),
      'bonus-terms': (params: unknown) => {
        asked.push(params)
        return { value: { code: 'reload', title: 'T', body: '<p onclick="x">b</p>' } }
      },
    }
    const loaded = await loadPromotion(contextOf('es', 'promotion', { ...page, answers }))
    expect(asked).toEqual([{ code: 'reload' }])
    expect(loaded).toMatchObject({
      props: {
        terms: { body: '<p>b</p>' },
        bonusCodeLabel: 'Código de bono',
        others: [{ id: 'other' }],
        promotion: { body: '<p>b</p>' },
      },
    })
  })

  test('that has not begun is seen in its preview', async () => {
    const answers = { 'promotion-draft': { value: detail('x', { starts: '2026-12-01' }) }, promotions: listOf() }
    const loaded = await loadPreviewPromotion(
      contextOf('en-GB', 'previewPromotion', { params: { promotionId: 'x' }, answers }),
    )
    expect(loaded).toMatchObject({ kind: 'page', props: { promotion: { state: 'scheduled' } } })
  })

  test('is previewed with terms that come from no cache: each preview asks with another value', async () => {
    const asked: unknown[] = []
    const answers = {
      'promotion-draft': { value: detail('x', { kind: 'reload' }) },
      promotions: listOf(),
      'bonus-terms': (params: unknown) => {
        asked.push(params)
        return { value: { code: 'reload', title: 'T', body: '<p>b</p>' } }
      },
    }
    for (const _ of [1, 2])
      await loadPreviewPromotion(contextOf('en-GB', 'previewPromotion', { params: { promotionId: 'x' }, answers }))
    expect(asked).toEqual([1, 2].map(() => ({ code: 'reload', bust: expect.stringMatching(/^[\w-]{16,}$/) })))
    expect(new Set(asked.map((params) => JSON.stringify(params))).size).toBe(2)
  })
})

describe('the words of a promotion’s links', () => {
  const htmlOf = async (id: CultureId, more: object) => {
    const answers = { promotion: { value: detail('x', more) }, promotions: listOf(), settings: 'absent' } as const
    const loaded = await loadPromotion(contextOf(id, 'promotion', { ...page, answers }))
    if (loaded.kind !== 'page') throw new Error('no page')
    return renderToStaticMarkup(<PromotionPage {...loaded.props} />)
  }
  const callsOf = (html: string) => [...html.matchAll(/account-link[^>]*>([^<]*)<\/a>/g)].map(([, words]) => words)

  test.each(promotionKinds)('a %s says its own label and caption on its own page', async (kind) => {
    const html = await htmlOf('en-GB', { kind, claimLabel: 'Own label', moreInfoLabel: 'Own caption' })
    expect(new Set(callsOf(html))).toEqual(new Set(['Own label']))
    expect(html).toContain('Own caption')
    expect(html).not.toContain('Claim offer')
  })

  test.each([
    ['en-GB', 'welcome', ['Claim offer', 'Claim offer']],
    ['en-GB', 'cashback', ['Claim offer', 'Claim offer']],
    ['en-GB', 'tournament', ['Join', 'Log in']],
    ['en-GB', 'loyalty', ['Join', 'Log in']],
    ['ca', 'welcome', ['Join', 'Log in']],
  ] as const)('in %s a %s without a label of its own says %j', async (id, kind, words) => {
    expect(callsOf(await htmlOf(id, { kind, claimLabel: '' }))).toEqual(words)
  })

  test('a caption that is empty stands as the catalogue has it, and leads to what it names', async () => {
    const html = await htmlOf('en-GB', { kind: 'tournament', moreInfoLabel: '' })
    const [, id] = /<a href="#([^"]+)">Details and terms</.exec(html) ?? []
    expect(html).toContain(`id="${id}"`)
  })
})

describe('the list of promotions', () => {
  test('sets the ended apart and leaves out what has not begun, by today’s date', async () => {
    const promotions = listOf(
      card('on'),
      card('over', { ends: '2026-11-20' }),
      card('soon', { starts: '2026-11-22' }),
      card('last-day', { ends: '2026-11-21' }),
    )
    const loaded = await loadPromotions(contextOf('en-GB', 'promotions', { answers: { promotions } }))
    const shown = loaded.kind === 'page' ? loaded.props.promotions : null
    expect(shown?.active.map(({ id }) => id)).toEqual(['on', 'last-day'])
    expect(shown?.expired.map(({ id }) => id)).toEqual(['over'])
  })

  test('says what is missing where its feed failed', async () => {
    expect(await loadPromotions(contextOf('sv', 'promotions'))).toMatchObject({
      kind: 'page',
      props: { promotions: null, text: { html: null } },
    })
  })
})

describe('the dates of a promotion', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['en-GB', { state: 'active', starts: '2026-01-01', ends: null }, 'Until further notice'],
    ['en-GB', { state: 'active', starts: '2026-01-01', ends: '2026-11-21' }, 'Until 21 November 2026'],
    ['en-GB', { state: 'active', starts: '2026-01-01', ends: '2026-11-22' }, 'Ends in 1 day · Until 22 November 2026'],
    ['en-GB', { state: 'active', starts: '2026-01-01', ends: '2026-12-31' }, 'Until 31 December 2026'],
    ['en-GB', { state: 'expired', starts: '2026-07-01', ends: '2026-07-31' }, '1 July 2026 to 31 July 2026'],
    ['en-GB', { state: 'scheduled', starts: '2026-12-01', ends: '2026-12-26' }, 'From 1 December 2026'],
    [
      'de-DE',
      { state: 'active', starts: '2026-01-01', ends: '2026-12-01' },
      'Endet in 10 Tagen · Bis 1. Dezember 2026',
    ],
    [
      'es',
      { state: 'expired', starts: '2026-07-01', ends: '2026-07-31' },
      'Del 1 de julio de 2026 al 31 de julio de 2026',
    ],
  ] as const)('in %s of %j read %j', (id, promotion, words) => {
    expect(promotionDates(viewOf(id), promotion, now)).toBe(words)
  })
})

describe('a list of promotions', () => {
  const shownAs = async (culture: CultureId, more: object): Promise<string> => {
    const answers = { promotions: listOf(card('x', more)), 'game-extended': 'absent' } as const
    const loaded = await loadPromotions(contextOf(culture, 'promotions', { answers }))
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    return renderToStaticMarkup(<PromotionsPage {...loaded.props} />)
  }

  test.each([
    [{ template: 'amount', figure: '£10' }, 'offer-art--amount', '£10'],
    [{ template: 'leaderboard', figure: '£2,000' }, 'offer-art--leaderboard', '£2,000'],
    [{ template: 'calendar', figure: 'Sat' }, 'offer-art--calendar', 'Sat'],
  ])('shows %j in its own way', async (more, name, figure) => {
    const html = await shownAs('en-GB', more)
    expect(html).toContain(name)
    expect(html).toMatch(new RegExp(`offer-art__figure[^>]*>${figure}<`))
  })

  test('leaves the picture alone where there is no figure, and where the game cannot be had', async () => {
    for (const more of [
      { template: 'amount', figure: null },
      { template: 'game', gameSlug: 'none' },
    ])
      expect(await shownAs('en-GB', { ...more, picture })).toMatch(/class="offer-art" /)
  })

  test('has a button that names the page it leads to, not the account that the page leads on to', async () => {
    const html = await shownAs('en-GB', { kind: 'welcome', claimLabel: 'Open an account' })
    expect(html).toContain('>Details and terms</a>')
    expect(html).not.toContain('Open an account')
  })

  test('prints the short terms of every promotion that runs, and of none that has ended', async () => {
    const terms = 'class="card__terms"'
    expect(await shownAs('en-GB', { kind: 'welcome' })).toContain(terms)
    expect(await shownAs('en-GB', { kind: 'spotlight' })).toContain(terms)
    expect(await shownAs('en-GB', { kind: 'welcome', ends: '2026-01-02' })).not.toContain(terms)
  })
})

describe('an ended promotion', () => {
  const ended = async (culture: CultureId): Promise<string> => {
    const answers = { promotion: { value: detail('x', { ends: '2026-01-02' }) }, promotions: listOf() } as const
    const loaded = await loadPromotion(contextOf(culture, 'promotion', { ...page, answers }))
    if (loaded.kind !== 'page') throw new Error(loaded.kind)
    return renderToStaticMarkup(<PromotionPage {...loaded.props} />)
  }

  test('leads on to those that run, except where the market links to none', async () => {
    expect(await ended('en-GB')).toContain('href="/promotions/">Current promotions</a>')
    expect(await ended('sv')).not.toContain('class="button')
  })
})
