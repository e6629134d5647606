import type { DescriptionTexts } from '../texts.ts'
import { apart } from './apart.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import { mechanics } from './mechanics.ts'
import { other } from './other.ts'
import { remarks } from './remarks.ts'
import { sharedTwists } from './shared-twists.ts'
import { themes } from './themes.ts'

export const es: DescriptionTexts = {
  themes,
  mechanics,
  other,
  frames,
  sharedTwists,
  figures,
  remarks,
  lines: /líneas?/i,
  unfit: [
    { names: /\bAuto\b/, sentences: /crupier|pregunta|presenta|compañía|saluda|personas|se anima/i },
    { names: /Infinite|Free Bet/, sentences: /\bsillas?\b/i },
    { names: /Single Deck/, sentences: /sabot/ },
    { names: /Three Card/, sentences: /cuatro cartas|escalera real|proyecto de escalera/i },
    { names: /Caribbean Stud|Pai Gow/, sentences: /cuatro cartas|proyecto de escalera/i },
    { names: /Jacks or Better|Pai Gow/, sentences: /se sigue o se deja|apuesta lateral/i },
    {
      names: /Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/,
      sentences: /pago adicional sobre la primera|premio de la primera/,
    },
    { names: /Caribbean Stud|Hold’em|Texas|Side Bet Square/, sentences: /apuesta lateral (?:a pareja|optativa)/ },
    {
      names: /Side Bet Square/,
      sentences:
        /segunda apuesta|subir o retirarse|se comparan por rango|cuesta dejarlo|para decidir|siempre a la vista|\bd?el crupier/i,
    },
    {
      names: /Speed/,
      sentences: /\blent[ao]s?\b|despacio|sin prisa|metan prisa|en paz|esperar la ronda|levanta la esquina/i,
    },
    { names: /Squeeze/, sentences: /manos cortas/ },
    {
      names: /Pegs/,
      sentences:
        /cerrar la ronda|avanza la ronda|último paso|a la vista (?:cierra|cambia)|decisi[oó]n|elegir y ver|de clavos/i,
    },
    // A machine that one draws at has no table.
    { names: /Jacks or Better/, sentences: /\bmesas?\b/i },
    // A Slingo takes its time, as its category says.
    {
      names: /^Slingo/,
      sentences: /breve\b|termina tan pronto|rondas vuelan|acaban enseguida|rato corto|descanso corto/,
    },
    { names: /Craps|Duel/, sentences: /\btriples\b/i },
    { names: /French|Thunder Wheel/, sentences: /el retorno es el mismo/ },
    { names: /Twin Ball/, sentences: /\bla bola\b|suertes sencillas/i },
    {
      names: /Drop$|Doors|Draw|Tower|Vault|Dice City|Race|Coin Flip|Studio|Ladder|Machine|Quiz|Cove|Reveal|Hunt|Board/,
      sentences: /\brueda\b|\baguja\b/i,
    },
  ],
  apart,
  numerals: {
    '2': 'dos',
    '3': 'tres',
    '4': 'cuatro',
    '5': 'cinco',
    '6': 'seis',
    '7': 'siete',
    '8': 'ocho',
    '9': 'nueve',
  },
}
