import type { Mechanic } from '../../themes.ts'
import type { MechanicTexts } from '../texts.ts'

/** The German market has slots only; should another kind ever reach it, this names no game that may not be named. */
const other: MechanicTexts = {
  summaries: [
    '{name} ist ein Spiel mit einer Auszahlungsquote von {rtp}.',
    'Klare Regeln und eine Auszahlungsquote von {rtp}: {name}.',
    'Für {name} nennt das Studio eine Auszahlungsquote von {rtp}.',
  ],
  rounds: [
    'Eine Runde beginnt mit der Wahl des Einsatzes und endet mit einem Ergebnis, das allein der Zufall bestimmt.',
    'Der Ablauf ist einfach: Einsatz wählen, Runde starten, Ergebnis ansehen, und alle Regeln stehen auf der Hilfeseite.',
    'Jede Runde steht für sich, und nach jedem Ergebnis wird neu über den nächsten Einsatz entschieden.',
    'Zuerst wird der Einsatz festgelegt, dann nimmt die Runde ihren Lauf, und am Ende wird abgerechnet.',
  ],
  twists: [
    'Frühere Ergebnisse haben auf die nächste Runde keinen Einfluss, so verlockend der Gedanke sein mag.',
    'Alle Auszahlungen lassen sich jederzeit in einer übersichtlichen Tabelle nachlesen.',
    'Zwischen den Runden bleibt genügend Zeit, um in Ruhe über den Einsatz nachzudenken.',
    'Die Bedienung beschränkt sich auf wenige Tasten, die deutlich beschriftet sind.',
  ],
  kin: [
    'Wer einfache Spiele mit klaren Regeln schätzt, findet sich hier ohne Mühe zurecht.',
    'Im Aufbau erinnert vieles an die Gesellschaftsspiele früherer Zeiten.',
  ],
}

