export interface RatingProps {
  /** 1 to 5. */
  readonly rate: number
  /** e.g. "Rated 4.3 out of 5". */
  readonly text: string
  /** e.g. "128 votes". */
  readonly votes: string
}

/** Side of one star, in the drawing's own units. */
const star = 24
const stars = [0, 1, 2, 3, 4]
const starPath = 'm12 2.6 2.9 6 6.6.8-4.9 4.5 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5L2.5 9.4l6.6-.8z'

function Stars({ className, width }: { readonly className: string; readonly width: number }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={`${width}`}
      height={`${star}`}
      viewBox={`0 0 ${width} ${star}`}
    >
      {stars.map((index) => (
        <path key={index} d={starPath} transform={`translate(${index * star})`} />
      ))}
    </svg>
  )
}

/** A rating as stars, with the same in words beside them. */
export function Rating({ rate, text, votes }: RatingProps) {
  return (
    <p className="rating">
      <svg
        className="rating__stars"
        viewBox={`0 0 ${5 * star} ${star}`}
        width="100"
        height="20"
        aria-hidden="true"
        focusable="false"
      >
        <Stars className="rating__off" width={5 * star} />
        <Stars className="rating__on" width={Math.round(rate * star * 10) / 10} />
      </svg>
      <span className="rating__text">{`${text} · ${votes}`}</span>
    </p>
  )
}
