import type { Market } from '../shared/site/market.ts'

export const ie = {
  id: 'ie',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} offers its games to visitors in Ireland under a licence from outside the State, account number {{account}}. The Gambling Regulatory Authority of Ireland oversees gambling in the State.',
    },
    regulator: { name: 'Gambling Regulatory Authority of Ireland', url: 'https://www.grai.ie/' },
    source: 'assumed',
  },
  age: { minimum: 18, source: 'Gambling Regulation Act 2024' },
  helpline: {
    name: 'Gambling Care helpline',
    phone: '1800 936 725',
    url: 'https://gamblingcare.ie/',
    source: 'assumed',
  },
  selfExclusion: null,
  safetyLinks: [
    { name: 'Gambling Care', url: 'https://gamblingcare.ie/' },
    { name: 'Extern Problem Gambling', url: 'https://www.problemgambling.ie/' },
  ],
  beam: null,
  slogan: { en: 'Turn together, land in time.' },
  rules: {
    quickSpin: true,
    slotStakeLimit: null,
    slotReturnReduction: 0,
    offersInHead: true,
    forbiddenGroups: [],
    forbiddenWords: [],
    footer: 'full',
    promotionLinks: true,
    source: 'assumed',
  },
} as const satisfies Market
