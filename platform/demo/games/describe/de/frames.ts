/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} ist {kind} mit einer Auszahlungsquote von {rtp}.',
  '{name} ist {kind}; der RTP liegt bei {rtp}.',
  'Mit einem RTP von {rtp} ist {name} {kind}.',
  '{kind}: Das ist {name}, mit einer Quote von {rtp}.',
  'Das ist {name}: {kind}, RTP {rtp}.',
  '{name} (RTP {rtp}) ist {kind}.',
  'Lust auf etwas anderes? {name} ist {kind} und hat einen RTP von {rtp}.',
  '{kind} ist {name}; die Auszahlungsquote beträgt {rtp}.',
  'Mit {name} steht hier {kind} bereit, der RTP beträgt {rtp}.',
  'Hinter dem Namen {name} steckt {kind}; auf lange Sicht fließen {rtp} zurück.',
  'Noch ein Name für die Liste: {name}, {kind}, RTP {rtp}.',
  'Was ist {name}? Es ist {kind} mit {rtp} RTP.',
] as const
