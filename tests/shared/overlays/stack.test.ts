import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dismiss, follow, type HistoryEntry, stackAt } from '../../../shared/overlays/stack.ts'
import { hashOf } from '../../../shared/overlays/table.ts'
import { type Restriction, restrictions } from '../../../shared/place/restriction.ts'

const at = (hash: string, over: readonly string[] | null = null): HistoryEntry => ({ hash, over })
const names = (entry: HistoryEntry, restriction: Restriction = 'none') => stackAt(entry, restriction).map(hashOf)

describe('what is open at an entry of the history', () => {
  test.each<readonly [string, HistoryEntry, readonly string[]]>([
    ['nothing without a hash', at(''), []],
    ['nothing at a hash of the page', at('#main'), []],
    ['what a hash names on load', at('#gamepage/thor'), ['gamepage/thor']],
    ['search beneath a game from search', at('#search-gamepage/thor'), ['search', 'search-gamepage/thor']],
    [
      'what lay beneath when it was pushed',
      at('#search-gamepage/thor', ['search/th']),
      ['search/th', 'search-gamepage/thor'],
    ],
    [
      'log in over a game over search',
      at('#account/login', ['search/th', 'search-gamepage/thor']),
      ['search/th', 'search-gamepage/thor', 'account/login'],
    ],
    ['each kind once, the uppermost', at('#gamepage/b', ['gamepage/a']), ['gamepage/b']],
    [
      'each kind once beneath it, the lowest',
      at('#account/login', ['search/a', 'gamepage/a', 'search/b']),
      ['search/a', 'gamepage/a', 'account/login'],
    ],
    ['nothing that a foreign state makes up', at('#search', ['main', '', 'x']), ['search']],
  ])('%s', (_, entry, open) => {
    expect(names(entry)).toEqual(open)
  })

  test('nothing opens over a blocked page, only log in over one blocked with login', () => {
    expect(names(at('#search'), 'blocked')).toEqual([])
    expect(names(at('#account/login'), 'fullyblocked')).toEqual([])
    expect(names(at('#account/register'), 'blockedwithlogin')).toEqual([])
    expect(names(at('#account/login', ['search']), 'blockedwithlogin')).toEqual(['account/login'])
  })
})

describe('following a link', () => {
  test.each<readonly [string, HistoryEntry, string, ReturnType<typeof follow>]>([
    ['the first overlay is pushed', at(''), 'search', { kind: 'push', entry: at('search', []) }],
    [
      'a game over search is one from search, and search lies beneath',
      at('#search/th', []),
      'gamepage/thor',
      { kind: 'push', entry: at('search-gamepage/thor', ['search/th']) },
    ],
    [
      'log in lies over the game that it is for',
      at('#gamepage/thor', []),
      'account/login',
      { kind: 'push', entry: at('account/login', ['gamepage/thor']) },
    ],
    [
      'another game takes the place of the first: back closes it',
      at('#search-gamepage/thor', ['search/th']),
      'gamepage/odin',
      { kind: 'replace', entry: at('search-gamepage/odin', ['search/th']) },
    ],
    [
      'another mode takes the place of the first, also where it was there on load',
      at('#account/login'),
      'account/register',
      { kind: 'replace', entry: at('account/register', null) },
    ],
    [
      'one that lies further down closes those above it',
      at('#account/login', ['search', 'search-gamepage/thor']),
      'search/o',
      { kind: 'replace', entry: at('search/o', null) },
    ],
    [
      'one further down, by its very hash, closes those above it',
      at('#account/login', ['search']),
      'search',
      { kind: 'replace', entry: at('search', null) },
    ],
    ['the same again does nothing: a double click opens once', at('#search', []), 'search', { kind: 'none' }],
    ['a hash that names none does nothing', at(''), 'main', { kind: 'none' }],
  ])('%s', (_, entry, hash, step) => {
    expect(follow(entry, hash, 'none')).toEqual(step)
  })

  test('where it may not open, nothing happens', () => {
    expect(follow(at(''), 'search', 'blocked')).toEqual({ kind: 'none' })
    expect(follow(at(''), 'account/register', 'blockedwithlogin')).toEqual({ kind: 'none' })
  })
})

