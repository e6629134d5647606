import type { Catalogue } from '../shared/i18n/catalogue.ts'
import type { UnservedCatalogueId } from '../shared/site/ids.ts'
import { complete } from './catalogues.ts'
import daClient from './da/client.json' with { type: 'json' }
import daGame from './da/game.json' with { type: 'json' }
import daSite from './da/site.json' with { type: 'json' }
import fiClient from './fi/client.json' with { type: 'json' }
import fiGame from './fi/game.json' with { type: 'json' }
import fiSite from './fi/site.json' with { type: 'json' }
import nbNOClient from './nb-NO/client.json' with { type: 'json' }
import nbNOGame from './nb-NO/game.json' with { type: 'json' }
import nbNOSite from './nb-NO/site.json' with { type: 'json' }
import ptBRClient from './pt-BR/client.json' with { type: 'json' }
import ptBRGame from './pt-BR/game.json' with { type: 'json' }
import ptBRSite from './pt-BR/site.json' with { type: 'json' }

/** Catalogues that no page needs yet, complete like the others; the Worker does not carry them. */
export const unservedCatalogues: Readonly<Record<UnservedCatalogueId, Catalogue>> = {
  da: complete({ site: daSite, game: daGame, client: daClient }),
  fi: complete({ site: fiSite, game: fiGame, client: fiClient }),
  'pt-BR': complete({ site: ptBRSite, game: ptBRGame, client: ptBRClient }),
  'nb-NO': complete({ site: nbNOSite, game: nbNOGame, client: nbNOClient }),
}
