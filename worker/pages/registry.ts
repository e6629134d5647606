import type { ContentType } from '../../shared/routes/entry.ts'
import { definePage, type Page } from '../document/page.ts'
import { loadCategory } from './category/load.ts'
import { CategoryPage } from './category/Page.tsx'
import { loadGame } from './game/load.ts'
import { GamePage } from './game/Page.tsx'
import { loadHome } from './home/load.ts'
import { HomePage } from './home/Page.tsx'

/** The page of each content type. One that is missing here answers 404; tests/routes/unbuilt.ts lists them. */
export const pages: Partial<Readonly<Record<ContentType, Page>>> = {
  home: definePage({ load: loadHome, Page: HomePage }),
  category: definePage({ query: ['page'], load: loadCategory, Page: CategoryPage }),
  game: definePage({ load: loadGame, Page: GamePage }),
}
