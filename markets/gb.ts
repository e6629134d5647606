import type { Market } from '../shared/site/market.ts'

export const gb = {
  id: 'gb',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} is licensed and regulated in Great Britain by the Gambling Commission under account number {{account}}.',
    },
    regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/public-register' },
    source: 'LCCP 8.1.1; domain 1',
  },
  age: { minimum: 18, source: 'Gambling Act 2005' },
  helpline: {
    name: 'National Gambling Helpline',
    phone: '0808 8020 133',
    url: 'https://www.gamcare.org.uk/',
    source: 'domain 1',
  },
  selfExclusion: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/', source: 'domain 1' },
  safetyLinks: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk/' }],
  beam: null,
  slogan: { en: 'Play for the murmuration, not the money.' },
  rules: {
    quickSpin: false,
    slotStakeLimit: 5,
    slotReturnReduction: 0,
    offersInHead: true,
    forbiddenGroups: [],
    forbiddenWords: [],
    footer: 'full',
    promotionLinks: true,
    source:
      'rulings 8 (quick spin); Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025 (£5 a spin)',
  },
} as const satisfies Market
