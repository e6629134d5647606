import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Game,
  Graph,
  ItemList,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Post } from '../../shared/content/blog.ts'
import type { Faq } from '../../shared/content/faq.ts'
import type { GameExtended } from '../../shared/content/game.ts'
import type { ListedProvider, ProviderStory } from '../../shared/content/provider.ts'
import { brandImages } from '../view/assets.ts'
import type { View } from '../view/view.ts'
import { absoluteImage, socialImage } from './social-image.ts'

/*
 * Structured data (quality 5.2), built of what the page itself shows. Nothing here speaks of an offer, so that it holds in
 * every market (rulings 8); questions and answers may, and are left out where the market's rule asks for it.
 */

export type StructuredData = Thing

const organizationId = (view: View): string => `${view.site.origin}/#organization`

/** A page's things as one graph. */
export const graphOf = (things: readonly StructuredData[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** Who runs the site: on home. */
export function organization(view: View): Organization {
  const { brand, culture, site } = view
  const { support } = brand.domain
  const profiles = brand.domain.socialLinks[culture.id] ?? []
  return {
    '@type': 'Organization',
    '@id': organizationId(view),
    name: brand.name,
    legalName: brand.licensee.name,
    url: `${site.origin}/`,
    logo: site.origin + brandImages(brand.id).icon512,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.email,
      ...(support.phone !== null && { telephone: support.phone }),
      availableLanguage: site.editions.map((other) => other.culture.htmlLang),
    },
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  }
}

/** The site in its culture: on home. */
export function webSite(view: View): WebSite {
  const home = view.site.origin + (view.href('home') ?? '/')
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: view.brand.name,
    url: home,
    inLanguage: view.culture.htmlLang,
    publisher: { '@type': 'Organization', '@id': organizationId(view), name: view.brand.name },
  }
}

/** One step of the trail from home to a page. */
export interface Crumb {
  readonly text: string
  /** Null for the page itself. */
  readonly href: string | null
}

/** The trail that the page shows; `path` is the page's canonical one. */
export function breadcrumbList(view: View, crumbs: readonly Crumb[], path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.text,
      item: view.site.origin + (crumb.href ?? path),
    })),
  }
}

export interface ListedItem {
  readonly name: string
  readonly href: string
}

/**
 * A list of links as the page shows it; `first` is the position of the first one. An item that stands twice counts once;
 * null where there is none.
 */
export function itemList(view: View, name: string, items: readonly ListedItem[], first = 1): ItemList | null {
  const unique = [...new Map(items.map((item) => [item.href, item])).values()]
  if (unique.length === 0) return null
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: unique.length,
    itemListElement: unique.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: item.name,
      url: view.site.origin + item.href,
    })),
  }
}

/** Visitors' votes; absent where nobody voted. Only for pages that show the rating (domain 3). */
function ratingOf(rating: GameExtended['rating']): { readonly aggregateRating?: AggregateRating } {
  if (rating === null || rating.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.rate,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/** A game as its page shows it; `path` is its canonical one. */
export function game(view: View, shown: GameExtended, path: string): Game {
  const url = view.site.origin + path
  return {
    '@type': 'Game',
    '@id': `${url}#game`,
    name: shown.name,
    url,
    description: shown.description.summary,
    image: {
      '@type': 'ImageObject',
      url: absoluteImage(view, shown.wideImage.url),
      width: `${shown.wideImage.width}`,
      height: `${shown.wideImage.height}`,
    },
    inLanguage: view.culture.htmlLang,
    dateModified: shown.updatedAt,
    author: { '@type': 'Organization', name: shown.provider.name },
    ...(shown.specs.theme !== null && { genre: shown.specs.theme }),
    ...ratingOf(shown.rating),
  }
}

/** Who makes games, as its page tells it; `path` is the page's canonical one. */
export function provider(
  view: View,
  { name, light_img_url }: ListedProvider,
  story: ProviderStory,
  path: string,
): Organization {
  const url = view.site.origin + path
  return {
    '@type': 'Organization',
    '@id': `${url}#provider`,
    name,
    description: story.lead,
    slogan: story.motto,
    logo: absoluteImage(view, light_img_url),
    location: { '@type': 'Place', name: story.home },
    knowsAbout: story.makes.map((mechanic) => mechanic.name),
    mainEntityOfPage: url,
  }
}

/** A post of the blog; `path` is its canonical one. */
export function blogPosting(view: View, post: Post, path: string): BlogPosting {
  const url = view.site.origin + path
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: socialImage(view, post.socialImage).url,
    datePublished: post.published,
    dateModified: post.updatedAt,
    inLanguage: view.culture.htmlLang,
    articleSection: post.tag.name,
    author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.role },
    publisher: { '@type': 'Organization', '@id': organizationId(view), name: view.brand.name },
  }
}

/** The questions that the page answers; null where answers may not stand in structured data (rulings 8). */
export function faqPage(view: View, faq: Faq): FAQPage | null {
  if (!view.market.rules.offersInHead) return null
  const items = faq.groups.flatMap((group) => group.items)
  if (items.length === 0) return null
  return {
    '@type': 'FAQPage',
    inLanguage: view.culture.htmlLang,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
