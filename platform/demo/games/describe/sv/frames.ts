/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} är {kind} med en återbetalning på {rtp}.',
  '{name} är {kind}; RTP är {rtp}.',
  'Med ett RTP på {rtp} är {name} {kind}.',
  '{kind}: det är {name}, med en återbetalning på {rtp}.',
  'Det här är {name}: {kind}, RTP {rtp}.',
  '{name} (RTP {rtp}) är {kind}.',
  'För omväxling: {name} är {kind} och har ett RTP på {rtp}.',
  '{name}, {kind}, har en angiven återbetalning på {rtp}.',
  'I {name} väntar {kind} och ett RTP på {rtp}.',
  'Bakom namnet {name} döljer sig {kind}; över tid går {rtp} tillbaka.',
  'För den som vill ha {kind} finns {name}, med en återbetalning på {rtp}.',
  'En till på listan: {name}, {kind}, RTP {rtp}.',
] as const
