import type { Site } from '../../../shared/site/site.ts'
import { stylesheet } from '../../view/assets.ts'
import type { MatrixRow } from './rows.ts'

export interface TriedRow extends MatrixRow {
  readonly status: number | null
  readonly right: boolean
}

export interface MatrixPageProps {
  readonly site: Site
  readonly rows: readonly TriedRow[]
  /** The same page on the hosts of the other brands. */
  readonly brands: readonly { readonly name: string; readonly href: string }[]
}

/** For the people who build the site: English, and only in local and test runs. */
export function MatrixPage({ site, rows, brands }: MatrixPageProps) {
  const wrong = rows.filter(({ right }) => !right).length
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesheet(site.brand.id)} />
        <title>{`Matrix of ${site.brand.name}`}</title>
      </head>
      <body>
        <main className="prose">
          <h1>{`Every route of ${site.brand.name} in every culture`}</h1>
          <p>{`${rows.length} addresses, ${wrong} answered otherwise than the table states.`}</p>
          <nav aria-label="Brands">
            <ul>
              {brands.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <table>
            <thead>
              <tr>
                {['Culture', 'Route', 'Allowed', 'Address', 'Expected', 'Status', 'Right'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.culture} ${row.route} ${row.path}`}>
                  <td>{row.culture}</td>
                  <th scope="row">{row.route}</th>
                  <td>{row.allowed ? 'yes' : 'no'}</td>
                  <td>{row.path === null ? 'no item' : <a href={row.path}>{row.path}</a>}</td>
                  <td>{row.expected.join(' or ')}</td>
                  <td>{row.status}</td>
                  <td>{row.right ? 'yes' : 'NO'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </main>
      </body>
    </html>
  )
}
