import type { MechanicTexts } from '../texts.ts'

/** What is true of any game: for mechanics that no market of the language offers yet. */
export const other: MechanicTexts = {
  kinds: ['un juego de reglas claras', 'un juego de casino de rondas cortas', 'un juego que se entiende enseguida'],
  starts: [
    'Una ronda empieza con la apuesta',
    'Primero se elige la apuesta',
    'Cada ronda se juega por separado',
    'Las reglas se leen en un momento',
  ],
  settles: [
    ', y el resultado se sabe en unos instantes',
    '; se paga según la tabla del juego',
    ', y la tabla de premios dice lo que vale cada resultado',
    '; la ronda siguiente espera a la próxima apuesta',
  ],
  twists: [
    'La tabla de premios dice lo que paga cada resultado.',
    'Hasta el último instante no se sabe cómo acaba la ronda.',
    'Con el resultado se cierra la ronda, y la apuesta siguiente se elige con libertad.',
    'Entre ronda y ronda hay tiempo para cambiar la apuesta.',
  ],
  kin: [
    'Quien quiera leer antes las reglas las encuentra en la ayuda del juego.',
    'Bastan unas pocas rondas para orientarse.',
  ],
}
