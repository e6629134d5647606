import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'So weit die Kulisse; das Spiel davor ist angenehm kurz.',
      'Die Szene umgibt das Spielfeld, ohne ihm im Weg zu stehen.',
      'Das ist viel Stimmung für ein Spiel, das so rasch vorüber ist.',
    ],
    tables: [
      'So weit der Raum; im Spiel selbst herrscht Tradition.',
      'Das Thema bleibt am Rand des Tisches, und dort gehört es hin.',
      'Rings um den Tisch ist es eine schöne Kulisse, und die Regeln kümmern sich nicht darum.',
    ],
    live: [
      'Im Studio dient es als Bühnenbild, und die Kameras nutzen die Tiefe.',
      'Als Kulisse funktioniert das gut, weil das Spiel selbst in Ruhe gelassen wird.',
      'Licht und Bühne greifen das Thema auf, ohne zu übertreiben.',
    ],
    bingo: [
      'Auch die Karten tragen das Thema, und die Zahlen bleiben gut lesbar.',
      'Die Ziehung bekommt so eine Bühne, die nicht von den Zahlen ablenkt.',
      'Zwischen zwei Kugeln bleibt Zeit, sich darin umzusehen.',
    ],
  },
  audience: {
    slots: {
      any: [
        'Neulinge finden sich rasch zurecht, und Erfahrene bemerken die Sorgfalt in den Einzelheiten.',
        'Wer das Thema mag, fühlt sich in der Kulisse wohl; wer ein System sucht, findet nur den Zufall.',
        'Als Unterhaltung, die ihren Preis hat, macht das Spiel Freude.',
        'Zeit und Einsatz vorher festlegen, dann ist der Rest Vergnügen.',
        'Am besten zuerst mit dem kleinsten Einsatz: Die Bilder sind dieselben.',
        'Ein gutes Beispiel für alle, die fragen, was ein Slot ist.',
        'Wen die ersten zwanzig Drehungen kaltlassen, den überzeugen auch die nächsten zweihundert nicht.',
        'Wer dieses Thema liebt, ist hier richtig.',
        'Auf dem Telefon läuft das Spiel so gut wie auf dem großen Bildschirm, und eine Hand genügt.',
        'Eine Minute in der Gewinntabelle ist vor der ersten Drehung gut angelegt.',
      ],
      calm: [
        'Das Spiel passt zu einem Abend ohne Eile und zu einem kleinen Einsatz.',
        'Für kurze Spielzeiten mit festem Budget ist das Spiel eine gute Wahl, und aufhören lässt sich jederzeit.',
        'Wer ein gleichmäßiges Tempo und etwas zum Anschauen sucht, ist gleich zu Hause.',
        'Der Puls steigt hier kaum, und viele nennen genau das den Reiz.',
      ],
      rough: [
        'Das Richtige für alle, die Spannung mögen und Durststrecken aushalten.',
        'Wer auf den einen großen Augenblick spielt, versteht das Spiel sofort.',
        'Geduld gehört dazu, denn dieses Spiel hat Temperament.',
        'Wer lieber kleine, stetige Ergebnisse hat, schaut sich besser anderswo um.',
      ],
    },
    instant: [
      'Das passt zu einer kurzen Pause und zu allen, die eine klare Entscheidung vielen kleinen vorziehen.',
      'Wem Walzen zu unruhig sind, der mag vielleicht die Kürze.',
      'Weil Runden rasch vergehen, legt man ihre Zahl am besten vorher fest.',
      'Gefallen wird es denen, die einfache Regeln mögen und aufhören können.',
    ],
    tables: [
      'Das ist etwas für Menschen, die bewährte Regeln und einen Tisch ohne Eile mögen.',
      'Neulinge können die Regeln in Ruhe lernen, und Stammgäste finden alles an seinem Platz.',
      'Wer kleine Entscheidungen lieber hat als große Effekte, sitzt hier richtig.',
      'Es passt zu einer halben Stunde und einem Einsatz, dessen Verlust nicht schmerzt.',
    ],
    live: [
      'Das passt zu Gästen, die Gesellschaft mögen und auf die nächste Runde warten können.',
      'Wer echte Geräte und ein menschliches Gesicht sehen möchte, wird sich wohlfühlen.',
      'Das Tempo gibt das Studio vor, und das hilft, die eigenen Grenzen einzuhalten.',
      'Es ist auch angenehm, erst einige Runden zuzusehen und dann zu entscheiden.',
    ],
    bingo: [
      'Das passt zu allen, die Zahlen, kleine Einsätze und einen gleichmäßigen Rhythmus mögen.',
      'Sobald die Kugeln rollen, gibt es nichts zu entscheiden, und für viele ist gerade das der Reiz.',
      'Wer gern mehrere Karten zugleich verfolgt, ist angenehm beschäftigt.',
      'Am besten taugt es als geselliger Zeitvertreib mit vorher festgelegtem Budget.',
    ],
  },
  studios: [
    'Entwickelt wurde das Spiel von {studio}, und die Handschrift ist leicht zu erkennen.',
    'Hinter dem Spiel steht {studio}, ein Studio, das seine Einzelheiten gern zu Ende bringt.',
    'Das Spiel stammt von {studio} und fügt sich gut in das dortige Programm ein.',
    'Gebaut hat das Spiel {studio}, und unabhängige Labore haben es geprüft.',
    'Wie immer bei {studio} sind die Hilfeseiten vollständig und verständlich geschrieben.',
    'Das Lob für dieses Spiel gebührt {studio}, wo jemand sichtlich Freude an der Arbeit hatte.',
    'Für Bild, Ton und Rechnung zeichnet {studio} verantwortlich.',
    'Wieder ein Spiel von {studio}, vom ersten Bild an zu erkennen.',
    'Bei {studio} wurde das Spiel gezeichnet, vertont und durchgerechnet.',
    'Ein Spiel von {studio}, und nicht aus einer schwachen Stunde.',
  ],
}
