/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} ist {kind}; die Auszahlungsquote beträgt {rtp}.',
  '{name} ist {kind}; der RTP liegt bei {rtp}.',
  'Kurz gesagt: {name} ist {kind}, RTP {rtp}.',
  '{kind}: Das ist {name}, mit einer Quote von {rtp}.',
  'Das ist {name}: {kind}, RTP {rtp}.',
  '{name} (RTP {rtp}) ist {kind}.',
  'Lust auf etwas anderes? {name} ist {kind}, RTP {rtp}.',
  'Unter dem Namen {name} läuft {kind}; die Quote liegt bei {rtp}.',
  'Zur Auswahl steht mit {name} {kind}; der RTP beträgt {rtp}.',
  'Hinter dem Namen {name} steckt {kind}; auf lange Sicht fließen {rtp} der Einsätze zurück.',
  'Noch ein Name für die Liste: {name}, {kind}, RTP {rtp}.',
  'Was ist {name}? Es ist {kind}; der RTP liegt bei {rtp}.',
] as const
