import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'Ese es el decorado; el juego que lo ocupa es agradablemente breve.',
      'La escena rodea el tablero sin estorbarlo nunca.',
      'Es mucho ambiente para un juego que termina tan pronto.',
    ],
    tables: [
      'Hasta aquí la sala; sobre el tapete manda la tradición.',
      'El tema se queda al borde de la mesa, que es donde debe estar.',
      'Alrededor de la mesa, el decorado resulta agradable, y las reglas ni se enteran.',
    ],
    live: [
      'El estudio usa la escena como decorado, y las cámaras aprovechan bien la profundidad.',
      'Como fondo del plató funciona, porque al juego en sí se lo deja en paz.',
      'Las luces y el decorado recogen el tema sin exagerar.',
    ],
    bingo: [
      'También los cartones llevan el tema, y los números se leen sin esfuerzo.',
      'El sorteo gana un escenario que no distrae de los números.',
      'Entre bola y bola hay tiempo de recorrer el decorado con la vista.',
    ],
  },
  audience: {
    slots: [
      'Gustará a quien quiera algo bonito que mirar y un ritmo que no apremie.',
      'Quien prefiera entender un juego antes de empezarlo agradecerá la claridad de las reglas.',
      'Es una buena opción para ratos cortos con presupuesto fijo, y fácil de dejar en cualquier momento.',
      'La primera vez uno se orienta enseguida, y el ojo experto apreciará el cuidado de los detalles.',
      'Quien disfrute del tema estará a gusto en el decorado; quien busque un sistema solo hallará azar.',
      'Tomado como un entretenimiento que tiene su precio, es un juego fácil de apreciar.',
      'Los aficionados a los juegos tranquilos y bien hechos están en buen sitio.',
      'Con el tiempo y la apuesta fijados de antemano, el ambiente se disfruta mejor.',
    ],
    instant: [
      'Va bien para una pausa corta y para quien prefiera una decisión clara a muchas pequeñas.',
      'A quien los rodillos le resulten agitados quizá le guste su brevedad.',
      'Como las rondas pasan deprisa, conviene fijar de antemano cuántas serán.',
      'Gustará a quien aprecie las reglas sencillas y sepa cuándo parar.',
    ],
    tables: [
      'Es para quien aprecia las reglas de siempre y una mesa sin prisas.',
      'Quien empieza puede estudiar las reglas con calma, y los habituales hallarán todo en su sitio.',
      'Quien prefiera las pequeñas decisiones a los grandes efectos estará cómodo aquí.',
      'Va bien para media hora tranquila con una apuesta que uno pueda permitirse perder.',
    ],
    live: [
      'Va bien para quien disfruta de la compañía y no tiene inconveniente en esperar a la ronda siguiente.',
      'Quien prefiera ver material de verdad y una cara humana se sentirá como en casa.',
      'El ritmo lo marca el estudio, y eso ayuda a respetar los propios límites.',
      'También es agradable limitarse a mirar unas rondas antes de decidir si se participa.',
    ],
    bingo: [
      'Va bien para quien disfruta de los números, las apuestas pequeñas y un ritmo constante.',
      'Cuando ruedan las bolas no queda nada que decidir, y para muchos ahí está la gracia.',
      'Quien disfrute siguiendo varios cartones a la vez estará agradablemente ocupado.',
      'Funciona sobre todo como pasatiempo en compañía, con un presupuesto fijado de antemano.',
    ],
  },
  studios: [
    'El juego lleva la firma de {studio}, y se le reconoce la mano.',
    'Detrás está {studio}, un estudio al que le gusta rematar los detalles.',
    'Procede de {studio} y encaja bien en el catálogo de la casa.',
    'El desarrollo es de {studio}, y laboratorios independientes han probado el juego.',
    'Como es costumbre en {studio}, las páginas de ayuda son completas y están bien escritas.',
    'El mérito es de {studio}, donde la claridad parece contar más que el ruido.',
  ],
}
