import { Marked } from 'marked'
import { brands } from '../../brands/registry.ts'
import { markets } from '../../markets/registry.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import { ContentFault } from './content-fault.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

// Raw HTML is no part of the contract: what looks like it is text.
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } })

/**
 * Fills {{brand}}, {{company}} and its {{address}}, {{email}} and {{helpline}}; {{time}} stays for the site. Any other token is
 * a fault.
 */
export function createFiller(brand: BrandId, culture: CultureId) {
  const { name, licensee, domain } = brands[brand]
  const { helpline } = markets[culture]
  const tokens: Readonly<Record<string, string>> = {
    brand: name,
    company: licensee.name,
    address: licensee.address,
    email: domain.support.email,
    helpline: helpline.phone ?? helpline.name,
    time: '{{time}}',
  }
  return (text: string): string =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, key: string) => {
      const value = tokens[key]
      if (value === undefined) throw new ContentFault(`There is no token ${whole} (${brand}, ${culture}).`)
      return value
    })
}

/** Markdown → HTML. */
export const html = (markdown: string): string => marked.parse(markdown, { async: false }).trim()

/** HTML → plain words, for search and counting. */
export const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
