/** What a visitor is to the platform: guest -1, lead 0, real player 1 (spec 1). Compare with these, never for truth (rulings 6.1). */
export const segments = { guest: -1, lead: 0, real: 1 } as const
export type SegmentName = keyof typeof segments
export type Segment = (typeof segments)[SegmentName]
