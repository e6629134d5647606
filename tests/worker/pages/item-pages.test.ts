// Longer than 250 lines because it is what pages of single items load, one table a page.
import { describe, expect, test } from 'vitest'
import { searchWords } from '../../../shared/search/ask.ts'
import { loadLanding } from '../../../worker/pages/landing/load.ts'
import { loadPayment } from '../../../worker/pages/payment/load.ts'
import { loadPayments } from '../../../worker/pages/payments/load.ts'
import { loadRestricted } from '../../../worker/pages/restricted/load.ts'
import { loadSearch } from '../../../worker/pages/search/load.ts'
import { splitAtQuestions, submitSelfAssessment } from '../../../worker/pages/self-assessment/load.ts'
import { timeAgo } from '../../../worker/pages/winners/load.ts'
import { gameCard, gameExtended } from '../../shared/content/whole-answers.ts'
import { contextOf, simpleText } from './support.ts'

const option = (key: string, slug: string, has_info = true) => ({
  key,
  name: key,
  slug,
  has_info,
  light_img_url: '/img/light.svg',
  dark_img_url: '/img/dark.svg',
})
const limits = { min: '£10', max: '£5,000', fee: 'None', time: 'At once' }
const info = (key: string, slug: string, has_info = true) => ({
  ...option(key, slug, has_info),
  title: 'T',
  description: 'D',
  summary: 'S',
  deposit: limits,
  withdrawal: null,
  body: '<p>x</p>',
})

describe('a payment page', () => {
  const answers = {
    'payment-options': (_: unknown, culture: string | undefined) => ({
      value:
        culture === 'fr-CA'
          ? [option('bank', 'virement')]
          : [option('bank', 'bank'), option('visa', 'visa'), option('cash', 'cash', false)],
    }),
    'payment-info': { value: info('bank', 'bank') },
  }

  test('names its address in the other cultures by the option, not by the slug', async () => {
    const loaded = await loadPayment(contextOf('en-GB', 'payment', { params: { paymentSlug: 'bank' }, answers }))
    expect(loaded).toMatchObject({
      kind: 'page',
      alternates: { 'fr-CA': { paymentSlug: 'virement' }, 'en-IE': { paymentSlug: 'bank' } },
      props: { others: [{ href: '/payment-methods/visa/' }] },
    })
  })

  test('moves an address by key to the one by slug', async () => {
    const loaded = await loadPayment(
      contextOf('es', 'payment', {
        params: { paymentSlug: 'e-wallet' },
        answers: { ...answers, 'payment-info': { value: info('e-wallet', 'monedero') } },
      }),
    )
    expect(loaded).toEqual({ kind: 'moved', path: '/payment-methods/monedero/' })
  })

  test('serves the fixed pages of Ontario under their own route', async () => {
    const asked: unknown[] = []
    const loaded = await loadPayment(
      contextOf('ca', 'paymentVisa', {
        answers: {
          ...answers,
          'payment-info': (params) => {
            asked.push(params)
            return { value: info('visa', 'visa') }
          },
        },
      }),
    )
    expect(asked).toEqual([{ id: 'visa' }])
    expect(loaded.kind).toBe('page')
  })

  test.each([
    ['absent', 'notFound'],
    ['unavailable', 'unavailable'],
    [{ value: info('cash', 'cash', false) }, 'notFound'],
  ] as const)('answers %j with %s', async (answer, kind) => {
    const context = contextOf('en-GB', 'payment', {
      params: { paymentSlug: 'x' },
      answers: { ...answers, 'payment-info': answer },
    })
    expect((await loadPayment(context)).kind).toBe(kind)
  })

  test('stands in the list with its limits, or without them where they cannot be had', async () => {
    const loaded = await loadPayments(
      contextOf('en-GB', 'payments', {
        answers: {
          ...answers,
          'payment-info': (params) =>
            JSON.stringify(params).includes('bank') ? { value: info('bank', 'bank') } : 'unavailable',
        },
      }),
    )
    expect(loaded.kind === 'page' && loaded.props.rows?.map(({ href, info: own }) => [href, own?.deposit.min])).toEqual(
      [
        ['/payment-methods/bank/', '£10'],
        ['/payment-methods/visa/', undefined],
        [null, undefined],
      ],
    )
  })
})

