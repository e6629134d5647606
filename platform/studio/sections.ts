import type { Trio } from '../../drawing/motifs/all.ts'
import type { BannerSection } from '../../shared/content/banner.ts'

/** What each section's banner shows. */
export const sections: Readonly<Record<BannerSection, Trio>> = {
  home: ['reels', 'roulettewheel', 'coins'],
  slots: ['reels', 'cherries', 'bell'],
  newSlots: ['gift', 'gemstar', 'reels'],
  megaways: ['dragonhead', 'reels', 'flame'],
  jackpots: ['crown', 'chest', 'coins'],
  dailyJackpots: ['safe', 'coins', 'stopwatch'],
  slingo: ['slingogrid', 'bingoball', 'star'],
  instantWin: ['plane', 'bolt', 'coin'],
  scratchCards: ['scratchcard', 'coin', 'clover4'],
  videoBingo: ['bingocard', 'bingoball', 'neonsign'],
  liveCasino: ['croupier', 'roulettewheel', 'acecards'],
  casino: ['rouletteside', 'acecards', 'chipstack'],
  roulette: ['roulettewheel', 'rouletteside', 'chipstack'],
  blackjack: ['acecards', 'spade', 'chipstack'],
  bingo: ['bingocage', 'bingoball', 'bingocard'],
  gameShows: ['fortunewheel', 'showstage', 'microphone'],
  promotions: ['gift', 'ticket', 'ribbon'],
  features: ['device', 'magnifier', 'shield'],
  payments: ['card', 'wallet', 'bank'],
  winners: ['trophy', 'crown', 'coins'],
  mobileApp: ['phone', 'device', 'star'],
  vip: ['crown', 'diamond', 'goblet'],
}

/** What pages other than sections are illustrated with, by their id. */
export const subjects: Readonly<Record<'blog' | 'feature' | 'landing', Readonly<Record<string, Trio>>>> = {
  blog: {
    'how-rtp-works': ['chart', 'coin', 'reels'],
    'volatility-explained': ['mountains', 'wave', 'bolt'],
    'megaways-mechanic': ['reels', 'towers', 'dice'],
    'november-releases': ['calendar', 'leaf', 'gemstar'],
    'book-of-dead-review': ['book', 'pharaoh', 'scarab'],
    'roulette-bets': ['rouletteside', 'chipstack', 'roulettewheel'],
    'blackjack-basics': ['acecards', 'kingcard', 'chip'],
    'setting-limits': ['sliders', 'stopwatch', 'wallet'],
    'spotting-chasing-losses': ['brake', 'compass', 'hourglass'],
    'how-random-numbers-are-tested': ['dice', 'magnifier', 'shield'],
    'making-of-a-slot': ['pencil', 'reels', 'star'],
    'five-habits-of-relaxed-players': ['teacup', 'hourglass', 'sunflower'],
  },
  feature: {
    'quick-registration': ['form', 'stopwatch', 'bolt'],
    'game-search': ['magnifier', 'reels', 'acecards'],
    favourites: ['heart', 'star', 'reels'],
    'deposit-limits': ['sliders', 'wallet', 'coin'],
    'reality-check': ['hourglass', 'stopwatch', 'teacup'],
    'live-help': ['speech', 'croupier', 'heart'],
    'verified-fair': ['shield', 'dice', 'chart'],
    'install-app': ['device', 'phone', 'star'],
  },
  landing: {
    welcome: ['door', 'key', 'star'],
    'deal-code': ['ticket', 'gift', 'coin'],
    'new-this-month': ['calendar', 'gift', 'gemstar'],
    'live-evenings': ['croupier', 'moon', 'roulettewheel'],
  },
}

/** The motifs of `promotions.yaml`, each with company. */
export const promotionTrios: Readonly<Record<string, Trio>> = {
  key: ['key', 'door', 'coin'],
  sail: ['sail', 'wave', 'sun'],
  wave: ['wave', 'coin', 'shell'],
  lantern: ['lantern', 'star', 'moon'],
  comet: ['comet', 'coins', 'star'],
  ribbon: ['ribbon', 'trophy', 'stopwatch'],
  grid: ['slingogrid', 'star', 'bingoball'],
  coin: ['scratchcard', 'coin', 'clover4'],
  bridge: ['bridge', 'speech', 'heart'],
  ladder: ['ladder', 'crown', 'star'],
  gift: ['gift', 'torte', 'balloon'],
  phone: ['phone', 'bolt', 'star'],
  sun: ['sail', 'sun', 'wave'],
  leaf: ['leaf', 'pumpkin', 'chest'],
  moon: ['moon', 'stopwatch', 'comet'],
  star: ['calendar', 'star', 'gift'],
}
