import { type Machine, step } from '../machines/machine.ts'

/** A page, or an overlay with an address of its own, that a visitor came to. */
export interface PageVisit {
  /** Path and hash; the query may name a person and is left out. */
  readonly path: string
  readonly title: string
  /** Epoch ms. */
  readonly at: number
}

export type PageVisitsState = 'off' | 'starting' | 'on' | 'broken'
export type PageVisitsEvent = 'visited' | 'granted' | 'withdrawn' | 'started' | 'failed'
type Effect = 'keep' | 'start' | 'log' | 'logKept' | 'forget'

/** Visits wait until tracking has started; the first starts it, the others are logged (spec 4 "Page visits"). */
export const pageVisitsMachine: Machine<PageVisitsState, PageVisitsEvent, Effect> = {
  title: 'Page visits',
  initial: 'off',
  states: {
    off: { visited: { to: 'off', does: ['keep'] }, granted: { to: 'starting', does: ['start'] } },
    starting: {
      visited: { to: 'starting', does: ['keep'] },
      started: { to: 'on', does: ['logKept'] },
      failed: { to: 'broken' },
      withdrawn: { to: 'off', does: ['forget'] },
    },
    on: { visited: { to: 'on', does: ['log'] }, withdrawn: { to: 'off', does: ['forget'] } },
    broken: {
      visited: { to: 'broken', does: ['keep'] },
      // The next choice tries again.
      granted: { to: 'starting', does: ['start'] },
      withdrawn: { to: 'off', does: ['forget'] },
    },
  },
}

export interface PageVisits {
  readonly state: PageVisitsState
  /** Oldest first. */
  readonly kept: readonly PageVisit[]
  /** The page that the visitor is on: what tracking begins with when nothing waits. */
  readonly current: PageVisit | null
}

/** Visits that wait; beyond these the oldest but the first go. */
const mostKept = 50

export const noVisits: PageVisits = { state: pageVisitsMachine.initial, kept: [], current: null }

type Occurrence =
  | { readonly type: 'visited'; readonly visit: PageVisit }
  | { readonly type: Exclude<PageVisitsEvent, 'visited'> }

export type PageVisitsCall =
  /** Initialise tracking with the first visit. */
  { readonly type: 'start'; readonly first: PageVisit } | { readonly type: 'log'; readonly visit: PageVisit }

/** One event: the next state, and the calls it makes. Before any visit nothing can start. */
export function pageVisits(before: PageVisits, event: Occurrence): readonly [PageVisits, readonly PageVisitsCall[]] {
  const visit = event.type === 'visited' ? event.visit : null
  const [first = before.current, ...others] = before.kept
  if (event.type === 'granted' && first === null) return [before, []]
  const next = step(pageVisitsMachine, before.state, event.type)
  let kept = before.kept
  const calls: PageVisitsCall[] = []
  for (const effect of next.effects)
    switch (effect) {
      case 'keep':
        if (visit) kept = kept.length < mostKept ? [...kept, visit] : [...kept.slice(0, 1), ...kept.slice(2), visit]
        break
      case 'start':
        if (first) calls.push({ type: 'start', first })
        kept = others
        break
      case 'log':
        if (visit) calls.push({ type: 'log', visit })
        break
      case 'logKept':
        calls.push(...kept.map((one) => ({ type: 'log', visit: one }) as const))
        kept = []
        break
      case 'forget':
        kept = []
    }
  return [{ state: next.state, kept, current: visit ?? before.current }, calls]
}
