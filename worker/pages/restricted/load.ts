import type { Restricted } from '../../../shared/content/restricted.ts'
import { restrictedCountries } from '../../content/feeds/pages.ts'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { prepareHtml } from '../../document/prepare-html.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import type { Crumb } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

type Country = Restricted['countries'][number]

export interface RestrictedProps {
  readonly view: View
  readonly heading: string
  readonly crumbs: readonly Crumb[]
  readonly body: string
  readonly intro: string
  readonly others: readonly { readonly name: string; readonly href: string }[]
}

/** The same country's page in the domain's other cultures, where slugs differ by language. */
const slugsElsewhere = ({ view, content }: LoadContext, { iso2 }: Country): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const list = await content.get(restrictedCountries, {}, culture.id)
    const same = list.value?.countries.find((country) => country.iso2 === iso2)
    return same === undefined ? null : { countrySlug: same.slug }
  })

/** Why the brand does not serve a country. Unknown country: 404; no list to be had: 503 (rulings 3.10). */
export async function loadRestricted(context: LoadContext): Promise<Loaded<RestrictedProps>> {
  const { view, route, params, content } = context
  const answer = await content.get(restrictedCountries, {})
  if (answer.state === 'unavailable') return { kind: 'unavailable' }
  const country = answer.value?.countries.find(({ slug }) => slug === params.countrySlug)
  if (answer.value === null || !country) return { kind: 'notFound' }
  const names = { country: country.name, brand: view.brand.name }
  const heading = view.t('restricted.title', names)
  return {
    kind: 'page',
    props: {
      view,
      heading,
      crumbs: breadcrumbsOf(view, route, country.name),
      intro: prepareHtml(view, answer.value.intro).html,
      body: prepareHtml(view, country.body).html,
      others: answer.value.countries.flatMap(({ slug, name }) => {
        const href = view.href('restricted', { countrySlug: slug })
        return slug === country.slug || href === null ? [] : [{ name, href }]
      }),
    },
    head: { title: heading, description: view.t('restricted.description', names), noindex: true },
    alternates: await slugsElsewhere(context, country),
  }
}
