import type { Market } from '../shared/site/market.ts'

export const row = {
  id: 'row',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} is a licensed operator, account number {{account}}. Whether you may play depends on the law of the place you are in.',
    },
    regulator: null,
    source: 'assumed',
  },
  age: { minimum: 18, source: 'assumed' },
  helpline: { name: 'Gambling Therapy', phone: null, url: 'https://www.gamblingtherapy.org/', source: 'assumed' },
  // No register covers the market; Gamban is software that blocks sites.
  selfExclusion: null,
  safetyLinks: [
    { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
    { name: 'Gamban', url: 'https://gamban.com/' },
  ],
  beam: null,
  slogan: { en: 'One sky, many wings.' },
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