describe('a restricted country', () => {
  const answers = {
    restricted: (_: unknown, culture: string | undefined) => ({
      value: {
        intro: '<p>i</p>',
        countries: [
          { slug: culture === 'fr-CA' ? 'bresil' : 'brazil', iso2: 'BR', name: 'Brazil', body: '<p>b</p>' },
          { slug: 'france', iso2: 'FR', name: 'France', body: '<p>f</p>' },
        ],
      },
    }),
  }

  test('is found by slug and named elsewhere by country', async () => {
    expect(
      await loadRestricted(contextOf('en-GB', 'restricted', { params: { countrySlug: 'brazil' }, answers })),
    ).toMatchObject({
      kind: 'page',
      head: { noindex: true },
      alternates: { 'fr-CA': { countrySlug: 'bresil' } },
      props: { others: [{ name: 'France', href: '/restricted/france/' }] },
    })
  })

  test.each([
    [answers, 'notFound'],
    [{}, 'unavailable'],
  ] as const)('that is unknown, or whose list is missing, is no page', async (given, kind) => {
    expect(
      (await loadRestricted(contextOf('en-GB', 'restricted', { params: { countrySlug: 'x' }, answers: given }))).kind,
    ).toBe(kind)
  })
})

describe('a landing page', () => {
  const voucherTexts = {
    title: 'Code',
    intro: 'Enter it.',
    codeLabel: 'Code',
    submit: 'Redeem',
    thanksTitle: 'Thanks',
    thanksBody: 'Soon.',
    continueWithout: 'Without',
    close: 'Close',
  }
  const landing = {
    value: {
      ...{
        id: 'welcome',
        slug: 'welcome',
        title: 'T',
        description: 'D',
        heading: 'H',
        cta: 'Go',
        target: 'account',
        picture: null,
        socialImage: null,
      },
      terms: 'See **the** [policy](/bonus-policy/).',
      body: '<p><a href="/slots/">x</a></p>',
    },
  }

  test('is found in the other cultures by its id, under the slug that it has there', async () => {
    const loaded = await loadLanding(
      contextOf('en-IE', 'landing', {
        params: { lpSlug: 'welcome' },
        answers: {
          landing: (asked, culture) => {
            if (culture === undefined) return landing
            expect(asked).toEqual({ id: 'welcome' })
            if (culture === 'en-NZ') return 'absent'
            return { value: { ...landing.value, slug: culture === 'fr-CA' ? 'bienvenue' : 'welcome' } }
          },
        },
      }),
    )
    expect(loaded).toMatchObject({
      kind: 'page',
      alternates: { 'en-GB': { lpSlug: 'welcome' }, 'en-NZ': null, 'fr-CA': { lpSlug: 'bienvenue' } },
      props: { html: '<p><a href="/en-IE/slots/">x</a></p>' },
    })
    expect(loaded.kind === 'page' && loaded.props.terms).toContainEqual(
      expect.objectContaining({ kind: 'link', target: '/en-IE/bonus-policy/' }),
    )
  })

  test.each([
    ['en-GB', 'newGames', '/slots/new/'],
    ['es', 'newGames', '/slots/nuevas/'],
    ['en-IE', 'games', '/en-IE/slots/'],
    ['en-GB', 'tables', '/casino/'],
    ['frca', 'tables', '/frca/live-casino/'],
    ['fr-CA', 'gameShows', '/fr-CA/casino/game-shows/'],
    ['de-DE', 'contact', '/contact/'],
  ] as const)('of %s that speaks of %s leads to %s', async (culture, target, href) => {
    const answers = { landing: { value: { ...landing.value, target } } }
    const loaded = await loadLanding(contextOf(culture, 'landing', { params: { lpSlug: 'welcome' }, answers }))
    expect(loaded).toMatchObject({ kind: 'page', props: { action: { kind: 'page', href } } })
  })

  test.each([
    ['account', { value: voucherTexts }, 'account'],
    ['dealCode', { value: voucherTexts }, 'dealCode'],
    // Nobody is asked for a code there, or its words cannot be had.
    ['dealCode', 'absent', 'account'],
    ['dealCode', 'unavailable', 'account'],
    // The platform refuses it; should it come all the same, the way into the account is left.
    ['tables', { value: voucherTexts }, 'account'],
  ] as const)('whose target is %s, with words of a deal code %o, opens %s', async (target, words, kind) => {
    const answers = { landing: { value: { ...landing.value, target } }, 'voucher-texts': words }
    const loaded = await loadLanding(contextOf('de-DE', 'landing', { params: { lpSlug: 'welcome' }, answers }))
    expect(loaded).toMatchObject({ kind: 'page', props: { action: { kind } } })
  })

  test.each([
    ['absent', 'notFound'],
    ['unavailable', 'unavailable'],
  ] as const)('that is %s answers %s', async (answer, kind) => {
    const context = contextOf('en-GB', 'landing', { params: { lpSlug: 'x' }, answers: { landing: answer } })
    expect((await loadLanding(context)).kind).toBe(kind)
  })
})

