import type { MechanicTexts } from '../texts.ts'

/** What is true of any game: for mechanics that no market of the language offers yet. */
export const other: MechanicTexts = {
  kinds: ['ett spel med tydliga regler', 'ett casinospel med korta omgångar', 'ett spel som man snabbt förstår'],
  starts: [
    'En omgång börjar med insatsen',
    'Först väljs insatsen',
    'Varje omgång står för sig',
    'Reglerna är snabbt lästa',
  ],
  settles: [
    ', och resultatet kommer efter några ögonblick',
    '; utbetalningen följer tabellen i spelet',
    ', och vinsttabellen visar vad varje resultat ger',
    '; nästa omgång väntar på nästa insats',
  ],
  twists: [
    'Vinsttabellen säger vad varje resultat betalar.',
    'Ända till sista stund är det öppet hur omgången slutar.',
    'Med resultatet är omgången avgjord, och nästa insats väljs fritt.',
    'Mellan två omgångar finns tid att ändra insatsen.',
  ],
  kin: ['Den som vill läsa reglerna först hittar dem i spelets hjälp.', 'Några omgångar räcker för att hitta rätt.'],
}
