import type { GameBanner as Data } from '../../../shared/content/banner.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { bannerImage } from '../../parts/Hero.tsx'
import type { View } from '../../view/view.ts'

/** The brand's strip behind the game's own art, with the way in (spec 9 "game banners", rulings 7.7). */
export function GameBanner({ view, banner }: { readonly view: View; readonly banner: Data }) {
  return (
    <aside className="game-banner" aria-label={banner.gameName}>
      <img
        className="game-banner__art"
        src={bannerImage(
          view,
          { section: banner.sectionCode, device: 'mobile', layer: 'background', hash: banner.picture.hash },
          { gameSlug: banner.gameSlug },
        )}
        alt=""
        width={banner.picture.width}
        height={banner.picture.height}
        loading="lazy"
        decoding="async"
      />
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
