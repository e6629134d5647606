import { filterNames } from '../../shared/games/game-filter.ts'
import type { ContentType } from '../../shared/routes/entry.ts'
import { definePage, type Page } from '../document/page.ts'
import { loadBannerPreview } from './banner-preview/load.ts'
import { BannerPreviewPage } from './banner-preview/Page.tsx'
import { loadBlogHome } from './blog-home/load.ts'
import { BlogHomePage } from './blog-home/Page.tsx'
import { loadBlogPost } from './blog-post/load.ts'
import { BlogPostPage } from './blog-post/Page.tsx'
import { loadBlogSearch } from './blog-search/load.ts'
import { BlogSearchPage } from './blog-search/Page.tsx'
import { loadBlogTag } from './blog-tag/load.ts'
import { BlogTagPage } from './blog-tag/Page.tsx'
import { loadCategory } from './category/load.ts'
import { CategoryPage } from './category/Page.tsx'
import { documents } from './compliance/documents.ts'
import { loadCompliance } from './compliance/load.ts'
import { loadContact } from './contact/load.ts'
import { ContactPage } from './contact/Page.tsx'
import { loadContent } from './content/load.ts'
import { ContentPage } from './content/Page.tsx'
import { loadFeature } from './feature/load.ts'
import { FeaturePage } from './feature/Page.tsx'
import { loadFeatures } from './features/load.ts'
import { FeaturesPage } from './features/Page.tsx'
import { loadGame } from './game/load.ts'
import { GamePage } from './game/Page.tsx'
import { loadHelp } from './help/load.ts'
import { HelpPage } from './help/Page.tsx'
import { loadHome } from './home/load.ts'
import { HomePage } from './home/Page.tsx'
import { loadLanding } from './landing/load.ts'
import { LandingPage } from './landing/Page.tsx'
import { MobileAppPage } from './mobile-app/Page.tsx'
import { loadOffline } from './offline/load.ts'
import { OfflinePage } from './offline/Page.tsx'
import { loadPayment } from './payment/load.ts'
import { PaymentPage } from './payment/Page.tsx'
import { loadPayments } from './payments/load.ts'
import { PaymentsPage } from './payments/Page.tsx'
import { FeatureOnHomePage, PromotionOnHomePage } from './previews/HomePages.tsx'
import {
  loadPreviewFeature,
  loadPreviewFeaturesHome,
  loadPreviewGame,
  loadPreviewPost,
  loadPreviewPromotion,
  loadPreviewPromotionsHome,
} from './previews/load.ts'
import { PrivacyPage } from './privacy/Page.tsx'
import { loadPromotion } from './promotion/load.ts'
import { PromotionPage } from './promotion/Page.tsx'
import { loadPromotions } from './promotions/load.ts'
import { PromotionsPage } from './promotions/Page.tsx'
import { loadProvider } from './provider/load.ts'
import { ProviderPage } from './provider/Page.tsx'
import { loadRegistrationComplete } from './registration-complete/load.ts'
import { RegistrationCompletePage } from './registration-complete/Page.tsx'
import { loadRestricted } from './restricted/load.ts'
import { RestrictedPage } from './restricted/Page.tsx'
import { loadSearch } from './search/load.ts'
import { SearchPage } from './search/Page.tsx'
import { loadSelfAssessment, submitSelfAssessment } from './self-assessment/load.ts'
import { SelfAssessmentPage } from './self-assessment/Page.tsx'
import { loadSiteMap } from './site-map/load.ts'
import { SiteMapPage } from './site-map/Page.tsx'
import { StoryPage } from './story/Page.tsx'
import { loadWinners } from './winners/load.ts'
import { WinnersPage } from './winners/Page.tsx'

/** The page of each content type; the type holds it complete. */
export const pages: Readonly<Record<ContentType, Page>> = {
  home: definePage({ reads: ['now', 'rate'], load: loadHome, Page: HomePage }),
  category: definePage({
    query: ['page', ...filterNames],
    reads: ['now', 'rate'],
    load: loadCategory,
    Page: CategoryPage,
  }),
  game: definePage({ reads: ['rate'], load: loadGame, Page: GamePage }),
  promotions: definePage({ reads: ['now'], load: loadPromotions, Page: PromotionsPage }),
  promotion: definePage({ reads: ['now'], load: loadPromotion, Page: PromotionPage }),
  features: definePage({ load: loadFeatures, Page: FeaturesPage }),
  feature: definePage({ load: loadFeature, Page: FeaturePage }),
  provider: definePage({ query: ['page'], reads: ['rate'], load: loadProvider, Page: ProviderPage }),
  offline: definePage({ load: loadOffline, Page: OfflinePage }),
  content: definePage({ load: loadContent, Page: ContentPage }),
  story: definePage({ load: loadContent, Page: StoryPage }),
  privacy: definePage({ load: loadContent, Page: PrivacyPage }),
  help: definePage({ query: ['q'], load: loadHelp, Page: HelpPage }),
  contact: definePage({ load: loadContact, Page: ContactPage }),
  selfAssessment: definePage({ load: loadSelfAssessment, submit: submitSelfAssessment, Page: SelfAssessmentPage }),
  mobileApp: definePage({ load: loadContent, Page: MobileAppPage }),
  compliance: definePage({ load: loadCompliance(documents), Page: ContentPage }),
  payments: definePage({ load: loadPayments, Page: PaymentsPage }),
  payment: definePage({ load: loadPayment, Page: PaymentPage }),
  restricted: definePage({ load: loadRestricted, Page: RestrictedPage }),
  landing: definePage({ load: loadLanding, Page: LandingPage }),
  winners: definePage({ reads: ['now', 'rate'], load: loadWinners, Page: WinnersPage }),
  search: definePage({ query: ['q', 'page'], reads: ['rate'], load: loadSearch, Page: SearchPage }),
  siteMap: definePage({ load: loadSiteMap, Page: SiteMapPage }),
  registrationComplete: definePage({ load: loadRegistrationComplete, Page: RegistrationCompletePage }),
  blogHome: definePage({ query: ['page'], load: loadBlogHome, Page: BlogHomePage }),
  blogSearch: definePage({ query: ['q', 'page'], load: loadBlogSearch, Page: BlogSearchPage }),
  blogTag: definePage({ query: ['page'], load: loadBlogTag, Page: BlogTagPage }),
  blogPost: definePage({ reads: ['rate'], load: loadBlogPost, Page: BlogPostPage }),
  bannerPreview: definePage({
    query: ['bt', 'r', 'token'],
    load: loadBannerPreview,
    Page: BannerPreviewPage,
  }),
  previewGame: definePage({ reads: ['rate'], load: loadPreviewGame, Page: GamePage }),
  previewPost: definePage({ reads: ['rate'], load: loadPreviewPost, Page: BlogPostPage }),
  previewPromotion: definePage({ reads: ['now'], load: loadPreviewPromotion, Page: PromotionPage }),
  previewPromotionsHome: definePage({
    reads: ['now'],
    load: loadPreviewPromotionsHome,
    Page: PromotionOnHomePage,
  }),
  previewFeature: definePage({ load: loadPreviewFeature, Page: FeaturePage }),
  previewFeaturesHome: definePage({ load: loadPreviewFeaturesHome, Page: FeatureOnHomePage }),
}
