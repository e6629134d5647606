import { trustedPolicies } from '../../shared/site/trusted-policies.ts'
import { trusted } from './trusted.ts'

/** What the site's own parts never hold: they are rendered without scripts, handlers and frames. */
const active = /<(?:script|iframe|object|embed|base|meta|link|style)\b|<[^>]*\son\w+\s*=|<[^>]*javascript:/i

const part = trusted(trustedPolicies.part, {
  createHTML: (html: string) => {
    if (active.test(html)) throw new TypeError('A part of a page holds what runs.')
    return html
  },
})
const page = trusted(trustedPolicies.page, { createHTML: (html: string) => html })

/** Markup that this site rendered for a place in the page. Throws on what would run. */
export const ownPart = (html: string): string => part.createHTML(html)

/** A page or some words of this site, read without being shown: nothing in it runs or is fetched. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(page.createHTML(html), 'text/html')
