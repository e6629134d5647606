import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { gamePanelSchema } from '../../shared/content/game-panel.ts'
import { GameFacts } from '../../shared/ui/GameFacts.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { Rating } from '../../shared/ui/Rating.tsx'

export interface GameInfoTexts {
  readonly close: string
  readonly loading: string
  readonly failed: string
  readonly notFound: string
  readonly tryAgain: string
  readonly openPage: string
  readonly playNow: string
  readonly gameInfo: string
  readonly producedBy: string
  readonly disclaimer: string
}

export interface GameInfoProps {
  readonly slug: string
  readonly culture: string
  readonly texts: GameInfoTexts
  /** Called with the dialog after it showed a game, so that amounts can be put into the visitor's currency. */
  readonly onShown: (dialog: HTMLElement) => void
  readonly onClosed: () => void
}

class NotFoundError extends Error {}

const fetchPanel = async (culture: string, slug: string, signal: AbortSignal) => {
  const response = await fetch(`/api/${culture}/games/${slug}/`, { signal, headers: { accept: 'application/json' } })
  if (response.status === 404) throw new NotFoundError()
  if (!response.ok) throw new Error(`The game could not be fetched: status ${response.status}`)
  return gamePanelSchema.parse(await response.json())
}

/** The game page overlay (spec 2): a native modal dialog over the page, which stays as it is beneath. */
export function GameInfo({ slug, culture, texts, onShown, onClosed }: GameInfoProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const game = useQuery({
    queryKey: ['game', culture, slug],
    queryFn: ({ signal }) => fetchPanel(culture, slug, signal),
    retry: (failures, error) => !(error instanceof NotFoundError) && failures < 3,
  })

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  useEffect(() => {
    if (game.data && dialog.current) onShown(dialog.current)
  }, [game.data, onShown])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className="overlay"
      aria-label={game.data ? game.data.name : texts.gameInfo}
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="overlay__panel">
        <button
          className="icon-button overlay__close"
          type="button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <div role="status" className="overlay__status">
          {game.isPending ? texts.loading : ''}
          {game.isError ? (game.error instanceof NotFoundError ? texts.notFound : texts.failed) : ''}
        </div>
        {game.isError && !(game.error instanceof NotFoundError) && (
          <button className="button button--primary" type="button" onClick={() => void game.refetch()}>
            {texts.tryAgain}
          </button>
        )}
        {game.data && (
          <article className="game-info">
            <img
              className="game-info__art"
              src={game.data.image.url}
              alt=""
              width={game.data.image.width}
              height={game.data.image.height}
            />
            <h2>{game.data.name}</h2>
            <p className="game-info__provider">{`${texts.producedBy} ${game.data.provider}`}</p>
            {game.data.rating && (
              <Rating rate={game.data.rating.rate} text={game.data.rating.text} votes={game.data.rating.votes} />
            )}
            <p>{game.data.summary}</p>
            <p className="game-info__actions">
              <a className="button button--primary" href={game.data.playHref} rel="nofollow">
                {texts.playNow}
              </a>
              <a className="button button--quiet" href={game.data.href}>
                {texts.openPage}
              </a>
            </p>
            <GameFacts facts={game.data.facts} />
            <p className="disclaimer">{texts.disclaimer}</p>
          </article>
        )}
      </div>
    </dialog>
  )
}
