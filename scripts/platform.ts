import { randomUUID } from 'node:crypto'
import { publishedSchema, publishSchema } from '../platform/publishing/change.ts'
import { sign, signatureHeader } from '../shared/crypto/signature.ts'
import { command } from './command/command.ts'
import { Stopped, WrongCall } from './command/faults.ts'
import { localKeys } from './run/local-keys.ts'

const key = process.env.PUBLISH_KEY ?? localKeys.PUBLISH_KEY

const usage = 'Say what to publish: an item, a game, or maintenance on or off.'

function changeOf(words: readonly string[], draft: boolean): unknown {
  const [verb, kind, ...rest] = words
  if (verb !== 'publish') throw new WrongCall(usage)
  if (kind === 'maintenance') return { kind, on: rest[0] === 'on' }
  const patch: unknown = JSON.parse(rest.at(-1) ?? '')
  const [brand, culture] = rest
  if (kind === 'item') return { kind, brand, culture, feed: rest[2], id: rest[3], patch, draft }
  if (kind === 'game') return { kind, brand, culture, slug: rest[2], patch, draft }
  throw new WrongCall(usage)
}

await command({
  name: 'npm run platform',
  summary: "Publishes a change of content and purges what it touches: the editor's hand until there is a desk.",
  words: { kind: 'free', usage: 'publish <what> …' },
  options: { draft: { type: 'boolean', about: 'keeps the change for previews' } },
  reads: ['PLATFORM_PORT'],
  examples: [
    `npm run platform -- publish item uk en-GB promotion welcome '{"caption":"A new caption"}' [--draft]`,
    `npm run platform -- publish game uk en-GB thor '{"summary":"A new summary."}' [--draft]`,
    'npm run platform -- publish maintenance on',
  ],
  run: async ({ words, values, env }) => {
    const call = publishSchema.safeParse({
      change: changeOf(words, values.draft === true),
      issuedAt: Date.now(),
      nonce: randomUUID(),
    })
    if (!call.success)
      throw new WrongCall(`${call.error.issues[0]?.path.join('.')}: ${call.error.issues[0]?.message}\n\n${usage}`)
    const body = JSON.stringify(call.data)
    const answer = await fetch(`http://127.0.0.1:${env.PLATFORM_PORT}/publish/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: await sign(key, body) },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Stopped(`The platform refused: ${text}`)
    const { version, tags, purged } = publishedSchema.parse(JSON.parse(text))
    console.log(`Published as content version ${version}. Tags: ${tags.join(', ') || 'none'}.`)
    if (!purged) console.log('The site did not take the purge: its copies end by their own time.')
  },
})
