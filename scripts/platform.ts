import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { historySchema, publishedSchema } from '../platform/publishing/change.ts'
import { sign, signatureHeader } from '../shared/crypto/signature.ts'
import { unknownWord } from '../shared/text/likely.ts'
import { command } from './command/command.ts'
import { Stopped, WrongCall } from './command/faults.ts'
import { changeOf, publishCall, subjectNamed } from './publish/call.ts'
import { localKeys } from './run/local-keys.ts'

const verbs = ['publish', 'undo', 'history']
/** Longest wait for the platform; then the command ends, and `history` says whether the change was taken. */
const deadlineMs = 10_000

const problemSchema = z.object({ detail: z.string() })

/** Null where it is no JSON: something that stands before the platform has answered. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Platform {
  readonly origin: string
  readonly key: string
}

/** One signed call. What the platform does not understand is the caller's fault, everything else is not. */
async function post<Answer>(
  { origin, key }: Platform,
  path: string,
  call: object,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const body = JSON.stringify(call)
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: await sign(key, body) },
    body,
    signal: AbortSignal.timeout(deadlineMs),
  })
  const given = jsonIn(await response.text())
  const taken = response.ok ? answer.safeParse(given).data : undefined
  if (taken !== undefined) return taken
  const detail = problemSchema.safeParse(given).data?.detail
  if (detail === undefined) throw new Stopped(`No platform answers at ${origin}${path}: status ${response.status}.`)
  if (response.status === 422) throw new WrongCall(detail)
  throw new Stopped(`The platform refused with ${response.status}: ${detail}`)
}

const signed = () => ({ issuedAt: Date.now(), nonce: randomUUID() })

async function publish(platform: Platform, change: unknown): Promise<void> {
  const { version, tags, purged } = await post(platform, '/publish/', publishCall(change, signed()), publishedSchema)
  console.log(`Published as content version ${version}. Tags: ${tags.join(', ') || 'none'}.`)
  if (!purged) console.log('The site did not take the purge: its copies end by their own time.')
}

async function history(platform: Platform, words: readonly string[]): Promise<void> {
  const call = { of: subjectNamed('history', words), ...signed() }
  const { publications } = await post(platform, '/publish/history/', call, historySchema)
  if (publications.length === 0) console.log('Nothing was published over it.')
  for (const { version, at, action, published, drafted } of publications)
    console.log(
      [
        `${version}`.padStart(6),
        at.slice(0, 19).replace('T', ' '),
        action.padEnd(7),
        `published: ${published.join(', ') || 'nothing'}${drafted.length > 0 ? `; draft: ${drafted.join(', ')}` : ''}`,
      ].join('  '),
    )
}

await command({
  name: 'npm run platform',
  summary:
    'Publishes a change of content, takes one back, or lists what was published; purges what it touches.\nThe editor’s hand until there is a desk.',
  words: { kind: 'free', usage: 'publish|undo|history <kind> …' },
  options: {
    draft: { type: 'boolean', about: 'keeps a change for previews' },
    version: { type: 'string', value: 'n', about: 'undo: takes back this version and all after it' },
  },
  reads: ['PLATFORM_PORT', 'PLATFORM_ORIGIN', 'PUBLISH_KEY'],
  examples: [
    `npm run platform -- publish item uk en-GB promotion welcome '{"caption":"A new caption"}' --draft`,
    `npm run platform -- publish game uk en-GB thor '{"summary":"A new summary."}'`,
    'npm run platform -- publish maintenance on',
    'npm run platform -- undo item uk en-GB promotion welcome',
    'npm run platform -- history maintenance',
  ],
  run: async ({ words: [verb, ...words], values, env }) => {
    const platform = {
      origin: (env.PLATFORM_ORIGIN || `http://127.0.0.1:${env.PLATFORM_PORT}`).replace(/\/+$/, ''),
      key: env.PUBLISH_KEY || localKeys.PUBLISH_KEY,
    }
    if (values.version !== undefined && verb !== 'undo') throw new WrongCall('Only an undo takes --version.')
    if (values.draft === true && verb !== 'publish') throw new WrongCall('Only publish takes --draft.')
    if (values.version !== undefined && !/^[1-9]\d{0,14}$/.test(values.version))
      throw new WrongCall(`"${values.version}" is no version: history lists them.`)
    switch (verb) {
      case 'publish':
        return publish(platform, changeOf(words, values.draft === true))
      case 'undo':
        return publish(platform, {
          kind: 'undo',
          of: subjectNamed('undo', words),
          ...(values.version !== undefined && { version: Number(values.version) }),
        })
      case 'history':
        return history(platform, words)
      case undefined:
        throw new WrongCall(`Say what to do: ${verbs.join(', ')}.`)
      default:
        throw new WrongCall(unknownWord('verb', verb, verbs))
    }
  },
})
