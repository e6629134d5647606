import type { GameFact } from '../content/game-panel.ts'

/** The figures of a game as a list of terms; amounts carry their EUR value for the currency swap. */
export function GameFacts({ facts }: { readonly facts: readonly GameFact[] }) {
  return (
    <dl className="game-facts">
      {facts.map((fact) => (
        <div key={fact.label} className="game-facts__row">
          <dt>{fact.label}</dt>
          <dd>
            {fact.eur === null ? (
              fact.value
            ) : (
              <data value={`${fact.eur}`} data-money="">
                {fact.value}
              </data>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
