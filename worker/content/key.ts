import * as z from 'zod/mini'
import { shortHash } from '../short-hash.ts'

/** KV keys end at 512 bytes. */
const longestKey = 480

/** Names a text or bytes: 20 hex digits of their SHA-256. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const bytes = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(bytes).subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const shapes = new WeakMap<z.ZodMiniType, string>()

/**
 * Names the shape of what a schema takes in, and the rules by which its HTML is reduced (worker/content/sanitise.ts), so that
 * a value kept by a build with another of either is never read.
 */
const shapeOf = (schema: z.ZodMiniType): string => {
  const known = shapes.get(schema)
  if (known !== undefined) return known
  const shape = shortHash(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
  shapes.set(schema, shape)
  return shape
}

interface Keyed {
  readonly name: string
  readonly schema: z.ZodMiniType
}
const prefixOf = ({ name, schema }: Keyed): string => `content:${name}:${shapeOf(schema)}`

/** The KV key of a feed's address; null where it would be too long. */
export function shortKeyOf(feed: Keyed, path: string): string | null {
  const key = `${prefixOf(feed)}:${path}`
  return key.length <= longestKey ? key : null
}

/** The key of an address that is too long: named by its digest. */
export const digestedKeyOf = async (feed: Keyed, path: string): Promise<string> =>
  `${prefixOf(feed)}:#${await digest(path)}`
