import { type Catalogue, catalogueOf, mergeNamespace, type Texts } from '../shared/i18n/catalogue.ts'
import type { CatalogueId, CultureId } from '../shared/site/ids.ts'
import ca from './ca/account.json' with { type: 'json' }
import da from './da/account.json' with { type: 'json' }
import deDE from './de-DE/account.json' with { type: 'json' }
import enCA from './en-CA/account.json' with { type: 'json' }
import enGB from './en-GB/account.json' with { type: 'json' }
import enIE from './en-IE/account.json' with { type: 'json' }
import enNZ from './en-NZ/account.json' with { type: 'json' }
import enROW from './en-ROW/account.json' with { type: 'json' }
import es from './es/account.json' with { type: 'json' }
import fi from './fi/account.json' with { type: 'json' }
import fr from './fr/account.json' with { type: 'json' }
import frCA from './fr-CA/account.json' with { type: 'json' }
import frca from './frca/account.json' with { type: 'json' }
import nbNO from './nb-NO/account.json' with { type: 'json' }
import ptBR from './pt-BR/account.json' with { type: 'json' }
import { cultures } from './registry.ts'
import sv from './sv/account.json' with { type: 'json' }

const base = { account: enGB }
const { complete, overlay } = catalogueOf(base)

/** The texts of the secure platform's pages, as their files hold them (rulings 2.8). */
export const accountCatalogues: Readonly<Record<CatalogueId, Catalogue>> = {
  'en-GB': complete(base),
  'en-ROW': overlay({ account: enROW }),
  'en-IE': overlay({ account: enIE }),
  'en-CA': overlay({ account: enCA }),
  'en-NZ': overlay({ account: enNZ }),
  fr: complete({ account: fr }),
  'fr-CA': overlay({ account: frCA }),
  frca: overlay({ account: frca }),
  ca: overlay({ account: ca }),
  'de-DE': complete({ account: deDE }),
  sv: complete({ account: sv }),
  es: complete({ account: es }),
  da: complete({ account: da }),
  fi: complete({ account: fi }),
  'pt-BR': complete({ account: ptBR }),
  'nb-NO': complete({ account: nbNO }),
}

/** A culture's complete texts for the platform's pages. */
export const accountTextsOf = (id: CultureId): Texts =>
  mergeNamespace(
    [id, ...cultures[id].fallbacks, 'en-GB' as const].map((link) => accountCatalogues[link]),
    'account',
  )
