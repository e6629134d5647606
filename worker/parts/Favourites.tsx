import { Icon } from '../../shared/ui/Icon.tsx'
import type { View } from '../view/view.ts'

/** The heart of a game's page, where script runs (client/games/favourite-button.ts). */
export function FavouriteButton({ view, slug }: { readonly view: View; readonly slug: string }) {
  const { t } = view
  return (
    <div className="needs-script">
      <button
        className="button button--quiet favourite"
        type="button"
        disabled
        data-favourite={slug}
        data-add={t('client:favourites.add')}
        data-remove={t('client:favourites.remove')}
        data-unkept={t('client:favourites.unkept')}
      >
        <Icon name="heart" />
        <span>{t('client:favourites.add')}</span>
      </button>
      <p className="favourite__note" role="status" />
    </div>
  )
}

/** Rows of games that only the device knows of, by the mark on the root that shows them. */
const headings = { favourites: 'client:favourites.heading', recent: 'home.recent' } as const

/**
 * The visitor's favourite games, or those looked at last. The same in every page: the stylesheet shows a row where the device
 * holds some, and its script fills it (client/games/kept-games-rows.ts).
 */
export function DeviceGamesRow({ view, of }: { readonly view: View; readonly of: keyof typeof headings }) {
  const { t } = view
  return (
    <section
      className={`game-group kept-games ${of}`}
      aria-labelledby={`kept-${of}`}
      data-kept-games={of}
      data-cards={`/api/${view.culture.id}/game-cards/`}
    >
      <div className="game-group__head">
        <h2 id={`kept-${of}`}>{t(headings[of])}</h2>
      </div>
      <div className="kept-games__cards" data-failed={t('games.failed')}>
        {t('client:overlay.loading')}
      </div>
    </section>
  )
}
