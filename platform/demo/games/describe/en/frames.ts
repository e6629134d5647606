/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} is {kind}, with a return to player of {rtp}.',
  '{name} is {kind}; the RTP is {rtp}.',
  'With an RTP of {rtp}, {name} is {kind}.',
  '{kind}: that is {name}, with a return of {rtp}.',
  'Meet {name}: {kind}, RTP {rtp}.',
  '{name} (RTP {rtp}) is {kind}.',
  'Fancy {kind}? Then {name}, at an RTP of {rtp}, may be the one.',
  '{kind}, {name} has a stated return of {rtp}.',
  'In {name} you have {kind} and an RTP of {rtp}.',
  '{name} turns out to be {kind}; over time it returns {rtp}.',
  'For anyone after {kind}, there is {name} with a return of {rtp}.',
  'One more for the list: {name}, {kind}, RTP {rtp}.',
] as const