describe('the search page', () => {
  test.each([
    [null, null],
    ['', null],
    [' a ', null],
    ['7', null],
    ['77', '77'],
    ['777', '777'],
    ['  book   of ', 'book of'],
    ['🎰', null],
    ['é1', 'é1'],
  ])('looks for %j as %j', (typed, words) => {
    expect(searchWords(typed)).toBe(words)
  })

  const found = (total: number) => ({ value: { games: [], total, page: 1, pageSize: 24 } })

  test.each([
    [{}, 'waiting'],
    [{ q: 'a' }, 'waiting'],
    [{ q: 'book' }, 'found'],
    [{ q: 'none' }, 'none'],
    [{ q: 'down' }, 'failed'],
  ])('with %j is %s', async (query, kind) => {
    const loaded = await loadSearch(
      contextOf('en-GB', 'search', {
        query,
        answers: {
          'games-found': (params) => {
            const text = JSON.stringify(params)
            return text.includes('down') ? 'unavailable' : found(text.includes('none') ? 0 : 49)
          },
          'games-by-groups': { value: { groups: [] } },
        },
      }),
    )
    expect(loaded.kind === 'page' && loaded.props.outcome.kind).toBe(kind)
  })

  test.each<[found: number, like: number, popular: number | 'unavailable', below: readonly string[] | null]>([
    [0, 0, 2, ['game-0', 'game-1']],
    [0, 0, 'unavailable', null],
    // What was found is not shown again.
    [2, 3, 3, ['game-2']],
    [6, 3, 7, ['game-6']],
    [2, 3, 'unavailable', []],
    [7, 3, 9, []],
    [1, 2, 3, ['like-0', 'like-1', 'game-1', 'game-2']],
    [1, 0, 2, ['game-1']],
    [1, 2, 'unavailable', ['like-0', 'like-1']],
  ])('%i found, %i like the first and %s popular: below stand %j', async (total, like, popular, below) => {
    const cards = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...gameCard, slug: `${name}-${index}` }))
    const loaded = await loadSearch(
      contextOf('en-GB', 'search', {
        query: { q: 'book' },
        answers: {
          'games-found': { value: { games: cards('game', total), total, page: 1, pageSize: 24 } },
          'game-extended': { value: { ...gameExtended, related: cards('like', like) } },
          'games-by-groups':
            popular === 'unavailable'
              ? popular
              : { value: { groups: [{ key: 'popular_games', games: cards('game', popular), total: popular }] } },
        },
      }),
    )
    const further = loaded.kind === 'page' ? loaded.props.further : null
    const slugs = further?.popular && [...further.related, ...further.popular].map(({ slug }) => slug)
    expect(slugs).toEqual(below)
  })

  test('pages by plain links that keep the words', async () => {
    const load = (page: string) =>
      loadSearch(contextOf('en-IE', 'search', { query: { q: 'a&b c', page }, answers: { 'games-found': found(49) } }))
    const second = await load('2')
    expect(second.kind === 'page' && second.props.outcome).toMatchObject({
      paging: { pages: 3, previous: '/en-IE/search/?q=a%26b+c', next: '/en-IE/search/?q=a%26b+c&page=3' },
    })
    expect((await load('4')).kind).toBe('notFound')
    expect((await load('x')).kind).toBe('notFound')
  })
})

describe('the self-assessment page', () => {
  const list = (count: number): string => `<ol>\n${'<li>Have you?</li>\n'.repeat(count)}</ol>`

  test('puts the form where its text lists the nine questions', () => {
    const { before, questions, after } = splitAtQuestions(`<p>a</p>${list(3)}${list(9)}<p>b</p>`)
    expect([before, questions?.length, after]).toEqual([`<p>a</p>${list(3)}`, 9, '<p>b</p>'])
    expect(splitAtQuestions('<p>a</p>')).toEqual({ before: '<p>a</p>', questions: null, after: null })
  })

  test('answers a form with the result, and an incomplete one with what was ticked', async () => {
    const context = contextOf('sv', 'selfAssessmentTest', { answers: { 'simple-feed': simpleText(list(9)) } })
    const all = new URLSearchParams('q1=3&q2=3&q3=3&q4=0&q5=0&q6=0&q7=0&q8=0&q9=0')
    expect(await submitSelfAssessment(context, all)).toMatchObject({
      props: { result: { kind: 'scored', score: 9, band: 'high' } },
    })
    expect(await submitSelfAssessment(context, new URLSearchParams('q1=2&x=1'))).toMatchObject({
      props: { result: { kind: 'incomplete' }, answers: { q1: '2' } },
    })
  })
})

describe('the time of a win', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  test.each([
    ['en-GB', '2026-11-21T11:55:00Z', '5 minutes ago'],
    ['en-GB', '2026-11-21T12:00:30Z', 'this minute'],
    ['es-ES', '2026-11-21T09:10:00Z', 'hace 2 horas'],
    ['de-DE', '2026-11-19T11:00:00Z', 'vorgestern'],
  ])('in %s: %s is %j', (lang, wonAt, words) => {
    expect(timeAgo(lang, wonAt, now)).toBe(words)
  })
})
