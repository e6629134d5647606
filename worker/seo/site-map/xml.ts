import type { CultureId } from '../../../shared/site/ids.ts'
import type { Site } from '../../../shared/site/site.ts'
import { alternateLinks } from '../alternate-links.ts'

/** One address of a site map. */
export interface SiteMapEntry {
  readonly path: string
  /** The same page in the domain's cultures, itself included. */
  readonly alternates: Partial<Readonly<Record<CultureId, string>>>
  /** ISO 8601; null where the content does not say. */
  readonly lastmod: string | null
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What stands before and after the entries of a map. */
export const frame = {
  start: `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const

export function entryXml(site: Site, entry: SiteMapEntry): string {
  const lastmod = entry.lastmod === null ? '' : `<lastmod>${escaped(entry.lastmod)}</lastmod>`
  const links = alternateLinks(site, entry.alternates)
    .map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${escaped(hrefLang)}" href="${escaped(href)}"/>`,
    )
    .join('')
  return `<url><loc>${escaped(site.origin + entry.path)}</loc>${lastmod}${links}</url>\n`
}

/** The index of a domain's maps, by their paths. */
export function indexXml(site: Site, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escaped(site.origin + path)}</loc></sitemap>\n`).join('')
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${maps}</sitemapindex>\n`
}
