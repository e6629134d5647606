export interface RatingProps {
  /** 1 to 5. */
  readonly rate: number
  /** e.g. "Rated 4.3 out of 5". */
  readonly text: string
  /** e.g. "128 votes". */
  readonly votes: string
}

/** A rating as stars, with the same in words for those who do not see them. */
export function Rating({ rate, text, votes }: RatingProps) {
  return (
    <p className="rating">
      <meter className="rating__meter" min="0" max="5" value={`${rate}`} aria-label={text} />
      <span className="rating__text">{`${text} · ${votes}`}</span>
    </p>
  )
}
