/** Rooms whose decisions are mutated, one run each: what stands there, and the files that are left out. */
export const mutatedRooms = {
  'shared/ab': 'Tests of steps',
  'shared/account': 'Account popup, segments, widget messages',
  'shared/consent': 'Categories of consent',
  'shared/content': 'Schemas of feeds and what is worked out from them',
  'shared/crypto': 'Signatures',
  'shared/environment': 'Variables of a Worker',
  'shared/forms': 'Forms and their states',
  'shared/games': 'Favourites',
  'shared/http': 'Answers that name a problem',
  'shared/i18n': 'Catalogues and formats',
  'shared/layout': 'States of the layout',
  'shared/overlays': 'Table and stack of overlays',
  'shared/place': 'Place and restriction',
  'shared/routes': 'Route table, matcher, addresses, links',
  'shared/search': 'Words, engine and list of the search',
  'shared/site': 'Sites, menus, festive days',
  'shared/storage': 'What is stored on the device',
  'shared/text': 'Likely names',
  'shared/tracking': 'Vendors, arrivals, visits',
  'shared/ui': 'Parts rendered on both sides',
  'shared/voucher': 'Voucher popup',
  'worker/content': 'Content cache',
  'worker/content/feeds': 'Calls of the content API and the services',
  'worker/middleware': 'Steps of a request',
  'worker/responses': 'Answers with a name',
  'worker/seo': 'Titles, hreflang, structured data, site maps',
  'worker/view': 'Links and words of a culture',
  'worker/visitor': 'Visitor, place, suggested culture',
} as const

/** The files that a run mutates: those of a room below it have a run of their own. */
export const filesOf = (room: string): readonly string[] => [
  `${room}/**/*.{ts,tsx}`,
  ...Object.keys(mutatedRooms)
    .filter((other) => other.startsWith(`${room}/`))
    .map((other) => `!${other}/**`),
]
