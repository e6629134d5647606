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
    name: 'Responsible Gambling Council',
    phone: null,
    url: 'https://www.responsiblegambling.org/',
    source: 'assumed',
  },
  selfExclusion: { name: 'Gamban', url: 'https://gamban.com/', source: 'assumed' },
  safetyLinks: [{ name: 'GamTalk', url: 'https://www.gamtalk.org/' }],
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
