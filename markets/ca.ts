import type { Market } from '../shared/site/market.ts'

export const ca = {
  id: 'ca',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} serves players in Canada outside Ontario under its own licence, account number {{account}}.',
      fr: '{{licensee}} accueille les joueurs du Canada, hors de l’Ontario, en vertu de sa propre licence, numéro de compte {{account}}.',
    },
    regulator: null,
    source: 'assumed: no provincial line known (domain 1)',
  },
  age: { minimum: 19, source: 'rulings 8' },
  helpline: {
    name: 'GamTalk',
    phone: null,
    url: 'https://www.gamtalk.org/',
    source: 'assumed: no one line answers for all provinces; moderated support that is open to all of them',
  },
  // No register covers the market: each province’s is for its own sites. Gamban is software that blocks sites.
  selfExclusion: null,
  safetyLinks: [
    { name: 'Responsible Gambling Council', url: 'https://www.responsiblegambling.org/' },
    { name: 'Gamban', url: 'https://gamban.com/' },
  ],
  beam: null,
  slogan: { en: 'Light hands, good company.' },
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
