import { longestSlug } from '../../../shared/content/slug.ts'
import { prefixed } from '../../../shared/routes/prefix.ts'
import type { Edition, Site } from '../../../shared/site/site.ts'
import { entryXml, frame } from './xml.ts'

/** The most that one map may hold (sitemaps.org: 50,000 addresses, 50 MB uncompressed). */
export interface SiteMapLimits {
  readonly urls: number
  readonly bytes: number
}

export const standardLimits: SiteMapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const anySlug = 'x'.repeat(longestSlug)

/** Longest path that any route of the culture can have. */
const longestPath = ({ prefix, routes }: Edition): string => {
  const paths = [...routes.byKey.values()].map((route) => route.path.replace(/\{\w+\}/g, anySlug))
  return prefixed(
    prefix,
    paths.reduce((longest, path) => (path.length > longest.length ? path : longest), ''),
  )
}

/**
 * How many addresses go into one map of the site, so that neither limit can be passed whatever they are: the longest entry
 * that can be written is measured, so that a map's bounds are known before it is written and it can be streamed.
 */
export function urlsPerMap(site: Site, limits: SiteMapLimits): number {
  const paths = Object.fromEntries(site.editions.map((culture) => [culture.culture.id, longestPath(culture)]))
  const path = Object.values(paths).reduce((longest, other) => (other.length > longest.length ? other : longest), '')
  const encoder = new TextEncoder()
  const size = (text: string): number => encoder.encode(text).byteLength
  const entry = size(entryXml(site, { path, alternates: paths, lastmod: '2026-01-01T00:00:00.000Z' }))
  const room = limits.bytes - size(frame.start) - size(frame.end)
  return Math.max(1, Math.min(limits.urls, Math.floor(room / entry)))
}
