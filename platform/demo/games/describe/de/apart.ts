import type { Apart } from '../texts.ts'

export const apart: readonly Apart[] = [
  [/von links nach|von links$|von links[.,;]|von der ersten Walze/, /von links zählen/],
  [/Auf diesen Augenblick/, /einen großen Augenblick/],
  [/Der Puls steigt hier kaum/, /älteste Nervenkitzel|alle schauen auf/],
  [/Preis für die Unterhaltung/, /Als Unterhaltung/],
  [/kleine Einsätze (?:reichen|ratsam)|sind kleine Einsätze/, /kleinsten Einsatz: Die/],
  [/vorab gesetztes Limit|festes Budget ist/, /Zeit und Einsatz vorher/],
  [/zu kleinem Budget/, /kleinen Einsatz|festem Budget/],
  [/gleichmäßigem Tempo|Tempo gleichmäßig/, /gleichmäßiges Tempo/],
  [/als jemand zählt/, /Wege steht über|zeigt der Zähler/],
  [/In voller Höhe/, /in voller Höhe/],
  [/wechselnder Walzenhöhe/, /ihre eigene Höhe/],
  [/ohne Linien|Nachbarn zählen/, /zählen Nachbarn/],
  [/ohne feste Linien/, /Slot ohne Linien|keine Linien/],
  [/von oben ins Raster|volles Raster/, /Ecken allein/],
  [/auf fünf Walzen/, /mit fünf Walzen/],
  [/einen eigenen Wert/, /sechs markierte Symbole/],
  [/kurzer Tabelle/, /Tabelle ist schnell/],
  [/passen oder sie passen/, /gemischte Balken/],
  [/passen oder sie passen|gesucht werden drei/, /mit weniger zufrieden/],
  [/sonst nichts, was/, /Ein Wild verdoppelt|Wiederholung der dritten|rückt eine Walze/],
]
