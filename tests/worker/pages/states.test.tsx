import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { ContentType } from '../../../shared/routes/entry.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { renderHead } from '../../../worker/document/head.tsx'
import { renderMarkup, textOf } from '../../../worker/document/kept-markup.tsx'
import type { PageResult } from '../../../worker/document/page.ts'
import { pages } from '../../../worker/pages/registry.ts'
import { emptyBoxes } from './empty-boxes.ts'
import { type Amount, sampleContent } from './sample-content.ts'
import { contextOf, viewOf } from './support.ts'

/** Each page with nothing, one item, very long text and a failed feed (quality 4.1). */
const states: Readonly<Record<string, Amount>> = {
  full: { items: 5, letters: 20, bare: false },
  'with empty lists': { items: 0, letters: 20, bare: false },
  'with lists of one': { items: 1, letters: 20, bare: false },
  'with a hundred items and names of 120 characters': { items: 100, letters: 120, bare: false },
  'with nothing that may be left out': { items: 2, letters: 20, bare: true },
}

/** Parameters that name the sample's items. */
const params = {
  ...{ gameSlug: 'game-0', promotionSlug: 'offer-0', featureSlug: 'feature-0', paymentSlug: 'pay-0' },
  ...{ providerKey: 'oak', countrySlug: 'france', lpSlug: 'welcome', tagSlug: 'tag-0', postSlug: 'post-0' },
}
const cultureIds: readonly CultureId[] = ['en-GB', 'de-DE', 'sv', 'frca']

type Answers = Parameters<typeof contextOf>[2]

/** Every category that a culture has, and one address of each other type of page. */
const kindsOf = (id: CultureId) => {
  const routes = [...viewOf(id).edition.routes.byKey.values()].filter(
    ({ available, entry }) => available && entry.preview !== true && entry.masterRoute === undefined,
  )
  const kind = ({ key, entry }: (typeof routes)[number]) => (entry.contentType === 'category' ? key : entry.contentType)
  return [...Map.groupBy(routes, kind).values()].flatMap(([first]) => first ?? [])
}

/** Opens a page on these answers and says which feeds it asked for in its own culture. */
async function open(
  id: CultureId,
  route: ReturnType<typeof kindsOf>[number],
  answers: NonNullable<Answers>['answers'],
): Promise<{ readonly result: PageResult; readonly main: string; readonly feeds: ReadonlySet<string> }> {
  const query = /search$/i.test(route.entry.contentType) ? { q: 'book' } : {}
  const feeds = new Set<string>()
  const asked = (feed: string) => feeds.add(feed)
  const context = contextOf(id, route.key, { params, query, asked, ...(answers && { answers }) })
  const result = await pages[route.entry.contentType].open(context)
  if (result.kind !== 'page') return { result, main: '', feeds }
  const main = renderToStaticMarkup(<main>{result.main()}</main>)
  // What is kept of a page, once it was rendered and again, says what rendering all of it says.
  for (const _ of [1, 2]) expect(textOf(renderMarkup(<main>{result.main()}</main>)), route.key).toBe(main)
  const head = { path: context.path, ...result.head }
  const { of: _, ...anew } = head
  expect(textOf(renderHead(context.view, head)), `head of ${route.key}`).toBe(textOf(renderHead(context.view, anew)))
  return { result, main, feeds }
}

/** Items that a list without any cannot have: their pages are not there. */
const goneWithout: readonly ContentType[] = ['blogTag']

/** Pages that are a list: without items they say so. */
const lists: readonly ContentType[] = [
  ...(['home', 'category', 'help', 'payments', 'promotions', 'features', 'provider', 'winners', 'blogHome'] as const),
  ...(['search', 'blogSearch'] as const),
]

