import type { PageData } from '../../shared/site/page-data.ts'
import { siteVersion } from '../../shared/site/version.ts'
import { vendorData } from '../../shared/tracking/vendor-data.ts'
import { clientTexts, overlayStyles, scripts } from '../view/assets.ts'
import type { View } from '../view/view.ts'
import { scriptJson } from './head.tsx'
import { type Piece, pieceOf } from './kept-markup.tsx'
import { keeper } from './made-of.ts'

/** What the page's script is told of the brand's vendors; nothing of it is loaded before their consent. */
const vendorBlock = ({ site, platformUrl }: View): string => {
  const data = vendorData(scripts.tags, site, { platform: platformUrl, standIn: site.vendorOrigin })
  return data.vendors.length === 0
    ? ''
    : `<script type="application/json" id="vendor-data">${scriptJson(data)}</script>`
}

/** What the page's script is told of its culture. */
function pageBlock(view: View, serviceWorker: boolean): string {
  const { culture, brand } = view
  const page: PageData = {
    culture: culture.id,
    htmlLang: culture.htmlLang,
    currency: culture.currency,
    texts: clientTexts(culture.id),
    home: view.href('home') ?? '/',
    addresses: {
      search: view.href('search') ?? '/search/',
      contact: view.href('contact') ?? '/',
      privacy: view.href('privacy') ?? '/',
      terms: view.href('terms') ?? '/',
      login: view.account.address('login'),
      register: view.account.address('register'),
      play: view.account.address('play'),
    },
    widget: {
      address: `${view.platformUrl}/widget/config.js?lang=${culture.id}`,
      sendsCountry: !culture.disableCountry,
    },
    searchWorker: scripts.searchWorker,
    overlayStyles,
    payAndPlay: culture.usePnpRegistration,
    feedback: culture.feedbacksEnabled,
    serviceWorker: serviceWorker ? `/service-worker.js?v=${siteVersion}&b=${brand.code}` : null,
  }
  return `<script type="application/json" id="page-data">${scriptJson(page)}</script>`
}

const keepPiece = keeper<Piece>()

/** The blocks of data, which are a view's own. */
export const dataBlocks = (view: View, serviceWorker: boolean): Piece =>
  keepPiece([view], `data ${serviceWorker}`, () =>
    pieceOf(`${pageBlock(view, serviceWorker)}${vendorBlock(view)}<script type="application/json" id="visitor-data">`),
  )
