// Data: how each theme looks, one row a theme. Longer than 250 lines because it is the whole table.
import type { Face } from '../../drawing/fonts.ts'
import type { MotifName } from '../../drawing/motifs/all.ts'
import type { Scenery } from '../../drawing/scenery/scenery.ts'
import type { Theme } from '../demo/demo.ts'

/** How a theme looks: its motifs, its sceneries, its face, its palettes (see `paletteOf`). */
interface Look {
  motifs: readonly [MotifName, MotifName, MotifName, ...MotifName[]]
  sceneries: readonly [Scenery, ...Scenery[]]
  face: Face
  palettes: readonly [string, string, string, string, ...string[]]
}

export const looks: Readonly<Record<Theme, Look>> = {
  egypt: {
    motifs: ['pyramid', 'eye', 'scarab', 'ankh', 'book', 'pharaoh'],
    sceneries: ['dunes', 'columns', 'sunrays'],
    face: 'epic',
    palettes: [
      'ember 45 75 40 90',
      'night 290 60 300 90',
      'day 225 85 70 95',
      'rich 190 95 60 90',
      'night 20 55 25 85',
    ],
  },
  norse: {
    motifs: ['hammer', 'longship', 'runestone', 'helmet', 'raven', 'bolt'],
    sceneries: ['peaks', 'aurora', 'sea'],
    face: 'epic',
    palettes: [
      'night 250 220 255 220',
      'night 280 160 270 160',
      'rich 240 75 255 90',
      'day 230 60 250 95',
      'ember 15 50 275 70',
    ],
  },
  fishing: {
    motifs: ['bass', 'float', 'hook', 'reel'],
    sceneries: ['sea', 'underwater', 'hills'],
    face: 'chunky',
    palettes: [
      'day 225 95 245 95',
      'rich 215 170 235 95',
      'ember 30 85 235 90',
      'night 245 190 250 170',
      'day 190 100 160 60',
    ],
  },
  desert: {
    motifs: ['camel', 'oasis', 'palace', 'coins', 'compass'],
    sceneries: ['dunes', 'sunrays', 'hills'],
    face: 'epic',
    palettes: ['ember 35 80 45 90', 'night 285 50 310 80', 'day 215 80 65 90', 'rich 15 75 30 95', 'rich 200 90 60 85'],
  },
  genie: {
    motifs: ['lamp', 'genie', 'carpet', 'palace', 'chest'],
    sceneries: ['domes', 'stars', 'clouds'],
    face: 'epic',
    palettes: [
      'night 300 320 290 85',
      'night 250 70 265 90',
      'rich 280 60 290 90',
      'ember 350 60 310 85',
      'rich 200 320 220 95',
    ],
  },
  fruit: {
    motifs: ['cherries', 'lemon', 'melon', 'grapes', 'seven', 'bell'],
    sceneries: ['sunrays', 'bokeh', 'halftone'],
    face: 'chunky',
    palettes: [
      'rich 25 60 20 95',
      'day 130 100 140 95',
      'night 320 20 330 95',
      'rich 300 340 300 100',
      'day 60 95 40 30',
      'night 255 190 255 95',
    ],
  },
  gems: {
    motifs: ['diamond', 'rubygem', 'emerald', 'gemstar', 'pearl'],
    sceneries: ['crystals', 'bokeh', 'stars'],
    face: 'modern',
    palettes: [
      'night 265 220 270 200',
      'night 330 350 320 340',
      'rich 290 320 290 90',
      'night 170 165 180 160',
      'rich 230 190 240 95',
    ],
  },
  west: {
    motifs: ['hat', 'badge', 'horseshoe', 'cactus', 'boot'],
    sceneries: ['mesas', 'sunrays', 'dunes'],
    face: 'chunky',
    palettes: ['ember 35 75 35 85', 'day 70 90 40 90', 'night 280 40 20 70', 'rich 25 65 30 95', 'day 205 85 45 80'],
  },
  ocean: {
    motifs: ['whale', 'shell', 'seahorse', 'pearl', 'anchor'],
    sceneries: ['underwater', 'sea', 'bokeh'],
    face: 'chunky',
    palettes: [
      'rich 230 190 240 100',
      'night 255 200 260 190',
      'day 205 100 220 90',
      'night 290 320 280 330',
      'rich 185 165 195 60',
    ],
  },
  dragons: {
    motifs: ['dragonhead', 'dragonegg', 'flame', 'wyvern', 'chest'],
    sceneries: ['peaks', 'castles', 'clouds'],
    face: 'epic',
    palettes: [
      'ember 20 60 20 80',
      'night 150 140 160 120',
      'night 290 30 300 60',
      'rich 260 55 270 85',
      'ember 345 50 320 90',
    ],
  },
  jungle: {
    motifs: ['tiger', 'parrot', 'palmleaf', 'toucan', 'idol'],
    sceneries: ['jungle', 'hills', 'sunrays'],
    face: 'chunky',
    palettes: [
      'rich 145 110 150 100',
      'night 165 130 160 110',
      'day 110 100 140 90',
      'ember 50 85 145 95',
      'night 280 330 170 330',
    ],
  },
  candy: {
    motifs: ['torte', 'praline', 'macarons', 'coffeepot'],
    sceneries: ['halftone', 'sunrays', 'domes'],
    face: 'soft',
    palettes: ['ember 30 60 25 80', 'rich 345 60 350 70', 'day 70 40 60 50', 'night 20 60 15 80', 'rich 160 50 165 70'],
  },
  olympus: {
    motifs: ['zeus', 'bolt', 'laurel', 'temple', 'column'],
    sceneries: ['columns', 'clouds', 'peaks'],
    face: 'epic',
    palettes: [
      'day 240 85 250 95',
      'rich 275 75 270 90',
      'night 260 230 265 90',
      'ember 50 85 300 95',
      'rich 220 90 235 85',
    ],
  },
  gothic: {
    motifs: ['castle', 'bat', 'vampire', 'goblet', 'raven', 'candle'],
    sceneries: ['castles', 'forest', 'stars'],
    face: 'epic',
    palettes: [
      'night 300 15 300 30',
      'night 15 25 10 40',
      'ember 340 20 320 60',
      'night 200 150 220 130',
      'rich 280 340 280 80',
    ],
  },
  space: {
    motifs: ['planet', 'rocket', 'astronaut', 'ufo', 'comet'],
    sceneries: ['stars', 'planets', 'grid'],
    face: 'modern',
    palettes: [
      'night 275 320 280 200',
      'night 250 190 255 180',
      'rich 300 350 290 90',
      'night 190 140 200 140',
      'ember 330 50 300 80',
    ],
  },
  pirates: {
    motifs: ['galleon', 'skull', 'chest', 'compass', 'anchor'],
    sceneries: ['sea', 'clouds', 'sunrays'],
    face: 'chunky',
    palettes: [
      'ember 40 85 235 90',
      'night 245 180 240 90',
      'day 215 90 225 85',
      'rich 190 95 200 90',
      'night 20 50 290 80',
    ],
  },
  clover: {
    motifs: ['clover4', 'potofgold', 'horseshoe', 'tophat', 'coins'],
    sceneries: ['hills', 'rainbow', 'sunrays'],
    face: 'chunky',
    palettes: [
      'rich 150 115 150 100',
      'day 140 100 145 95',
      'night 165 130 160 95',
      'day 220 95 145 95',
      'ember 60 95 145 95',
    ],
  },
  aztec: {
    motifs: ['sunmask', 'stepped', 'jaguar', 'idol'],
    sceneries: ['jungle', 'sunrays', 'steps'],
    face: 'epic',
    palettes: [
      'ember 45 80 150 90',
      'rich 165 110 160 95',
      'night 20 60 20 80',
      'day 95 90 140 80',
      'night 195 100 180 90',
    ],
  },
  samurai: {
    motifs: ['kabuto', 'katana', 'torii', 'fan'],
    sceneries: ['peaks', 'sunrays', 'clouds'],
    face: 'epic',
    palettes: [
      'ember 20 40 15 80',
      'day 10 60 350 95',
      'night 280 15 285 60',
      'rich 350 60 330 95',
      'day 200 20 220 30',
    ],
  },
  farm: {
    motifs: ['rooster', 'barn', 'tractor', 'pumpkin', 'sunflower'],
    sceneries: ['hills', 'sunrays', 'clouds'],
    face: 'chunky',
    palettes: [
      'day 225 95 135 95',
      'day 80 95 110 60',
      'ember 40 85 130 90',
      'rich 145 110 140 100',
      'night 265 80 150 95',
    ],
  },
  winter: {
    motifs: ['snowflake', 'penguin', 'mitten', 'polarbear'],
    sceneries: ['snow', 'forest', 'aurora'],
    face: 'chunky',
    palettes: [
      'day 225 240 235 220',
      'night 260 210 250 210',
      'night 280 160 270 160',
      'rich 235 330 240 95',
      'rich 200 95 220 60',
    ],
  },
  music: {
    motifs: ['guitar', 'microphone', 'vinyl', 'note'],
    sceneries: ['lights', 'bokeh', 'halftone'],
    face: 'modern',
    palettes: [
      'night 320 340 310 340',
      'night 265 200 270 190',
      'ember 30 60 320 90',
      'rich 300 190 290 100',
      'rich 20 90 10 95',
    ],
  },
  mystery: {
    motifs: ['magnifier', 'mansion', 'candle', 'key', 'raven'],
    sceneries: ['forest', 'stars', 'castles'],
    face: 'epic',
    palettes: [
      'night 255 90 265 90',
      'night 180 140 190 120',
      'night 310 50 300 70',
      'ember 60 85 40 90',
      'rich 220 80 240 85',
    ],
  },
  savanna: {
    motifs: ['lion', 'elephant', 'zebra', 'acacia'],
    sceneries: ['savannah', 'dunes', 'sunrays'],
    face: 'chunky',
    palettes: ['ember 40 80 35 90', 'day 80 95 70 60', 'rich 25 70 30 95', 'night 300 45 20 80', 'day 210 90 100 90'],
  },
  carnival: {
    motifs: ['mask', 'drum', 'mardihat', 'maracas'],
    sceneries: ['lights', 'confetti', 'halftone'],
    face: 'chunky',
    palettes: [
      'rich 310 340 300 95',
      'rich 150 110 160 95',
      'night 285 60 290 90',
      'ember 350 60 330 95',
      'rich 230 90 250 60',
    ],
  },
  garden: {
    motifs: ['butterfly', 'rose', 'sunflower', 'beehive'],
    sceneries: ['hills', 'bokeh', 'sunrays'],
    face: 'chunky',
    palettes: [
      'day 130 100 145 350',
      'day 220 340 140 340',
      'rich 160 110 150 95',
      'night 300 340 170 340',
      'rich 340 60 150 90',
    ],
  },
  circus: {
    motifs: ['bigtop', 'carousel', 'juggler', 'ringlion', 'cannon'],
    sceneries: ['stripes', 'lights', 'confetti'],
    face: 'chunky',
    palettes: [
      'rich 20 70 15 95',
      'night 275 60 20 90',
      'day 75 90 25 30',
      'rich 235 80 240 95',
      'ember 340 80 300 95',
    ],
  },
  alchemy: {
    motifs: ['potion', 'cauldron', 'moonsun', 'philosopher', 'candle'],
    sceneries: ['stars', 'arches', 'bokeh'],
    face: 'epic',
    palettes: [
      'night 300 150 300 140',
      'night 155 130 165 110',
      'ember 50 80 30 90',
      'night 260 310 265 320',
      'rich 190 85 210 90',
    ],
  },
  skyline: {
    motifs: ['towers', 'sportscar', 'cocktail', 'neonsign', 'diamond'],
    sceneries: ['city', 'grid', 'lights'],
    face: 'modern',
    palettes: [
      'night 310 345 295 340',
      'night 255 200 265 190',
      'ember 20 60 300 90',
      'rich 285 40 280 95',
      'night 190 170 230 170',
    ],
  },
  voyage: {
    motifs: ['balloon', 'globe', 'suitcase', 'steamer', 'compass'],
    sceneries: ['clouds', 'sea', 'peaks'],
    face: 'chunky',
    palettes: [
      'day 225 90 235 90',
      'ember 35 80 250 90',
      'rich 200 95 220 95',
      'night 260 60 265 90',
      'day 170 95 150 60',
    ],
  },
}
