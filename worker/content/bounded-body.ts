import { joinBytes } from './join-bytes.ts'

/** A body that is longer than was allowed. */
export class TooLargeError extends Error {
  constructor(limit: number) {
    super(`the body has more than ${limit} bytes`)
    this.name = 'TooLargeError'
  }
}

/**
 * The bytes of a body, counted while they come: reading ends at `limit`, whatever the length was said to be. Throws a
 * TooLargeError beyond it, and what the stream throws.
 */
export async function boundedBytes(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = response
  if (body === null) return new Uint8Array()
  if (Number(response.headers.get('content-length') ?? '0') > limit) {
    await body.cancel()
    throw new TooLargeError(limit)
  }
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new TooLargeError(limit)
    }
    chunks.push(value)
  }
  return joinBytes(chunks)
}

/** A body as text, of at most `limit` bytes. */
export async function boundedText(response: Response, limit: number): Promise<string> {
  return new TextDecoder().decode(await boundedBytes(response, limit))
}
