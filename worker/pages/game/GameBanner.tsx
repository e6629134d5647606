import type { GameBanner as Data } from '../../../shared/content/banner.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import type { View } from '../../view/view.ts'

/** The way in once more where the page ends, in the brand's place (rulings 9 "game-banners"): the game's art stands at the top. */
export function GameBanner({ view, banner }: { readonly view: View; readonly banner: Data }) {
  return (
    <aside className="game-banner brand-place brand-place--told" aria-label={banner.gameName}>
      <div className="game-banner__text">
        <p className="game-banner__name">{banner.gameName}</p>
        {banner.cta !== '' && (
          <AccountLink account={view.account} step="offer" className="button button--primary" text={banner.cta} />
        )}
        <p className="game-banner__terms">{view.t('common.ageAndTerms', { age: view.market.age.minimum })}</p>
      </div>
    </aside>
  )
}
