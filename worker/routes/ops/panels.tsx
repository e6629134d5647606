import type { ReactNode } from 'react'
import type { BreakerState } from '../../content/breaker.ts'
import { cacheOutcomes } from '../../content/observer.ts'
import { durationSteps } from '../../telemetry/histogram.ts'
import { type Noted, type Telemetry, vitalNames, ways } from '../../telemetry/telemetry.ts'
import { Columns, Legend, type Part, ShareBar, Steps } from './plots.tsx'

/** What a panel is drawn of. */
interface Seen {
  readonly now: number
  readonly telemetry: Telemetry
  readonly breakers: readonly (BreakerState & { readonly origin: string })[]
}

export const count = (value: number): string => value.toLocaleString('en-GB')
export const ms = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`)
export const ago = (at: number, now: number): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  return seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`
}

export function Section({
  name,
  empty,
  wide,
  children,
}: {
  readonly name: string
  /** What is said where there is nothing to show. */
  readonly empty?: string | false
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <section className={wide ? 'panel panel-wide' : 'panel'}>
      <h2>{name}</h2>
      {empty ? <p className="quiet">{empty}</p> : children}
    </section>
  )
}

/** The column that has sentences: it alone breaks its lines. */
const wordsColumn = 'What'

export function Table({
  head,
  rows,
}: {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are drawn once and have no identity
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className={head[column] === wordsColumn ? 'words' : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const notedRows = (list: readonly Noted[], now: number) =>
  list.map(({ at, what, detail }) => [`${ago(at, now)} ago`, what, detail])

const wayNames = {
  short: 'short way',
  kept: 'kept page',
  network: 'kept by the network',
  rendered: 'rendered',
  other: 'no page',
} as const
const tones = {
  fresh: 'short',
  stale: 'kept',
  miss: 'rendered',
  kept: 'warn',
  fallback: 'bad',
  absent: 'other',
} as const

/** Its minutes, whether anything was asked in them or not. */
const lastHour = (now: number): readonly number[] =>
  Array.from({ length: 60 }, (_, index) => Math.floor(now / 60_000) - 59 + index)

export function Requests({ telemetry, now }: Pick<Seen, 'telemetry' | 'now'>) {
  const { minutes } = telemetry
  const parts: Part[] = ways.map((way) => ({
    name: wayNames[way],
    tone: way,
    count: minutes.reduce((sum, { counts }) => sum + counts[way], 0),
  }))
  return (
    <>
      <Columns
        label="Requests a minute by the way they were answered"
        columns={lastHour(now).map((minute) => ({
          label: `${new Date(minute * 60_000).toISOString().slice(11, 16)} UTC`,
          parts: ways.map((way) => ({
            name: wayNames[way],
            tone: way,
            count: minutes.find((seen) => seen.minute === minute)?.counts[way] ?? 0,
          })),
        }))}
      />
      <Legend parts={parts} />
    </>
  )
}

export function Feeds({ telemetry }: Pick<Seen, 'telemetry'>) {
  const partsOf = (outcomes: Readonly<Record<(typeof cacheOutcomes)[number], number>>): Part[] =>
    cacheOutcomes.map((name) => ({ name, count: outcomes[name], tone: tones[name] }))
  const all = cacheOutcomes.map((name) => ({
    name,
    tone: tones[name],
    count: [...telemetry.feeds.values()].reduce((sum, outcomes) => sum + outcomes[name], 0),
  }))
  const rows = [...telemetry.feeds]
    .map(([feed, outcomes]) => ({
      feed,
      outcomes,
      sum: Object.values(outcomes).reduce((sum, value) => sum + value, 0),
    }))
    .sort((a, b) => b.sum - a.sum)
    .map(({ feed, outcomes, sum }) => [
      feed,
      count(sum),
      <ShareBar key="bar" label={`Outcomes of ${feed}`} parts={partsOf(outcomes)} />,
      count(outcomes.fallback + outcomes.kept),
    ])
  return (
    <>
      <Legend parts={all} />
      <Table head={['Feed', 'Asked', 'Outcomes', 'Not current']} rows={rows} />
    </>
  )
}

export function Origins({ telemetry, breakers, now }: Pick<Seen, 'telemetry' | 'breakers' | 'now'>) {
  const rows = [...telemetry.origins].map(([origin, { outcomes, durations }]) => {
    const breaker = breakers.find((known) => known.origin === origin)
    const open = breaker !== undefined && breaker.closedUntil > now
    return [
      origin,
      count(durations.total),
      <Steps key="steps" label={`How long ${origin} took`} steps={durationSteps} counts={durations.counts} />,
      ms(durations.quantile(0.5)),
      ms(durations.quantile(0.95)),
      <span key="failed" className={outcomes.failed > 0 ? 'is-bad' : ''}>
        {count(outcomes.failed)}
      </span>,
      <span key="breaker" className={`state ${open ? 'is-bad' : 'is-good'}`}>
        {open ? `left alone for ${Math.ceil((breaker.closedUntil - now) / 1000)} s` : 'asked'}
      </span>,
    ]
  })
  return <Table head={['Origin', 'Calls', 'Times', 'Median', '95 %', 'Failed', 'Breaker']} rows={rows} />
}

export function Routes({ telemetry }: Pick<Seen, 'telemetry'>) {
  const rows = [...telemetry.routes]
    .sort(([, a], [, b]) => b.requests - a.requests)
    .slice(0, 20)
    .map(([route, { requests, failed, durations }]) => [
      route,
      count(requests),
      ms(durations.quantile(0.5)),
      ms(durations.quantile(0.95)),
      <span key="failed" className={failed > 0 ? 'is-bad' : ''}>
        {count(failed)}
      </span>,
    ])
  return <Table head={['Route', 'Long way', 'Median', '95 %', '5xx']} rows={rows} />
}

export function Vitals({ telemetry }: Pick<Seen, 'telemetry'>) {
  const rows = [...telemetry.vitals].flatMap(([kind, vitals]) =>
    vitalNames.flatMap((name) => {
      const vital = vitals[name]
      if (vital === undefined) return []
      const { ratings, values } = vital
      const p75 = values.quantile(0.75) ?? 0
      return [
        [
          kind,
          name,
          name === 'CLS' ? (p75 / 1000).toFixed(3) : ms(p75),
          <ShareBar
            key="bar"
            label={`Ratings of ${name} on ${kind}`}
            parts={[
              { name: 'good', count: ratings.good, tone: 'good' },
              { name: 'needs improvement', count: ratings['needs-improvement'], tone: 'warn' },
              { name: 'poor', count: ratings.poor, tone: 'bad' },
            ]}
          />,
          count(values.total),
        ],
      ]
    }),
  )
  return <Table head={['Kind of page', 'Vital', '75 %', 'Ratings', 'Visits']} rows={rows} />
}
