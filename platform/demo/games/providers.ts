import type { Family } from './families.ts'

/** The forty invented studios. A studio that names nothing else makes slots. */
export type Provider = {
  key: string
  name: string
  makes: readonly Family[]
}

const studio = (key: string, name: string, ...makes: Provider['makes']): Provider => ({
  key,
  name,
  makes: makes.length > 0 ? makes : ['slots'],
})

export const providers: readonly Provider[] = [
  studio('amber-lantern', 'Amber Lantern'),
  studio('anvil-and-oak', 'Anvil & Oak'),
  studio('aster-row', 'Aster Row'),
  studio('blue-heron', 'Blue Heron Games', 'slots', 'instant'),
  studio('bramblewood', 'Bramblewood'),
  studio('brass-otter', 'Brass Otter', 'slots', 'tables'),
  studio('calypso-works', 'Calypso Works'),
  studio('cartwheel', 'Cartwheel Studio', 'instant', 'bingo'),
  studio('cinder-fox', 'Cinder Fox'),
  studio('cobalt-harbour', 'Cobalt Harbour', 'slots', 'tables'),
  studio('copper-kite', 'Copper Kite'),
  studio('daybreak', 'Daybreak Interactive', 'slots', 'instant'),
  studio('driftline', 'Driftline'),
  studio('eighth-note', 'Eighth Note', 'slots', 'bingo'),
  studio('ember-street', 'Ember Street'),
  studio('fable-and-finch', 'Fable & Finch'),
  studio('fieldstone', 'Fieldstone Gaming', 'slots', 'tables'),
  studio('gilt-edge', 'Gilt Edge Tables', 'tables'),
  studio('glasshouse', 'Glasshouse Live', 'live'),
  studio('grand-parlour', 'Grand Parlour', 'live', 'tables'),
  studio('halfmoon', 'Halfmoon'),
  studio('hollow-hill', 'Hollow Hill'),
  studio('ironbird', 'Ironbird'),
  studio('juniper-lane', 'Juniper Lane', 'slots', 'instant'),
  studio('kestrel-nine', 'Kestrel Nine'),
  studio('lighthouse-row', 'Lighthouse Row', 'live'),
  studio('lucky-thimble', 'Lucky Thimble', 'instant', 'bingo'),
  studio('marble-arcade', 'Marble Arcade'),
  studio('merry-hare', 'Merry Hare', 'instant', 'slots'),
  studio('midnight-orchard', 'Midnight Orchard'),
  studio('nine-bells', 'Nine Bells', 'bingo', 'instant'),
  studio('north-quay', 'North Quay', 'slots', 'tables'),
  studio('opal-mill', 'Opal Mill'),
  studio('paper-crane', 'Paper Crane'),
  studio('quarterdeck', 'Quarterdeck'),
  studio('red-kettle', 'Red Kettle'),
  studio('silverbirch', 'Silverbirch'),
  studio('spotlight-hall', 'Spotlight Hall', 'live'),
  studio('tin-rooster', 'Tin Rooster', 'slots', 'instant'),
  studio('velvet-table', 'Velvet Table', 'tables', 'live'),
]
