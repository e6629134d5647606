import * as z from 'zod/mini'

/** Per-locale settings (spec 3). `seoFooter` is HTML; `jackpotDropCountdown` holds {{time}}. */
export const settingsSchema = z.object({
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  bonusCodeLabel: z.string(),
  bannerLegalText: z.string(),
  logoAlt: z.string(),
  seoFooter: z.string(),
  cookieText: z.string(),
  cookieMore: z.string(),
  jackpotDropCountdown: z.string(),
  featuredGame: z.string(),
  featuredTitle: z.string(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
})
