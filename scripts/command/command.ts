import { type ParseArgsOptionDescriptor, type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { likely, unknownWord } from '../../shared/text/likely.ts'
import { aboutVariable, type Environment, readEnvironment, type Variable } from './environment.ts'
import { messageOf, WrongCall } from './faults.ts'

interface Option extends ParseArgsOptionDescriptor {
  readonly about: string
  /** What stands for a string's value in the help. */
  readonly value?: string
}

type Options = Readonly<Record<string, Option>>

type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & ParseArgsOptionsConfig; strict: true; allowPositionals: true }>
>['values']

/** The words a command takes beside its options: none, a few of a list, or free ones that it reads itself. */
type Words =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'chosen'
      readonly what: string
      readonly from: Readonly<Record<string, string>>
      readonly most?: number
    }
  | { readonly kind: 'free'; readonly usage: string }

export interface Command<O extends Options, Name extends Variable> {
  /** As it is typed without arguments: `npm run atlas`. */
  readonly name: string
  /** One line: what it does. */
  readonly summary: string
  readonly words?: Words
  readonly options?: O
  /** Variables it reads: parsed before it runs. */
  readonly reads?: readonly Name[]
  readonly examples?: readonly string[]
  /** Does it; false where it did not hold (exit code 1, after it said why). */
  readonly run: (call: {
    readonly words: readonly string[]
    readonly values: Values<O>
    readonly env: Environment<Name>
  }) => Promise<unknown>
}

const indented = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', title, ...lines])

const usageOf = (words: Words): string => {
  if (words.kind === 'free') return ` ${words.usage}`
  if (words.kind === 'chosen') return words.most === 1 ? ` [<${words.what}>]` : ` [<${words.what}> …]`
  return ''
}

/** npm keeps arguments to itself unless they stand behind "--". */
const withArguments = (name: string): string => (name.startsWith('npm ') ? `${name} --` : name)

const optionName = ([name, { short, value }]: readonly [string, Option]): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`

const helpOption: Option = { type: 'boolean', short: 'h', about: 'says this' }

/** What `--help` prints. */
export function helpOf<O extends Options, Name extends Variable>(command: Command<O, Name>): string {
  const { name, summary, words = { kind: 'none' }, options, reads = [], examples = [] } = command
  const all = { ...options, help: helpOption }
  return [
    summary,
    '',
    `  ${words.kind === 'none' && options === undefined ? name : withArguments(name)}${usageOf(words)}${options === undefined ? '' : ' [options]'}`,
    ...(words.kind === 'chosen' ? section(`Each <${words.what}>:`, indented(Object.entries(words.from))) : []),
    ...section('Options:', indented(Object.entries(all).map((entry) => [optionName(entry), entry[1].about]))),
    ...section('Environment:', reads.length === 0 ? [] : indented(reads.map((key) => [key, aboutVariable(key)]))),
    ...section(
      'For example:',
      examples.map((line) => `  ${line}`),
    ),
  ].join('\n')
}

/** The runtime's own words for a wrong argument, cut to their first sentence, with the option that was probably meant. */
function argumentFault(error: unknown, known: readonly string[]): WrongCall | undefined {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS')) return
  const [sentence = ''] = error.message.split(/(?<=\.)\s|\n/)
  const typed = /^Unknown option '--?([^'=]+)/.exec(sentence)?.[1]
  const meant = typed === undefined ? undefined : likely(typed, known)
  return new WrongCall(`${sentence.replace(/\.?$/, '.')}${meant === undefined ? '' : ` Did you mean --${meant}?`}`)
}

function parse<O extends Options>(args: readonly string[], words: Words, options: O | undefined) {
  const all = { ...options, help: helpOption }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: all, strict: true, allowPositionals: true })
    if (values.help === true) return { help: true } as const
    if (words.kind === 'none' && positionals.length > 0)
      throw new WrongCall(`This command takes no words, and was given "${positionals[0]}".`)
    if (words.kind === 'chosen') {
      for (const word of positionals)
        if (!Object.hasOwn(words.from, word))
          throw new WrongCall(unknownWord(words.what, word, Object.keys(words.from)))
      if (positionals.length > (words.most ?? Number.POSITIVE_INFINITY))
        throw new WrongCall(`This command takes one ${words.what}, and was given ${positionals.join(' and ')}.`)
    }
    // What was parsed is what `options` describes; "help" was taken out above.
    return { help: false, words: positionals, values: values as Values<O> } as const
  } catch (error) {
    throw argumentFault(error, Object.keys(all)) ?? error
  }
}

/**
 * Runs a command from the arguments of this process and sets the exit code: 0 where it held, 1 where it did not, 2 where it
 * was called wrongly. `--help` prints what it does, what it takes and what it reads.
 */
export async function command<const O extends Options, const Name extends Variable>(
  own: Command<O, Name>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const call = parse(args, own.words ?? { kind: 'none' }, own.options)
    if (call.help) {
      console.log(helpOf(own))
      return
    }
    const env = readEnvironment(own.reads ?? [])
    if ((await own.run({ words: call.words, values: call.values, env })) === false) process.exitCode = 1
  } catch (error) {
    const wrong = error instanceof WrongCall
    console.error(wrong ? `${error.message} See ${withArguments(own.name)} --help` : messageOf(error))
    process.exitCode = wrong ? 2 : 1
  }
}
