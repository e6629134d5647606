import { Hono } from 'hono'
import type { PageEnv } from '../context.ts'
import { pageOfAddress } from '../middleware/address.ts'
import { earlierChoice } from '../middleware/earlier-choice.ts'
import { methodsOfPage } from '../middleware/methods.ts'
import { placeOfVisitor } from '../middleware/place.ts'
import { searchLimits } from '../middleware/rate-limits.ts'
import { previewPage } from './pages/preview-page.tsx'
import { showPage } from './pages/show-page.ts'
import { submitPage } from './pages/submit-page.ts'

/** Every page of the route table (design "The way of a request"): previews and forms are taken out of the way of a visit. */
export const pages = new Hono<PageEnv>()
  .use(pageOfAddress())
  .use(methodsOfPage())
  .use(searchLimits())
  .use(earlierChoice())
  .use(placeOfVisitor())
  .post('*', submitPage)
  .get('*', previewPage)
  .get('*', showPage)
