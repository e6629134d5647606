import type { CultureId } from '../../shared/site/ids.ts'
import { alternateLinks } from '../seo/alternate-links.ts'
import { graphOf, type StructuredData } from '../seo/json-ld.ts'
import { absolute, type SocialImage, socialImage } from '../seo/social-image.ts'
import { documentTitle } from '../seo/title.ts'
import { brandImages, fonts, scripts, stylesheet } from '../view/assets.ts'
import type { View } from '../view/view.ts'
import { inAttribute } from './in-attribute.ts'
import { keptPiece, keptText, type Markup, type Piece } from './kept-markup.tsx'

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
  /**
   * All that the above is made of, beside the view, the path, `noindex` and `alternates`: what is written of it is kept under
   * these objects, as other parts of a page are (decision 0037). Absent: written anew each time.
   */
  readonly of?: readonly (object | null)[]
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
  const json = JSON.stringify(value)
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const preload = ({ srcSet, media }: NonNullable<Head['preloads']>[number]): string =>
  `<link rel="preload" as="image" imagesrcset="${inAttribute(srcSet)}" imagesizes="100vw"${
    media === undefined ? '' : ` media="${inAttribute(media)}"`
  } fetchpriority="high"/>`

/** The head's elements that are one page's own, written as text like the social tags. */
function ownTags({ view, head, canonical }: HeadProps): string {
  const self = canonical === undefined || head.noindex ? '' : `<link rel="canonical" href="${inAttribute(canonical)}"/>`
  return [
    `<title>${inAttribute(documentTitle(head.title, view.brand.name))}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.noindex ? 'noindex' : 'max-image-preview:large'),
    self,
    ...(head.preloads ?? []).map(preload),
  ].join('')
}

/** The page in other cultures: their own content says where it stands there. */
const alternateTags = ({ view, head }: HeadProps): string =>
  head.noindex
    ? ''
    : alternateLinks(view.site, head.alternates ?? {})
        .map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${inAttribute(href)}"/>`)
        .join('')

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

const opening = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** What machines read beside the tags. */
function graphTag({ jsonLd, noindex }: Head): string {
  const things = noindex ? [] : (jsonLd ?? []).filter((thing) => thing !== null)
  return things.length === 0 ? '' : `<script type="application/ld+json">${scriptJson(graphOf(things))}</script>`
}

/** The inner HTML of `<head>`. The script before paint comes before every other one (spec 4 "Consent"). */
export function renderHead(view: View, head: Head): Markup {
  const canonical = head.path === undefined ? undefined : view.site.origin + head.path
  const props = { view, head, canonical }
  const { of } = head
  const written = (part: string, write: () => string): string | Piece =>
    of === undefined ? write() : keptText([view, ...of], `${part} ${head.path}${head.noindex ? ' noindex' : ''}`, write)
  return [
    opening,
    written('own', () => ownTags(props)),
    alternateTags(props),
    keptPiece([view], 'head', () => <Shared view={view} />),
    written('social', () => socialTags(props) + graphTag(head)),
  ]
}
