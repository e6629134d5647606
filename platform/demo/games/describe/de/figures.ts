import type { FigureTexts } from '../texts.ts'

export const figures: FigureTexts = {
  rtp: [
    'Die Auszahlungsquote von {name} beträgt {rtp}, ein Durchschnitt über sehr viele Runden und keine Vorhersage für einen Abend.',
    'Bei {name} liegt der RTP bei {rtp}. Berechnet wird er über Millionen von Runden; ein einzelner Abend kann weit darüber oder darunter enden.',
    'Für {name} ist eine Auszahlungsquote von {rtp} angegeben. Der Rest ist der Vorteil des Anbieters, und auf lange Sicht setzt er sich durch.',
    'Auf lange Sicht zahlt {name} {rtp} der Einsätze zurück; der Rest ist also der Preis für die Unterhaltung.',
    'Zuerst lohnt der Blick auf die Quote: {rtp} bei {name}, gemessen über weit mehr Runden, als ein Mensch je spielen wird.',
    'Von allen Einsätzen bei {name} fließen im Mittel {rtp} zurück. Über die nächste Runde sagt dieser Wert nichts aus.',
    'Mit einer Auszahlungsquote von {rtp} gibt {name} auf lange Sicht weniger zurück, als eingesetzt wird, wie jedes Spiel dieser Art.',
    '{name} ist hier auf einen RTP von {rtp} eingestellt. Das ist ein Mittelwert; kurze Sitzungen halten sich nicht daran.',
    'Statistisch behält {name} einen Teil jedes Einsatzes und gibt über sehr lange Zeit {rtp} zurück.',
    'Über Millionen von Runden kommen {rtp} der Einsätze bei {name} zurück; an einem Abend ist alles möglich.',
  ],
  noRtp: [
    'Die Regeln von {name} stehen auf den Hilfeseiten, und man sollte sie vor der ersten Runde lesen.',
    'Wer {name} noch nicht kennt, findet Gewinntabelle und Regeln im Hilfemenü.',
  ],
  volatility: {
    low: [
      'Die Volatilität ist niedrig: Ergebnisse kommen häufig, fallen klein aus, und der Kontostand bewegt sich in sanften Schritten.',
      'Niedrige Volatilität bedeutet kleine Schwankungen; es geschieht oft etwas, aber selten etwas Großes.',
      'Das Spiel bleibt bei niedriger Volatilität, und das passt zu kleinem Budget und gleichmäßigem Tempo.',
      'Wenig Ausschläge, viele kleine Ergebnisse: Die Volatilität zählt zu den niedrigeren.',
      'Eine niedrige Volatilität hält die Kurve flach und die Laune leicht.',
    ],
    'low-medium': [
      'Die Volatilität liegt zwischen niedrig und mittel, mit kurzen Durststrecken und überwiegend kleinen Ergebnissen.',
      'Die Schwankungen sind eher mild, weder ganz ruhig noch jemals wirklich rau.',
      'Bei niedriger bis mittlerer Volatilität bleibt das Tempo gleichmäßig, und Überraschungen halten sich in Grenzen.',
      'Die Volatilität ist maßvoll, und das Guthaben macht selten große Sprünge.',
      'Die Volatilität liegt knapp unter der Mitte; das Guthaben atmet eher, als dass es springt.',
    ],
    medium: [
      'Die Volatilität ist mittel, ein Kompromiss aus häufigen kleinen und gelegentlichen größeren Ergebnissen.',
      'Mittlere Volatilität lässt Raum für Durststrecken, ohne sie zur Regel zu machen.',
      'Die Schwankungen sind von mittlerer Größe, und ein Abend kann in jede Richtung kippen.',
      'Bei mittlerer Volatilität wechseln kleine Treffer mit Strecken, auf denen nichts geschieht.',
      'Weder zahm noch wild: Die Volatilität ist mittel.',
      'Mittlere Volatilität gibt dem Spiel einen Puls, mit dem sich gut leben lässt.',
    ],
    'medium-high': [
      'Die Volatilität ist mittel bis hoch, und Strecken ganz ohne Ergebnis gehören dazu.',
      'Die Schwankungen sind größer als üblich, und ein vorab gesetztes Limit ist ein vernünftiger Begleiter.',
      'Bei mittlerer bis hoher Volatilität kommen Ergebnisse seltener und fallen unterschiedlicher aus.',
      'Die Volatilität liegt in der oberen Hälfte, und mit stillen Strecken ist zu rechnen.',
      'Die Ergebnisse kommen in Schüben, wie es mittlere bis hohe Volatilität mit sich bringt.',
      'Mit Dürren und plötzlichen Sprüngen ist zu rechnen: Die Volatilität liegt zwischen mittel und hoch.',
    ],
    high: [
      'Die Volatilität ist hoch: Lange Pausen sind normal, und das Guthaben kann eine ganze Weile sinken.',
      'Hohe Volatilität heißt seltene und ungleiche Ergebnisse, und kleine Einsätze reichen am längsten.',
      'Die Schwankungen sind groß, und die meisten Abende enden, ehe etwas Ungewöhnliches geschieht.',
      'Bei hoher Volatilität sind kleine Einsätze ratsam, denn lange Strecken vergehen ohne Ergebnis.',
      'Die Volatilität ist hoch, und der Verlauf ist alles andere als gleichmäßig.',
      'Das ist ein Spiel mit hoher Volatilität, mit langen Dürren und seltenen Güssen.',
      'Hohe Volatilität legt den größten Teil der Quote in wenige Runden.',
    ],
    'very-high': [
      'Die Volatilität ist sehr hoch, und der größte Teil der Quote steckt in Runden, die kaum jemand erlebt.',
      'Sehr hohe Volatilität macht daraus ein Spiel der langen Stille, die nur selten unterbrochen wird.',
      'Die Schwankungen zählen zu den größten überhaupt, und ein festes Budget ist wichtiger als sonst.',
      'Nur wenige Spiele schwanken so stark, und lange Serien ohne Ergebnis sind eher Regel als Ausnahme.',
      'Die Volatilität ist sehr hoch; man plane die Dürre ein, denn Regen ist nicht versprochen.',
    ],
  },
  layout: {
    lines: [
      'Das Spielfeld hat {reels} Walzen und {lines} feste Linien.',
      'Gespielt wird auf {reels} Walzen mit {lines} Linien, die von links zählen.',
      'Das Fenster zeigt {reels} Walzen, die von {lines} Linien durchzogen sind.',
      'Über {reels} Walzen laufen {lines} Linien, und alle sind bei jeder Drehung im Spiel.',
    ],
    line: [
      'Gespielt wird auf {reels} Walzen mit einer einzigen Linie in der Mitte.',
      'Es gibt {reels} Walzen und nur eine Linie, und so ist jedes Ergebnis auf einen Blick zu lesen.',
      'Eine Linie, {reels} Walzen und sonst nichts, was man im Auge behalten müsste.',
    ],
    ways: [
      'Auf {reels} Walzen gibt es {lines} Wege, auf denen Symbole zusammenfinden können.',
      'Statt Linien gibt es {lines} Wege über {reels} Walzen.',
      'Symbole finden auf {lines} Wegen über {reels} Walzen zusammen, gleich in welcher Reihe.',
    ],
    megaways: [
      'Die {reels} Walzen erlauben bis zu {lines} Wege in einer einzigen Drehung.',
      'Auf {reels} Walzen sind bis zu {lines} Wege möglich, auch wenn die meisten Drehungen weniger bieten.',
      'In voller Höhe öffnen die {reels} Walzen {lines} Wege.',
      'Bis zu {lines} Wege sind im Spiel, verteilt auf {reels} Walzen.',
    ],
    cluster: [
      'Das Raster ist {reels} Spalten breit und kommt ohne feste Linien aus.',
      'Es gibt {reels} Spalten nebeneinander, und Cluster dürfen sich überall darin bilden.',
      'Ein Raster mit {reels} Spalten lässt Platz für große Gruppen.',
    ],
    slingo: [
      'Die Karte ist {reels} Spalten breit und enthält {lines} Linien, die Diagonalen eingerechnet.',
      'Insgesamt lassen sich {lines} Linien auf einer Karte mit {reels} Spalten füllen.',
    ],
  },
  most: [
    'Auszahlungen sind auf das {times}-Fache des Einsatzes begrenzt, und diese Zahl ist als Grenze zu lesen, nicht als Erwartung.',
    'Ganz oben in der Tabelle steht das {times}-Fache des Einsatzes, und dort endet der Aufstieg.',
    'Eine Runde kann das {times}-Fache des Einsatzes erreichen, mehr nicht.',
  ],
  seldom: [
    'Eine Runde zahlt höchstens das {times}-Fache des Einsatzes, und fast alle Runden bleiben weit darunter.',
    'Die Obergrenze einer Runde ist das {times}-Fache des Einsatzes; erreicht wird sie äußerst selten.',
    'Spätestens beim {times}-Fachen des Einsatzes endet eine Runde, und das wird kaum jemand je erleben.',
    'Die Decke liegt beim {times}-Fachen des Einsatzes; die gewöhnliche Runde bleibt in Bodennähe.',
  ],
  besidePot: [],
  limits: [
    'Der niedrigste und der höchste Einsatz stehen mit den übrigen Angaben auf dieser Seite.',
    'Die Einsatzgrenzen finden sich bei den übrigen Angaben, und niemand muss sich der oberen nähern.',
    'Die Einsätze dürfen durchweg klein bleiben; die genauen Grenzen stehen bei den Angaben zum Spiel.',
  ],
}
