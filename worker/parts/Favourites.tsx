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

/**
 * The visitor's favourite games. The same in every page: the stylesheet shows it where the device holds some, and its script
 * fills it (client/games/favourites-row.ts).
 */
export function FavouritesRow({ view }: { readonly view: View }) {
  const { t } = view
  return (
    <section
      className="game-group favourites"
      aria-labelledby="favourites"
      data-favourites-row={`/api/${view.culture.id}/game-cards/`}
    >
      <div className="game-group__head">
        <h2 id="favourites">{t('client:favourites.heading')}</h2>
      </div>
      <div className="favourites__cards" data-failed={t('games.failed')}>
        {t('client:overlay.loading')}
      </div>
    </section>
  )
}
