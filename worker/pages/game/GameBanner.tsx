import type { GameBanner as Data } from '../../../shared/content/banner.ts'
import { bannerImage } from '../../parts/Hero.tsx'
import { platformHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

/** The brand's strip behind the game's own art, with the way in (spec 9 "game banners", rulings 7.7). */
export function GameBanner({ view, banner }: { readonly view: View; readonly banner: Data }) {
  const pnp = view.culture.usePnpRegistration
  return (
    <aside className="game-banner" aria-label={banner.gameName}>
      <img
        className="game-banner__art"
        src={bannerImage(view, banner.sectionCode, 'mobile', 'background', { game_slug: banner.gameSlug })}
        alt=""
        width={banner.size.width}
        height={banner.size.height}
        loading="lazy"
        decoding="async"
      />
      <div className="game-banner__text">
        <p className="game-banner__name">{banner.gameName}</p>
        {banner.cta !== '' && (
          <a
            className="button button--primary for-guest"
            href={platformHref(view, pnp ? 'play' : 'register')}
            {...(pnp ? { 'data-platform': '' } : { 'data-hash': 'account/register' })}
            rel="nofollow"
          >
            {banner.cta}
          </a>
        )}
        <p className="game-banner__terms">{view.t('common.ageAndTerms', { age: view.market.age.minimum })}</p>
      </div>
    </aside>
  )
}
