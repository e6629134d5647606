/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} är {kind}; återbetalningen är {rtp}.',
  '{name} är {kind}; RTP är {rtp}.',
  'Kort sagt: {name} är {kind}, RTP {rtp}.',
  '{kind}: det är {name}, med en återbetalning på {rtp}.',
  'Det här är {name}: {kind}, RTP {rtp}.',
  '{name} (RTP {rtp}) är {kind}.',
  'Nästa i raden: {name} är {kind}, med ett RTP på {rtp}.',
  '{name}, {kind}, har en angiven återbetalning på {rtp}.',
  '{name} i korthet: {kind}, RTP {rtp}.',
  'Bakom namnet {name} döljer sig {kind}; över tid går {rtp} av insatserna tillbaka.',
  'För den som vill ha {kind} finns {name}, med en återbetalning på {rtp}.',
  'En till på listan: {name}, {kind}, RTP {rtp}.',
] as const
