import { rememberCulture } from './layout/culture-choice.ts'
import { enhanceMenu } from './layout/menu.ts'
import { followPromotionsDot } from './layout/promotions-dot.ts'
import { registerWorker } from './layout/register-worker.ts'
import { showCurrentTab } from './layout/tabs.ts'
import { followUse } from './layout/when-used.ts'
import { listenToOverlays } from './overlays/listen.ts'
import { enhancePage } from './pages/page-scripts.ts'
import { swapCurrency } from './state/money.ts'
import { pageBasics, visitorMoney } from './state/page-basics.ts'
import { followSegment } from './state/segment-label.ts'
import { keepArrival } from './tracking/arrival.ts'
import { followBannerTracking } from './tracking/campaign.ts'
import { enhanceConsent } from './tracking/consent-notice.ts'
import { followTracking } from './tracking/start.ts'
import { followThrown } from './tracking/thrown.ts'

followThrown()
listenToOverlays()
enhanceMenu()
followUse()
showCurrentTab()
enhanceConsent()
rememberCulture()
followBannerTracking()
keepArrival()
followTracking()
followPromotionsDot()
followSegment()
enhancePage()
const money = visitorMoney()
if (money) swapCurrency(money)
registerWorker(pageBasics()?.serviceWorker ?? null)
