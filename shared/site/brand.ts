import type { BannerDevice, BannerLayer } from '../content/banner.ts'
import type { PictureSize } from '../content/picture.ts'
import type { PlaceRule } from '../place/restriction.ts'
import type { VendorSettings } from '../tracking/vendors.ts'
import type { BrandId, CultureId } from './ids.ts'
import type { BrandMenus } from './menus.ts'

export interface SocialLink {
  readonly network: 'twitter' | 'facebook' | 'instagram'
  readonly url: string
}

/** Zones that hours of support are told in, by IANA name; their names are words of the catalogues (`contact.zones`). */
type SupportZone = 'Europe/London' | 'Europe/Berlin' | 'Europe/Madrid' | 'Europe/Stockholm' | 'America/Toronto'

export interface Support {
  readonly email: string
  /** International phone number in the groups it is read in, or null where there is none. */
  readonly phone: string | null
  /** Opening hours as the clock of `timeZone` shows them, e.g. 08:00 to 23:00; 00:00 is midnight. */
  readonly opens: string
  readonly closes: string
  readonly timeZone: SupportZone
}

/** A brand's domain (spec 3 "Domain"). The API host and platform URL come from the environment: see worker/env.ts. */
export interface Domain {
  readonly name: string
  /** Production host, the one canonical one. */
  readonly host: string
  /** Hosts answered with one 301 to `host`. */
  readonly aliases: readonly string[]
  readonly stagingHost: string
  readonly localHosts: readonly [string, ...string[]]
  readonly defaultCountry: string
  /** Put before `/img/` paths when not empty (rulings 9). */
  readonly internalImgCdnHost: string
  /** The brand's ids with the vendors that it uses. */
  readonly thirdPartySettings: VendorSettings
  readonly socialLinks: Partial<Readonly<Record<CultureId, readonly SocialLink[]>>>
  readonly support: Support
  readonly isDefault: boolean
  /** Whether the site maps list the game pages too (rulings 7.5). */
  readonly gamesSiteMap: boolean
  /** Default culture first. */
  readonly cultures: readonly [CultureId, ...CultureId[]]
}

/**
 * How a brand's banners hold words and picture: edge to edge; seven parts words and five picture; without a frame, fading into
 * the page; a stage with its figures; washed out towards the words.
 */
export const heroShapes = ['bleed', 'split', 'open', 'stage', 'wash'] as const
export type HeroShape = (typeof heroShapes)[number]

/** What `brands/<id>/brand.ts` says of a brand. Its id is the folder's name, as brands/registered.ts lists it. */
export interface BrandDefinition {
  readonly name: string
  /** Three letters (spec 3 "Brand constants"). */
  readonly code: string
  readonly skinName: string
  readonly license: 'GC'
  /** The fictional company that holds the licence; fills {{licensee}} in a market's licence line. */
  readonly licensee: { readonly name: string; readonly account: string; readonly address: string }
  readonly hero: HeroShape
  /** `theme-color` and the manifest's colours. */
  readonly colors: {
    readonly theme: string
    readonly background: string
    readonly scheme: 'dark' | 'light'
    /** Ground on which the header's logo stands. */
    readonly header: 'dark' | 'light'
  }
  readonly domain: Domain
  /** Sizes of banner pictures that differ from the usual ones (shared/site/banner-sizes.ts). */
  readonly bannerSizes?: Partial<
    Readonly<Record<BannerDevice, Partial<Readonly<Record<BannerLayer, PictureSize>>>>>
  > & {
    readonly game?: PictureSize
  }
  /** Menus that differ from the usual ones (shared/site/menus.ts). */
  readonly menus?: BrandMenus
  /** What the demo platform's geo service says of places besides what holds for every brand (rulings 4.2). */
  readonly restrictions: readonly PlaceRule[]
}

/** A registered brand. */
export interface Brand extends BrandDefinition {
  readonly id: BrandId
}
