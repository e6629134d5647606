import { dateFormat } from '../../../shared/i18n/format.ts'
import type { Support } from '../../../shared/site/brand.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

export interface ContactProps extends ContentProps {
  readonly email: string
  readonly phone: { readonly text: string; readonly href: string } | null
  readonly hours: string
  /** The licensee's name, then its address. */
  readonly address: readonly string[]
}

/** A day on which a time of day is printed: no zone changes its clock on it. */
const anyDay = '2026-11-02T'

/** A time of day such as "08:00" as the language writes it; where the hour has a mark, a full one is "8 h", not "08 h 00". */
const timeOfDay = (htmlLang: string, time: string): string =>
  dateFormat(htmlLang, { timeStyle: 'short' })
    .format(new Date(`${anyDay}${time}:00Z`))
    .replace(/^0?(\d+)\s(\p{L}+)\s00$/u, '$1\u00a0$2')

/** Support's opening hours with the zone they are in. */
export function printedHours(t: ContentProps['view']['t'], htmlLang: string, support: Support): string {
  const opens = timeOfDay(htmlLang, support.opens)
  const hours =
    support.closes === '00:00'
      ? t('contact.hoursToMidnight', { opens })
      : t('contact.hoursValue', { opens, closes: timeOfDay(htmlLang, support.closes) })
  return `${hours} (${t(`contact.zones.${support.timeZone}`)})`
}

/** Contact: support data of the domain and the licensee's address beside the page's text (rulings 9). */
export async function loadContact(context: LoadContext): Promise<Loaded<ContactProps>> {
  const page = await loadContent(context)
  if (page.kind !== 'page') return page
  const { brand, culture, t } = context.view
  const { support } = brand.domain
  return {
    ...page,
    props: {
      ...page.props,
      email: support.email,
      phone: support.phone === null ? null : { text: support.phone, href: `tel:${support.phone.replaceAll(' ', '')}` },
      hours: printedHours(t, culture.htmlLang, support),
      address: [brand.licensee.name, ...brand.licensee.address.split(', ')],
    },
  }
}
