import type { DescribeWords } from './describe-words.ts'

export const de: DescribeWords = {
  summary: [
    '{name} ist ein Automatenspiel von {provider}, Bauart: {mechanic}. Thema: {theme}; Auszahlungsquote {rtp}.',
    'Von {provider} stammt {name}: {mechanic} mit einer Auszahlungsquote von {rtp}. Thema: {theme}.',
    'Mit {name} legt {provider} ein Spiel der Bauart {mechanic} vor, Auszahlungsquote {rtp}. Thema: {theme}.',
  ],
  scenes: {
    egypt: [
      'Fackeln flackern an bemalten Wänden, und hinter jeder versiegelten Tür wacht ein Hüter über sein Gold.',
      'Der Nil liegt ruhig, Sand bedeckt die Stufen, und im Lichtschacht blitzt etwas auf.',
    ],
    norse: [
      'Langschiffe schneiden durch graues Wasser, Raben kreisen, und von den Klippen antwortet der Donner.',
      'Runen glühen auf den Steinen, und in der Methalle erzählt man von der letzten Fahrt.',
    ],
    fishing: [
      'Nebel steigt vom See auf, die Pose taucht einmal ab, und die Rolle beginnt zu surren.',
      'Auf dem Steg stehen Thermoskanne und Köderkasten, und vom großen Fisch hat jeder schon erzählt.',
    ],
    desert: [
      'In der Dämmerung zieht eine Karawane durch die Dünen, die Satteltaschen schwer, der nächste Brunnen weit.',
      'Die Luft flimmert über dem Sand, und hinter dem alten Tor duftet der Markt nach Safran und Leder.',
    ],
    genie: [
      'Einmal an der Lampe gerieben, und aus violettem Rauch spricht eine Stimme, die tausend Jahre gewartet hat.',
      'Laternen hängen über dem Palasthof, und der Teppich in der Ecke liegt nicht ganz still.',
    ],
    fruit: [
      'Kirschen, Zitronen und dicke rote Siebener rollen vorbei wie einst in der Spielhalle am Bahnhof.',
      'Ein Obststand in leuchtenden Farben: runde Formen, reife Früchte und eine Glocke, die läutet.',
    ],
    gems: [
      'Geschliffene Steine fallen durcheinander und fangen das Licht, jede Farbe mit eigenem Feuer.',
      'Tief im Stollen funkeln die Wände selbst, und eine Lampe macht aus der Dunkelheit eine Schatzkammer.',
    ],
    west: [
      'Sporen klirren auf den Bohlen, die Schwingtür pendelt, und ein Steckbrief flattert im Wind.',
      'Der Mittagszug hat Verspätung, die Straße ist leer, und im Canyon hat wieder jemand gegraben.',
    ],
    ocean: [
      'Blaues Licht fällt bis zum Riff hinab, wo jede Muschel etwas zu verbergen scheint.',
      'Delfine weisen den Weg am Wrack vorbei in einen Garten aus Korallen.',
    ],
    dragons: [
      'Rauch zieht vom Berg herab, und tief im Inneren regt sich etwas Geschupptes auf seinem Hort.',
      'Papierlaternen steigen in die Nacht, während der rote Drache durch das Tor tanzt.',
    ],
    jungle: [
      'Hinter dem Wasserfall klingen Trommeln, und unter den Blättern folgen Augen jedem Schritt.',
      'Lianen haben die Tempelstufen überwuchert, doch die Papageien kennen den Weg noch.',
    ],
    candy: [
      'Geleetürme wackeln, Karamell fließt in Strömen, und das Knistern hört nie ganz auf.',
      'Hinter dem Ladentisch steht Glas an Glas in allen Farben, die Zucker annehmen kann.',
    ],
    olympus: [
      'Über den Wolken glänzt der Marmor, und eine Hand greift nach dem nächsten Blitz.',
      'Helden steigen mit Gaben die lange Treppe hinauf und hoffen auf großzügige Götter.',
    ],
    gothic: [
      'Kerzen flackern in der großen Halle, und die Augen des Porträts sind nicht mehr, wo sie waren.',
      'Über dem Friedhof steht der Vollmond, und das verschlossene Tor ist nur noch angelehnt.',
    ],
    space: [
      'Vor dem Fenster gleiten Sterne vorüber, und auf dem Pult blinkt ein kleines Licht.',
      'Hinter der letzten Boje leuchtet der Nebel, und der Scanner findet etwas, das dort nicht sein dürfte.',
    ],
    pirates: [
      'Die schwarze Flagge knattert, die Karte ist zerrissen, und endlich dreht die Flut.',
      'Rum, Tau und eine Truhe unter der Palme: Auf diese Insel hat die Mannschaft ein Jahr gewartet.',
    ],
    clover: [
      'Hinter dem Hügel endet ein Regenbogen, und gerade ist ein grüner Hut über die Mauer verschwunden.',
      'Im Tal spielt die Fiedel, das Gras ist nass, und das Glück soll hier vier Blätter haben.',
    ],
    aztec: [
      'Steinstufen steigen zur Sonne hinauf, und eine goldene Maske blickt über das Blätterdach.',
      'Das Kalenderrad beginnt sich zu drehen, und an der Wand regen sich gefiederte Schlangen.',
    ],
    samurai: [
      'Blütenblätter fallen auf den stillen Teich, während lautlos eine Klinge gezogen wird.',
      'Papierwände leuchten im Abend, und ein Fuchs hat seine Spur im geharkten Kies gelassen.',
    ],
    farm: [
      'Der Hahn ist vor allen anderen wach, die Schweine haben das offene Gatter gefunden, und heute ist Markttag.',
      'Das Heu ist in der Scheune, die Kürbisse sind dick, und der Traktor springt beim dritten Mal an.',
    ],
    winter: [
      'Schnee dämpft jedes Geräusch im Tal, der See ist spiegelglatt, und grünes Licht zieht über den Himmel.',
      'In der Hütte brennt ein Feuer, an der Tür hängen Schlittschuhe, und auf dem Hang wartet ein Schlitten.',
    ],
    music: [
      'Die Nadel senkt sich, das Licht geht aus, und der erste Riff packt den ganzen Raum.',
      'Von der Kellerbar bis zur großen Bühne: Mit jedem Takt geht ein weiterer Scheinwerfer an.',
    ],
    mystery: [
      'Nebel in der Gasse, Licht in der Bibliothek und eine Spur, die niemand sehen wollte.',
      'Der Nachtzug ist pünktlich, doch ein Abteil ist leer, das am letzten Halt noch besetzt war.',
    ],
    savanna: [
      'Das Gras ist golden, die Herde zieht weiter, und eine Löwin hebt den Kopf.',
      'Am Wasserloch kommt alles zusammen, wenn die Hitze des Tages nachlässt.',
    ],
    carnival: [
      'Federn, Pailletten und Trommeln füllen die Straße von Wand zu Wand.',
      'Masken begegnen sich auf der Brücke, und keine verrät, wer darunter steckt.',
    ],
    garden: [
      'Bienen summen im Lavendel, das Tor knarrt, und auf der Sonnenuhr liegt ein wenig Glitzer.',
      'Rosen klettern an der alten Mauer empor, und der Brunnen läuft plötzlich wieder von selbst.',
    ],
    circus: [
      'Die Kapelle setzt ein, die Manege strahlt, und das Trapez schwingt über die Menge hinaus.',
      'Gestreifte Zeltbahnen, Sägemehl und Popcorn: Der Direktor lüftet den Hut, die Vorstellung beginnt.',
    ],
    alchemy: [
      'Kolben brodeln, eine Seite wendet sich von selbst, und das Blei im Tiegel hat die Farbe gewechselt.',
      'Hoch im Turm rührt ein Lehrling im falschen Topf, mit prächtigem Ergebnis.',
    ],
    skyline: [
      'Neonlicht liegt auf nassen Straßen, und der Aufzug zum Dachgeschoss ist eben angekommen.',
      'Die Stadt ist wach, das Taxi wartet, und bis in den dreißigsten Stock brennt Licht.',
    ],
    voyage: [
      'Dampf zischt am Bahnsteig, der Koffer ist beschriftet, und hinter dem Fahrplan liegt die Welt.',
      'Ein Ballon steigt über die Dächer, mit Kompass, Picknickkorb und ohne festen Plan.',
    ],
  },
  plays: {
    'video-slot': [
      '{name} läuft auf {reels} Walzen mit {lines} Linien oder Gewinnwegen. Joker ersetzen andere Symbole, Scatter öffnen die Freispiele.',
      'Es gibt {reels} Walzen und {lines} Linien oder Gewinnwege. Drei Scatter starten die Freispiele, in denen die Joker mehr zählen.',
    ],
    megaways: [
      'Jede der {reels} Walzen ändert mit jeder Drehung ihre Höhe; so entstehen bis zu {lines} Gewinnwege. Gewinnsymbole verschwinden und machen neuen Platz.',
      'Keine Drehung gleicht der anderen: {reels} Walzen mit zwei bis sieben Symbolen ergeben bis zu {lines} Wege. Auf jeden Gewinn folgt eine Kaskade.',
    ],
    cluster: [
      'Symbole zahlen, wenn sie sich in Gruppen berühren. Die Gruppen verschwinden, die {lines} Felder füllen sich von oben, und eine Drehung kann mehrere Gewinne bringen.',
      'Auf {lines} Feldern bilden gleiche Nachbarn eine Gruppe. Sie platzen, der Rest rutscht nach, und eine Anzeige zählt bis zur Sonderrunde.',
    ],
    'hold-and-win': [
      'Besondere Symbole bleiben stehen und bringen drei weitere Drehungen. Jedes neue setzt den Zähler zurück; ein volles Feld zahlt den höchsten Preis.',
      'Auf {reels} Walzen und {lines} Linien spielt es sich vertraut, bis genug Münzen zusammenkommen: Dann bleiben sie liegen, und jede weitere zählt dazu.',
    ],
    'classic-slot': [
      'Drei Walzen, wenige Symbole und {lines} Linien: Was Sie sehen, ist schon alles. Oft genügen zwei gleiche Symbole für einen kleinen Gewinn.',
      'Dieses Spiel hält sich an die alten Regeln, mit {reels} Walzen, {lines} Linien und einem Gewinnplan, der auf eine Karte passt.',
    ],
  },
  volatility: {
    low: 'Die Volatilität ist niedrig: Gewinne kommen häufig und sind meist klein.',
    'low-medium': 'Die Volatilität ist niedrig bis mittel; zu vielen kleinen Gewinnen kommt ab und zu ein größerer.',
    medium: 'Die Volatilität ist mittel: Weder Pausen noch Gewinne fallen extrem aus.',
    'medium-high': 'Die Volatilität ist mittel bis hoch; bis zu einem größeren Gewinn kann es dauern.',
    high: 'Die Volatilität ist hoch: Viele Runden bringen nichts, wenige bringen viel.',
    'very-high': 'Die Volatilität ist sehr hoch. Lange Strecken ohne Gewinn sind normal.',
  },
  rtp: [
    'Über sehr viele Runden werden {rtp} aller Einsätze ausgezahlt; ein einzelner Abend kann stark davon abweichen.',
    'Die theoretische Auszahlungsquote beträgt {rtp}, berechnet über Millionen von Runden.',
    'Im Mittel fließen {rtp} der Einsätze an alle Spielenden zusammen zurück.',
  ],
  reach: [
    'Eine einzelne Runde kann bis zum {max}-Fachen des Einsatzes zahlen.',
    'Mehr als das {max}-Fache des Einsatzes bringt keine Runde.',
    'Ganz oben steht ein Gewinn vom {max}-Fachen des Einsatzes.',
  ],
}
