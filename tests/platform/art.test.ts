import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadBrandArt } from '../../brands/art.ts'
import { brandIds, brands } from '../../brands/registry.ts'
import { brandIcon, brandLogo } from '../../drawing/brand/logo.ts'
import { brandSocialSvg } from '../../drawing/brand/social.ts'
import { trioFor } from '../../drawing/brand/tables.ts'
import { toRaster } from '../../drawing/raster.ts'
import { markets } from '../../markets/registry.ts'
import { mechanics, themes } from '../../platform/demo/games/themes.ts'
import { arrangements } from '../../platform/studio/arrangements.ts'
import { bannerSvg, gameBannerSvg, pictureSvg, sharedPictureSvg, staged } from '../../platform/studio/banner.ts'
import { families } from '../../platform/studio/families.ts'
import { gameTile, gameWide } from '../../platform/studio/game-art.ts'
import { looks } from '../../platform/studio/looks.ts'
import { paymentMark } from '../../platform/studio/payment-mark.ts'
import { providerMark } from '../../platform/studio/provider-mark.ts'
import { trustMark, trustMarks } from '../../platform/studio/trust-mark.ts'
import { bannerDevices, bannerLayers, bannerSections } from '../../shared/content/banner.ts'
import { paymentMarkSize } from '../../shared/content/payment.ts'
import { movingPart } from '../../shared/games/moving-art.ts'
import { bannerSizesOf } from '../../shared/site/banner-sizes.ts'

const words = ['Golden', 'Éclat', 'Señor', 'Größe', 'Midnight', 'Ångström', 'Royal', 'Kingdom of the', 'Wild', 'Hidden']
const ends = [
  'Treasures',
  'Fortune Megaways',
  'of the Ancients',
  'Reef',
  'Blaze',
  '¡Olé!',
  '¿Quién?',
  'Crown',
  '10 000',
  'X',
]
const games = Array.from({ length: 600 }, (_, index) => {
  const theme = themes[index % themes.length] ?? 'egypt'
  const mechanic = mechanics[(index * 7) % mechanics.length] ?? 'video-slot'
  const name = `${words[index % words.length]} ${theme} ${ends[Math.floor(index / 10) % ends.length]}`
  return { slug: `game-${index}`, name, theme, mechanic }
})
const named = [
  { slug: 'book-of-dead', name: 'Book of Dead', theme: 'egypt', mechanic: 'video-slot' },
  { slug: 'thor', name: 'Thor', theme: 'norse', mechanic: 'video-slot' },
  { slug: 'big-bass-bonanza', name: 'Big Bass Bonanza', theme: 'fishing', mechanic: 'video-slot' },
  { slug: 'sahara-riches-cash-collect', name: 'Sahara Riches Cash Collect', theme: 'desert', mechanic: 'hold-and-win' },
  {
    slug: 'mystery-genie-fortunes-of-the-lamp',
    name: 'Mystery Genie Fortunes of the Lamp',
    theme: 'genie',
    mechanic: 'video-slot',
  },
] as const

/** Whether every element of an SVG is closed in order and every reference has its target. */
function faults(svg: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}>`)
    } else if (!rest.endsWith('/')) open.push(name)
  }
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) found.push('an id given twice')
  for (const [, a, b] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
    if (!ids.includes(a ?? b)) found.push(`#${a ?? b}`)
  }
  if (/<text|NaN|undefined|Infinity|<image/.test(svg)) found.push('what does not belong in it')
  return [...found, ...open]
}

/** A picture without what makes it move. */
const still = (svg: string): string =>
  svg
    .replace(/<path class="g"[^>]*\/><style>.*<\/style>/, '')
    .replace(` id="${movingPart}"`, '')
    .replaceAll(/<g class="m">(.*?<\/g>)<\/g>/g, '$1')

describe('the art of games', () => {
  const tiles = [...games, ...named].map((game) => gameTile(game))

  it('is small, well formed and lettered with outlines', () => {
    for (const [index, tile] of tiles.entries()) {
      expect(Buffer.byteLength(tile), [...games, ...named][index]?.name).toBeLessThanOrEqual(6500)
      expect(faults(tile)).toEqual([])
    }
  })

  it('moves where an address points to it, for at most 500 bytes and for nobody who wants no motion', () => {
    for (const svg of [...tiles.slice(0, 80), ...named.flatMap((game) => [gameTile(game), gameWide(game)])]) {
      expect(svg).toContain(`<svg xmlns="http://www.w3.org/2000/svg" id="${movingPart}"`)
      expect(svg).toContain('@media(prefers-reduced-motion:no-preference){:target .m{animation:')
      expect(svg).toContain('<g class="m">')
      expect(svg.length - still(svg).length).toBeLessThanOrEqual(500)
    }
  })

  it('is the same each time and another for each game', () => {
    expect(tiles.slice(0, 50)).toEqual(games.slice(0, 50).map((game) => gameTile(game)))
    expect(new Set(tiles).size).toBe(tiles.length)
  })

  it('has enough compositions and palettes', () => {
    for (const mechanic of mechanics) expect(new Set(families[mechanic].compositions).size).toBeGreaterThanOrEqual(5)
    for (const theme of themes) {
      expect(new Set(looks[theme].palettes).size).toBeGreaterThanOrEqual(4)
      expect(looks[theme].motifs.length).toBeGreaterThanOrEqual(4)
    }
  })

  it('has a wide picture of at most 12,500 bytes', () => {
    for (const game of [...games.slice(0, 60), ...named]) {
      const svg = gameWide(game)
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_500)
      expect(faults(svg)).toEqual([])
    }
  })

  it('can be read by a picture library', async () => {
    for (const tile of tiles.filter((_, index) => index % 60 === 0)) {
      expect(await sharp(Buffer.from(tile)).metadata()).toMatchObject({ format: 'svg', width: 360, height: 360 })
    }
  })
})

