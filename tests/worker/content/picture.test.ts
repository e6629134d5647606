import { describe, expect, test, vi } from 'vitest'
import type { OriginFetch } from '../../../worker/content/origin.ts'
import { askPicture } from '../../../worker/content/picture.ts'

const address = 'http://api.test/img/one.webp'
const ask = (fetch: OriginFetch) => askPicture(address, 'image/webp', fetch)
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const webp = bytesOf('RIFF\x10\0\0\0WEBPVP8 more')
/** An answer with these bytes and this type. */
const answer = (bytes: Uint8Array<ArrayBuffer> | string, type: string, headers: Record<string, string> = {}) =>
  new Response(bytes, { headers: { 'content-type': type, ...headers } })
const asked = (...given: Parameters<typeof answer>) => ask(async () => answer(...given))

describe('a picture of the platform', () => {
  test('is asked for once, as what the browser takes, and no redirect is followed', async () => {
    const fetch = vi.fn<OriginFetch>(async () =>
      answer(webp, 'image/webp', { 'cache-control': 'max-age=60', vary: 'Accept' }),
    )
    expect(await ask(fetch)).toEqual({
      kind: 'found',
      bytes: webp,
      type: 'image/webp',
      cacheControl: 'max-age=60',
      varies: true,
    })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, {
      headers: { accept: 'image/webp' },
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    })
    expect(await asked(webp, 'image/webp')).toMatchObject({ cacheControl: null, varies: false })
  })

  test.each([
    ['image/webp', webp],
    ['IMAGE/WEBP; q=1', webp],
    ['image/avif', bytesOf('\0\0\0\x20ftypavif and more')],
    ['image/avif', bytesOf('\0\0\0\x20ftypavis, which moves')],
    ['image/png', bytesOf('\x89PNG\r\n\x1a\n and more')],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n'],
    ['image/svg+xml', '<svg viewBox="0 0 1 1"/>'],
    ['image/svg+xml', '\uFEFF <?xml version="1.0"?>\n<!-- one -->\n<!-- two --> <svg>\n</svg>'],
    ['image/svg+xml', `<svg>${'<g></g>'.repeat(1000)}</svg>`],
  ])('of type %s is one where it begins as such do', async (type, bytes) => {
    expect(await asked(bytes, type)).toMatchObject({ kind: 'found', type: type.split(';')[0]?.toLowerCase() })
  })

  test.each([
    ['image/webp', bytesOf('RIFF\x10\0\0\0WAVEfmt '), 'it does not begin as image/webp does'],
    ['image/webp', bytesOf('xRIFF\x10\0\0WEBP'), 'it does not begin as image/webp does'],
    ['image/avif', bytesOf('ftypavif'), 'it does not begin as image/avif does'],
    ['image/png', bytesOf('\x89PNG\n'), 'it does not begin as image/png does'],
    ['image/png', new Uint8Array(0), 'it does not begin as image/png does'],
    ['image/svg+xml', '<html><svg></svg></html>', 'it does not begin as image/svg+xml does'],
    ['image/svg+xml', '<svgx></svgx>', 'it does not begin as image/svg+xml does'],
    ['image/svg+xml', `${' '.repeat(2000)}<svg></svg>`, 'it does not begin as image/svg+xml does'],
    ['image/svg+xml', '<svg><path/>', 'it has no end'],
    ['image/svg+xml', '<svg></svg><script>1</script>', 'it has no end'],
    ['text/html', '<svg></svg>', '"text/html" is no type of a picture'],
    ['image/gif', 'GIF89a', '"image/gif" is no type of a picture'],
    ['', webp, '"" is no type of a picture'],
    [`image/${'x'.repeat(100)}`, webp, `"image/${'x'.repeat(54)}" is no type of a picture`],
  ])('of type %j is none with these bytes: %s', async (type, bytes, reason) => {
    expect(await asked(bytes, type)).toEqual({ kind: 'failed', reason })
  })

  test('is none where less or more of it came than was said, unless it was packed on its way', async () => {
    const { byteLength } = webp
    expect(await asked(webp, 'image/webp', { 'content-length': `${byteLength}` })).toMatchObject({ kind: 'found' })
    expect(await asked(webp, 'image/webp', { 'content-length': '99' })).toEqual({
      kind: 'failed',
      reason: `${byteLength} of 99 bytes came`,
    })
    const packed = { 'content-length': '99', 'content-encoding': 'gzip' }
    expect(await asked(webp, 'image/webp', packed)).toMatchObject({ kind: 'found' })
  })

  test('that is longer than any that is drawn is none', async () => {
    const long = new Uint8Array(8 * 1024 * 1024 + 1)
    long.set(webp)
    expect(await asked(long, 'image/webp')).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('8388608'),
    })
    expect(await asked(long.slice(0, -1), 'image/webp')).toMatchObject({ kind: 'found' })
  })

  test.each([
    [404, { kind: 'absent' }],
    [302, { kind: 'failed', reason: 'status 302' }],
    [503, { kind: 'failed', reason: 'status 503' }],
  ])('answered with %i is %j, and its body is let go', async (status, picture) => {
    const given = new Response('words', { status })
    expect(await ask(async () => given)).toEqual(picture)
    expect(given.bodyUsed).toBe(true)
  })

  test('of a wrong type lets its body go', async () => {
    const given = answer('words', 'text/plain')
    await ask(async () => given)
    expect(given.bodyUsed).toBe(true)
  })

  test('that cannot be asked for failed, with the reason', async () => {
    const down: OriginFetch = async () => {
      throw new TypeError('connection refused')
    }
    expect(await ask(down)).toEqual({ kind: 'failed', reason: 'TypeError: connection refused' })
  })
})
