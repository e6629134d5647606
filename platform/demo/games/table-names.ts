import type { Mechanic } from './themes.ts'

/** Names of rooms and places that tables and shows are called by. */
export const rooms = (
  'Monarch, Riviera, Belvedere, Ambassador, Savoy Green, Lisbon, Vienna, Biarritz, Sapphire, Crystal, Parisian, ' +
  'Venetian, Grand Oak, Emerald, Lakeside, Palermo, Marquis, Ivory, Velvet, Amber, Sterling, Copenhagen, Budapest, ' +
  'Andalusian, Riverside, Harbour, Atrium, Rotunda, Conservatory, Alhambra, Mayfair Lane, Seville, Trafalgar Row, ' +
  'Orchid, Magnolia, Copper, Onyx, Pearl, Scarlet, Cobalt'
).split(', ')

/** How a table of a mechanic is called; {room} is one of the rooms. */
export const tablePatterns: Partial<Readonly<Record<Mechanic, readonly string[]>>> = {
  roulette: [
    '{room} Roulette',
    '{room} European Roulette',
    '{room} French Roulette',
    '{room} Roulette Royale',
    '{room} Twin Ball Roulette',
    '{room} Thunder Wheel Roulette',
    '{room} Pocket Roulette',
    '{room} Roulette Deluxe',
  ],
  blackjack: [
    '{room} Blackjack',
    '{room} Classic Blackjack',
    '{room} Blackjack Surrender',
    '{room} Single Deck Blackjack',
    '{room} Multihand Blackjack',
    '{room} Blackjack Side Bets',
    '{room} Vintage Blackjack',
    '{room} Blackjack Switchback',
  ],
  baccarat: [
    '{room} Baccarat',
    '{room} Punto Banco',
    '{room} Mini Baccarat',
    '{room} Baccarat No Commission',
    '{room} Speed Shoe Baccarat',
  ],
  poker: [
    '{room} Three Card Poker',
    '{room} Hold’em Heads Up',
    '{room} Caribbean Stud',
    '{room} Jacks or Better',
    '{room} Pai Gow',
  ],
  dice: ['{room} Craps', '{room} Sic Bo', '{room} Hazard Dice', '{room} Dice Duel', '{room} Lucky Dice'],
  'live-roulette': [
    '{room} Live Roulette',
    '{room} Roulette Live Salon',
    '{room} Auto Roulette Live',
    '{room} Close-Up Roulette Live',
    '{room} Live Speed Roulette',
    '{room} Live French Roulette',
    '{room} Live Roulette Gold',
  ],
  'live-blackjack': [
    '{room} Live Blackjack',
    '{room} Blackjack Live Lounge',
    '{room} Open Blackjack Live',
    '{room} Live Blackjack Party',
    '{room} Live Speed Blackjack',
    '{room} Live Salon Blackjack',
    '{room} Live Courtyard Blackjack',
  ],
  'live-baccarat': [
    '{room} Live Baccarat',
    '{room} Baccarat Live Squeeze',
    '{room} Live Speed Baccarat',
    '{room} Live Punto Banco',
    '{room} Live Baccarat Duo',
  ],
  'live-poker': [
    '{room} Live Casino Hold’em',
    '{room} Live Three Card Poker',
    '{room} Live Caribbean Stud',
    '{room} Live Texas Duel',
    '{room} Live Side Bet Square',
  ],
}

/** Game shows: a mood and a kind of show. */
export const showMoods = (
  'Lucky, Mega, Golden, Merry Hour, Cosmic, Spinning, Saturday, Wonder, Thunder, Prime Time, Super, Diamond, Rainbow, ' +
  'Grand, Treasure, Electric, Monte, Carnival, Gilded, Midnight, Jolly, Rocket, Bright, Winter'
).split(', ')
export const showKinds = (
  'Wheel, Drop, Doors, Ball Draw, Peg Tower, Vault, Dice City, Card Race, Coin Flip Live, Prize Studio, Ladder, ' +
  'Wheel of Worlds, Ball Machine, Quiz Night, Treasure Cove Live, Reveal, Star Hunt, Big Board, Spin-Off, Balloon Race'
).split(', ')

/** What stands after or before a theme's own name for these mechanics. */
export const mechanicPatterns: Partial<Readonly<Record<Mechanic, readonly string[]>>> = {
  megaways: ['{name} Megaways'],
  cluster: ['{name}', '{name} Cluster', '{name} Cascade'],
  'hold-and-win': ['{name} Hold & Win', '{name}: Hold & Spin'],
  'classic-slot': ['{name} Classic', '{name} 7s', '{name}'],
  'jackpot-slot': ['{name} Jackpot', '{name} Fortune', '{name} Grand'],
  'daily-jackpot-slot': ['{name} Daily Jackpot', '{name}: Daily Drop'],
  slingo: ['Slingo {name}'],
  scratch: ['{name} Scratch', 'Scratch {name}'],
  instant: ['{name} Pick', '{name} Dash', '{name} Mines', '{name} Pegs'],
  'video-bingo': ['{name} Video Bingo', '{name} Bingo Balls'],
  bingo: ['{name} Bingo', '{name} Bingo Room'],
}
