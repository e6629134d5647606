// Longer than 250 lines because it is a table: the games that are shown most, each described by hand.
import type { WrittenTexts } from './written-text.ts'

export const de: WrittenTexts = {
  'book-of-dead': [
    '{name} schickt einen Forscher in die Gräber Ägyptens, und ein einziges Buch ist Wild und Scatter zugleich; RTP {rtp}.',
    'Fackellicht, eine Grabkammer und ein Buch, das besser geschlossen bliebe. Der Forscher mit dem Hut ist das höchste Symbol, es folgen Pharaonenmaske, Anubis und Falke, darunter die Kartenwerte. Gespielt wird auf fünf Walzen mit 10 Linien.',
    'Alles hängt am Buch. Es ersetzt jedes Symbol, und drei davon öffnen zehn zusätzliche Drehungen. Vorher wird ein Symbol ausgelost, das sich von da an über seine ganze Walze ausbreitet, sobald genug davon liegen, und das auch mit Lücken zahlt. Fällt das Los auf den Forscher, wird es still; fällt es auf die Zehn, bleibt nur Lachen. Die Volatilität ist hoch, die Grenze liegt beim {times}-Fachen des Einsatzes.',
  ],
  thor: [
    '{name} stellt den Hammer mitten in den Sturm: 243 Wege auf fünf Walzen, Wilds, die einschlagen, und ein RTP von {rtp}.',
    'Der Donnergott steht auf einer Klippe, hinter ihm das Wetter. Raben, Böcke, ein Trinkhorn und ein Kranz aus Runen zahlen am besten. Linien gibt es nicht; gleiche Symbole auf benachbarten Walzen zählen von links.',
    'Hin und wieder läuft ein Blitz über das Bild und macht eine ganze Walze zum Wild. Drei Hämmer öffnen die Sonderrunde, in der jeder Einschlag einen Multiplikator erhöht, der bis zum Schluss bleibt. Die ersten Drehungen dort sind meist zahm, die letzten selten.',
  ],
  'big-bass-bonanza': [
    '{name} ist ein Tag am Wasser: Fische mit Preisen auf den Schuppen, ein Angler, der sie einholt, und ein RTP von {rtp}.',
    'Fünf Walzen unter der Oberfläche eines hellen Sees, quer darüber 10 Linien. Posen, Ruten, Libellen und Gerätekästen zahlen wie üblich. Auch die Fische zahlen als Symbole, doch auf jedem steht ein Betrag, den das Grundspiel nur zeigt.',
    'Ab drei springenden Barschen beginnen die zusätzlichen Drehungen, und dort kommt der Angler. Wo er landet, sammelt er die Beträge aller sichtbaren Fische ein. Jeder vierte Angler bringt zehn weitere Drehungen und erhöht das Eingesammelte auf das Doppelte, dann auf das Drei- und das Zehnfache. Ein Bild voller Fische ohne Angler ist der klassische Seufzer dieses Spiels. Hohe Volatilität, höchstens das {times}-Fache.',
  ],
  'sahara-riches-cash-collect': [
    '{name} legt Münzen mit Beträgen in die Dünen und wartet auf das Symbol, das sie aufhebt. {lines} Linien, RTP {rtp}.',
    'Kamele, Kobras und Schätze unter weißer Sonne. Die Linien zahlen von links wie in jedem Slot; seinen Sog hat das Spiel von den goldenen Münzen auf den ersten vier Walzen und vom Sammelsymbol, das nur auf der fünften fällt.',
    'Vier dicke Münzen ohne Sammler bringen nichts, und das sieht man öfter, als einem lieb ist. Kommt der Sammler, nimmt er jeden sichtbaren Wert; manche Münze steht statt für einen Betrag für zusätzliche Drehungen oder einen festen Preis. Die Volatilität ist mittel bis hoch.',
  ],
  'mystery-genie-fortunes-of-the-lamp': [
    '{name} versteckt seine besten Drehungen hinter Rätselsymbolen, die alle dasselbe Bild zeigen. Mittlere Volatilität, RTP {rtp}.',
    'Ein Flaschengeist mit verschränkten Armen schwebt neben den Walzen, blauer Rauch steigt aus der Lampe. Zwischen Ringen, Teppichen und Dolchen liegen Felder mit einem Fragezeichen. Sobald die Walzen stehen, drehen sich diese Felder gemeinsam um und sind alle gleich.',
    'Ein Rätselfeld ist ein Achselzucken, zehn sind ein angehaltener Atem. Drei Lampen rufen den Geist; in seinen Drehungen bleiben die Rätselfelder liegen, und das Bild wächst von Mal zu Mal. Was darunter steckt, wird jedes Mal neu ausgelost.',
  ],
  'sigruns-raven': [
    '{name} ist ein nordischer Slot von sehr hoher Volatilität: 50 Linien, ein Rabe, der Symbole verwandelt, RTP {rtp}.',
    'Eine Schildmaid blickt über den grauen Fjord, und ihr Rabe sitzt, wo er will. Schilde, Äxte, Bernstein und ein Wolfskopf bilden die bessere Hälfte der Tabelle.',
    'Lange geschieht wenig, und das Spiel verschweigt es nicht. Dann fliegt der Rabe auf, verliert Federn über drei bis acht Symbolen und macht sie zu Wilds. In der Sonderrunde bleiben die Federn liegen. Eine Runde, die mit zweien beginnt und mit fünfzehn endet, erleben die wenigsten.',
  ],
  'rum-soaked-mutiny': [
    '{name} hält die Meuterei einfach: drei Walzen, eine Linie, Siebenen, Totenköpfe und Fässer, RTP {rtp}.',
    'Das Gerät besteht aus Schiffsplanken, der Hebel ist ein Säbel, und die Walzen halten mit dem Poltern eines Fasses. Balken, Glocken und Siebenen teilen sich die Linie mit einem grinsenden Totenkopf, dem Wild-Symbol.',
    'Eine Sonderrunde gibt es nicht. Zwei Totenköpfe und eine Walze, die sich noch dreht, sind Spannung genug: Einer verdoppelt die Linie, zwei vervierfachen sie. Eine Drehung dauert nur Sekunden, die Ergebnisse sind klein und kommen stetig.',
  ],
  'electric-melons-megaways': [
    '{name} schließt die Früchte an den Strom an: sechs Walzen, bis zu {lines} Wege, Kaskaden und ein RTP von {rtp}.',
    'Melonen, Pflaumen und Kirschen aus Neonröhren, dazu eine Glocke, die summt. Jede Walze zieht ihre Höhe neu, und die Zahl der Wege springt von ein paar Hundert bis ins Sechsstellige.',
    'Was zahlt, verschwindet, und der Rest rutscht nach. Vier Glocken öffnen die Sonderrunde: Mit jeder Kaskade steigt ein Multiplikator, der nie zurückgeht, und so hoffen alle auf einen langen ersten Fall. Die Volatilität ist hoch, beim {times}-Fachen ist Schluss.',
  ],
  'mollys-lucky-pot-of-gold': [
    '{name} ist ein Dreiwalzer mit Geigenklang: drei Linien, ein Kleeblatt, das verdoppelt, und ein RTP von {rtp}.',
    'Molly führt die kleinste Wirtschaft weit und breit, und das Gerät steht zwischen Fenster und Torffeuer. Hufeisen, Harfen und rote Siebenen drehen sich hinter Glas.',
    'Das Kleeblatt ist Wild und verdoppelt seine Linie. Drei Goldtöpfe in der Mitte stehen ganz oben in der Tabelle, und wenn zwei davon liegen, stellt man das Glas ab. Die Ergebnisse sind klein und häufig, höchstens das {times}-Fache des Einsatzes.',
  ],
  'amunets-ancient-obelisk': [
    '{name} ist die sanfte Seite Ägyptens: 20 Linien, wachsende Wilds und ein RTP von {rtp} bei eher niedriger Volatilität.',
    'Neben den Walzen steht ein Obelisk, und jedes Wild lässt eine Hieroglyphe darauf leuchten. Lotus, Katzen, Skarabäen und die Göttin selbst sind flächig gemalt wie auf Papyrus.',
    'Leuchtet er bis zur Spitze, wird für drei Drehungen eine ganze Walze zum Wild, oft die mittlere. Drei Sonnen bringen acht Drehungen, die mit halb erleuchtetem Obelisken beginnen. Es geschieht immer etwas und selten etwas Dramatisches.',
  ],
  'meringues-of-hazelnut-wood': [
    '{name} ist ein Konditortraum auf fünf Walzen: haftende Wilds, 20 Linien, mittlere Volatilität und ein RTP von {rtp}.',
    'Ein Laden am Waldrand, Etageren im Fenster, beschlagene Scheiben. Baisers, Florentiner, Törtchen und ein Schneebesen aus Kupfer zahlen am besten, die kleinen Symbole sind aus Zuckerguss gespritzt.',
    'Die Baisers sind Wilds und bleiben eine Drehung länger liegen; ein zweites daneben hält beide noch eine. Drei Schneebesen öffnen die Sonderrunde, in der nichts mehr verschwindet, was einmal klebt. Zwei frühe Wilds auf der zweiten und dritten Walze sind der Anfang, auf den man hofft.',
  ],
  'sakura-shogun': [
    '{name} lässt Kirschblüten über sechs Walzen treiben: 729 Wege, fallende Wilds, mittlere Volatilität, RTP {rtp}.',
    'Ein Garten nach dem Regen, Papierwände und ein Shogun, der lieber dichtet. Fächer, Laternen, Koi und seine Maske sind die hohen Symbole, Pinselstriche die niedrigen.',
    'Ab und zu weht ein Windstoß Blüten über das Bild, und wo sie liegen bleiben, entstehen Wilds. Eine Sekunde lang sieht man sie fallen, ehe man weiß, wohin, und das ist der beste Teil des Spiels. Drei Tempeltore bringen zehn Drehungen mit je einem Windstoß.',
  ],
  'mossy-orchard': [
    '{name} wirkt friedlich und ist es nicht: sechs Walzen, 30 Linien, wachsende Multiplikatoren, sehr hohe Volatilität; RTP {rtp}.',
    'Ein verwilderter Obstgarten mit Bienenstöcken, schiefer Leiter und Äpfeln, die niemand pflückt. Bienen, Birnen, Pflaumen und ein sehr beschäftigter Igel füllen die Walzen.',
    'Bienenstöcke sind Wilds, und jeder erhöht in der Sonderrunde einen Multiplikator für den ganzen Rest. Hineinzukommen ist schwer, sie zu füllen noch schwerer, und genau dort liegt fast die ganze Quote. Kleine Einsätze und ein Limit sind das passende Werkzeug.',
  ],
  'corsairs-plunder-hold-and-spin': [
    '{name} ist ein Piratenslot, dessen Dublonen haften, bis die Wiederholungen enden. 30 Linien, hohe Volatilität, RTP {rtp}.',
    'Mondlicht, Pulverdampf und ein Deck voll fremden Eigentums. Papageien, Pistolen, Karten und der Kapitän zahlen auf Linien, die Dublonen erst, wenn sechs zugleich fallen.',
    'Dann geht alles andere über Bord, und drei Wiederholungen beginnen. Jede neue Dublone bleibt und stellt den Zähler auf drei zurück. Bei einer letzten Wiederholung und zwei Lücken redet auch der Ruhigste mit dem Bildschirm. Eine Truhe nimmt alle sichtbaren Werte auf und rastet mit ihrer Summe ein.',
  ],
  'evidence-of-the-old-library-megaways': [
    '{name} ist ein Krimi mit bis zu {lines} Wegen: Rätselsymbole, Kaskaden, sehr hohe Volatilität und ein RTP von {rtp}.',
    'Regen am Fenster, eine Leselampe und eine Leiche, über die niemand spricht. Schlüssel, Chiffren, Lupe und der Inspektor zahlen am besten. Versiegelte Umschläge öffnen sich alle zum selben Symbol.',
    'Eine Drehung liest sich wie ein Fall: erst die Höhe der Walzen, dann die Umschläge, dann was nach der ersten Kaskade fällt. In der Sonderrunde werden es mit jeder Kaskade mehr. Die Lösung ist meist klein; das {times}-Fache gehört zu den Fällen, die in den Akten bleiben.',
  ],
  'sweet-grapes': [
    '{name} ist ein Früchte-Slot in leiser Ausführung: 10 Linien, niedrige Volatilität und ein RTP von {rtp}.',
    'Trauben, Zitronen, Pflaumen und eine kleine Goldglocke auf weißem Email, wie auf einer Küchenfliese. Siebenen stehen ganz oben, und eine Traube ist das Wild-Symbol.',
    'Viele Drehungen zahlen etwas, meist wenig. Füllen Trauben die mittlere Walze, bleiben sie für eine Wiederholung liegen, und eine zweite volle Walze bringt noch eine. Mehr ist es nicht: ein Spiel für einen kleinen Einsatz, höchstens das {times}-Fache.',
  ],
  'viziers-thousand-nightingale': [
    '{name} erzählt auf 50 Linien von einer Nachtigall, deren Gesang Symbole zu Wilds macht. Mittlere Volatilität, RTP {rtp}.',
    'Ein Palastgarten bei Nacht, Gitter aus Zedernholz, ein goldener Käfig mit offener Tür. Der Vogel, der Wesir, Granatäpfel und Öllampen stehen oben in der Tabelle.',
    'Wo die Nachtigall landet, singt sie, und jedes besungene Symbol wird zum Wild: erst ein Nachbar, bei langen Tönen drei oder vier. Drei Käfige öffnen zwölf Drehungen, in denen jedes Lied um einen Ton länger wird als das vorige.',
  ],
  'bastets-sceptre-cluster': [
    '{name} ist ein Cluster-Slot mit acht Spalten: Katzen, Kaskaden und ein Zepter, das das Feld räumt. Hohe Volatilität, RTP {rtp}.',
    'Der Tempel der Katzengöttin am Mittag, Türkis und Gold. Fünf gleiche Symbole, die sich berühren, genügen; sie zahlen, verschwinden, und alles rutscht nach.',
    'Jeder Cluster hebt das Zepter um eine Marke. Bei zehn räumt es eine Reihe, bei zwanzig eine Farbe, bei dreißig wird ein ganzer Block zum Wild. Eine Kaskade, die bei neun endet, ist der Humor dieses Spiels. Lange Stille und plötzliche Fluten gehören dazu.',
  ],
  'sweet-florentines-hold-and-spin': [
    '{name} backt seine Werte fest: Sechs Florentiner rasten ein, dann laufen die Wiederholungen. 30 Linien, RTP {rtp}.',
    'Eine Backstube im ersten Licht, Bleche im Regal, Mandeln überall. Törtchen, Eclairs und ein Nudelholz aus Marmor zahlen auf Linien, die Florentiner tragen Werte und warten.',
    'Sechs davon heizen den Ofen an. Drei Wiederholungen, mit jedem neuen wieder drei, am Ende klingelt die Uhr. Eine Kirsche verdoppelt den Wert unter ihr, und eine Spalte, die sich von oben bis unten füllt, wird noch einmal bezahlt. Mittlere Volatilität.',
  ],
  'bonbons-of-cocoa-lane-hold-and-win': [
    '{name} lässt Pralinen in der Schachtel einrasten, bis der Zähler endet: 25 Linien, Sammler und ein RTP von {rtp}.',
    'Eine schmale Gasse, die nach Kakao riecht, Messingwaagen und ein Fenster voller Tabletts. Der Chocolatier, ein Kupferkessel und Schachteln mit Schleife sind die hohen Symbole.',
    'Bei sechs Pralinen mit Werten wird alles andere abgeräumt. Manchmal kommt eine silberne Zange, nimmt alle sichtbaren Werte auf und legt ihre Summe an ihren eigenen Platz; eine zweite kann auch diese nehmen. Steht der Zähler auf eins, scheint selbst ein leeres Feld zu zögern.',
  ],
  'osiriss-hidden-pyramid': [
    '{name} ist ein Abstieg im Fackelschein: 25 Linien, Türen, die nacheinander aufgehen, hohe Volatilität, RTP {rtp}.',
    'Jede Ebene der Pyramide hat ihren Wächter. Schakale, Krokodile, das Auge und Osiris selbst bilden die Tabelle, in dieser Reihenfolge.',
    'Drei Siegel öffnen die Drehungen der ersten Ebene. Jeder Wächter bricht ein Stück aus der nächsten Tür, das dritte Stück führt hinab zu neuen Drehungen und einem größeren Multiplikator. Die meisten Expeditionen enden auf der zweiten Ebene; auf der vierten waren wenige.',
  ],
  'crimson-flame': [
    '{name} ist ein Drachen-Slot mit guten Manieren: 50 Linien, feurige Wilds, eher niedrige Volatilität und ein RTP von {rtp}.',
    'Ein Bergpass in der Dämmerung, roter Lack und ein Drache, der sich um den Rahmen legt. Perlen, Laternen, Schuppen und ein Jadesiegel zahlen am besten.',
    'Von Zeit zu Zeit erwacht er und haucht über eine Walze, und was die Flamme berührt, wird zum Wild. Zwei Walzen auf einmal sind möglich, drei ein Fest. Drei Perlen bringen sieben Drehungen mit je einem Hauch. Ergebnisse kommen oft und bleiben maßvoll.',
  ],
  'aviators-first-class-horizon-hold-and-win': [
    '{name} lässt Gepäckanhänger statt Münzen einrasten: 30 Linien, Wiederholungen über den Wolken, RTP {rtp}.',
    'Ein silbernes Propellerflugzeug, Lederkoffer, Postkarten. Die Pilotin, ein Kompass und ferne Küsten zahlen auf Linien.',
    'Sechs Anhänger mit Werten eröffnen den Flug. Sie bleiben, und nach jedem neuen sind es wieder drei Wiederholungen. Trägt ein Anhänger Flügel, kommt sein Wert zu dem aller Nachbarn hinzu; ein Paar Flügel mitten in der vollen Kabine ist das Bild, auf das man wartet. Mittlere Volatilität, höchstens das {times}-Fache.',
  ],
  'axe-of-jotunheim': [
    '{name} schlägt Walzen entzwei: 30 Linien, gespaltene Symbole, hohe Volatilität und ein RTP von {rtp}.',
    'Reif auf den Balken, ein Riese in der Tür und eine Axt, die niemand außer ihm hebt. Helme, Trinkhörner, Bärenfelle und der Riese selbst zahlen am besten.',
    'Fällt die Axt, spaltet sie alle Symbole ihrer Walze, und jedes zählt doppelt; zwei Äxte nebeneinander machen aus fünf gleichen plötzlich sieben. In der Sonderrunde bleiben die Kerben bis zum Schluss. Bis dahin kann es dauern, denn die Volatilität ist hoch.',
  ],
  'twinkling-reindeer': [
    '{name} ist ein Winterabend auf 25 Linien: Lichter, die zu Wilds werden, niedrige Volatilität und ein RTP von {rtp}.',
    'Ein verschneiter Waldrand, und im Geweih des Rentiers hängen Lampen. Laternen, Schlittschuhe, Zapfen und eine Silberglocke füllen die Walzen.',
    'Mit jedem Rentier geht eine Lampe an. Brennen alle sechs, werden sie zu Wilds und verteilen sich über das Bild. Drei Monde bringen acht Drehungen, in denen zwei Lampen von Anfang an leuchten. Kleine Ergebnisse kommen häufig, höchstens das {times}-Fache.',
  ],
  'fiddlers-cheeky-jig-cascade': [
    '{name} ist ein Cluster-Slot im Tanzschritt: acht Spalten, Kaskaden mit Taktzähler, hohe Volatilität und ein RTP von {rtp}.',
    'Eine Scheune, ein Fiedler auf dem Fass und Symbole, die im Takt hereinspringen: Harfen, Hüte, Hufeisen, Kleeblätter. Fünf gleiche, die sich berühren, genügen.',
    'Mit jeder Kaskade wird die Musik schneller und der Multiplikator größer, bis jemand aus dem Tritt kommt. Nach der siebten wirft der Fiedler seinen Hut, und wo er landet, entsteht ein Wild aus vier Feldern. Die meisten Tänze sind nach zwei Takten vorbei.',
  ],
  'gold-of-the-sun-megaways': [
    '{name} ist ein Megaways-Slot unter der Sonnenscheibe: bis zu {lines} Wege, Kaskaden, hohe Volatilität und ein RTP von {rtp}.',
    'Stufen aus hellem Stein, Federn, Jademasken und eine Scheibe aus Gold, die sich langsam dreht. Jede Drehung verteilt die Höhen neu, und was zahlt, macht Platz für Neues.',
    'Vier Kaskaden hintereinander bringen die Scheibe in Stellung: Ihr Strahl verwandelt ein Symbol überall ins nächsthöhere. In der Sonderrunde wandert der Strahl nach jedem Treffer weiter, und der Multiplikator bleibt. Höchstens das {times}-Fache des Einsatzes, und sehr selten.',
  ],
  'scarab-of-the-nile-hold-and-win': [
    '{name} lässt Skarabäen ihre Werte ans Ufer tragen, bis der Zähler endet. 25 Linien, mittlere Volatilität, RTP {rtp}.',
    'Schilf, Boote und ein Tempel im Abendlicht. Ibis, Lotus, Anch und die Fährfrau zahlen auf Linien; die Käfer tragen Beträge auf dem Rücken.',
    'Sechs Käfer beginnen die Wiederholungen. Jeder neue bleibt, und der Zähler springt auf drei. Ein goldener Käfer rollt seine Kugel durch die Reihe und verdoppelt, was er berührt; wann er kommt, weiß niemand. Höchstens das {times}-Fache.',
  ],
  'wild-fountain-cluster': [
    '{name} ist ein Cluster-Slot um einen Springbrunnen: sechs Spalten, Wilds, die spritzen, und ein RTP von {rtp}.',
    'Ein ummauerter Garten mit Rosen, Faltern, Äpfeln und einem Igel, der zusieht. Fünf gleiche Symbole, die sich berühren, zahlen und machen Platz.',
    'Jede Kaskade füllt den Brunnen. Läuft er über, spritzt er Wilds auf vier zufällige Felder, und die Kaskade geht oft weiter, wo sie eben enden wollte. Ist er dreimal übergelaufen, öffnet sich die Sonderrunde mit vollem Becken. Mittlere bis hohe Volatilität.',
  ],
  'transatlantic-steamer': [
    '{name} ist eine Überfahrt auf 9 Linien: ein Dampfer, der über die Walzen zieht, mittlere Volatilität und ein RTP von {rtp}.',
    'Schornsteine, Seekarten, ein Orchester in Weiß. Kapitän, Sextant, Koffer und Möwe zahlen am besten, die Kartenwerte tragen Signalflaggen.',
    'Der Dampfer ist ein Wild, das nach jeder Drehung eine Walze weiter nach links fährt, bis er das Bild verlässt. Zwei Schiffe auf derselben Reise sind der Höhepunkt. Drei Leuchttürme öffnen zehn Drehungen, in denen immer eines unterwegs ist.',
  ],
  'hydra-of-crete': [
    '{name} gibt jedem Kopf eine zweite Gelegenheit: 25 Linien, nachwachsende Wilds, niedrige Volatilität und ein RTP von {rtp}.',
    'Eine Bucht, ein Altar und ein Ungeheuer, das eher neugierig als böse wirkt. Schild, Lyra, Amphore und Lorbeer füllen die obere Hälfte der Tabelle.',
    'Die Köpfe der Hydra sind Wilds. Zahlt einer, wachsen für die nächste Drehung zwei nach, an anderer Stelle. So kommen oft kleine Ketten zustande, und manchmal eine lange. Drei Fackeln bringen sechs Drehungen mit drei Köpfen von Beginn an.',
  ],
  'dj-lunas-platinum-amplifier-hold-and-win': [
    '{name} dreht Werte lauter, solange sie haften: 30 Linien, Verstärker, mittlere bis hohe Volatilität, RTP {rtp}.',
    'Nachtclub, Plattenspieler, Spiegelkugel. Kopfhörer, Mikrofone, Vinyl und DJ Luna selbst zahlen auf Linien, die Platinplatten tragen Beträge.',
    'Sechs Platten starten das Set. Drei Wiederholungen, nach jeder neuen Platte wieder drei. Ein Verstärker in der Reihe erhöht die Werte neben sich bei jedem Treffer um eine Stufe; zwei einander gegenüber sind der Moment, in dem man lauter stellt.',
  ],
  'strongmans-incredible-trapeze': [
    '{name} hängt am Trapez: 30 Linien, schwingende Wilds, hohe Volatilität und ein RTP von {rtp}.',
    'Sägespäne, Trommelwirbel und ein Zelt voller Gesichter. Der Kraftmensch, die Artistin, Keulen und ein Einrad zahlen am besten.',
    'Das Trapez ist ein Wild, das die ganze Walze bedeckt und nach jeder Drehung auf eine andere schwingt. Treffen sich zwei, bleiben sie eine Drehung lang hängen und zahlen zusammen. In der Sonderrunde hängen drei. Bis der Trommelwirbel kommt, braucht es Geduld.',
  ],
  'fishers-wild-marlin': [
    '{name} jagt einen einzigen Fisch: sechs Walzen, 25 Linien, sehr hohe Volatilität und ein RTP von {rtp}.',
    'Blaues Wasser, ein kleines Boot, eine Leine unter Spannung. Rollen, Haken, Möwen und der Fischer füllen die Walzen; der Marlin ist zwei Walzen breit und sehr selten ganz zu sehen.',
    'Zeigt sich seine Flosse, beginnt der Drill: Jede Drehung zieht ihn ein Stück ins Bild oder lässt ihn entkommen. Ganz im Bild ist er Wild auf beiden Walzen für fünf Drehungen. Fast die ganze Quote hängt an ihm, bis hinauf zum {times}-Fachen.',
  ],
  'moonlit-sandstorm': [
    '{name} ist eine Wüstennacht auf 50 Linien: Böen, die Walzen neu mischen, niedrige Volatilität und ein RTP von {rtp}.',
    'Silberne Dünen, Zelte, ein Fennek mit großen Ohren. Laternen, Datteln, Sättel und eine Silberkanne zahlen am besten.',
    'Geht eine Drehung leer aus, kann eine Böe durch die Walzen fahren und einige Symbole vertauschen, manchmal zweimal. So wird aus wenig oft noch etwas Kleines. Drei Monde bringen acht Drehungen mit je einer Böe. Höchstens das {times}-Fache des Einsatzes.',
  ],
  'frozen-oath': [
    '{name} friert ein, was zahlt: 20 Linien, Wilds im Eis, mittlere Volatilität und ein RTP von {rtp}.',
    'Ein Thing im Schnee, ein Ring, auf den geschworen wird. Schwerter, Schilde, Pelze und der Ring selbst stehen oben in der Tabelle.',
    'Wilds frieren an ihrem Platz ein und tauen erst nach drei Drehungen. Wer Glück hat, sieht zwei oder drei zugleich im Eis, und dann zählt jede Drehung. Drei Ringe öffnen neun Drehungen, in denen nichts mehr taut.',
  ],
  'hunters-rose-hold-and-win': [
    '{name} lässt Rosen blühen, bis die Wiederholungen enden: 25 Linien, mittlere bis hohe Volatilität, RTP {rtp}.',
    'Ein Schloss im Nebel, eine Jägerin mit Armbrust und Rosen, die im Dunkeln leuchten. Kelche, Fledermäuse, Spiegel und die Jägerin zahlen auf Linien.',
    'Sechs Rosen mit Werten öffnen die Nacht. Jede neue bleibt und stellt den Zähler auf drei. Eine schwarze Rose verdoppelt bei jeder weiteren ihren eigenen Wert, und je früher sie kommt, desto länger hält man die Luft an. Höchstens das {times}-Fache.',
  ],
  'neon-taxi-megaways': [
    '{name} fährt durch bis zu {lines} Wege: ein Taxi, das Symbole mitnimmt, Kaskaden und ein RTP von {rtp}.',
    'Nasser Asphalt, Leuchtschrift, eine Stadt um zwei Uhr früh. Hüte, Cocktails, Würfel und der Fahrer zahlen am besten; jede Walze ist einmal hoch, einmal flach.',
    'In der Reihe über den Walzen fährt das Taxi. Hält es, nimmt es alle gleichen Symbole mit und setzt sie beim nächsten Halt als Wilds ab. In der Sonderrunde läuft das Taxameter: Mit jeder Kaskade steigt es um eins und springt nie zurück.',
  ],
  'wandering-shogun': [
    '{name} geht einen langen Weg auf 15 Linien: ein Wanderer, der Multiplikatoren sammelt, hohe Volatilität und ein RTP von {rtp}.',
    'Strohhut, Kiefern, Berge hinter Dunst. Schwert, Fächer, Teeschale und Kranich sind die hohen Symbole, Pinselzeichen die niedrigen.',
    'Der Wanderer ist Wild und geht bei jedem Treffer ein Feld weiter; was er unterwegs an Laternen findet, vervielfacht den nächsten Treffer. Drei Brücken öffnen zehn Drehungen, in denen er nie stehen bleibt. Oft findet er nichts, und dann alles auf einmal.',
  ],
  'serpent-of-teotihuacan-megaways': [
    '{name} lässt eine Schlange durch bis zu {lines} Wege gleiten: Kaskaden, wandernde Wilds und ein RTP von {rtp}.',
    'Die Straße der Toten im Morgenlicht, Obsidian, Türkis und Federn. Masken, Adler, Kalender und Priesterinnen zahlen am besten.',
    'Die Schlange liegt über der obersten Reihe und rückt mit jeder Kaskade ein Feld vor; darunter werden Symbole zu Wilds. Erreicht sie das Ende, häutet sie sich und beginnt von vorn, diesmal doppelt so lang. Mittlere bis hohe Volatilität, höchstens das {times}-Fache.',
  ],
  'calamitys-posse': [
    '{name} reitet mit 729 Wegen über sechs Walzen: Steckbriefe, die sich füllen, niedrige Volatilität und ein RTP von {rtp}.',
    'Eine staubige Straße, Pferde vor dem Saloon und fünf Steckbriefe neben den Walzen. Hüte, Sporen, Sterne und Calamity selbst zahlen am besten.',
    'Jeder Stern im Bild klebt ein Stück an einen Steckbrief. Ist einer vollständig, kommt der Gesuchte als Wild für zwei Drehungen herein. Kleine Ergebnisse kommen häufig, größere selten, und über das {times}-Fache geht es nie.',
  ],
  'widows-masquerade-classic': [
    '{name} tanzt auf drei Walzen und drei Linien: Masken, Rosen, Siebenen, niedrige Volatilität und ein RTP von {rtp}.',
    'Kerzenlicht, schwarze Spitze und Walzen hinter geschliffenem Glas. Masken aus Gold, Silber und Samt stehen über den Siebenen, eine Rose ist das Wild-Symbol.',
    'Zwei gleiche Masken bringen eine Wiederholung der dritten Walze, und mehr Umstände macht das Spiel nicht. Die Rose verdoppelt ihre Linie. Es ist ein Spiel der kleinen, häufigen Ergebnisse; drei goldene Masken zahlen am meisten.',
  ],
  'captain-flints-rum-soaked-treasure-megaways': [
    '{name} sucht den Schatz auf bis zu {lines} Wegen: Kaskaden, Karten in Stücken, sehr hohe Volatilität; RTP {rtp}.',
    'Rumfässer, Fackeln und eine Insel, die auf keiner Karte steht. Papageien, Säbel, Truhen und der Kapitän zahlen am besten.',
    'Jede Kaskade deckt ein Stück Karte auf. Vier Stücke führen zum Schatz: Drehungen mit einem Multiplikator, der mit jeder Kaskade um eins steigt und nie sinkt. Meist fehlt das vierte Stück. Bis zum {times}-Fachen reicht die Tabelle, und fast niemand kommt je so weit.',
  ],
  'lion-of-the-baobab': [
    '{name} ruht unter dem Baum: 20 Linien, ein Löwe, der Walzen bedeckt, eher niedrige Volatilität und ein RTP von {rtp}.',
    'Abend in der Savanne, ein Affenbrotbaum und Staub in der Luft. Löwe, Giraffe, Zebra und Webervogel zahlen am besten.',
    'Der Löwe ist Wild und streckt sich über die ganze Walze, wenn er an einer Linie beteiligt ist. Drei Wasserlöcher bringen acht Drehungen, in denen er nach jedem Treffer liegen bleibt. Die Ergebnisse sind klein, aber sie kommen regelmäßig.',
  ],
  'black-buccaneers': [
    '{name} ist ein Cluster-Slot im Breitseitenformat: sieben Spalten, Kanonen, mittlere bis hohe Volatilität und ein RTP von {rtp}.',
    'Schwarze Segel, Pulver und ein Affe in der Takelage. Kompass, Krug, Pistole und Flagge fallen ins Raster; fünf, die sich berühren, genügen.',
    'Jeder Cluster lädt eine der vier Kanonen am Rand. Endet die Kaskade, feuern die geladenen und räumen je eine Reihe, und oft geht es danach weiter. Alle vier auf einmal öffnen die Sonderrunde. Höchstens das {times}-Fache des Einsatzes.',
  ],
}
