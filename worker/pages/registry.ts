import type { ContentType } from '../../shared/routes/entry.ts'
import { definePage, type Page } from '../document/page.ts'
import { loadCategory } from './category/load.ts'
import { CategoryPage } from './category/Page.tsx'
import { loadFeature } from './feature/load.ts'
import { FeaturePage } from './feature/Page.tsx'
import { loadFeatures } from './features/load.ts'
import { FeaturesPage } from './features/Page.tsx'
import { loadGame } from './game/load.ts'
import { GamePage } from './game/Page.tsx'
import { loadHome } from './home/load.ts'
import { HomePage } from './home/Page.tsx'
import { loadOffline } from './offline/load.ts'
import { OfflinePage } from './offline/Page.tsx'
import { loadPromotion } from './promotion/load.ts'
import { PromotionPage } from './promotion/Page.tsx'
import { loadPromotions } from './promotions/load.ts'
import { PromotionsPage } from './promotions/Page.tsx'
import { loadProvider } from './provider/load.ts'
import { ProviderPage } from './provider/Page.tsx'

/** The page of each content type. One that is missing here answers 404; tests/routes/unbuilt.ts lists them. */
export const pages: Partial<Readonly<Record<ContentType, Page>>> = {
  home: definePage({ load: loadHome, Page: HomePage }),
  category: definePage({ query: ['page'], load: loadCategory, Page: CategoryPage }),
  game: definePage({ load: loadGame, Page: GamePage }),
  promotions: definePage({ load: loadPromotions, Page: PromotionsPage }),
  promotion: definePage({ load: loadPromotion, Page: PromotionPage }),
  features: definePage({ load: loadFeatures, Page: FeaturesPage }),
  feature: definePage({ load: loadFeature, Page: FeaturePage }),
  provider: definePage({ query: ['page'], load: loadProvider, Page: ProviderPage }),
  offline: definePage({ load: loadOffline, Page: OfflinePage }),
}
