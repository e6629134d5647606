import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhance } from '../../../client/games/list-search.ts'
import { type Asked, heldFetch } from '../../support/held-fetch.ts'

/** A place of a page: what it holds, by its words; whether its scripts' places are in it. */
class Place {
  ariaBusy: string | null = null
  readonly dataset: Record<string, string> = {}
  readonly classList = { add: () => undefined, remove: () => undefined }
  childNodes: readonly string[]
  readonly within: ReadonlyMap<string, readonly Place[]>

  constructor(text: string, within: ReadonlyMap<string, readonly Place[]> = new Map()) {
    this.childNodes = [text]
    this.within = within
  }
  get textContent(): string {
    return this.childNodes.join('')
  }
  set textContent(text: string) {
    this.childNodes = [text]
  }
  replaceChildren(...nodes: string[]): void {
    this.childNodes = nodes
  }
  querySelectorAll(selector: string): readonly Place[] {
    return this.within.get(selector) ?? []
  }
  querySelector(selector: string): Place | null {
    return this.querySelectorAll(selector)[0] ?? null
  }
}

class Form extends EventTarget {
  readonly action = 'https://www.starling.example/slots/'
  /** An empty part for each choice that nobody has made. */
  readonly parts = new Map([
    ['q', ''],
    ['provider', ''],
  ])
}
class Field extends EventTarget {
  readonly form = new Form()
  readonly defaultValue = ''
  type(words: string): void {
    this.form.parts.set('q', words)
    this.dispatchEvent(new Event('input'))
  }
  get value(): string {
    return this.form.parts.get('q') ?? ''
  }
}
/** The parts of a form, after those who listen have had their say. */
class Parts {
  readonly #parts: Map<string, string>
  constructor(form: Form) {
    this.#parts = new Map(form.parts)
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData: this }))
  }
  delete(name: string): void {
    this.#parts.delete(name)
  }
  [Symbol.iterator]() {
    return this.#parts[Symbol.iterator]()
  }
}

const paging = new Place('Load more')
const time = new Place('2 h')
/** The page that stands, and what an answer of these words brings. */
const pageOf = (text: string): ReadonlyMap<string, Place> =>
  new Map([
    [
      '[data-found]',
      new Place(
        text,
        new Map([
          ['nav[data-more]', [paging]],
          ['[data-countdown]', [time]],
        ]),
      ),
    ],
    ['.filter-bar__count', new Place(`count of ${text}`)],
  ])

const more = vi.fn()
const countdown = vi.fn()
vi.mock('../../../client/pages/more.ts', () => ({ enhance: more }))
vi.mock('../../../client/pages/countdown.ts', () => ({ enhance: countdown }))
vi.mock('../../../client/state/trusted-markup.ts', () => ({
  readPage: (text: string) => ({ querySelector: (selector: string) => pageOf(text).get(selector) ?? null }),
}))

let page: ReadonlyMap<string, Place>
let field: Field
/** The questions under way, each to be answered by hand. */
let asked: Asked[]
const place = (selector: string): Place => {
  const found = page.get(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
const list = () => place('[data-found]')
const count = () => place('.filter-bar__count')

beforeEach(() => {
  vi.useFakeTimers()
  page = pageOf('all')
  count().dataset.failed = 'cannot be listed'
  asked = []
  field = new Field()
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('FormData', Parts)
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => page.get(selector) ?? null,
    importNode: (node: string) => node,
  })
  vi.stubGlobal('fetch', heldFetch(asked))
  vi.stubGlobal('location', { href: field.form.action })
  enhance(field as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
const rests = () => vi.advanceTimersByTimeAsync(400)

test('words that change back before they are looked for leave the list as it is', async () => {
  field.type('gold')
  field.type('')
  await rests()
  expect(asked).toEqual([])
})

test('words that were typed before the script came are looked for', async () => {
  const early = new Field()
  early.type('gold')
  enhance(early as never)
  await rests()
  expect(asked.map(({ address }) => address)).toEqual(['https://www.starling.example/slots/?q=gold'])
})

test('words that were taken out before the script came bring back the whole list', async () => {
  const early = Object.assign(new Field(), { defaultValue: 'gold' })
  vi.stubGlobal('location', { href: `${early.form.action}?q=gold` })
  enhance(early as never)
  await rests()
  expect(asked.map(({ address }) => address)).toEqual(['https://www.starling.example/slots/'])
})

test('words take the place of the list, and only those parts of the form that say something are asked for', async () => {
  field.type('gold')
  await rests()
  expect(asked.map(({ address }) => address)).toEqual(['https://www.starling.example/slots/?q=gold'])
  expect(list().ariaBusy).toBe('true')
  asked[0]?.answer(new Response('gold'))
  await rests()
  expect([list().textContent, count().textContent, list().ariaBusy]).toEqual(['gold', 'count of gold', null])
})

test('an answer under way is dropped when the words change back', async () => {
  field.type('gold')
  await rests()
  field.type('')
  asked[0]?.answer(new Response('gold'))
  await rests()
  expect([list().textContent, count().textContent, list().ariaBusy]).toEqual(['all', 'count of all', null])
})

test('the list is busy until the last question is answered', async () => {
  field.type('gold')
  await rests()
  field.type('golden')
  await rests()
  expect(list().ariaBusy).toBe('true')
  asked[1]?.answer(new Response('golden'))
  await rests()
  expect([list().textContent, list().ariaBusy]).toEqual(['golden', null])
})

test('what was taken has its scripts: its paging without going back to where somebody was, and its time', async () => {
  field.type('gold')
  await rests()
  asked[0]?.answer(new Response('gold'))
  await rests()
  await vi.waitFor(() => expect(countdown).toHaveBeenCalledWith(time))
  expect(more).toHaveBeenCalledWith(paging, { restores: false })
})

test.each([429, 503])('what cannot be had is said, until somebody types on (%i)', async (status) => {
  field.type('gold')
  await rests()
  asked[0]?.answer(new Response(null, { status }))
  await rests()
  expect([list().textContent, count().textContent, list().ariaBusy]).toEqual(['all', 'cannot be listed', null])
  field.type('')
  await rests()
  expect(count().textContent).toBe('count of all')
})
