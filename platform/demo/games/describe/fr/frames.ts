/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} est {kind}, au taux de retour de {rtp}.',
  '{name} est {kind}; le RTP est de {rtp}.',
  'Avec un RTP de {rtp}, {name} est {kind}.',
  '{kind} : voilà {name}, au retour de {rtp}.',
  'Voici {name} : {kind}, RTP de {rtp}.',
  '{name} (RTP de {rtp}), c’est {kind}.',
  'Envie de changer? {name} est {kind}, avec un retour de {rtp}.',
  '{kind}, {name} annonce un taux de retour de {rtp}.',
  'Avec {name}, place à {kind}, au RTP de {rtp}.',
  'Sous le nom de {name} se présente {kind}, avec un retour théorique de {rtp}.',
  'À qui cherche {kind}, {name} propose un RTP de {rtp}.',
  'Un titre de plus à connaître : {name}, {kind}, RTP de {rtp}.',
] as const
