import { consentCategories } from '../../../shared/consent/categories.ts'
import { daysInWords } from '../../../shared/i18n/duration.ts'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { vendorStorage } from '../../../shared/storage/vendor-table.ts'
import { configuredVendors, vendors } from '../../../shared/tracking/vendors.ts'
import { storedThingsId } from '../../document/layout/ConsentNotice.tsx'
import type { View } from '../../view/view.ts'

type Row = (typeof siteStorage)[number] | (typeof vendorStorage)[number]

/** What this brand may keep: the site's own, and its vendors'. */
const rowsOf = ({ brand }: View): readonly Row[] => {
  const used = configuredVendors(brand.domain.thirdPartySettings)
  return [...siteStorage, ...vendorStorage.filter(({ owner }) => used.includes(owner))]
}

const lifetimeOf = ({ t, culture }: View, { lifetime, kind }: Row): string => {
  if (lifetime === 'lasting') return t('stored.lasting')
  if (lifetime !== 'session') return daysInWords(culture.htmlLang, lifetime)
  return kind === 'cookie' ? t('stored.untilBrowserCloses') : t('stored.untilTabCloses')
}

function Things({ view, name, rows }: { readonly view: View; readonly name: string; readonly rows: readonly Row[] }) {
  const { t } = view
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be reached by keyboard
    <section className="table-frame" aria-label={name} tabIndex={0}>
      <table className="stored-things">
        <thead>
          <tr>
            <th scope="col">{t('stored.name')}</th>
            <th scope="col">{t('stored.purpose')}</th>
            <th scope="col">{t('stored.kind')}</th>
            <th scope="col">{t('stored.kept')}</th>
            <th scope="col">{t('stored.setBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`}>
              <th scope="row">
                <code>{'startsWith' in row ? `${row.name}…` : row.name}</code>
              </th>
              <td>{t(`stored.purposes.${row.purpose}`)}</td>
              <td>{t(`stored.kinds.${row.kind}`)}</td>
              <td>{lifetimeOf(view, row)}</td>
              <td>{row.owner === 'site' ? t('stored.us') : vendors[row.owner].name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Everything the site may keep on the visitor's device, by what they can allow: the table of the code itself. */
export function StoredThings({ view }: { readonly view: View }) {
  const { t } = view
  return (
    <section className="prose" aria-labelledby={storedThingsId}>
      <h2 id={storedThingsId}>{t('stored.title')}</h2>
      <p>{t('stored.intro')}</p>
      {consentCategories.map((category) => {
        const rows = rowsOf(view).filter((row) => row.category === category)
        return rows.length === 0 ? null : (
          <div key={category}>
            <h3>{t(`consent.${category}`)}</h3>
            <p>{t(`consent.${category}Text`)}</p>
            <Things view={view} name={t(`consent.${category}`)} rows={rows} />
          </div>
        )
      })}
    </section>
  )
}
