import type { MechanicTexts } from '../texts.ts'

/** What is true of any game: for mechanics that no market of the language offers yet. */
export const other: MechanicTexts = {
  kinds: ['un jeu aux règles claires', 'un jeu de casino aux manches courtes', 'un jeu qui se comprend vite'],
  starts: [
    'Une manche commence par la mise',
    'On choisit d’abord sa mise',
    'Chaque manche se suffit à elle-même',
    'Les règles se lisent vite',
  ],
  settles: [
    ', et le résultat tombe en quelques instants',
    '; le tableau des gains du jeu dit ce qui est payé',
    ', et le tableau des gains montre ce que vaut chaque résultat',
    '; la manche suivante attend une nouvelle mise',
  ],
  twists: [
    'Le tableau des gains dit ce que paie chaque résultat.',
    'Jusqu’au dernier instant, rien n’est joué.',
    'Le résultat clôt la manche, et la mise suivante se choisit librement.',
    'Entre deux manches, on a le temps de changer sa mise.',
  ],
  kin: ['Les règles complètes se lisent dans l’aide du jeu.', 'Quelques manches suffisent pour s’y retrouver.'],
}
