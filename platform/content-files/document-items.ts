import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { type BannerSection, bannerDevices, bannerLayers, bannerSections } from '../../shared/content/banner.ts'
import { bonusTermsCodes } from '../../shared/content/bonus-terms.ts'
import { bannerSizesOf } from '../../shared/site/banner-sizes.ts'
import { bannerFormats, bannerName, pictureHash } from '../contract/banner-pictures.ts'
import { type BuildContext, item } from './build-context.ts'
import { ContentFault } from './content-fault.ts'
import type { Item } from './item.ts'
import {
  bannerFile,
  bonusTermsFile,
  faqFile,
  providerFile,
  restrictedFile,
  settingsFile,
  voucherFile,
} from './schemas.ts'

export async function banners({ brand, reader, media, fill }: BuildContext): Promise<Item[]> {
  const sizes = bannerSizesOf(brands[brand])
  const pictures = (section: BannerSection) =>
    Object.fromEntries(
      bannerDevices.map((device) => [
        device,
        Object.fromEntries(
          bannerLayers.map((layer) => {
            const formats = bannerFormats.map((format) =>
              media.get(bannerName({ brand, section, device, layer }, format)),
            )
            return [layer, { ...sizes[device][layer], hash: pictureHash(formats) }]
          }),
        ),
      ]),
    )
  const files = await reader.readMap('banners.yaml', bannerFile)
  return bannerSections.flatMap((section) => {
    const file = files.get(section)
    if (file === undefined) return []
    const { points = [], offer = null, terms, ...words } = file
    const filled = Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fill(value)]))
    return [
      item('banner', section, {
        sectionCode: section,
        ...filled,
        points: points.map(fill),
        offer,
        terms: fill(terms ?? ''),
        pictures: pictures(section),
      }),
    ]
  })
}

/** What is told of each provider; one whose games the culture lacks may have no story there. */
export async function providers({ reader, fill, markup }: BuildContext): Promise<Item[]> {
  const stories = await reader.readMap('providers.yaml', providerFile)
  return [...stories].map(([key, { home, lead, motto, body }]) =>
    item('provider', key, { key, home: fill(home), lead: fill(lead), motto: fill(motto), body: markup(body) }),
  )
}

export async function documents({ brand, culture, reader, fill, markup }: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  const faq = await reader.read('faq.yaml', faqFile)
  if (faq !== null) {
    const groups = faq.groups.map(({ id, name, items: questions }) => ({
      id,
      name: fill(name),
      items: questions.map((entry) => ({ id: entry.id, question: fill(entry.question), answer: markup(entry.answer) })),
    }))
    items.push(item('faq', 'faq', { groups }))
  }
  const restricted = await reader.read('restricted.yaml', restrictedFile)
  if (restricted !== null) {
    const countries = restricted.countries.map((country) => ({ ...country, body: markup(country.body) }))
    items.push(item('restricted', 'restricted', { intro: markup(restricted.intro), countries }))
  }
  for (const [code, terms] of await reader.readMap('bonus-terms.yaml', bonusTermsFile)) {
    if (!bonusTermsCodes.some((known) => known === code)) {
      throw new ContentFault(
        `platform/demo/content/${await reader.file('bonus-terms.yaml')}: there is no code "${code}".`,
      )
    }
    items.push(item('bonus-terms', code, { code, title: fill(terms.title), body: markup(terms.body) }))
  }
  const voucher = await reader.read('voucher.yaml', voucherFile)
  if (voucher !== null) {
    const filled = Object.fromEntries(Object.entries(voucher).map(([key, value]) => [key, fill(value)]))
    items.push(item('voucher-texts', 'voucher', filled))
  }
  const settings = await reader.read('settings.yaml', settingsFile)
  if (settings !== null) {
    const filled = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, fill(value)]))
    const { currency, htmlLang } = cultures[culture]
    const parts = new Intl.NumberFormat(htmlLang, { style: 'currency', currency }).formatToParts(1)
    const data = {
      ...filled,
      currency: { iso: currency, symbol: parts.find((part) => part.type === 'currency')?.value ?? currency },
      seoFooter: markup(settings.seoFooter),
      socialLinks: brands[brand].domain.socialLinks[culture] ?? [],
    }
    items.push(item('settings', 'settings', data))
  }
  return items
}
