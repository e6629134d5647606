import { accountSteps } from '../../../shared/account/account-link.ts'
import { blocksPage, restrictions } from '../../../shared/place/restriction.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Icon } from '../../../shared/ui/Icon.tsx'
import { Rating } from '../../../shared/ui/Rating.tsx'
import { Beam } from '../../document/layout/Beam.tsx'
import { BlockingScreen } from '../../document/layout/BlockingScreen.tsx'
import { ConsentNotice } from '../../document/layout/ConsentNotice.tsx'
import { Footer } from '../../document/layout/Footer.tsx'
import { Header } from '../../document/layout/Header.tsx'
import { LeanHeader } from '../../document/layout/LeanHeader.tsx'
import { MobileBar } from '../../document/layout/MobileBar.tsx'
import { type ErrorKind, ErrorPage } from '../../pages/error/Page.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import type { PageBanner } from '../../parts/banner.ts'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { brandImages, operatorStyles, stylesheet } from '../../view/assets.ts'
import { closedView, type View } from '../../view/view.ts'
import { CardParts } from './CardParts.tsx'
import type { GalleryContent } from './content.ts'
import { GameParts } from './GameParts.tsx'
import { Framed, Part, State } from './Part.tsx'

export interface GalleryProps {
  readonly view: View
  readonly content: GalleryContent
  /** The same page on the hosts of the other brands. */
  readonly brands: readonly { readonly name: string; readonly href: string }[]
  readonly now: Date
}

const failures: readonly ErrorKind[] = [
  'notFound',
  'badRequest',
  'wrongMethod',
  'formRefused',
  'tooMany',
  'unavailable',
  'error',
]
const buttons = ['button button--primary', 'button button--quiet', 'link-button'] as const

function Controls({ view }: { readonly view: View }) {
  return (
    <Part name="Buttons and links">
      {buttons.map((className) => (
        <div key={className} className="gallery__set">
          <button type="button" className={className}>
            {view.t('common.seeAll')}
          </button>
          <button type="button" className={className} data-ring="">
            {view.t('common.seeAll')}
          </button>
          <button type="button" className={className} disabled>
            {view.t('common.seeAll')}
          </button>
        </div>
      ))}
      <div className="gallery__set">
        {(['menu', 'search', 'gift', 'close'] as const).map((name) => (
          <button key={name} type="button" className="icon-button" aria-label={name}>
            <Icon name={name} />
          </button>
        ))}
      </div>
      {[view, closedView(view)].map((shown) => (
        <div key={`${shown.account.closed}`} className="gallery__set">
          {accountSteps.map((step) => (
            <AccountLink key={step} account={shown.account} step={step} className="button button--quiet" />
          ))}
        </div>
      ))}
    </Part>
  )
}

function Heads({ view, banner }: { readonly view: View; readonly banner: PageBanner | null }) {
  return (
    <Part name="Heads of pages">
      <State name="without a banner">
        <Hero view={view} heading={view.brand.name} banner={null} />
      </State>
      {banner !== null && (
        <>
          <State name="whole">
            <Hero view={view} heading={view.brand.name} banner={banner} low={false} />
          </State>
          <State name="low">
            <Hero view={view} heading={view.brand.name} banner={banner} />
          </State>
          <State name="low, without words and way in">
            <Hero
              view={view}
              heading={view.brand.name}
              banner={{ ...banner, headline: null, subline: null, cta: null }}
            />
          </State>
        </>
      )}
    </Part>
  )
}

/** For the people who build the site, in local and test runs: every part of a brand in every state. */
export function Gallery({ view, content, brands, now }: GalleryProps) {
  const { brand, culture, t } = view
  return (
    <html lang={culture.htmlLang} className={`brand-${brand.id}`} data-consent="1000" data-favourites="" data-recent="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={brandImages(brand.id).icon} />
        <link rel="stylesheet" href={stylesheet(brand.id)} />
        <link rel="stylesheet" href={operatorStyles} />
        <title>{`Gallery of ${brand.name}`}</title>
      </head>
      <body>
        <div className="page">
          <Header view={view} />
          <main className="gallery">
            <h1>{`Every part of ${brand.name}`}</h1>
            <nav className="gallery__set" aria-label="Brands">
              {brands.map(({ name, href }) => (
                <a key={href} href={href}>
                  {name}
                </a>
              ))}
            </nav>
            <Controls view={view} />
            <Part name="Small parts">
              <Breadcrumbs
                view={view}
                crumbs={[
                  { text: t('menu.home'), href: '/' },
                  { text: t('menu.help'), href: null },
                ]}
              />
              <Notice>{t('games.failed')}</Notice>
              {[1, 3.4, 5].map((rate) => (
                <Rating
                  key={rate}
                  rate={rate}
                  text={t('game:rating', { rate: `${rate}` })}
                  votes={t('game:votes', { count: 7 })}
                />
              ))}
            </Part>
            <Heads view={view} banner={content.banner} />
            <GameParts view={view} content={content} now={now} />
            <CardParts view={view} content={content} now={now} />
            <Part name="Around a page">
              <Beam view={view} />
              <State name="header of a page that leads nowhere else">
                <LeanHeader view={view} />
              </State>
              <State name="bar of a phone">
                <Framed low>
                  <MobileBar view={view} />
                </Framed>
              </State>
              <State name="cookie notice">
                <Framed low>
                  <div className="gallery__asked">
                    <ConsentNotice view={view} words={null} />
                  </div>
                </Framed>
              </State>
            </Part>
            <Part name="What went wrong">
              {failures.map((kind) => (
                <State key={kind} name={kind}>
                  <ErrorPage view={view} kind={kind} />
                </State>
              ))}
            </Part>
            <Part name="Where the site is not offered">
              {restrictions.filter(blocksPage).map((restriction) => (
                <State key={restriction} name={restriction}>
                  <Framed>
                    <BlockingScreen
                      view={closedView(view)}
                      restriction={restriction}
                      clearable={restriction === 'blocked'}
                      words={null}
                      sibling={{ name: brand.name, href: '/' }}
                    />
                  </Framed>
                </State>
              ))}
            </Part>
          </main>
          <Footer view={view} />
        </div>
      </body>
    </html>
  )
}
