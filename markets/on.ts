import type { Market } from '../shared/site/market.ts'

export const on = {
  id: 'on',
  enabled: true,
  licence: {
    line: {
      en: '{{licensee}} is registered by the Alcohol and Gaming Commission of Ontario and operates under an agreement with iGaming Ontario, registration {{account}}. If you have questions or concerns about your gambling or someone close to you, please contact ConnexOntario at 1-866-531-2600 to speak to an advisor, free of charge.',
      fr: '{{licensee}} est inscrite auprès de la Commission des alcools et des jeux de l’Ontario et exerce ses activités en vertu d’une entente avec iGaming Ontario (Jeux en ligne Ontario), inscription {{account}}. Si vous vous posez des questions sur vos habitudes de jeu ou celles d’un proche, communiquez sans frais avec ConnexOntario au 1-866-531-2600.',
    },
    regulator: { name: 'iGaming Ontario', url: 'https://igamingontario.ca/' },
    source: 'AGCO Registrar’s Standards 2.09; domain 1',
  },
  age: { minimum: 19, source: 'AGCO Registrar’s Standards' },
  helpline: {
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    url: 'https://www.connexontario.ca/',
    source: 'domain 1',
  },
  selfExclusion: {
    name: 'BetGuard, for all regulated online gaming sites in Ontario',
    url: 'https://igamingontario.ca/',
    source:
      'iGaming Ontario: BetGuard, since 14 May 2026; AGCO Registrar’s Standards 2.14. The address of the portal itself: assumed to be reached from there',
  },
  safetyLinks: [
    { name: 'PlaySmart', url: 'https://www.playsmart.ca/' },
    { name: 'AGCO', url: 'https://www.agco.ca/' },
  ],
  beam: {
    buttons: [
      { key: 'help', name: 'ConnexOntario', url: 'https://www.connexontario.ca/' },
      { key: 'limits', name: 'PlaySmart', url: 'https://www.playsmart.ca/' },
      { key: 'regulator', name: 'iGaming Ontario', url: 'https://igamingontario.ca/' },
    ],
    sticky: false,
    source: 'rulings 8',
  },
  slogan: { en: 'Every game has a row. Pick a good seat.' },
  rules: {
    quickSpin: false,
    slotStakeLimit: null,
    slotReturnReduction: 0,
    offersInHead: false,
    forbiddenGroups: [],
    forbiddenWords: [],
    footer: 'full',
    promotionLinks: true,
    source: 'AGCO Registrar’s Standards 2.05; rulings 8 (quick spin)',
  },
} as const satisfies Market
