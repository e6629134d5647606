import { renderToStaticMarkup } from 'preact-render-to-string'
import type { CultureId } from '../../shared/site/ids.ts'
import { alternateLinks } from '../seo/alternate-links.ts'
import { graphOf, type StructuredData } from '../seo/json-ld.ts'
import { absolute, type SocialImage, socialImage } from '../seo/social-image.ts'
import { documentTitle } from '../seo/title.ts'
import { brandImages, fonts, scripts, stylesheet } from '../view/assets.ts'
import type { View } from '../view/view.ts'
import { inAttribute } from './in-attribute.ts'
import { keptPiece, type Markup } from './kept-markup.tsx'
import { keeper } from './made-of.ts'

/** What machines read of a page. */
export interface Head {
  /** Without the brand's name, which is added where it fits. */
  readonly title: string
  readonly description: string
  /** Canonical path; absent on pages that have none (errors). */
  readonly path?: string
  /** Paths of the same page in the domain's cultures, itself included; {} where there is none to name. */
  readonly alternates?: Partial<Readonly<Record<CultureId, string>>>
  readonly noindex?: boolean
  /** Social image (worker/seo/social-image.ts makes it); the brand's own when absent. */
  readonly image?: SocialImage
  /** Dates of an article (ISO 8601): Open Graph then calls the page one. */
  readonly article?: { readonly published: string; readonly modified: string }
  /** What worker/seo/json-ld.ts makes of the page's props; null entries are left out. */
  readonly jsonLd?: readonly (StructuredData | null)[]
  /** The page's largest image, loaded first: one per device (domain 4). */
  readonly preloads?: readonly { readonly srcSet: string; readonly media?: string }[]
}

function Alternates({ view, head }: { readonly view: View; readonly head: Head }) {
  return (
    <>
      {alternateLinks(view.site, head.alternates ?? {}).map((link) => (
        <link key={link.hrefLang} rel="alternate" hrefLang={link.hrefLang} href={link.href} />
      ))}
    </>
  )
}

interface HeadProps {
  readonly view: View
  readonly head: Head
  readonly canonical: string | undefined
}

const meta = (kind: 'property' | 'name', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${inAttribute(content)}"/>`

/** What social networks show of a link: Open Graph, and Twitter's card. The title is the page's own, without the brand. */
function socialTags({ view, head, canonical }: HeadProps): string {
  const image = head.image ?? socialImage(view, null)
  const address = absolute(view, image.url)
  const properties = {
    'og:type': head.article ? 'article' : 'website',
    'og:site_name': view.brand.name,
    'og:locale': view.culture.ogLocale,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': canonical,
    'og:image': address,
    'og:image:type': 'image/webp',
    'og:image:width': `${image.width}`,
    'og:image:height': `${image.height}`,
    'og:image:alt': head.title,
    'article:published_time': head.article?.published,
    'article:modified_time': head.article?.modified,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': head.description,
    'twitter:image': address,
    'twitter:image:alt': head.title,
  }
  // Twenty tags of one form on each page: text, which costs a fifth of elements.
  return [
    ...Object.entries(properties).map(([name, content]) =>
      content === undefined ? '' : meta('property', name, content),
    ),
    ...Object.entries(names).map(([name, content]) => meta('name', name, content)),
  ].join('')
}

/** JSON inside a script element: `<` cannot end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The head's elements that are one page's own. */
function Own({ view, head, canonical }: HeadProps) {
  const { brand } = view
  return (
    <>
      <title>{documentTitle(head.title, brand.name)}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.noindex ? 'noindex' : 'max-image-preview:large'} />
      {canonical !== undefined && !head.noindex && <link rel="canonical" href={canonical} />}
      {head.noindex ? null : <Alternates view={view} head={head} />}
      {head.preloads?.map(({ srcSet, media }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          imageSrcSet={srcSet}
          imageSizes="100vw"
          media={media}
          fetchPriority="high"
        />
      ))}
    </>
  )
}

/** Those of every page of a view. */
function Shared({ view }: { readonly view: View }) {
  const { brand, culture } = view
  const blog = view.href('blog')
  const images = brandImages(brand.id)
  return (
    <>
      <meta name="theme-color" content={brand.colors.theme} />
      <meta name="color-scheme" content={brand.colors.scheme} />
      <link rel="icon" href={images.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={images.touch} />
      <link rel="manifest" href={`/manifest/${culture.id}.webmanifest`} />
      {blog !== null && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${view.t('menu.blog')} | ${brand.name}`}
          href={`${blog}feed.xml`}
        />
      )}
      {Object.values(fonts(brand.id)).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={stylesheet(brand.id)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script, which comes before every other one */}
      <script dangerouslySetInnerHTML={{ __html: scripts.prepaint }} />
      <script type="module" src={scripts.boot} />
    </>
  )
}

const keepJson = keeper<string>()

/** Things as one graph. Long lists are one object until their content is refreshed: written down once. */
function graphJson(things: readonly StructuredData[]): string {
  const written = things.map((thing) =>
    typeof thing === 'object' ? keepJson([thing], '', () => scriptJson(thing)) : scriptJson(thing),
  )
  return scriptJson(graphOf([])).replace('[]', () => `[${written.join(',')}]`)
}

const opening = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** The inner HTML of `<head>`. The script before paint comes before every other one (spec 4 "Consent"). */
export function renderHead(view: View, head: Head): Markup {
  const things = head.noindex ? [] : (head.jsonLd ?? []).filter((thing) => thing !== null)
  const jsonLd = things.length === 0 ? '' : `<script type="application/ld+json">${graphJson(things)}</script>`
  const canonical = head.path === undefined ? undefined : view.site.origin + head.path
  const own = renderToStaticMarkup(<Own view={view} head={head} canonical={canonical} />)
  return [
    `${opening}${own}`,
    keptPiece([view], 'head', () => <Shared view={view} />),
    socialTags({ view, head, canonical }) + jsonLd,
  ]
}