const faultsIn = (main: string): string[] => [
  ...(main.match(/<h1[ >]/g)?.length === 1 ? [] : ['not one h1']),
  ...emptyBoxes(main).map((box) => `empty: ${box}`),
  ...(main.match(/\b(undefined|NaN|\[object Object\]|Invalid Date)\b/g) ?? []).map((word) => `says ${word}`),
  ...(main.match(/<(a|button)\b(?![^>]*aria-label)[^>]*>\s*<\/\1>/g) ?? []).map((tag) => `nameless: ${tag}`),
  ...(main.match(/<(nav|section|aside|search)\b(?![^>]* aria-label)[^>]*>/g) ?? []).map(
    (tag) => `landmark without a name: ${tag}`,
  ),
  ...(main.match(/(src|href)=""/g) ?? []).map((attribute) => `empty ${attribute}`),
  ...(main.match(/fetchpriority="high"/gi) ?? []).slice(1).map(() => 'more than one picture comes first'),
]

describe.each(cultureIds)('in %s each page', (id) => {
  test.each(Object.entries(states))('%s is whole', async (_, amount) => {
    const faults: string[] = []
    for (const route of kindsOf(id)) {
      const { result, main } = await open(id, route, sampleContent(amount))
      const { contentType } = route.entry
      const gone = amount.items === 0 && goneWithout.includes(contentType)
      if (result.kind !== (gone ? 'notFound' : 'page')) faults.push(`${route.key}: ${result.kind}`)
      if (result.kind === 'page') for (const fault of faultsIn(main)) faults.push(`${route.key}: ${fault}`)
      if (lists.includes(contentType) && main.includes('class="notice"') !== (amount.items === 0))
        faults.push(
          `${route.key}: ${amount.items === 0 ? 'does not say that there is nothing' : 'says that something is missing'}`,
        )
    }
    expect(faults).toEqual([])
  })
})

describe.each(cultureIds)('in %s a banner', (id) => {
  test('stands on every page whose route, culture or path does not disable it, and on no other', async () => {
    const answers = sampleContent({ items: 3, letters: 20, bare: false })
    const faults: string[] = []
    for (const route of kindsOf(id)) {
      const { main } = await open(id, route, answers)
      const { banner } = route.entry
      const disabled = banner?.disabled === true || route.path.includes('responsible-gaming')
      if (main.includes('<div class="hero ') === disabled) faults.push(route.key)
    }
    expect(faults).toEqual([])
  })
})

/** The feed without which a page of one item has nothing to show: it answers 503 (rulings 3.10). */
const itemFeeds: Partial<Readonly<Record<ContentType, string>>> = {
  game: 'game-extended',
  promotion: 'promotion',
  feature: 'feature',
  payment: 'payment-info',
  provider: 'providers',
  restricted: 'restricted',
  landing: 'landing',
  blogTag: 'blog',
  blogPost: 'blog-post',
}

/** Headings that need two feeds: lost with either of them. */
const sharedHeadings: readonly string[] = ['Spotlight', 'Terms']

const headingsOf = (main: string): string[] =>
  [...main.matchAll(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, '').trim())

describe.each(cultureIds)('in %s one feed that fails', (id) => {
  test('leaves the rest of every page as it is', async () => {
    const answers = sampleContent({ items: 3, letters: 20, bare: false })
    const faults: string[] = []
    for (const route of kindsOf(id)) {
      const whole = await open(id, route, answers)
      const lost = new Map<string, string[]>()
      for (const feed of whole.feeds) {
        const say = (fault: string) => faults.push(`${route.key} without ${feed}: ${fault}`)
        const { result, main } = await open(id, route, { ...answers, [feed]: 'unavailable' })
        const wanted = itemFeeds[route.entry.contentType] === feed ? 'unavailable' : 'page'
        if (result.kind !== wanted) say(result.kind)
        if (result.kind !== 'page') continue
        for (const fault of faultsIn(main)) say(fault)
        const left = new Set(headingsOf(main))
        for (const heading of headingsOf(whole.main))
          if (!left.has(heading)) lost.set(heading, [...(lost.get(heading) ?? []), feed])
      }
      for (const [heading, feeds] of lost)
        if (feeds.length > 1 && !sharedHeadings.includes(heading))
          faults.push(`${route.key}: “${heading}” is lost with each of ${feeds.join(', ')}`)
    }
    expect(faults).toEqual([])
  })
})