export const mechanics: Readonly<Record<Mechanic, MechanicTexts>> = {
  'video-slot': {
    summaries: [
      '{name} ist ein Video-Slot mit einer Auszahlungsquote von {rtp}.',
      'Ein Video-Slot mit Wild-Symbolen und einer Quote von {rtp}: {name}.',
      'Der Video-Slot {name} kommt auf eine Auszahlungsquote von {rtp}.',
      '{name} ist ein Video-Slot für ruhige Stunden mit einem RTP von {rtp}.',
    ],
    rounds: [
      'Eine Runde ist rasch erklärt: Einsatz wählen, Walzen starten, und gleiche Symbole von links zahlen nach der Gewinntabelle.',
      'Jede Drehung steht für sich. Die Walzen halten nacheinander an, Wilds vertreten einfache Symbole, und anschließend werden die Linien gezählt.',
      'Der Einsatz gilt für die gesamte Drehung. Sobald die Walzen stehen, werden alle Linien von links nach rechts zusammengerechnet.',
      'Ein Tastendruck setzt alles in Bewegung. Gezählt werden nur Symbole, die ab der ersten Walze lückenlos aufeinanderfolgen.',
      'Das Ergebnis steht fest, sobald die Walzen anlaufen. Was folgt, ist die Enthüllung, von Kartenwerten bis hinauf zu den Bildern.',
      'Kleine Symbole kommen oft und zahlen wenig, große machen sich rar. Ab drei gleichen auf einer Linie beginnt die Tabelle.',
    ],
    twists: [
      'Drei Scatter eröffnen eine Reihe zusätzlicher Drehungen, in denen ein Symbol seine ganze Walze bedecken kann.',
      'Manchmal erscheinen Wilds gestapelt, und ein Stapel in der Mitte verbindet mehrere Linien auf einmal.',
      'In der Sonderrunde steigt mit jedem Wild ein Multiplikator, der am Ende wieder auf null gestellt wird.',
      'Scatter zählen an jeder Stelle, und genügend davon führen zu einer Reihe von Drehungen mit gleichem Einsatz.',
      'Gelegentlich unterbricht eine Auswahl die Drehungen: drei verdeckte Bilder, eine Entscheidung, keine falsche Antwort.',
      'Einige Wilds bleiben für die nächste Drehung liegen und geben den Walzen so ein kurzes Gedächtnis.',
    ],
    kin: [
      'Wer die Fünf-Walzen-Geräte der frühen Zweitausenderjahre kennt, findet sich im Aufbau sofort zurecht.',
      'Das Spiel steht in der Reihe jener Bilder-Slots, die fünf Walzen zum Standard gemacht haben.',
      'Verglichen mit den alten Geräten aus der Gaststätte gibt es mehr zu sehen, doch der Ablauf bleibt vertraut.',
    ],
  },
  megaways: {
    summaries: [
      '{name} ist ein Megaways-Slot mit einer Auszahlungsquote von {rtp}.',
      'Ein Megaways-Slot, dessen Form sich ständig ändert: {name}, RTP {rtp}.',
      'Sechs Walzen wechselnder Höhe und eine Quote von {rtp}: {name}.',
    ],
    rounds: [
      'Jede Walze zeigt zwischen zwei und sieben Symbole, und diese Zahl wird immer neu bestimmt, sodass keine Drehung der vorigen gleicht.',
      'Linien muss man hier nicht studieren. Gleiche Symbole auf benachbarten Walzen zählen von links, ganz gleich, in welcher Reihe sie liegen.',
      'Von Drehung zu Drehung ändert sich die Höhe der Walzen und mit ihr die Zahl der Wege, auf denen Symbole zusammenfinden.',
      'Zuerst wird bestimmt, wie hoch jede Walze ausfällt. Dann fallen die Symbole, und alle benachbarten Treffer werden auf jedem möglichen Weg gezählt.',
      'Eine Walze zeigt zwei Symbole, die nächste vielleicht sieben. Multipliziert man alle Höhen, kennt man die Zahl der Wege dieser Drehung.',
      'Die Taste ist dieselbe wie überall, doch vor jeder Drehung wird neu ausgelost, wie hoch die Walzen sind; gezählt wird von links.',
    ],
    twists: [
      'Symbole, die gezahlt haben, verschwinden und machen neuen Platz, sodass ein Einsatz mehrere Ergebnisse nacheinander bringen kann.',
      'Über den mittleren Walzen läuft eine zusätzliche Reihe seitwärts und bietet eine weitere Verbindung an.',
      'In der Sonderrunde klettert der Multiplikator mit jeder Kaskade und behält seinen Wert bis zur letzten Drehung.',
      'Rätselsymbole verwandeln sich alle in dasselbe Bild, sobald die Walzen zur Ruhe gekommen sind.',
      'Vier Scatter führen in eine Reihe zusätzlicher Drehungen, und unterwegs können weitere hinzukommen.',
      'Wilds zeigen sich nur auf den mittleren Walzen; die beiden äußeren müssen ohne sie auskommen.',
    ],
    kin: [
      'Am nächsten steht das Spiel anderen Slots mit veränderlichen Walzen, und wer einen kennt, braucht keine Einführung.',
      'Gegenüber einem klassischen Linien-Slot gibt es mehr Bewegung und weniger, das sich vorhersehen ließe.',
    ],
  },
  cluster: {
    summaries: [
      '{name} ist ein Cluster-Slot mit einer Auszahlungsquote von {rtp}.',
      'Hier zählen Nachbarn statt Linien: {name}, Auszahlungsquote {rtp}.',
      'In {name} zahlen Gruppen gleicher Symbole; der RTP liegt bei {rtp}.',
    ],
    rounds: [
      'Symbole fallen in ein Raster, und Gruppen ab fünf, die sich an den Seiten berühren, werden bezahlt und entfernt.',
      'An die Stelle von Linien tritt die Nachbarschaft: Gleiche Symbole nebeneinander oder übereinander bilden einen Cluster.',
      'Eine Runde beginnt mit vollem Raster. Jeder gefundene Cluster löst sich auf, alles darüber rutscht nach, und es wird erneut geprüft.',
      'Was zählt, ist Berührung. Fünf gleiche Symbole genügen, und größere Gruppen rücken in der Gewinntabelle weiter nach oben.',
      'Nach jeder Drehung sucht das Spiel nach Nachbarn: Seite an Seite zählt, Ecke an Ecke nicht.',
    ],
    twists: [
      'Eine Anzeige zählt die entfernten Symbole und schickt kleine Helfer, die eine Reihe räumen oder eine Farbe tauschen.',
      'Solange neue Cluster entstehen, geht die Kaskade weiter, und alles gehört zu ein und demselben Einsatz.',
      'Ab und zu belegt ein Symbol vier Felder und schließt sich seiner Umgebung an.',
      'Felder, die bereits gezahlt haben, werden markiert, und ein zweiter Cluster dort zählt mit einem Multiplikator.',
      'Nach der letzten Kaskade wechselt ein ausgelostes Symbol sein Bild, und das Raster wird ein weiteres Mal geprüft.',
      'Wilds vertreten jede Farbe und dürfen zu zwei Clustern zugleich gehören.',
    ],
    kin: [
      'Die Idee kennt man von Legespielen mit bunten Steinen, nur dass hier jeden Zug der Zufall macht.',
      'Unter den Slots steht das Spiel den Rasterspielen nahe, die auf Walzen ganz verzichten.',
    ],
  },
  'hold-and-win': {
    summaries: [
      '{name} ist ein Slot mit Haltefunktion und einer Quote von {rtp}.',
      'Symbole, die liegen bleiben, und eine Quote von {rtp}: {name}.',
      'In {name} rasten Symbole für eine Sonderrunde ein; der RTP beträgt {rtp}.',
    ],
    rounds: [
      'Das Grundspiel ist ein gewöhnlicher Linien-Slot. Fallen sechs besondere Symbole zugleich, rasten sie ein, und ein Zähler beginnt bei drei.',
      'Die meisten Drehungen folgen den üblichen Linien. Das Herzstück ist eine Runde mit Wiederholungen, sobald genügend Wertsymbole zu sehen sind.',
      'Gezählt wird von links nach rechts wie bei jedem Slot mit fünf Walzen, und einige runde Symbole tragen einen eigenen Wert.',
      'Solange nichts Besonderes fällt, entscheiden die Linien. Bei sechs markierten Symbolen räumt alles andere das Feld, und die Wiederholungen beginnen.',
      'Es sind zwei Spiele in einem: zuerst ein gewöhnlicher Slot mit Linien, dann, bei genügend Wertsymbolen auf einmal, eine Runde, in der sie liegen bleiben.',
    ],
    twists: [
      'Jedes neue Symbol, das haften bleibt, stellt den Zähler zurück auf drei; bei null ist die Runde vorbei.',
      'Am Ende werden die sichtbaren Werte addiert, ob drei Felder gefüllt sind oder alle.',
      'Sammelsymbole nehmen die Werte ringsum auf, ehe sie selbst einrasten.',
      'Felder ohne Symbol drehen allein weiter, und daraus bezieht die Runde ihre eigentümliche Spannung.',
      'Drei feste Stufen stehen über dem Feld und lassen sich nur mit besonderen Symbolen in den Wiederholungen erreichen.',
      'Ein einzelnes Symbol kann ein Mehrfaches der übrigen wert sein; meist steht darauf jedoch eine kleine Zahl.',
    ],
    kin: [
      'Das Prinzip geht auf die Haltetasten alter Gaststättengeräte zurück, nur dass hier von selbst gehalten wird.',
      'Wer klebende Symbole und drei Wiederholungen bereits kennt, hat sich in einer Minute zurechtgefunden.',
    ],
  },
  'classic-slot': {
    summaries: [
      '{name} ist ein klassischer Slot mit einer Auszahlungsquote von {rtp}.',
      'Drei Walzen, wenige Symbole und eine Quote von {rtp}: {name}.',
      'Der klassische Slot {name} hat eine Auszahlungsquote von {rtp}.',
    ],
    rounds: [
      'Drei Walzen, eine Handvoll Symbole und eine kurze Gewinntabelle: Eine Runde ist in Sekunden vorbei und braucht keine Anleitung.',
      'Mit einem satten Klacken bleiben die Walzen stehen, und die Symbole passen zusammen oder eben nicht. Alles Wissenswerte hat auf einem Bild Platz.',
      'Eine Drehung dauert einen Augenblick, die Tabelle lernt man in einer Minute, und Balken, Glocken und Siebenen behalten ihren gewohnten Rang.',
      'Einsatz, Drehung, Ergebnis: An dieser Reihenfolge hat sich seit den ersten Geräten mit Hebel an der Seite nichts geändert.',
    ],
    twists: [
      'Ein Wild verdoppelt die Linie, die es vervollständigt, und weiter gehen die Extras nicht.',
      'Zwei gleiche Symbole können eine Wiederholung der dritten Walze bringen; mehr Unterbrechung gibt es nicht.',
      'Auch gemischte Balken zählen, und so halten kleine Ergebnisse das Spiel in Gang.',
      'Eine eigene Sonderrunde fehlt; was die Walzen zeigen, ist bereits die ganze Geschichte.',
      'Das höchste Symbol zahlt nur in voller Besetzung, alle übrigen geben sich mit weniger zufrieden.',
    ],
    kin: [
      'Es ist ein naher Verwandter der mechanischen Geräte, die einst neben der Theke hingen.',
      'Wem moderne Slots zu voll sind, der sieht hier, wie wenig es eigentlich braucht.',
    ],
  },
  'jackpot-slot': other,
  'daily-jackpot-slot': other,
  slingo: other,
  scratch: other,
  instant: other,
  'video-bingo': other,
  bingo: other,
  roulette: other,
  blackjack: other,
  baccarat: other,
  poker: other,
  dice: other,
  'live-roulette': other,
  'live-blackjack': other,
  'live-baccarat': other,
  'live-poker': other,
  'game-show': other,
}
