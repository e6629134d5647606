import { renderToStaticMarkup } from 'preact-render-to-string'
import type { CultureId } from '../../shared/site/ids.ts'
import { brandImages, fonts, scripts, stylesheet } from './assets.ts'
import type { View } from './view.ts'

/** What machines read of a page. */
export interface Head {
  /** Without the brand's name, which is added. */
  readonly title: string
  readonly description: string
  /** Canonical path; absent on pages that have none (errors). */
  readonly path?: string
  /** Paths of the same page in the domain's cultures, itself included. */
  readonly alternates?: Partial<Readonly<Record<CultureId, string>>>
  readonly noindex?: boolean
  /** Social image: an address of the content API. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number }
  readonly jsonLd?: readonly object[]
  /** The page's largest image, loaded first: one per device (domain 4). */
  readonly preloads?: readonly { readonly url: string; readonly media?: string }[]
}

function Alternates({ view, head }: { readonly view: View; readonly head: Head }) {
  const links = view.site.cultures.flatMap(({ culture }) => {
    const path = head.alternates?.[culture.id]
    return path === undefined
      ? []
      : [{ hrefLang: culture.htmlLang, href: view.site.origin + path, standard: culture.id === 'en-ROW' }]
  })
  if (links.length < 2) return null
  // One page for everybody else: the culture without a country, else the domain's default (domain 3).
  const standard = links.find((link) => !link.hrefLang.includes('-')) ?? links[0]
  return (
    <>
      {links.map((link) => (
        <link key={link.hrefLang} rel="alternate" hrefLang={link.hrefLang} href={link.href} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={standard.href} />}
    </>
  )
}

/** JSON inside a script element: `<` cannot end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function Elements({ view, head }: { readonly view: View; readonly head: Head }) {
  const { brand, culture, site } = view
  const title = `${head.title} | ${brand.name}`
  const canonical = head.path === undefined ? undefined : site.origin + head.path
  const images = brandImages(brand.id)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && !head.noindex && <link rel="canonical" href={canonical} />}
      {head.noindex ? null : <Alternates view={view} head={head} />}
      <meta name="theme-color" content={brand.colors.theme} />
      <meta name="color-scheme" content={brand.colors.scheme} />
      <link rel="icon" href={images.icon} type="image/svg+xml" />
      <link rel="preload" as="font" type="font/woff2" href={fonts.text} crossOrigin="anonymous" />
      {head.preloads?.map((image) => (
        <link key={image.url} rel="preload" as="image" href={image.url} media={image.media} fetchPriority="high" />
      ))}
      <link rel="stylesheet" href={stylesheet(brand.id)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={culture.ogLocale} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {head.image && (
        <>
          <meta property="og:image" content={site.origin + head.image.url} />
          <meta property="og:image:width" content={`${head.image.width}`} />
          <meta property="og:image:height" content={`${head.image.height}`} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The inner HTML of `<head>`. The script before paint comes before every other one (spec 4 "Consent"). */
export function renderHead(view: View, head: Head): string {
  const jsonLd = (head.jsonLd ?? [])
    .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
    .join('')
  return `${renderToStaticMarkup(<Elements view={view} head={head} />)}<script>${scripts.prepaint}</script><script type="module" src="${scripts.boot}"></script>${jsonLd}`
}
