import type { DescriptionTexts } from '../texts.ts'

export const sharedTwists: DescriptionTexts['sharedTwists'] = [
  {
    of: ['video-slot', 'megaways', 'jackpot-slot'],
    twists: [
      'Más scatters durante los giros adicionales añaden otros a la cuenta.',
      'Dos scatters a la vista y un rodillo aún girando: por ese momento se juega.',
      'El bono empieza con una escena corta, y desde ahí la música acelera.',
      'La pantalla llena de un solo símbolo es posible sobre el papel e inolvidable en la práctica.',
      'Los giros adicionales van a la apuesta del giro que los abrió.',
      'Un contador enseña lo que lleva el bono, y más que subir, salta.',
      'El scatter es el único símbolo que ningún comodín sustituye.',
      'Una racha de «casi» no significa nada, por mucho que lo parezca.',
      'Las mejores rondas se preparan durante varios giros y luego pasan de golpe.',
    ],
  },
  {
    of: ['live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker', 'game-show'],
    twists: [
      'Un chat acompaña la imagen, y la moderación cuida el tono.',
      'Las cámaras cambian de ángulo justo antes del resultado, y el efecto no se gasta.',
      'Varias salas de este tipo funcionan a la vez, cada una con sus límites.',
      'El resultado aparece un instante después de verse en la imagen.',
      'El sonido del estudio puede bajarse a un murmullo sin perder el juego.',
      'Mirar una ronda no cuesta nada, y así empieza la mayoría.',
      'Las apuestas se repiten o se doblan con un toque mientras corre el reloj.',
      'La imagen se adapta a la conexión: también en el móvil.',
      'Cuando el reloj se pone ámbar, los rezagados corren y los habituales sonríen.',
      'Los últimos segundos son de la cámara, y ya nadie escribe.',
    ],
  },
  {
    of: ['roulette', 'blackjack', 'baccarat', 'poker', 'dice'],
    twists: [
      'El resultado queda a la vista cuanto se quiera antes de la ronda siguiente.',
      'Con rondas lentas se disfruta mejor esta mesa.',
      'Velocidad y sonido se ajustan en el menú y pueden reducirse al mínimo.',
      'El panel de reglas da el retorno de cada apuesta, cosa que pocas mesas hacen.',
    ],
  },
]
