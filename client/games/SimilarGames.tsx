import type { GamePanel } from '../../shared/content/game-panel.ts'
import { useOverlay } from '../overlays/context.ts'

/** Games like the one that is shown; each takes its place when it is followed. */
export function SimilarGames({ games }: { readonly games: GamePanel['similar'] }) {
  const { t } = useOverlay()
  if (games.length === 0) return null
  return (
    <section aria-labelledby="overlay-similar">
      <h3 id="overlay-similar">{t('client:gameInfo.similar')}</h3>
      <ul className="game-info__similar">
        {games.map(({ slug, name, provider, href, image }) => (
          <li key={slug}>
            <a href={href} data-hash={`gamepage/${slug}`}>
              <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
              <span className="game-info__similar-name">{name}</span>
              <span className="game-info__provider">{provider}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
