import type { Market } from '../shared/site/market.ts'

export const nz = {
  id: 'nz',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} is licensed outside New Zealand, account number {{account}}. The Department of Internal Affairs oversees gambling in New Zealand.',
    },
    regulator: { name: 'Department of Internal Affairs', url: 'https://www.dia.govt.nz/Gambling' },
    source: 'assumed; Gambling Act 2003 s16 (domain 1)',
  },
  age: { minimum: 18, source: 'assumed' },
  helpline: {
    name: 'Gambling Helpline Aotearoa',
    phone: '0800 654 655',
    url: 'https://www.gamblinghelpline.co.nz/',
    source: 'assumed',
  },
  // No register covers the market; Gamban is software that blocks sites.
  selfExclusion: null,
  safetyLinks: [
    { name: 'Safer Gambling Aotearoa', url: 'https://www.safergambling.org.nz/' },
    { name: 'Gamban', url: 'https://gamban.com/' },
  ],
  beam: null,
  slogan: { en: 'Play it easy.' },
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