describe('closing', () => {
  test('goes back where the overlay was pushed', () => {
    expect(dismiss(at('#search', []), 'none')).toEqual({ kind: 'back' })
  })
  test('takes the hash off where it was there on load', () => {
    expect(dismiss(at('#search'), 'none')).toEqual({ kind: 'replace', entry: at('', null) })
  })
  test('a game from search, there on load, gives way to search', () => {
    expect(dismiss(at('#search-gamepage/thor'), 'none')).toEqual({ kind: 'replace', entry: at('search', null) })
  })
  test('does nothing where nothing is open', () => {
    expect(dismiss(at('#main'), 'none')).toEqual({ kind: 'none' })
  })
})

/** A browser's history of one document, over which visitors do what they like. */
class Browser {
  entries: HistoryEntry[]
  index = 0
  readonly restriction: Restriction
  constructor(hash: string, restriction: Restriction) {
    this.entries = [at(''), at(hash)]
    this.index = 1
    this.restriction = restriction
  }
  get entry(): HistoryEntry {
    return this.entries[this.index] ?? at('')
  }
  do(step: ReturnType<typeof follow>): void {
    if (step.kind === 'back') this.move(-1)
    if (step.kind === 'replace') this.entries[this.index] = step.entry
    if (step.kind === 'push') this.entries = [...this.entries.slice(0, ++this.index), step.entry]
  }
  move(by: number): void {
    this.index = Math.min(Math.max(this.index + by, 0), this.entries.length - 1)
  }
}

const hash = fc.oneof(
  fc.constantFrom('', 'main', 'search', 'search/a', 'gamepage/a', 'gamepage/b', 'search-gamepage/c', 'feedback'),
  fc.constantFrom('account/', 'account/login', 'account/register', 'account/forgot-password'),
)
const action = fc.oneof(
  fc.record({ do: fc.constant('follow' as const), hash }),
  fc.record({ do: fc.constant('dismiss' as const) }),
  fc.record({ do: fc.constant('move' as const), by: fc.integer({ min: -3, max: 3 }) }),
)
const run = (browser: Browser, steps: readonly (typeof action extends fc.Arbitrary<infer A> ? A : never)[]): void => {
  for (const step of steps)
    if (step.do === 'follow') browser.do(follow(browser.entry, step.hash, browser.restriction))
    else if (step.do === 'dismiss') browser.do(dismiss(browser.entry, browser.restriction))
    else browser.move(step.by)
}
const walks = fc.tuple(hash, fc.constantFrom(...restrictions), fc.array(action, { maxLength: 30 }))

describe('whatever a visitor does', () => {
  test('no kind is open twice, and nothing that the restriction keeps shut', () => {
    fc.assert(
      fc.property(walks, ([start, restriction, steps]) => {
        const browser = new Browser(start, restriction)
        run(browser, steps)
        const stack = stackAt(browser.entry, restriction)
        expect(new Set(stack.map(({ kind }) => kind)).size).toBe(stack.length)
        if (restriction === 'blocked' || restriction === 'fullyblocked') expect(stack).toEqual([])
      }),
    )
  })

  test('closing takes the uppermost away and leaves those beneath as they were', () => {
    fc.assert(
      fc.property(walks, ([start, restriction, steps]) => {
        const browser = new Browser(start, restriction)
        run(browser, steps)
        const before = names(browser.entry, restriction)
        if (before.length === 0) return
        const wasPushed = browser.entry.over !== null
        browser.do(dismiss(browser.entry, restriction))
        const after = names(browser.entry, restriction)
        // Those beneath may have been closed before, at an entry that a step back finds; nothing opens anew.
        if (wasPushed) expect(after.length).toBeLessThan(before.length)
        else expect(after).toEqual(before.slice(0, -1))
      }),
    )
  })

  test('a followed link and its closing lead back to the very same entry', () => {
    fc.assert(
      fc.property(walks, hash, ([start, restriction, steps], next) => {
        const browser = new Browser(start, restriction)
        run(browser, steps)
        const before = browser.entry
        const step = follow(before, next, restriction)
        if (step.kind !== 'push') return
        browser.do(step)
        expect(names(browser.entry, restriction)).toHaveLength(names(before, restriction).length + 1)
        browser.do(dismiss(browser.entry, restriction))
        expect(browser.entry).toEqual(before)
      }),
    )
  })

  test('closing everything never leaves the document', () => {
    fc.assert(
      fc.property(walks, ([start, restriction, steps]) => {
        const browser = new Browser(start, restriction)
        run(browser, steps)
        for (let times = 0; stackAt(browser.entry, restriction).length > 0; times++) {
          expect(times).toBeLessThan(40)
          const step = dismiss(browser.entry, restriction)
          if (step.kind === 'back') expect(browser.index).toBeGreaterThan(0)
          browser.do(step)
        }
      }),
    )
  })
})
