import { enhanceConsent } from './consent-notice.ts'
import { rememberCulture } from './culture-choice.ts'
import { listenToHash } from './hash.ts'
import { enhanceMenu } from './menu.ts'
import { swapCurrency } from './money.ts'
import { enhanceScroll } from './scroll.ts'
import { readVisit } from './visit.ts'

const visit = readVisit()
listenToHash()
enhanceMenu()
enhanceScroll()
enhanceConsent()
rememberCulture()
if (visit) swapCurrency(visit)
