/** A part of a plot: how much, and by which class it is coloured. */
export interface Part {
  readonly name: string
  readonly count: number
  readonly tone: string
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { count }) => sum + count, 0)

/** What the colours of a plot mean, with their counts. */
export function Legend({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className="legend">
      {parts.map(({ name, count, tone }) => (
        <li key={name}>
          <i className={`swatch tone-${tone}`} />
          {`${name} ${count.toLocaleString('en-GB')}`}
        </li>
      ))}
    </ul>
  )
}

/** Parts of a whole beside each other in one bar. */
export function ShareBar({ parts, label }: { readonly parts: readonly Part[]; readonly label: string }) {
  const sum = sumOf(parts)
  let at = 0
  return (
    <svg className="share" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {parts.map(({ name, count, tone }) => {
        const width = sum === 0 ? 0 : (100 * count) / sum
        const x = at
        at += width
        return <rect key={name} className={`tone-${tone}`} x={x} y="0" width={width} height="10" />
      })}
    </svg>
  )
}

interface Column {
  readonly label: string
  readonly parts: readonly Part[]
}

/** Columns of stacked parts over time, as high as the largest. */
export function Columns({ columns, label }: { readonly columns: readonly Column[]; readonly label: string }) {
  const most = Math.max(1, ...columns.map(({ parts }) => sumOf(parts)))
  const width = 600 / Math.max(1, columns.length)
  return (
    <figure className="plot">
      <svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label={label}>
        {[0.25, 0.5, 0.75].map((share) => (
          <line key={share} className="grid" x1="0" x2="600" y1={160 * share} y2={160 * share} />
        ))}
        {columns.map(({ label: name, parts }, index) => {
          let top = 160
          return (
            <g key={name}>
              <title>{`${name}: ${parts.map((part) => `${part.count} ${part.name}`).join(', ')}`}</title>
              {parts.map((part) => {
                const height = (160 * part.count) / most
                top -= height
                return (
                  <rect
                    key={part.name}
                    className={`tone-${part.tone}`}
                    x={index * width + width * 0.1}
                    y={top}
                    width={width * 0.8}
                    height={height}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <figcaption>
        <span>{columns[0]?.label ?? ''}</span>
        <span>{`highest: ${most.toLocaleString('en-GB')}`}</span>
        <span>{columns.at(-1)?.label ?? ''}</span>
      </figcaption>
    </figure>
  )
}

/** How many took how long: a bar a step. */
export function Steps({
  counts,
  steps,
  label,
}: {
  readonly counts: readonly number[]
  readonly steps: readonly number[]
  readonly label: string
}) {
  const most = Math.max(1, ...counts)
  const width = 200 / counts.length
  return (
    <svg className="steps" viewBox="0 0 200 40" preserveAspectRatio="none" role="img" aria-label={label}>
      {counts.map((count, index) => {
        const step = steps[index]
        const height = count === 0 ? 0 : Math.max(1.5, (40 * count) / most)
        return (
          <g key={step ?? 'more'}>
            <title>{`${step === undefined ? 'longer' : `up to ${step} ms`}: ${count}`}</title>
            <rect className="tone-kept" x={index * width + 1} y={40 - height} width={width - 2} height={height} />
          </g>
        )
      })}
    </svg>
  )
}
