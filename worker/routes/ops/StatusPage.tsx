import type { BreakerState } from '../../content/breaker.ts'
import { type Telemetry, ways } from '../../telemetry/telemetry.ts'
import { operatorStyles } from '../../view/assets.ts'
import { ago, count, Feeds, ms, notedRows, Origins, Requests, Routes, Section, Table, Vitals } from './panels.tsx'

export interface StatusPageProps {
  readonly now: number
  readonly about: Readonly<Record<string, string>>
  readonly telemetry: Telemetry
  readonly breakers: readonly (BreakerState & { readonly origin: string })[]
}

function Tile({ name, value, about }: { readonly name: string; readonly value: string; readonly about: string }) {
  return (
    <li className="tile">
      <span>{name}</span>
      <strong>{value}</strong>
      <small>{about}</small>
    </li>
  )
}

/** For operators, in English: what this isolate has seen since it began. */
export function StatusPage(props: StatusPageProps) {
  const { now, about, telemetry, breakers } = props
  const { minutes, durations } = telemetry
  const total = minutes.reduce((sum, { counts }) => sum + ways.reduce((all, way) => all + counts[way], 0), 0)
  const sumOf = (name: 'failed' | 'refused') => minutes.reduce((sum, minute) => sum + minute[name], 0)
  const short = minutes.reduce((sum, { counts }) => sum + counts.short, 0)
  const open = breakers.filter(({ closedUntil }) => closedUntil > now)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <link rel="stylesheet" href={operatorStyles} />
        <title>Status</title>
      </head>
      <body className="status">
        <header>
          <h1>Status</h1>
          <p className={`state ${open.length > 0 || sumOf('failed') > 0 ? 'is-bad' : 'is-good'}`}>
            {open.length > 0
              ? `${open.map(({ origin }) => origin).join(', ')} left alone`
              : sumOf('failed') > 0
                ? `Errors in the last hour: ${count(sumOf('failed'))}`
                : 'All origins are asked, no errors'}
          </p>
          <dl>
            {Object.entries(about).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        <main>
          <ul className="tiles">
            <Tile name="Requests" value={count(total)} about={`in ${minutes.length} min`} />
            <Tile
              name="Short way"
              value={total === 0 ? '–' : `${Math.round((100 * short) / total)} %`}
              about="answered by their key"
            />
            <Tile
              name="Long way, median"
              value={ms(durations.quantile(0.5))}
              about={`95 %: ${ms(durations.quantile(0.95))}`}
            />
            <Tile name="Errors (5xx)" value={count(sumOf('failed'))} about="in the last hour" />
            <Tile name="Over a limit (429)" value={count(sumOf('refused'))} about="in the last hour" />
            <Tile
              name="CSP reports"
              value={count([...telemetry.violations.values()].reduce((sum, entry) => sum + entry.count, 0))}
              about="since the start"
            />
          </ul>
          <Section name="Requests a minute" wide>
            <Requests telemetry={telemetry} now={now} />
          </Section>
          <Section
            name="Origins and their breakers"
            wide
            empty={telemetry.origins.size === 0 && 'No origin was asked yet.'}
          >
            <Origins telemetry={telemetry} breakers={breakers} now={now} />
          </Section>
          <Section name="Outcomes per feed" empty={telemetry.feeds.size === 0 && 'No feed was asked yet.'}>
            <Feeds telemetry={telemetry} />
          </Section>
          <Section name="Routes" empty={telemetry.routes.size === 0 && 'No request has come the long way yet.'}>
            <Routes telemetry={telemetry} />
          </Section>
          <Section
            name="Web vitals per kind of page"
            empty={telemetry.vitals.size === 0 && 'No browser has reported yet.'}
          >
            <Vitals telemetry={telemetry} />
          </Section>
          <Section name="Errors" empty={telemetry.errors.length === 0 && 'None.'}>
            <Table head={['When', 'Where', 'What']} rows={notedRows(telemetry.errors, now)} />
          </Section>
          <Section
            name="Content security policy"
            empty={telemetry.violations.size === 0 && 'No browser has reported anything.'}
          >
            <Table
              head={['Directive and what it refused', 'Reports', 'Last']}
              rows={[...telemetry.violations].map(([what, entry]) => [
                what,
                count(entry.count),
                `${ago(entry.last, now)} ago`,
              ])}
            />
          </Section>
          <Section name="Purges" empty={telemetry.purges.length === 0 && 'None since the start.'}>
            <Table head={['When', 'Decision', 'What']} rows={notedRows(telemetry.purges, now)} />
          </Section>
        </main>
      </body>
    </html>
  )
}
