import { publishSchema } from '../../platform/publishing/change.ts'
import { faultsOf } from '../../platform/publishing/faults.ts'
import { type Subject, subjectSchema } from '../../platform/publishing/subject.ts'
import { unknownWord } from '../../shared/text/likely.ts'
import { WrongCall } from '../command/faults.ts'

/** Words that name each kind of subject, in their order. */
const places = {
  item: ['brand', 'culture', 'feed', 'id'],
  game: ['brand', 'culture', 'slug'],
  maintenance: [],
} as const satisfies Readonly<Record<Subject['kind'], readonly string[]>>
type Kind = keyof typeof places

const kinds = Object.keys(places)
const isKind = (word: string | undefined): word is Kind => word !== undefined && kinds.includes(word)

/** Words as they were typed, taken from the front; `what` names them in a message. */
function subjectOf(
  verb: string,
  words: readonly string[],
): { subject: Record<string, string>; rest: readonly string[] } {
  const [kind, ...others] = words
  if (kind === undefined) throw new WrongCall(`Say what to ${verb}: ${kinds.join(', ')}.`)
  if (!isKind(kind)) throw new WrongCall(unknownWord('kind', kind, kinds))
  const names = places[kind]
  const missing = names.slice(others.length)
  if (missing.length > 0)
    throw new WrongCall(
      `The ${missing.join(', the ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${verb} ${[kind, ...names.map((name) => `<${name}>`)].join(' ')}.`,
    )
  return {
    subject: { kind, ...Object.fromEntries(names.map((name, at) => [name, others[at] ?? ''])) },
    rest: others.slice(names.length),
  }
}

const noMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw new WrongCall(`"${rest.join(' ')}" is too much.`)
}

function jsonOf(text: string | undefined): unknown {
  const like = `Write the fields that change as JSON in single quotes: '{"caption":"A new caption"}'.`
  if (text === undefined) throw new WrongCall(`The change is missing. ${like}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongCall(`The change is not JSON: ${error instanceof Error ? error.message : error}. ${like}`)
  }
}

function onOrOff(word: string | undefined): boolean {
  if (word === 'on' || word === 'off') return word === 'on'
  throw new WrongCall(
    word === undefined ? 'Say "on" or "off".' : `Maintenance is "on" or "off", and was given "${word}".`,
  )
}

/** The change that `publish <kind> …` says, not yet checked. */
export function changeOf(words: readonly string[], draft: boolean): unknown {
  const { subject, rest } = subjectOf('publish', words)
  const [what, ...more] = rest
  noMore(more)
  if (subject.kind !== 'maintenance') return { ...subject, patch: jsonOf(what), draft }
  if (draft) throw new WrongCall('Maintenance has no draft.')
  return { ...subject, on: onOrOff(what) }
}

/** The subject that `undo <kind> …` and `history <kind> …` name. */
export function subjectNamed(verb: string, words: readonly string[]): Subject {
  const { subject, rest } = subjectOf(verb, words)
  noMore(rest)
  const parsed = subjectSchema.safeParse(subject)
  if (!parsed.success) throw new WrongCall(said(faultsOf(parsed.error, subjectSchema, subject)))
  return parsed.data
}

const said = (faults: readonly { readonly detail: string }[]): string => faults.map(({ detail }) => detail).join('\n')

/** The signed call of a change. What the platform would not understand ends here already. */
export function publishCall(change: unknown, signed: { issuedAt: number; nonce: string }) {
  const call = { change, ...signed }
  const parsed = publishSchema.safeParse(call)
  if (!parsed.success) throw new WrongCall(said(faultsOf(parsed.error, publishSchema, call)))
  return parsed.data
}
