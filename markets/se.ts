import type { Market } from '../shared/site/market.ts'

export const se = {
  id: 'se',
  enabled: true,
  licence: {
    line: {
      sv: '{{licensee}} har licens för kommersiellt onlinespel från Spelinspektionen, som är licens- och tillsynsmyndighet, diarienummer {{account}}. Licensen gäller till och med den 31 december 2028.',
    },
    regulator: { name: 'Spelinspektionen', url: 'https://www.spelinspektionen.se/' },
    source: 'domain 1; term assumed',
  },
  age: { minimum: 18, source: 'Spellagen 14 kap.' },
  helpline: { name: 'Stödlinjen', phone: '020-81 91 00', url: 'https://www.stodlinjen.se/', source: 'domain 1' },
  selfExclusion: { name: 'Spelpaus.se', url: 'https://www.spelpaus.se/', source: 'domain 1' },
  safetyLinks: [{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se/' }],
  beam: {
    buttons: [
      { key: 'block', name: 'Spelpaus', url: 'https://www.spelpaus.se/' },
      {
        key: 'limits',
        name: 'Spelgränser',
        url: 'https://www.spelinspektionen.se/spelproblem/insattningsgranser/',
        page: 'deposit-limits',
      },
      { key: 'test', name: 'Självtest', url: '/self-assessment-test/' },
    ],
    sticky: true,
    source: 'domain 1; rulings 8',
  },
  slogan: {},
  rules: {
    quickSpin: true,
    slotStakeLimit: null,
    slotReturnReduction: 0,
    offersInHead: true,
    forbiddenGroups: [],
    forbiddenWords: [],
    footer: 'strip',
    promotionLinks: false,
    source: 'rulings 3.12, 8',
  },
} as const satisfies Market
