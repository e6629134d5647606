import type { GameFact } from '../content/game-panel.ts'

/** The figures of a game as a list of terms; amounts carry their EUR value for the currency swap. */
export function GameFacts({ facts }: { readonly facts: readonly GameFact[] }) {
  return (
    <dl className="game-facts">
      {facts.map((fact) => (
        <div key={fact.label} className="game-facts__row">
          <dt>{fact.label}</dt>
          <dd>
            {fact.pieces.map((piece) =>
              piece.eur === null ? (
                <span key={piece.text}>{piece.text}</span>
              ) : (
                <data key={piece.text} value={`${piece.eur}`} data-money="">
                  {piece.text}
                </data>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
