import { Hono } from 'hono'
import type { PageEnv } from '../context.ts'
import { pageOfAddress } from '../middleware/address.ts'
import { earlierChoice } from '../middleware/earlier-choice.ts'
import { methodsOfPage } from '../middleware/methods.ts'
import { placeOfVisit } from '../middleware/place.ts'
import { previewed } from './pages/previewed.tsx'
import { submitted } from './pages/submitted.ts'
import { visited } from './pages/visited.ts'

/** Every page of the route table (design "The way of a request"): previews and forms are taken out of the way of a visit. */
export const pages = new Hono<PageEnv>()
  .use(pageOfAddress())
  .use(methodsOfPage())
  .use(earlierChoice())
  .use(placeOfVisit())
  .post('*', submitted)
  .get('*', previewed)
  .get('*', visited)
