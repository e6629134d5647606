import type { Ground } from '../../drawing/brand/mark.ts'
import type { Face } from '../../drawing/fonts.ts'
import { linePath, round } from '../../drawing/lettering.ts'
import { paymentMarkSize } from '../../shared/content/payment.ts'
import type { Lang } from '../../shared/site/culture.ts'

/** A payment's mark: plain lettering, or a neutral symbol (in a box of 40 by 40) with lettering. */
interface PaymentLook {
  /** A name is the same everywhere, a word is not. */
  label: string | Readonly<Record<Lang, string>>
  face: Face
  size: number
  symbol?: string
}

const looks: Readonly<Record<string, PaymentLook>> = {
  visa: { label: 'Visa', face: 'plain', size: 30 },
  mastercard: { label: 'Mastercard', face: 'plain', size: 26 },
  'apple-pay': { label: 'Apple Pay', face: 'plain', size: 26 },
  muchbetter: { label: 'MuchBetter', face: 'plain', size: 26 },
  'bank-transfer': {
    label: { en: 'Bank', fr: 'Virement', de: 'Überweisung', es: 'Transferencia', sv: 'Överföring' },
    face: 'plain',
    size: 25,
    symbol: 'M20 3L38 12v5H2v-5ZM5 20h6v11H5ZM17 20h6v11h-6ZM29 20h6v11h-6ZM2 33h36v5H2Z',
  },
  'e-wallet': {
    label: { en: 'E-Wallet', fr: 'Portefeuille', de: 'E-Wallet', es: 'Monedero', sv: 'E-plånbok' },
    face: 'plain',
    size: 25,
    symbol:
      'M6 8l24-5q3 0 3 3v4H6ZM5 12h30q3 0 3 3v4h-9a6 6 0 0 0 0 12h9v4q0 3-3 3H5q-3 0-3-3V15q0-3 3-3ZM29 22h9v6h-9a3 3 0 0 1 0-6Z',
  },
  'prepaid-voucher': {
    label: { en: 'Voucher', fr: 'Bon prépayé', de: 'Guthaben', es: 'Vale prepago', sv: 'Värdekod' },
    face: 'plain',
    size: 25,
    symbol:
      'M3 9h21v4h3V9h10q2 0 2 2v5a4 4 0 0 0 0 8v5q0 2-2 2H27v-4h-3v4H3q-2 0-2-2v-5a4 4 0 0 0 0-8v-5q0-2 2-2ZM24 16v3h3v-3ZM24 22v3h3v-3ZM6 15v3h13v-3ZM6 22v3h9v-3Z',
  },
  'instant-bank': {
    label: { en: 'Instant Bank', fr: 'Instantané', de: 'Echtzeit', es: 'Inmediata', sv: 'Direktbank' },
    face: 'plain',
    size: 24,
    symbol: 'M23 1L6 23h11l-4 16 21-24H22Z',
  },
  'mobile-billing': {
    label: { en: 'Mobile', fr: 'Mobile', de: 'Handy', es: 'Móvil', sv: 'Mobil' },
    face: 'plain',
    size: 25,
    symbol: 'M12 1h16q4 0 4 4v30q0 4-4 4H12q-4 0-4-4V5q0-4 4-4ZM12 7v23h16V7ZM18 33h4v3h-4Z',
  },
  'open-banking': {
    label: { en: 'Open Banking', fr: 'Par la banque', de: 'Kontozugang', es: 'Banca abierta', sv: 'Bankkonto' },
    face: 'plain',
    size: 24,
    symbol: 'M20 2a18 18 0 1 1-17 12l6 2a12 12 0 1 0 11-8v6l-9-9 9-9ZM14 24h3v6h-3ZM19 18h3v12h-3ZM24 21h3v9h-3Z',
  },
}
const card: PaymentLook = {
  label: '',
  face: 'plain',
  size: 25,
  symbol: 'M4 7h32q3 0 3 3v20q0 3-3 3H4q-3 0-3-3V10q0-3 3-3ZM1 13v6h38v-6ZM6 24v4h10v-4Z',
}

/** Width of a symbol with the space after it, and what stays free at both ends. */
const [symbolRoom, margin] = [48, 14]

/**
 * A way of payment's neutral mark in a language, for a light and for a dark ground. All are of one size, so that a row of
 * them is even: a long name gets smaller letters. Unknown ways get a plain card.
 */
export function paymentMark(key: string, lang: Lang): Record<Ground, string> {
  const look = looks[key] ?? { ...card, label: key.replaceAll('-', ' ') }
  const label = typeof look.label === 'string' ? look.label : look.label[lang]
  const { width, height } = paymentMarkSize
  const before = look.symbol ? symbolRoom : 0
  const widest = width - 2 * margin - before
  const size = Math.min(look.size, (look.size * widest) / linePath(label, look.face, look.size).width)
  const line = linePath(label, look.face, size)
  const left = round((width - before - line.width) / 2)
  const draw = (ink: string, accent: string, ground: string, edge: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="10" fill="${ground}" stroke="${edge}" stroke-width="1.5"/>${
      look.symbol
        ? `<path fill="${accent}" fill-rule="evenodd" transform="translate(${left} 9.5)scale(.95)" d="${look.symbol}"/>`
        : ''
    }<path fill="${ink}" transform="translate(${round(left + before)} ${round(height / 2 + size * 0.355)})scale(.1)" d="${line.d}"/></svg>`
  return {
    light: draw('#20232f', '#46506b', '#fff', '#cfd3de'),
    dark: draw('#fff', '#c8d0e6', '#ffffff14', '#ffffff40'),
  }
}
