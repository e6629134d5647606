import type { Market } from '../shared/site/market.ts'
import { ca } from './ca.ts'

/** Canada outside Ontario as its francophones meet it: the same rules, the help line that answers in French. */
export const caFr = {
  ...ca,
  helpline: {
    name: 'Jeu\u00a0: aide et référence',
    phone: '1-800-461-0140',
    url: 'https://aidejeu.ca/',
    source: 'https://aidejeu.ca/ (bilingual, free, around the clock); number assumed',
  },
  safetyLinks: [
    { name: 'Conseil du jeu responsable', url: 'https://www.responsiblegambling.org/' },
    { name: 'Gamban', url: 'https://gamban.com/' },
  ],
} as const satisfies Market
