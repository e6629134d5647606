import { bannerDevices, bannerLayers, bannerSections } from '../../../shared/content/banner.ts'
import { bannerImage } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import type { BannerPreviewProps } from './load.ts'

/** The section whose pictures stand in where a code names none of its own. */
const [section] = bannerSections

export function BannerPreviewPage({ view, asked, texts, token, path }: BannerPreviewProps) {
  const { t } = view
  const tracking = asked === null ? null : { bt: asked.bt, ...(asked.r === null ? {} : { r: asked.r }) }
  const facts =
    texts === null
      ? []
      : [
          { label: t('preview.code'), value: texts.code },
          { label: t('preview.pageTitle'), value: texts.pageTitle },
          { label: t('preview.cta'), value: texts.cta },
          { label: t('preview.terms'), value: texts.terms },
        ]
  return (
    <>
      <div className="page-head">
        <h1>{t('preview.bannerTexts')}</h1>
      </div>
      <form method="get" action={path} className="bt-form">
        <input type="hidden" name="token" value={token} />
        <p>
          <label htmlFor="bt-code">{t('preview.code')}</label>
          <input id="bt-code" name="bt" defaultValue={asked?.bt ?? ''} maxLength={40} required />
        </p>
        <p>
          <label htmlFor="bt-r">r</label>
          <input id="bt-r" name="r" defaultValue={asked?.r ?? ''} maxLength={40} />
        </p>
        <button className="button button--primary" type="submit">
          {t('preview.show')}
        </button>
      </form>
      {asked === null && <Notice>{t('preview.enterCode')}</Notice>}
      {asked !== null && texts === null && <Notice>{t('preview.noTexts')}</Notice>}
      {texts !== null && (
        <dl className="bt-texts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tracking !== null &&
        bannerDevices.map((device) => (
          <section key={device} className="section" aria-labelledby={`bt-${device}`}>
            <h2 id={`bt-${device}`}>{t(`preview.${device}`)}</h2>
            {bannerLayers.map((layer) => (
              <figure key={layer} className="bt-layer">
                <img
                  src={bannerImage(
                    view,
                    { section, device, layer, hash: texts?.hashes[device][layer] ?? null },
                    tracking,
                  )}
                  alt=""
                  loading="lazy"
                />
                <figcaption>{t(`preview.${layer}`)}</figcaption>
              </figure>
            ))}
          </section>
        ))}
    </>
  )
}
