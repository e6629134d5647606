import type { Dependency } from './dependencies.ts'
import type { AnswerFault } from './faults-of-answers.ts'

/** What is kept when the fault begins: nothing; a copy of five minutes; one that a publish has just overtaken. */
export const states = ['cold', 'warm', 'purged'] as const
export type State = (typeof states)[number]

/** What an answer comes to, beside the one that is given when nothing is wrong. */
export type Said =
  /** The very same. */
  | 'whole'
  /** Another that says in words what is missing. */
  | 'says so'
  /** Another that does not. */
  | 'without it'
  /** 503 with Retry-After, for no cache to keep. */
  | 'unavailable'
  /** Any other answer. */
  | 'broken'

export interface Expected {
  readonly said: readonly Said[]
  /** Longest time to an answer, in ms. */
  readonly withinMs: number
}

/** Limits of an answer in ms: what is kept waits for the platform a moment at most; what is not, as long as a page may. */
const withinMs = { cold: 1500, warm: 400, purged: 600 } as const satisfies Record<State, number>
/**
 * A platform that answers is only slow: one call that hangs is waited for as long as its feed says, and slow ones that are
 * asked one after the other take their times together.
 */
const aliveMs = 2800

/** Faults of a body. */
const ofBodies: readonly AnswerFault[] = ['truncated', 'half of it', 'wrong schema', 'HTML for JSON', '50 MB']

/** A fault after which the platform's answer is still one: with one item that is left out, or with a body that nobody reads. */
const harmless = (fault: AnswerFault, { columns, bodiless, opaque }: Dependency): boolean =>
  (fault === 'one bad item' && columns !== true) ||
  (bodiless === true && ofBodies.includes(fault)) ||
  (opaque === true && fault === 'half of it')

const withoutIt = {
  'says so': ['says so'],
  'goes on': ['whole', 'without it'],
  unavailable: ['unavailable'],
} as const satisfies Record<Dependency['without'], readonly Said[]>

/** What the promises of the site come to in one row of the table (rulings 3.10, 5.4). */
export function expectedOf(dependency: Dependency, fault: AnswerFault, state: State): Expected {
  const alive = fault === (dependency.several === true ? 'slow' : 'hangs')
  const cold = dependency.withinMs ?? (alive ? aliveMs : withinMs.cold)
  const limit = state === 'cold' ? cold : withinMs[state]
  if (fault === 'slow')
    return { said: dependency.several && state === 'cold' ? ['whole', 'without it'] : ['whole'], withinMs: limit }
  if (harmless(fault, dependency)) return { said: ['whole', 'without it'], withinMs: limit }
  if (state !== 'cold') return { said: ['whole'], withinMs: limit }
  return { said: withoutIt[dependency.without], withinMs: limit }
}
