import type { Market } from '../shared/site/market.ts'
import { on } from './on.ts'

const regulator = { name: 'Jeux en ligne Ontario', url: 'https://igamingontario.ca/fr' }
const limits = { name: 'Jouez sensé', url: 'https://www.playsmart.ca/' }

/** Ontario in French: the same rules, its bodies and programs under their French names. */
export const onFr = {
  ...on,
  licence: { ...on.licence, regulator },
  selfExclusion: {
    name: 'BetGuard, pour tous les sites de jeu en ligne réglementés de l’Ontario',
    url: regulator.url,
    source: on.selfExclusion.source,
  },
  safetyLinks: [limits, { name: 'CAJO', url: 'https://www.agco.ca/fr' }],
  beam: {
    ...on.beam,
    buttons: [
      { key: 'help', name: 'ConnexOntario', url: 'https://www.connexontario.ca/' },
      { key: 'limits', ...limits },
      { key: 'regulator', ...regulator },
    ],
  },
} as const satisfies Market
