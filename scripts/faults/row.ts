import { currencyTag, everythingTag, geoTag, userContextTag } from '../../shared/content/tags.ts'
import type { Asked, Dependency } from './dependencies.ts'
import { type Expected, expectedOf, type Said, type State } from './expected.ts'
import type { AnswerFault } from './faults-of-answers.ts'
import { saidOf } from './said.ts'
import type { TimedAnswer, TroubledSite } from './site.ts'
import { scope } from './subject.ts'

/** One cell of the table: what came of a fault. */
export interface TriedCell {
  readonly status: number
  readonly said: Said
  /** Time of the answer, and of a second one while the fault lasts, in ms. */
  readonly ms: readonly number[]
  /** Calls that went wrong. */
  readonly calls: number
  /** What is wrong with it; nothing where every promise holds. */
  readonly faults: readonly string[]
  /** Only times are wrong with it. */
  readonly late: boolean
}

/** Longer than anything is kept. */
const longAgo = 8 * 24 * 3600
/** Longer than any pause after a failure. */
const pauseOver = 61
/** Longer than a finished answer is given again. */
const shortAnswerOver = 6
/** A time that is too long is believed when it was so each of so many times. */
const attempts = 3

const allTags = [everythingTag(scope), geoTag(scope.brand), userContextTag(scope.brand), currencyTag] as const

const ask = async (site: TroubledSite, asked: Asked): Promise<TimedAnswer> =>
  site.visit(typeof asked === 'function' ? await asked(site) : asked)

/** The answer when nothing is wrong and what went on behind the one before has come to its end. */
async function healed(site: TroubledSite, asked: Asked): Promise<TimedAnswer> {
  await ask(site, asked)
  await site.settled()
  site.pass(shortAnswerOver)
  return ask(site, asked)
}

/** The answer when nothing is wrong and nothing was kept before. */
export async function goodAnswer(site: TroubledSite, asked: Asked): Promise<TimedAnswer> {
  site.platform.order(null)
  await site.settled()
  site.pass(longAgo)
  return healed(site, asked)
}

/** What is wrong with a cell. */
function faultsOf(
  expected: Expected,
  cell: Pick<TriedCell, 'status' | 'said' | 'ms'>,
  after: Said,
): Pick<TriedCell, 'faults' | 'late'> {
  const { status, said, ms } = cell
  const wrong = [
    ...(expected.said.includes(said) ? [] : [`${status}, ${said}: expected ${expected.said.join(' or ')}`]),
    ...(after === 'whole' ? [] : [`a minute later still ${after}`]),
  ]
  const late = ms.filter((each) => each > expected.withinMs)
  return {
    faults: [...wrong, ...late.map((each) => `${each.toFixed(0)} ms of ${expected.withinMs} ms`)],
    late: wrong.length === 0 && late.length > 0,
  }
}

async function attempt(
  site: TroubledSite,
  { calls, visit, ...dependency }: Dependency,
  fault: AnswerFault,
  state: State,
  good: TimedAnswer | null,
): Promise<TriedCell> {
  const { platform } = site
  platform.order(null)
  await site.settled()
  site.pass(longAgo)
  if (state !== 'cold') {
    await healed(site, visit)
    site.pass(state === 'warm' ? 300 : 10)
    if (state === 'purged') await site.publish(allTags)
  }
  platform.taken(calls)
  platform.order({ calls, fault })
  const first = await ask(site, visit)
  const second = await ask(site, visit)
  const taken = platform.taken(calls)
  platform.order(null)
  // What was cut off with the fault belongs to its time.
  await site.settled()
  site.pass(pauseOver)
  const afterwards = await healed(site, visit)
  // What a page shows changes with the weeks that the clock is moved: where it is another one now, it is asked for anew.
  const outdated = good !== null && saidOf(afterwards, good) !== 'whole'
  const reference = outdated ? await goodAnswer(site, visit) : (good ?? { ...afterwards, status: 200 })
  const after = saidOf(afterwards, reference)
  const said = saidOf(first, reference)
  const cell = { status: first.status, said, ms: [first.ms, second.ms], calls: taken }
  const expected = expectedOf({ calls, visit, ...dependency }, fault, state)
  return { ...cell, ...faultsOf(expected, cell, after) }
}

/** What an attempt comes to; one that is late only is made again before it is believed. */
export async function believed(attempt: () => Promise<TriedCell>): Promise<TriedCell> {
  let cell = await attempt()
  for (let again = 1; again < attempts && cell.late; again += 1) cell = await attempt()
  return cell
}

/**
 * Tries one fault of one dependency in one state. `good` is what is answered when nothing is wrong; null where that is another
 * answer each time.
 */
export const tryCell = (
  site: TroubledSite,
  dependency: Dependency,
  fault: AnswerFault,
  state: State,
  good: TimedAnswer | null,
): Promise<TriedCell> => believed(() => attempt(site, dependency, fault, state, good))
