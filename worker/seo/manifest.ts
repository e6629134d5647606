import type { RouteKey } from '../../shared/routes/table.ts'
import { brandImages, screenshots } from '../view/assets.ts'
import type { View } from '../view/view.ts'

/** Pages that the installed app's icon leads to directly. */
const shortcuts = ['slots', 'promotions', 'search', 'help'] as const satisfies readonly RouteKey[]

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * A culture's web app manifest (quality 7.1). `id` is the same for every culture of a domain, so that a change of language is
 * no second app; the language is its tag, never the culture's id (rulings 2.1).
 */
export function webManifest(view: View) {
  const { brand, culture, market, t } = view
  const images = brandImages(brand.id)
  const shown = screenshots(brand.id, culture.id)
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: t('home.description', { brand: brand.name }),
    lang: culture.htmlLang,
    dir: 'ltr',
    start_url: view.href('home') ?? '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.colors.theme,
    background_color: brand.colors.background,
    categories: ['games', 'entertainment'],
    icons: [
      icon(images.icon192, 192, 'any'),
      icon(images.icon512, 512, 'any'),
      icon(images.maskable192, 192, 'maskable'),
      icon(images.maskable512, 512, 'maskable'),
    ],
    shortcuts: shortcuts.flatMap((key) => {
      const url = view.href(key)
      if (url === null || (key === 'promotions' && !market.rules.promotionLinks)) return []
      return [{ name: t(`menu.${key}`), url, icons: [icon(images.icon192, 192, 'any')] }]
    }),
    screenshots: shown
      ? [
          { ...shown.narrow, type: 'image/webp', form_factor: 'narrow', label: t('home.title') },
          { ...shown.wide, type: 'image/webp', form_factor: 'wide', label: t('home.title') },
        ]
      : [],
  }
}
