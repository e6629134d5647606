import type { FigureTexts, TraitTexts } from '../texts.ts'

export const figures: FigureTexts = {
  rtp: [
    'El retorno al jugador de {name} es del {rtp}, una media de muchísimas rondas y no un pronóstico para una noche.',
    '{name} tiene un RTP del {rtp}. La cifra se calcula sobre millones de rondas; una sola sesión puede acabar muy por encima o muy por debajo.',
    'Para {name} se declara un retorno del {rtp}. Lo que falta es la ventaja de la casa, que a la larga siempre se nota.',
    'A la larga, {name} devuelve el {rtp} de lo apostado, lo que significa también que el resto es el precio del entretenimiento.',
    'La primera cifra que conviene mirar es el RTP: un {rtp} en {name}, medido en muchas más rondas de las que nadie jugará.',
    'De todo lo que se apuesta en {name}, vuelve de media el {rtp}. Esa media no dice nada de la próxima ronda.',
  ],
  noRtp: [
    'Las reglas de {name} están en las páginas de ayuda, y conviene leerlas antes de la primera ronda.',
    'Quien no conozca {name} encontrará la tabla de pagos y las reglas en el menú de ayuda.',
  ],
  volatility: {
    low: [
      'La volatilidad es baja: los resultados son frecuentes y pequeños, y el saldo se mueve a pasos suaves.',
      'Una volatilidad baja supone oscilaciones pequeñas; pasa algo a menudo, pero rara vez algo grande.',
      'El juego se mantiene en una volatilidad baja, propia de un presupuesto modesto y un ritmo regular.',
    ],
    'low-medium': [
      'La volatilidad está entre baja y media, con sequías cortas y resultados casi siempre pequeños.',
      'Las oscilaciones son más bien suaves, ni del todo quietas ni bruscas de verdad.',
      'Con una volatilidad entre baja y media, el ritmo es regular y las sorpresas son moderadas.',
    ],
    medium: [
      'La volatilidad es media, un equilibrio entre resultados pequeños y frecuentes y otros mayores y ocasionales.',
      'Una volatilidad media deja sitio para las sequías sin convertirlas en norma.',
      'Las oscilaciones son medianas, y una sesión puede inclinarse hacia cualquier lado.',
    ],
    'medium-high': [
      'La volatilidad es entre media y alta, y los tramos sin resultado alguno forman parte del juego.',
      'Las oscilaciones superan lo habitual, y un límite fijado de antemano nunca está de más.',
      'Con una volatilidad entre media y alta, los resultados llegan menos a menudo y varían más.',
    ],
    high: [
      'La volatilidad es alta: las pausas largas son normales, y el saldo puede bajar durante un buen rato.',
      'Una volatilidad alta significa resultados escasos y desiguales, que piden paciencia y apuestas pequeñas.',
      'Las oscilaciones son amplias, y la mayoría de las sesiones acaban sin nada fuera de lo común.',
    ],
    'very-high': [
      'La volatilidad es muy alta, y casi todo el retorno está en rondas que muy pocos llegan a ver.',
      'Una volatilidad muy alta hace de este un juego de largos silencios, mejor con las apuestas mínimas.',
      'Las oscilaciones están entre las más amplias que hay, y un presupuesto fijo importa más que nunca.',
    ],
  },
  layout: {
    lines: [
      'La pantalla tiene {reels} rodillos y {lines} líneas fijas.',
      'Se juega en {reels} rodillos, con {lines} líneas que cuentan desde la izquierda.',
      'La ventana muestra {reels} rodillos cruzados por {lines} líneas.',
    ],
    line: [
      'Se juega en {reels} rodillos con una sola línea por el centro.',
      'Hay {reels} rodillos y una única línea, así que todo se lee de un vistazo.',
    ],
    ways: [
      'En {reels} rodillos hay {lines} formas de combinar los símbolos.',
      'En lugar de líneas, hay {lines} formas de combinar a lo largo de {reels} rodillos.',
    ],
    megaways: [
      'Los {reels} rodillos admiten hasta {lines} combinaciones en un solo giro.',
      'Con {reels} rodillos se puede llegar a {lines} combinaciones, aunque casi todos los giros ofrecen menos.',
    ],
    cluster: [
      'La cuadrícula mide {reels} columnas de ancho y no tiene líneas fijas.',
      'Hay {reels} columnas en fila, y los grupos pueden formarse en cualquier parte.',
    ],
    slingo: [
      'El cartón tiene {reels} columnas y {lines} líneas, contando las diagonales.',
      'En total pueden llenarse {lines} líneas en un cartón de {reels} columnas.',
    ],
  },
  most: [
    'Una ronda paga como máximo {times} veces la apuesta, y casi todas se quedan muy por debajo.',
    'Los pagos tienen un tope de {times} veces la apuesta, una cifra que debe leerse como límite y no como expectativa.',
    'El límite de una ronda son {times} veces la apuesta, y se alcanza rarísimas veces.',
    'Ninguna ronda paga más de {times} veces la apuesta, un techo que casi nadie llegará a ver.',
  ],
  limits: [
    'La apuesta mínima y la máxima figuran en esta página con los demás datos.',
    'Los límites de apuesta están entre los demás datos, y nada obliga a acercarse al más alto.',
    'Las apuestas pueden ser pequeñas de principio a fin; los límites exactos figuran entre los datos del juego.',
  ],
}

export const traits: TraitTexts = {
  layout: {
    lines: 'Formato: {reels} rodillos, {lines} líneas',
    line: 'Formato: {reels} rodillos, una línea',
    ways: 'Formato: {reels} rodillos, {lines} combinaciones',
    megaways: 'Formato: {reels} rodillos, hasta {lines} combinaciones',
    cluster: 'Formato: cuadrícula de {reels} columnas',
    slingo: 'Cartón: {reels} columnas, {lines} líneas',
  },
  most: 'Límite de una ronda: {times} veces la apuesta',
  sideBets: 'Apuestas especiales: {list}',
  statistics: 'Estadísticas: {value}',
  deck: 'Una sola baraja',
  decks: '{count} barajas',
  seat: 'Un asiento en la mesa',
  seats: '{count} asientos en la mesa',
  bingoVariant: 'Variante: {value}',
  bingoTimes: 'Horario: {value}',
  dealer: 'Presentación en directo ante la cámara',
  jackpot: 'Bote progresivo que crece con las apuestas',
  dailyJackpot: 'Bote que se sortea como muy tarde al final de cada día',
  original: 'Un original de Slingo',
}
