import type { MechanicTexts } from '../texts.ts'

/** What is true of any game: for mechanics that no market of the language offers yet. */
export const other: MechanicTexts = {
  kinds: ['ein Spiel mit klaren Regeln', 'ein Spiel mit kurzen Runden', 'ein Spiel, das man schnell versteht'],
  starts: [
    'Eine Runde beginnt mit dem Einsatz',
    'Zuerst wird der Einsatz gewählt',
    'Jede Runde steht für sich',
    'Die Regeln sind schnell gelesen',
  ],
  settles: [
    ', und das Ergebnis steht nach wenigen Augenblicken fest',
    '; gezahlt wird nach der Tabelle im Spiel',
    ', und was eine Runde bringt, zeigt die Auszahlungstabelle',
    '; die nächste Runde beginnt erst mit dem nächsten Einsatz',
  ],
  twists: [
    'Die Auszahlungstabelle nennt, was jedes Ergebnis zahlt.',
    'Bis zum letzten Augenblick bleibt offen, wie die Runde ausgeht.',
    'Mit dem Ergebnis ist die Runde abgerechnet, und der nächste Einsatz ist frei zu wählen.',
    'Zwischen zwei Runden bleibt Zeit, den Einsatz zu ändern.',
  ],
  kin: [
    'Wer die Regeln zuerst lesen möchte, findet sie in der Hilfe des Spiels.',
    'Ein paar Runden genügen, um sich zurechtzufinden.',
  ],
}
