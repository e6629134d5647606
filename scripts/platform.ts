// `npm run platform -- publish …`: the editor's hand until there is a desk.
//
//   publish item <brand> <culture> <feed> <id> '{"caption":"…"}' [--draft]
//   publish game <brand> <culture> <slug> '{"summary":"…"}' [--draft]
//   publish maintenance on|off
import { randomUUID } from 'node:crypto'
import { publishedSchema, publishSchema } from '../platform/publishing/change.ts'
import { sign } from '../platform/publishing/signature.ts'
import { localKeys } from './run/local-keys.ts'

const origin = `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 8788}`
const key = process.env.PUBLISH_KEY ?? localKeys.PUBLISH_KEY

const usage = `Say what to publish:
  npm run platform -- publish item uk en-GB promotion welcome '{"caption":"A new caption"}' [--draft]
  npm run platform -- publish game uk en-GB thor '{"summary":"A new summary."}' [--draft]
  npm run platform -- publish maintenance on`

function changeOf(words: readonly string[]): unknown {
  const draft = words.includes('--draft')
  const [verb, kind, ...rest] = words.filter((word) => word !== '--draft')
  if (verb !== 'publish') throw new Error(usage)
  if (kind === 'maintenance') return { kind, on: rest[0] === 'on' }
  const patch: unknown = JSON.parse(rest.at(-1) ?? '')
  const [brand, culture] = rest
  if (kind === 'item') return { kind, brand, culture, feed: rest[2], id: rest[3], patch, draft }
  if (kind === 'game') return { kind, brand, culture, slug: rest[2], patch, draft }
  throw new Error(usage)
}

try {
  const call = publishSchema.safeParse({
    change: changeOf(process.argv.slice(2)),
    issuedAt: Date.now(),
    nonce: randomUUID(),
  })
  if (!call.success)
    throw new Error(`${call.error.issues[0]?.path.join('.')}: ${call.error.issues[0]?.message}\n\n${usage}`)
  const body = JSON.stringify(call.data)
  const answer = await fetch(`${origin}/publish/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': await sign(key, body) },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The platform refused: ${text}`)
  const { version, tags, purged } = publishedSchema.parse(JSON.parse(text))
  console.log(`Published as content version ${version}. Tags: ${tags.join(', ') || 'none'}.`)
  if (!purged) console.log('The site did not take the purge: its copies end by their own time.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
