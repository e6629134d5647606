/** Frames of a summary: what the game is called, what it is and what it returns. */
export const frames = [
  '{name} es {kind}, con un retorno al jugador del {rtp}.',
  '{name} es {kind}; su RTP es del {rtp}.',
  'Con un RTP del {rtp}, {name} es {kind}.',
  '{kind}: eso es {name}, con un retorno del {rtp}.',
  'Te presentamos {name}: {kind}, RTP del {rtp}.',
  '{name} (RTP del {rtp}) es {kind}.',
  '¿Buscas algo distinto? {name} es {kind} y declara un retorno del {rtp}.',
  '{kind}, {name} tiene un retorno declarado del {rtp}.',
  'En {name} encontrarás {kind} y un RTP del {rtp}.',
  'Detrás del nombre de {name} hay {kind}; a la larga devuelve el {rtp}.',
  'Para quien quiera {kind}, aquí está {name}, con un retorno del {rtp}.',
  'Otro nombre para la lista: {name}, {kind}, RTP del {rtp}.',
] as const
