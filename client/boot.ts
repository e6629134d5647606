import { followBannerTracking } from './bt.ts'
import { enhanceConsent } from './consent-notice.ts'
import { rememberCulture } from './culture-choice.ts'
import { listenToHash } from './hash.ts'
import { keepInstallOffer } from './install-offer.ts'
import { enhanceMenu } from './menu.ts'
import { swapCurrency } from './money.ts'
import { enhancePage } from './page-scripts.ts'
import { registerWorker } from './register-worker.ts'
import { enhanceScroll, showCurrentTab } from './scroll.ts'
import { readPageInfo, readVisit } from './visit.ts'

keepInstallOffer()
const visit = readVisit()
listenToHash()
enhanceMenu()
enhanceScroll()
showCurrentTab()
enhanceConsent()
rememberCulture()
void followBannerTracking()
enhancePage()
if (visit) swapCurrency(visit)
const page = readPageInfo()
if (page) registerWorker(page)
