import type { ListedProvider } from '../../../shared/content/provider.ts'
import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { GameList, GameShelf } from '../../parts/games.tsx'
import { Notice } from '../../parts/Notice.tsx'
import type { View } from '../../view/view.ts'
import type { ProviderProps } from './load.ts'

/** Height of the marks that the feed serves, in px. */
const markHeight = 57

/** A provider's mark for the brand's ground; its room is kept for one of usual width. */
function ProviderMark({
  view,
  provider,
  alt,
}: {
  readonly view: View
  readonly provider: ListedProvider
  readonly alt: string
}) {
  const mark = view.brand.colors.scheme === 'dark' ? provider.dark_img_url : provider.light_img_url
  return (
    <img
      className="provider-mark"
      src={view.image(mark)}
      alt={alt}
      width={markHeight * 3}
      height={markHeight}
      decoding="async"
      loading={alt === '' ? 'eager' : 'lazy'}
    />
  )
}

/** Where it is at home, how many of its games are here, and what it makes. */
function Facts({ view, provider, story }: Pick<ProviderProps, 'view' | 'provider' | 'story'>) {
  const { t, format } = view
  const makes = story?.makes.map(({ name }) => name) ?? []
  const facts = [
    { label: t('provider.home'), value: story?.home ?? '' },
    { label: t('provider.here'), value: t('games.count', { count: provider.games }) },
    { label: t('provider.makes'), value: format.list(makes) },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="studio__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Story({
  view,
  provider,
  story,
}: { readonly story: NonNullable<ProviderProps['story']> } & Omit<ProviderProps, 'story'>) {
  return (
    <section className="studio-story" aria-labelledby="studio-story">
      <figure className="studio-story__motto">
        <blockquote>
          <p>{story.motto}</p>
        </blockquote>
        <figcaption>{provider.name}</figcaption>
      </figure>
      <div className="studio-story__text">
        <h2 id="studio-story">{view.t('provider.story', { provider: provider.name })}</h2>
        <Html view={view} className="prose" html={story.body} />
      </div>
    </section>
  )
}

/** A provider's games and its story (spec 2): its best known games on a wall, what it is, then all the others. */
export function ProviderPage(props: ProviderProps) {
  const { view, crumbs, provider, story, wall, list, others } = props
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className={wall.length > 0 ? 'studio studio--walled' : 'studio'}>
        <div className="studio__words">
          <ProviderMark view={view} provider={provider} alt="" />
          <h1>{t('provider.heading', { provider: provider.name })}</h1>
          {story !== null && <p className="studio__lead">{story.lead}</p>}
          <Facts view={view} provider={provider} story={story} />
        </div>
        {wall.length > 0 && (
          <section className="studio__wall" aria-label={t('provider.bestKnown')}>
            <GameList view={view} games={wall} layout="row" shape="lead" eager={3} />
          </section>
        )}
      </div>
      {story !== null && <Story {...props} story={story} />}
      {list === null && <Notice>{t('games.failed')}</Notice>}
      {list !== null && list.games.length === 0 && wall.length === 0 && <Notice>{t('games.empty')}</Notice>}
      {list !== null && list.games.length > 0 && (
        <section className="studio-games" aria-label={provider.name}>
          {wall.length > 0 && <h2>{t('provider.more', { provider: provider.name })}</h2>}
          <GameShelf view={view} games={list.games} paging={list.paging} eager={wall.length > 0 ? 0 : 4} led={false} />
        </section>
      )}
      {others.length > 0 && (
        <nav className="link-grid studio-others" aria-labelledby="studio-others">
          <h2 id="studio-others">{t('provider.others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.provider.key}>
                <a href={other.href}>
                  <ProviderMark view={view} provider={other.provider} alt={other.provider.name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
