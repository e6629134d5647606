import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import {
  type Banner,
  type BannerDevice,
  type BannerLocation,
  type BannerSection,
  type BtTexts,
  bannerSchema,
  type GameBanner,
  type LocationBanners,
} from '../../shared/content/banner.ts'
import { gameBannerSizeOf } from '../../shared/site/banner-sizes.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { gameBannerName, pictureHash } from '../contract/banner-pictures.ts'
import type { Outcome } from '../contract/route.ts'
import { campaigns } from '../demo/demo.ts'
import type { EditionId } from './edition.ts'
import { wideSize } from './game-card.ts'
import { allItems, itemById, readItem, rowsOf } from './items.ts'
import { readVersioned } from './read.ts'

export const sectionBanner = (db: D1Database, edition: EditionId, section: BannerSection): Promise<Outcome<Banner>> =>
  readItem(
    db,
    itemById(db, edition, 'banner', section),
    bannerSchema,
    `There is no banner for ${section} in ${edition}.`,
  )

/** Sections whose banners a place shows, in this order, where the edition has them. */
export const sectionsAt: Readonly<Record<BannerLocation, readonly BannerSection[]>> = {
  'home-page': ['home', 'newSlots', 'promotions', 'megaways'],
  'blog-post': ['newSlots', 'promotions'],
  'blog-post-main': ['promotions'],
}

export async function locationBanners(
  db: D1Database,
  edition: EditionId,
  location: BannerLocation,
): Promise<Outcome<LocationBanners>> {
  const { version, rows } = await readVersioned(db, [allItems(db, edition, 'banner')])
  const all = new Map(rowsOf(rows[0]).map((row) => [row.id, row.data]))
  const banners = sectionsAt[location].flatMap((section) => {
    const data = all.get(section)
    return data === undefined ? [] : [bannerSchema.parse(data)]
  })
  return { found: { banners }, version }
}

const sectionOf = new Map<string, BannerSection>([
  ['slots', 'slots'],
  ['instant_win', 'instantWin'],
  ['casino', 'casino'],
  ['live_casino', 'liveCasino'],
  ['bingo', 'bingo'],
])

export async function gameBanner(
  db: D1Database,
  brand: BrandId,
  edition: EditionId,
  slug: string,
): Promise<Outcome<GameBanner>> {
  const size = gameBannerSizeOf(brands[brand])
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT g.name, g.wide_path, ge.main_category, m.path AS banner FROM game g
         JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id
         LEFT JOIN media m ON m.name = ?3 WHERE g.slug = ?2`,
      )
      .bind(edition, slug, gameBannerName(size.height, slug)),
    itemById(db, edition, 'banner', 'home'),
  ])
  const game = z
    .object({ name: z.string(), wide_path: z.string(), main_category: z.string(), banner: z.string().nullable() })
    .safeParse(rows[0]?.[0]).data
  if (game === undefined) return { missing: `No game "${slug}" is offered in ${edition}.`, version }
  const cta = z.object({ cta: z.string() }).safeParse(rowsOf(rows[1])[0]?.data).data?.cta ?? ''
  return {
    found: {
      gameSlug: slug,
      gameName: game.name,
      sectionCode: sectionOf.get(game.main_category) ?? 'slots',
      image: { url: `/img/${game.wide_path}`, ...wideSize },
      picture: { ...size, hash: pictureHash([game.banner ?? undefined]) },
      cta,
    },
    version,
  }
}

/** A campaign's words. `r` is the second session value: it is answered as it came. */
export async function btTexts(
  db: D1Database,
  edition: EditionId,
  bt: string,
  r: string | null,
): Promise<Outcome<BtTexts>> {
  const campaign = campaigns.find((entry) => entry.code === bt.toLowerCase())
  const { version, rows } = await readVersioned(db, [
    itemById(db, edition, 'landing', campaign?.landing ?? ''),
    itemById(db, edition, 'banner', campaign?.section ?? ''),
  ])
  const [landing] = rowsOf(rows[0])
  if (campaign === undefined || landing === undefined) return { missing: 'There is no such campaign.', version }
  const words = z.object({ cta: z.string(), terms: z.string(), title: z.string() }).parse(landing.data)
  const banner = bannerSchema.safeParse(rowsOf(rows[1])[0]?.data).data
  const hashesOn = (device: BannerDevice) => ({
    background: banner?.pictures[device].background.hash ?? null,
    foreground: banner?.pictures[device].foreground.hash ?? null,
  })
  const hashes = { desktop: hashesOn('desktop'), mobile: hashesOn('mobile') }
  return {
    found: {
      code: campaign.code,
      r,
      cta: words.cta,
      terms: words.terms,
      pageTitle: words.title,
      voucher: campaign.voucher === true,
      hashes,
    },
    version,
  }
}