const brandArt = await loadBrandArt()
const everyArt = Object.values(brandArt)

describe('the art of brands', () => {
  it('has logos and icons, one for each brand and ground', () => {
    const drawn = everyArt.flatMap((art) => [
      brandLogo(art, { tone: 'light' }),
      brandLogo(art, { tone: 'dark' }),
      brandIcon(art, 192),
      brandIcon(art, 512, { maskable: true }),
      brandSocialSvg(art),
    ])
    expect(drawn.flatMap(faults)).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(brandLogo(brandArt.uk, { tone: 'dark' })).toContain('viewBox="0 0 200 110"')
  })

  it('has a banner for each section and screen, none like another', () => {
    const drawn = new Set<string>()
    for (const id of brandIds) {
      const art = brandArt[id]
      const sizes = bannerSizesOf(brands[id])
      for (const section of bannerSections) {
        for (const device of bannerDevices) {
          const layers = bannerLayers.map((layer) => {
            const { width, height } = sizes[device][layer]
            const svg = bannerSvg(art, { section, device, layer, size: sizes[device][layer] })
            expect(faults(svg)).toEqual([])
            expect(svg).toContain(`width="${width}" height="${height}"`)
            return svg
          })
          // Sections of a brand may stand on the same ground.
          drawn.add(layers.join(''))
        }
      }
    }
    expect(drawn.size).toBe(everyArt.length * bannerSections.length * bannerDevices.length)
  })

  it('sets what a section shows in another composition in each brand', () => {
    for (const [section, places] of Object.entries(arrangements)) {
      const compositions = everyArt.map(({ banner }) =>
        JSON.stringify(staged(places, banner.staging).map(([motif, x, y]) => [motif, Math.round(x), Math.round(y)])),
      )
      expect(new Set(compositions).size, section).toBe(everyArt.length)
    }
  })

  it('shows no table where the market of a brand has none', () => {
    for (const brandId of brandIds) {
      const withTables = brands[brandId].domain.cultures.some(
        (culture) => !markets[culture].rules.forbiddenGroups.some((group) => group === 'roulette'),
      )
      const art = brandArt[brandId]
      expect([brandId, art.tables]).toEqual([brandId, withTables])
      const trio = trioFor(art, ['roulettewheel', 'croupier', 'chipstack'])
      expect(trio).toEqual(withTables ? ['roulettewheel', 'croupier', 'chipstack'] : ['bell', 'lantern', 'coins'])
    }
  })

  it('has pictures for pages, and a picture for sharing', () => {
    const size = { width: 800, height: 450 }
    const drawn = everyArt.flatMap((art) => [
      pictureSvg(art, { kind: 'blog', id: 'how-rtp-works', size }),
      pictureSvg(art, { kind: 'feature', id: 'favourites', size }),
      pictureSvg(art, { kind: 'landing', id: 'welcome', size }),
      pictureSvg(art, { kind: 'promotion', id: 'welcome', motif: 'key', size }),
      sharedPictureSvg(art, 'star', '¿Qué es el RTP? Größe & façade'),
      sharedPictureSvg(art, 'unknown'),
    ])
    expect(drawn.flatMap(faults)).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(faults(gameBannerSvg(named[0], { width: 750, height: 210 }))).toEqual([])
  })

  it('has marks for makers, payments and trust', () => {
    const marks = [
      providerMark({ key: 'quill', name: 'Quill & Crown' }),
      ...['visa', 'bank-transfer', 'something-new'].map((key) => paymentMark(key, 'es')),
      ...trustMarks.map((key) => trustMark(key)),
    ]
    for (const mark of marks) {
      expect(faults(mark.light)).toEqual([])
      expect(mark.light).not.toBe(mark.dark)
      expect(mark.light).toContain('height="57"')
    }
  })

  it('draws all payment marks at the size that pages keep room for', () => {
    const { width, height } = paymentMarkSize
    for (const key of ['visa', 'open-banking', 'a-way-of-payment-with-a-very-long-name'])
      expect(paymentMark(key, 'en').dark).toContain(
        `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
      )
  })

  it('letters a payment mark in the language of the page, but for names', () => {
    expect(paymentMark('e-wallet', 'es').dark).not.toBe(paymentMark('e-wallet', 'en').dark)
    expect(paymentMark('visa', 'es').dark).toBe(paymentMark('visa', 'en').dark)
  })

  it('becomes a picture of the size that is asked for', async () => {
    const svg = brandIcon(brandArt.es, 192)
    for (const format of ['png', 'webp', 'avif'] as const) {
      const info = await sharp(await toRaster(svg, { format, width: 96, height: 96 })).metadata()
      expect([info.width, info.height]).toEqual([96, 96])
    }
  })
})
