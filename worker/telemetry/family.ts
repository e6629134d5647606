/** Addresses beside the pages of the route table, by how they begin. */
const families = [
  ['/assets/', 'assets'],
  ['/img/', 'img'],
  ['/api/', 'api'],
  ['/ops/', 'ops'],
  ['/sitemap', 'site-maps'],
  ['/~partytown/', 'vendor-worker'],
  ['/manifest/', 'app'],
  ['/service-worker.js', 'app'],
] as const

export type Family = (typeof families)[number][1] | 'no page'

/** The family of an address that is no page's; names are few, whatever is asked for. */
export const familyOf = (path: string): Family => families.find(([start]) => path.startsWith(start))?.[1] ?? 'no page'
