import type { Market } from '../shared/site/market.ts'

export const de = {
  id: 'de',
  enabled: true,
  licence: {
    line: {
      de: 'Die {{licensee}} besitzt eine Erlaubnis zur Veranstaltung virtueller Automatenspiele im Internet (Aktenzeichen {{account}}) und untersteht der Aufsicht der Gemeinsamen Glücksspielbehörde der Länder (GGL).',
    },
    regulator: { name: 'Gemeinsame Glücksspielbehörde der Länder', url: 'https://www.gluecksspiel-behoerde.de/' },
    source: 'GlüStV §6e; domain 1',
  },
  age: { minimum: 18, source: 'GlüStV §4' },
  helpline: {
    name: 'Telefonberatung des BIÖG zur Glücksspielsucht',
    phone: '0800 1372700',
    url: 'https://www.check-dein-spiel.de/',
    source: 'assumed',
  },
  selfExclusion: {
    name: 'OASIS-Sperrsystem',
    url: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis',
    source: 'domain 1',
  },
  safetyLinks: [{ name: 'check-dein-spiel.de', url: 'https://www.check-dein-spiel.de/' }],
  beam: {
    buttons: [
      {
        key: 'block',
        name: 'OASIS',
        url: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis',
      },
      { key: 'test', name: 'check-dein-spiel.de', url: 'https://www.check-dein-spiel.de/' },
      { key: 'regulator', name: 'GGL', url: 'https://www.gluecksspiel-behoerde.de/' },
    ],
    sticky: false,
    source: 'rulings 8',
  },
  slogan: {},
  rules: {
    quickSpin: false,
    slotStakeLimit: 1,
    slotReturnReduction: 8,
    offersInHead: true,
    forbiddenGroups: [
      'jackpots',
      'daily_jackpots',
      'roulette',
      'blackjack',
      'casino',
      'other_casino',
      'live_casino',
      'live_roulette',
      'live_blackjack',
      'live_baccarat',
      'live_games',
      'game_shows',
      'bingo',
      'video_bingo',
      'instant_win',
      'scratch_cards',
      'slingo',
    ],
    forbiddenWords: ['Casino', 'Jackpot', 'Roulette', 'Blackjack'],
    footer: 'full',
    promotionLinks: true,
    source: 'GlüStV §22a; RennwLottG §37 (5.3 % of each stake), its effect on returns assumed; rulings 8',
  },
} as const satisfies Market
