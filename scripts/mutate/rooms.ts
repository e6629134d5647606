/** Rooms whose decisions are mutated, one run each: what stands there, and the files that are left out. */
export const mutatedRooms = {
  'shared/account': 'Account popup, segments, widget messages',
  'shared/consent': 'Categories of consent',
  'shared/content': 'Schemas of feeds and what is worked out from them',
  'shared/crypto': 'Signatures',
  'shared/environment': 'Variables of a Worker',
  'shared/i18n': 'Catalogues and formats',
  'shared/place': 'Place and restriction',
  'shared/routes': 'Route table, matcher, addresses, links',
  'shared/site': 'Sites, overlays, festive days',
  'shared/storage': 'What is stored on the device',
  'shared/ui': 'Parts rendered on both sides',
  'worker/content': 'Content cache and feeds',
  'worker/middleware': 'Steps of a request',
  'worker/seo': 'Titles, hreflang, structured data, site maps',
  'worker/view': 'Links and words of a culture',
  'worker/visitor': 'Visitor, place, suggested culture',
} as const
