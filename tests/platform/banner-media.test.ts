import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCulture } from '../../scripts/run/platform-addresses.ts'
import { type RunningPlatform, startPlatform } from '../../scripts/run/throwaway-platform.ts'
import { bannerSchema, btTextsSchema, gameBannerSchema } from '../../shared/content/banner.ts'

const wanted = ['banner/uk/slots/', 'banner/uk/promotions/mobile/background', 'banner/se/slots/', 'banner/de/slots/']

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform({ games: 40, pictures: (name) => wanted.some((start) => name.startsWith(start)) })
})
afterAll(() => platform?.stop())

const ask = (place: readonly [brand: string, culture: string], query: string, accept: string, more = {}) =>
  fetch(platform.origin + inCulture(`/v1/banners/media?sectionCode=slots&${query}`, ...place), {
    headers: { accept, ...more },
  })

/** The specified sizes (spec 9 "Banner sizes"). */
const sizes = [
  [['uk', 'en-GB'], 'desktop', 'background', 1920, 472],
  [['uk', 'en-GB'], 'desktop', 'foreground', 1920, 292],
  [['uk', 'fr-CA'], 'mobile', 'background', 750, 360],
  [['uk', 'en-IE'], 'mobile', 'foreground', 750, 360],
  [['se', 'sv'], 'mobile', 'background', 750, 360],
  [['se', 'sv'], 'mobile', 'foreground', 750, 250],
  [['de', 'de-DE'], 'mobile', 'foreground', 750, 360],
] as const

const formats = [
  ['AVIF', 'image/avif,image/webp,*/*', 'image/avif'],
  ['WebP', 'image/webp,*/*', 'image/webp'],
  ['WebP, for want of a word', '', 'image/webp'],
] as const

describe('a banner’s picture', () => {
  it.each(sizes)(
    'of %s on %s, %s, is %i × %i in the best format that is accepted',
    async (place, device, layer, ...size) => {
      for (const [, accept, type] of formats) {
        const answer = await ask(place, `device=${device}&layer=${layer}&v=2.0.0`, accept)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
        expect(answer.headers.get('vary')).toBe('Accept')
        const { width, height, format, hasAlpha } = await sharp(await answer.arrayBuffer()).metadata()
        expect([width, height]).toEqual(size)
        expect(format).toBe(type === 'image/webp' ? 'webp' : 'heif')
        // The foreground lies over the background.
        if (layer === 'foreground') expect(hasAlpha).toBe(true)
      }
    },
  )

  it('is kept for ever under the hash that its feed gives, and asked for anew under any other', async () => {
    const place = ['uk', 'en-GB'] as const
    const feed = await fetch(platform.origin + inCulture('/v1/banners/?sectionCode=slots', ...place))
    const { pictures } = bannerSchema.parse(await feed.json())
    const hashes = Object.values(pictures).flatMap((layers) => Object.values(layers).map(({ hash }) => hash))
    expect(new Set(hashes).size).toBe(4)
    const query = 'device=mobile&layer=background'
    const keptAs = async (more: string, accept = 'image/avif') => {
      const answer = await ask(place, query + more, accept)
      await answer.arrayBuffer()
      return [answer.status, answer.headers.get('cache-control')]
    }
    const forever = [200, 'public, max-age=31536000, immutable']
    const { hash } = pictures.mobile.background
    expect(await keptAs(`&v=2.0.0&h=${hash}`)).toEqual(forever)
    expect(await keptAs(`&h=${hash}`, 'image/webp')).toEqual(forever)
    for (const other of [
      '',
      '&v=2.0.0',
      '&h=000000000000',
      `&h=${pictures.mobile.foreground.hash}`,
      `&bt=deal150&h=${hash}`,
    ])
      expect(await keptAs(other), other).toEqual([200, 'public, no-cache'])
  })

  it('of a campaign and of a game has a hash of its own, given by its feed', async () => {
    const place = ['uk', 'en-GB'] as const
    const read = async (address: string): Promise<unknown> =>
      (await fetch(platform.origin + inCulture(address, ...place))).json()
    const campaign = btTextsSchema.parse(await read('/v1/banners/bt-texts/?bt=deal150')).hashes.mobile.background
    const game = gameBannerSchema.parse(await read('/v1/banners/game-banners?gameSlug=thor')).picture.hash
    for (const more of [`&bt=deal150&h=${campaign}`, `&gameSlug=thor&h=${game}`]) {
      const answer = await ask(place, `device=mobile&layer=background${more}`, 'image/avif')
      await answer.arrayBuffer()
      expect(answer.headers.get('cache-control'), more).toBe('public, max-age=31536000, immutable')
    }
  })

  it('has another hash, and so another address, when the picture is another', async () => {
    const hash = async () => {
      const feed = await fetch(platform.origin + inCulture('/v1/banners/?sectionCode=slots', 'uk', 'en-GB'))
      return bannerSchema.parse(await feed.json()).pictures.desktop.foreground.hash
    }
    const before = await hash()
    const name = 'banner/uk/slots/desktop/foreground/webp'
    await platform.db
      .prepare(
        "UPDATE media SET path = replace(path, substr(path, instr(path, '.') + 1, 10), '0123456789') WHERE name = ?",
      )
      .bind(name)
      .run()
    await platform.seedAgain()
    expect(await hash()).not.toBe(before)
  })

  it('is not sent again to who has it', async () => {
    const first = await ask(['uk', 'en-GB'], 'device=mobile&layer=background', 'image/avif')
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(['uk', 'en-GB'], 'device=mobile&layer=background', 'image/avif', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const other = await ask(['uk', 'en-GB'], 'device=mobile&layer=background', 'image/webp', { 'if-none-match': etag })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
  })

  it.each([
    [['uk', 'en-GB'], 145],
    [['on', 'ca'], 145],
    [['es', 'es'], 145],
    [['se', 'sv'], 210],
    [['de', 'de-DE'], 210],
  ] as const)('of a game on %s is drawn, 750 × %i', async (place, height) => {
    const answer = await ask(place, 'device=mobile&layer=background&gameSlug=thor', 'image/avif')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const picture = await sharp(await answer.arrayBuffer()).metadata()
    expect([picture.width, picture.height]).toEqual([750, height])
  })

  it('of a visit from a campaign is the campaign’s', async () => {
    const bytes = async (query: string) =>
      Buffer.from(
        await (await ask(['uk', 'en-GB'], `device=mobile&layer=background${query}`, 'image/webp')).arrayBuffer(),
      )
    expect((await bytes('&bt=deal150&r=2')).equals(await bytes(''))).toBe(false)
    expect((await bytes('&bt=unknown')).equals(await bytes(''))).toBe(true)
  })

  it('that is not there is a problem', async () => {
    const answer = await ask(['es', 'es'], 'device=mobile&layer=background', 'image/avif')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    await answer.arrayBuffer()
  })
})
