// Data: how the banner of each section is composed. No two are alike: each has its own order of large and small, high and low. How much of it a brand shows, and from which side, is `staging` in its banner.ts.
import type { MotifName } from '../../drawing/motifs/all.ts'
import type { BannerSection } from '../../shared/content/banner.ts'

/** A motif, its middle on the stage, how wide it is, and how far it is turned. */
export type Place = readonly [motif: MotifName, x: number, y: number, size: number, turn?: number]

/** The stage that places are counted on; what reaches over it is cut. */
export const stage = { width: 800, height: 292 } as const

export const arrangements: Readonly<Record<Exclude<BannerSection, 'home'>, readonly Place[]>> = {
  slots: [
    ['bell', 620, 104, 168, 12],
    ['cherries', 190, 196, 160, -12],
    ['reels', 410, 146, 284],
  ],
  newSlots: [
    ['reels', 640, 96, 150, 8],
    ['gemstar', 430, 140, 176, 6],
    ['gift', 200, 186, 196, -8],
  ],
  megaways: [
    ['towers', 590, 156, 268],
    ['flame', 430, 214, 130],
    ['dragonhead', 240, 150, 320],
  ],
  jackpots: [
    ['coins', 210, 226, 128, -6],
    ['coins', 610, 226, 128, 6],
    ['chest', 410, 196, 224],
    ['crown', 410, 66, 136],
  ],
  dailyJackpots: [
    ['coin', 590, 74, 74],
    ['coin', 664, 150, 74],
    ['coin', 704, 236, 74],
    ['safe', 270, 148, 270],
    ['stopwatch', 468, 190, 176, 10],
  ],
  slingo: [
    ['slingogrid', 540, 150, 330, -10],
    ['star', 318, 84, 82, 8],
    ['bingoball', 244, 190, 140],
    ['bingoball', 124, 234, 96, -14],
  ],
  instantWin: [
    ['coin', 100, 262, 46],
    ['coin', 170, 244, 62],
    ['coin', 258, 214, 80],
    ['bolt', 400, 172, 150, -8],
    ['plane', 612, 96, 250, -14],
  ],
  scratchCards: [
    ['scratchcard', 292, 170, 196, -22],
    ['scratchcard', 508, 170, 196, 22],
    ['scratchcard', 400, 144, 220],
    ['clover4', 130, 222, 96, -10],
    ['coin', 670, 222, 96],
  ],
  videoBingo: [
    ['neonsign', 560, 112, 250, 5],
    ['bingocard', 258, 150, 252, -6],
    ['bingoball', 420, 240, 104],
  ],
  liveCasino: [
    ['roulettewheel', 560, 204, 240],
    ['acecards', 716, 92, 120, 16],
    ['croupier', 270, 166, 300],
  ],
  casino: [
    ['rouletteside', 400, 146, 340],
    ['chipstack', 150, 214, 150],
    ['acecards', 660, 206, 176, 10],
  ],
  roulette: [
    ['roulettewheel', 430, 330, 600],
    ['chip', 96, 232, 96, -16],
    ['chip', 744, 72, 70, 12],
  ],
  blackjack: [
    ['kingcard', 470, 152, 226, 14],
    ['acecards', 280, 152, 256, -10],
    ['chipstack', 660, 218, 146],
  ],
  bingo: [
    ['bingoball', 110, 236, 84],
    ['bingoball', 236, 128, 104, -10],
    ['bingoball', 566, 118, 104, 10],
    ['bingoball', 694, 236, 84],
    ['bingocage', 402, 150, 270],
  ],
  gameShows: [
    ['showstage', 560, 154, 280],
    ['microphone', 722, 212, 130, 16],
    ['fortunewheel', 250, 168, 360],
  ],
  promotions: [
    ['ticket', 190, 110, 188, -16],
    ['ribbon', 624, 106, 168, 12],
    ['gift', 410, 172, 240],
  ],
  features: [
    ['device', 170, 150, 190],
    ['magnifier', 410, 150, 190],
    ['shield', 650, 150, 190],
  ],
  payments: [
    ['bank', 668, 128, 180],
    ['card', 280, 112, 236, -12],
    ['wallet', 460, 194, 210, 6],
  ],
  winners: [
    ['crown', 196, 226, 126],
    ['coins', 624, 226, 126],
    ['trophy', 410, 142, 266],
  ],
  mobileApp: [
    ['star', 150, 246, 44],
    ['star', 236, 190, 62],
    ['star', 340, 110, 84],
    ['phone', 540, 160, 330, 10],
  ],
  vip: [
    ['goblet', 196, 170, 186, -8],
    ['crown', 628, 96, 150, 10],
    ['diamond', 414, 148, 236],
  ],
}
