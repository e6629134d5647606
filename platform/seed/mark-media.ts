import type { DrawnBrand } from '../../drawing/brand/art.ts'
import { brandIcon, brandLogo } from '../../drawing/brand/logo.ts'
import { cultures } from '../../locales/registry.ts'
import { providers } from '../demo/demo.ts'
import { paymentMark, providerMark, trustMark, trustMarks } from '../studio/studio.ts'
import type { MediaFile } from './media-store.ts'

/** Tones of a mark: for light and for dark ground. */
const tones = ['light', 'dark'] as const

const inBothTones = (kind: string, folder: string, key: string, drawn: Readonly<Record<'light' | 'dark', string>>) =>
  tones.map(
    (tone): MediaFile => ({
      name: `${kind}/${key}/${tone}`,
      folder,
      stem: `${key}-${tone}`,
      extension: 'svg',
      bytes: drawn[tone],
    }),
  )

/** A provider's mark in both tones. */
export const providerMedia = (): MediaFile[] =>
  providers.flatMap((provider) => inBothTones('provider', 'providers', provider.key, providerMark(provider)))

const languages = [...new Set(Object.values(cultures).map(({ lang }) => lang))]

/** Marks of payment options in each language, of trust, and of the brands themselves. */
export const markMedia = (payments: readonly string[], brands: readonly DrawnBrand[]): MediaFile[] => [
  ...payments.flatMap((key) =>
    languages.flatMap((lang) => inBothTones('payment', 'payments', `${key}-${lang}`, paymentMark(key, lang))),
  ),
  ...trustMarks.flatMap((key) => inBothTones('trust', 'trust', key, trustMark(key))),
  ...brands.flatMap((art) =>
    inBothTones('logo', 'brands', `${art.id}-logo`, {
      light: brandLogo(art, { tone: 'light' }),
      dark: brandLogo(art, { tone: 'dark' }),
    }),
  ),
  ...brands.map(
    (art): MediaFile => ({
      name: `icon/${art.id}`,
      folder: 'brands',
      stem: `${art.id}-icon`,
      extension: 'svg',
      bytes: brandIcon(art, 512),
    }),
  ),
]
