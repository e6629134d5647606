import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cultures } from '../../locales/registry.ts'
import { buildItems } from '../../platform/content-files/build-items.ts'
import { allEditions } from '../../platform/seed/registry.ts'
import { type Banner, bannerSchema } from '../../shared/content/banner.ts'
import { termsCodeOf } from '../../shared/content/bonus-terms.ts'
import { promotionSchema } from '../../shared/content/promotion.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import type { Lang } from '../../shared/site/culture.ts'

/** What a banner says when it states an offer: spins or money given, and what for. Bonus rounds of a game are none. */
const offerWords: Readonly<Record<Lang, RegExp>> = {
  en: /\d free spins|first deposit|\bbonus\b(?! rounds?)|cashback/i,
  fr: /\d tours gratuits|premier dépôt|\bbonus|remise en argent/i,
  de: /\d Freispiele|ersten Einzahlung|\bbonus/i,
  sv: /\d free spins|första insättning|\bbonus/i,
  es: /\d tiradas|primer depósito|\bbonos?\b/i,
}
const speaksOfOffer = (lang: Lang, { headline, subline, points }: Banner): boolean =>
  offerWords[lang].test([headline, subline, ...points].join(' '))

describe.each(allEditions)('$brand in $culture', ({ brand, culture }) => {
  const items = buildItems(brand, culture, new Map()).then((built) => built.items)
  const banners = items.then((all) =>
    all.filter(({ feed }) => feed === 'banner').map(({ data }) => bannerSchema.parse(data)),
  )

  test('a banner names an offer where its words state one, and nowhere else', async () => {
    const { lang } = cultures[culture]
    const wrong = (await banners).filter((banner) => speaksOfOffer(lang, banner) !== (banner.offer !== null))
    expect(wrong.map(({ sectionCode }) => sectionCode)).toEqual([])
  })

  test('a banner has terms of its own where it names an offer, and nowhere else', async () => {
    const wrong = (await banners).filter(({ offer, terms }) => (offer === null) !== (terms === ''))
    expect(wrong.map(({ sectionCode }) => sectionCode)).toEqual([])
  })

  test('the offer of a banner is a promotion of the edition with whole terms, which its page asks for', async () => {
    const all = await items
    const promoted = all
      .filter(({ feed }) => feed === 'promotion')
      .map(({ data }) => termsCodeOf[z.pick(promotionSchema, { kind: true }).parse(data).kind])
    const whole = all.filter(({ feed }) => feed === 'bonus-terms').map(({ id }) => id)
    const routes = [...compileRoutes(culture, brand).byKey.values()]
    for (const { sectionCode, offer } of await banners) {
      if (offer === null) continue
      expect(promoted).toContain(offer)
      expect(whole).toContain(offer)
      const pages = routes.filter(({ entry: { banner } }) => banner?.section === sectionCode && !banner.disabled)
      expect(new Set(pages.map(({ entry }) => entry.banner?.terms))).toEqual(new Set([offer]))
    }
  })
})
