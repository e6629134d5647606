import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gamePanelSchema } from '../../shared/content/game-panel.ts'
import { AccountLink } from '../../shared/ui/AccountLink.tsx'
import { GameFacts } from '../../shared/ui/GameFacts.tsx'
import { Rating } from '../../shared/ui/Rating.tsx'
import { useAccount } from '../overlays/account-context.ts'
import { useOverlay } from '../overlays/context.ts'
import { swapCurrency } from '../state/money.ts'
import { Favourite } from './Favourite.tsx'
import { noteGame } from './recent-games.ts'
import { SimilarGames } from './SimilarGames.tsx'

class NotFoundError extends Error {}

/** Longest wait for one answer; what does not come in this time is asked for again (three times, spec 8). */
const longestWaitMs = 10_000

const fetchPanel = async (culture: string, slug: string, signal: AbortSignal) => {
  const response = await fetch(`/api/${culture}/games/${slug}/`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]),
    headers: { accept: 'application/json' },
  })
  if (response.status === 404) throw new NotFoundError()
  if (!response.ok) throw new Error(`The game could not be fetched: status ${response.status}`)
  return gamePanelSchema.parse(await response.json())
}

/** The game page overlay (spec 2): a game's art, figures and the way to play it. */
export function GameInfo({ slug }: { readonly slug: string }) {
  const { t, page, visit, dialog, name, announce, fail } = useOverlay()
  const account = useAccount()
  const { data, error, refetch } = useQuery({
    queryKey: ['game', page.culture, slug],
    queryFn: ({ signal }) => fetchPanel(page.culture, slug, signal),
    retry: (failures, reason) => !(reason instanceof NotFoundError) && failures < 3,
  })
  const missing = error instanceof NotFoundError

  useEffect(() => {
    if (error !== null && !(error instanceof NotFoundError)) fail(() => void refetch())
  }, [error, fail, refetch])
  useEffect(() => {
    announce(missing ? t('client:gameInfo.notFound') : data ? '' : t('client:overlay.loading'))
    if (!data) return
    name(data.name)
    noteGame(slug)
    if (visit) swapCurrency(visit, dialog)
  }, [data, slug, missing, announce, name, t, visit, dialog])

  if (missing) return <p className="overlay__message">{t('client:gameInfo.notFound')}</p>
  if (!data) return <div className="game-info game-info--waiting" aria-hidden="true" />
  return (
    <article className="game-info">
      <img className="game-info__art" src={data.image.url} alt="" width={data.image.width} height={data.image.height} />
      <h2>{data.name}</h2>
      {data.badges.length > 0 && (
        <ul className="game-info__badges">
          {data.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      <p className="game-info__provider">{`${t('game:producedBy')} ${data.provider}`}</p>
      {data.rating && <Rating rate={data.rating.rate} text={data.rating.text} votes={data.rating.votes} />}
      <p>{data.summary}</p>
      <p className="overlay__ways">
        <AccountLink account={account} step="play" className="button button--primary" query={{ game: slug }} />
        <a className="button button--quiet" href={data.href}>
          {t('client:gameInfo.openPage')}
        </a>
      </p>
      <div className="game-info__favourite">
        <Favourite slug={slug} />
      </div>
      <GameFacts facts={data.facts} />
      <SimilarGames games={data.similar} />
      <p className="disclaimer">{t('game:disclaimer')}</p>
    </article>
  )
}
