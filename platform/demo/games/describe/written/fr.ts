// Longer than 250 lines because it is a table: the games that are shown most, each described by hand.
import type { WrittenTexts } from './written-text.ts'

export const fr: WrittenTexts = {
  'book-of-dead': [
    '{name} envoie un explorateur dans les tombeaux d’Égypte; un seul livre y sert de joker et de symbole dispersé; RTP de {rtp}.',
    'Une chambre funéraire, des torches et un livre qu’il vaudrait mieux laisser fermé. L’explorateur au chapeau est le plus haut symbole, devant le masque du pharaon, Anubis et le faucon. Cinq rouleaux, 10 lignes.',
    'Tout repose sur le livre. Il remplace n’importe quel symbole et, à trois, ouvre dix tours supplémentaires. Avant le premier, un symbole est tiré au sort : il couvre alors tout son rouleau et paie même si des rouleaux restent vides entre deux autres. Si le sort désigne l’explorateur, le silence se fait; s’il désigne le dix, autant en rire. La volatilité est élevée et le plafond, {times} fois la mise.',
  ],
  thor: [
    '{name} met le marteau au milieu de l’orage : 243 combinaisons sur cinq rouleaux, des jokers qui frappent, RTP de {rtp}.',
    'Le dieu du tonnerre se tient sur un cap, la tempête dans le dos. Corbeaux, boucs, corne à boire et cercle de runes paient le mieux. Pas de lignes : les symboles égaux sur des rouleaux voisins comptent depuis la gauche.',
    'De temps à autre, un éclair traverse l’image et change tout un rouleau en joker. Trois marteaux ouvrent les tours supplémentaires, où chaque coup fait monter un multiplicateur qui reste jusqu’à la fin. Les premiers sont sages, les derniers rarement.',
  ],
  'big-bass-bonanza': [
    '{name}, c’est une journée de pêche : des poissons qui portent un prix, un pêcheur qui les ramasse et un RTP de {rtp}.',
    'Cinq rouleaux sous la surface d’un lac clair, 10 lignes en travers. Flotteurs, cannes, libellules et coffres paient comme d’habitude. Les poissons aussi, mais chacun affiche en plus un montant que le jeu de base ne fait que montrer.',
    'À partir de trois achigans qui sautent commencent les tours supplémentaires, et le pêcheur arrive : où qu’il tombe, il ramasse tous les montants en vue. Tous les quatre pêcheurs, dix tours s’ajoutent et le ramassage est doublé, puis triplé, puis décuplé. Un écran plein de poissons sans pêcheur est le soupir classique du jeu. Volatilité élevée, {times} fois la mise au plus.',
  ],
  'sahara-riches-cash-collect': [
    '{name} pose des pièces sur les dunes et attend le symbole qui les ramasse : {lines} lignes et un RTP de {rtp}.',
    'Chameaux, cobras et trésors de caravane sous un soleil blanc. Les lignes paient depuis la gauche. L’attrait vient des pièces d’or des quatre premiers rouleaux et du symbole de collecte, qui ne tombe que sur le cinquième.',
    'Quatre belles pièces sans collecte ne donnent rien, et cela se voit plus souvent qu’on ne voudrait. Quand il tombe, toutes les valeurs en vue sont prises; certaines pièces cachent des tours supplémentaires ou un prix fixe. Volatilité moyenne à élevée.',
  ],
  'mystery-genie-fortunes-of-the-lamp': [
    '{name} cache ses meilleurs tours sous des symboles mystère qui montrent tous la même image. Volatilité moyenne, RTP de {rtp}.',
    'Un génie aux bras croisés flotte près des rouleaux et la lampe fume bleu. Entre bagues, tapis et poignards, des tuiles ne montrent qu’un point d’interrogation. Quand tout s’arrête, elles se retournent ensemble, toutes pareilles.',
    'Une tuile fait hausser les épaules; dix font retenir son souffle. Trois lampes appellent le génie, et dans ses tours les tuiles gardent leur place, si bien que l’image grandit. Ce qu’elles cachent est tiré de nouveau chaque fois.',
  ],
  'slingo-hermess-heroic-aegis': [
    '{name} est un Slingo au flanc de l’Olympe : vingt-cinq numéros, cinq rouleaux, une échelle de prix et un RTP de {rtp}.',
    'Sandales ailées, bouclier de bronze et carte de marbre blanc. Cinq rouleaux tournent dessous, et chaque numéro qui concorde avec sa colonne est coché. Douze lignes font monter le bouclier.',
    'Le messager est le joker de sa colonne; en or, il va où l’on veut. On espère deux lignes suspendues au même numéro. À la fin, on peut acheter d’autres tours, plus chers à chaque trou comblé : mieux vaut en décider avant.',
  ],
  'rotunda-live-salon-blackjack': [
    '{name} réunit sept places autour d’un croupier sous une coupole. Huit jeux, Paires parfaites et 21+3, RTP de {rtp}.',
    'Disques solaires et motifs en escalier donnent à la salle ronde l’air d’un temple bien éclairé. Les cartes sortent d’un sabot en pleine vue, et l’image se rapproche quand une main devient intéressante.',
    'Tirer, rester, doubler ou séparer : quelques secondes par décision. Onze contre six appelle un second jeton, seize contre dix un soupir. Le retour suppose la stratégie de base, et le tableau est à portée de main. Sans place libre, on peut miser derrière quelqu’un.',
  ],
  'sterling-thunder-wheel-roulette': [
    '{name} est une roulette où la foudre tombe sur les numéros : avant le tour, quelques-uns sont tirés pour payer plus; RTP de {rtp}.',
    'Carreaux indigo, lampes de cuivre et roue qui bourdonne avant de tourner. Le tapis est classique, à un seul zéro, et le tour part quand on veut.',
    'Entre le dernier jeton et la bille, le tonnerre roule et jusqu’à cinq numéros s’allument, chacun avec son multiplicateur. Un plein sur l’un d’eux est payé à ce taux; un plein ordinaire paie un peu moins qu’ailleurs, et c’est le prix de la foudre. Les chances simples n’en savent rien.',
  ],
  'bright-drop': [
    '{name} est un jeu télévisé en direct où un disque dégringole entre des clous. Petites mises bienvenues, RTP de {rtp}.',
    'Le décor est une colline verte sous un arc-en-ciel, gravie avec panache par qui anime la soirée. On mise sur les cases du bas : les ordinaires, et deux dorées qui mènent à leur propre scène.',
    'Puis le disque part. Il touche chaque clou comme par choix, dérive vers un bord, revient, et le studio compte les trois derniers rangs à voix haute. Parfois un multiplicateur est tiré pour une case, et il ne vaut que là. Plafond : {times} fois la mise.',
  ],
  'sigruns-raven': [
    '{name} est une machine nordique très volatile : 50 lignes, un corbeau qui change les symboles en jokers, RTP de {rtp}.',
    'Une guerrière regarde le fjord gris, et son corbeau se pose où il veut. Boucliers, haches, ambre et tête de loup forment la belle moitié de la table.',
    'Longtemps il se passe peu de chose, et le jeu ne le cache pas. Puis le corbeau s’envole, perd des plumes sur trois à huit symboles et en fait des jokers. Dans les tours supplémentaires, les plumes restent. De deux à quinze plumes : voilà la manche que presque personne ne voit.',
  ],
  'rum-soaked-mutiny': [
    '{name} fait la mutinerie toute simple : trois rouleaux, une ligne, des sept, des crânes et des barils, RTP de {rtp}.',
    'L’appareil est fait de planches de navire, la manette est un sabre, et les rouleaux s’arrêtent avec un bruit de baril. Barres, cloches et sept partagent la ligne avec un crâne hilare, le joker.',
    'Pas de manche spéciale, et on ne s’en plaint pas. Deux crânes et un rouleau qui tourne encore suffisent au suspense : un crâne double la ligne, deux la quadruplent. Un tour dure trois secondes, et les petits résultats tombent régulièrement.',
  ],
  'parisian-live-side-bet-square': [
    '{name} est un poker en direct à quatre paris sur les mêmes cartes : trois, cinq, sept, et le pari de tout perdre; RTP de {rtp}.',
    'Le studio ressemble à un observatoire où l’on aurait posé une table. Trois cartes vont au joueur, quatre au croupier, et chaque pari les lit à sa façon.',
    'On en suit un seul ou tous : c’est le charme et le piège. Une couleur dans les trois premières paie aussitôt, tandis que la main de sept fait attendre la dernière carte. Les cotes sont sur le tapis et diffèrent beaucoup : mieux vaut regarder avant.',
  ],
  'electric-melons-megaways': [
    '{name} branche les fruits sur le courant : six rouleaux, jusqu’à {lines} combinaisons, des cascades et un RTP de {rtp}.',
    'Melons, prunes et cerises en tubes de néon, avec une cloche qui grésille. Chaque rouleau tire sa hauteur, et le compteur passe de quelques centaines à six chiffres.',
    'Ce qui paie disparaît, le reste tombe. Quatre cloches ouvrent les tours supplémentaires : un multiplicateur monte d’un cran par cascade et ne recule jamais, d’où l’espoir d’une longue première chute. La volatilité est élevée; tout s’arrête à {times} fois la mise.',
  ],
  'mollys-lucky-pot-of-gold': [
    '{name} est une trois-rouleaux au son du violon : trois lignes, un trèfle qui double et un RTP de {rtp}.',
    'Molly tient le plus petit pub du comté, et l’appareil se trouve entre la fenêtre et le feu de tourbe. Fers à cheval, harpes et sept rouges tournent derrière la vitre.',
    'Le trèfle est joker et double sa ligne. Trois chaudrons d’or au milieu sont le sommet de la table; quand deux s’y posent, on dépose son verre. Résultats petits et fréquents, {times} fois la mise au plus.',
  ],
  'amunets-ancient-obelisk': [
    '{name} est le côté doux de l’Égypte : 20 lignes, des jokers qui grandissent et un RTP de {rtp}.',
    'Un obélisque se dresse près des rouleaux, et chaque joker y allume un hiéroglyphe. Lotus, chats, scarabées et la déesse ont les aplats d’un papyrus.',
    'Éclairé jusqu’à la pointe, il change un rouleau entier en joker pour trois tours, souvent celui du milieu. Trois soleils donnent huit tours qui commencent à mi-hauteur. Il se passe toujours quelque chose, et rarement un drame : la volatilité est faible à moyenne.',
  ],
  'magnolia-craps': [
    '{name} joue aux dés avec une fanfare au coin de la rue : ligne de passe, cotes et paris sur les doubles, sans hâte, RTP de {rtp}.',
    'Le tapis paraît compliqué et ne l’est pas. Un jeton sur la passe, un lancer : sept ou onze gagne; deux, trois ou douze perd; tout autre nombre devient le point, à refaire avant le sept.',
    'Cette seconde partie est tout le sel du jeu, car chaque lancer peut y mettre fin. Les cotes derrière la ligne sont payées à leur juste valeur; les jolis paris du centre coûtent davantage. Ni foule ni horloge.',
  ],
  'meringues-of-hazelnut-wood': [
    '{name} est la rêverie d’un pâtissier : jokers collants, 20 lignes, volatilité moyenne et RTP de {rtp}.',
    'Une boutique à l’orée du bois, des présentoirs en vitrine, de la buée sur le verre. Meringues, florentins, tartelettes et un fouet de cuivre paient le mieux.',
    'Les meringues jokers restent un tour de plus, et une deuxième à côté les garde encore. Trois fouets ouvrent les tours où rien de ce qui colle ne part. Deux jokers tôt sur les rouleaux deux et trois : voilà le début rêvé.',
  ],
  'sakura-shogun': [
    '{name} fait dériver des fleurs de cerisier sur six rouleaux : 729 combinaisons, volatilité moyenne et RTP de {rtp}.',
    'Un jardin après la pluie, des cloisons de papier et un shogun qui préférerait écrire. Éventails, lanternes, carpes et son masque sont les hauts symboles.',
    'Parfois une rafale sème des pétales, et là où ils se posent naissent des jokers. On les voit tomber une seconde ou deux sans savoir où, et c’est le meilleur du jeu. Trois portes de temple ouvrent dix tours avec une rafale chacun.',
  ],
  'mossy-orchard': [
    '{name} a l’air paisible et ne l’est pas : six rouleaux, 30 lignes, volatilité très élevée et RTP de {rtp}.',
    'Un verger retourné à l’état sauvage, des ruches, une échelle penchée. Abeilles, poires, prunes et un hérisson affairé remplissent les rouleaux.',
    'Les ruches sont des jokers et, dans les tours supplémentaires, chacune ajoute un à un multiplicateur que rien n’enlève. Atteindre cette manche est difficile, la remplir davantage, et presque tout le retour est là : jusqu’à {times} fois la mise, que presque personne ne voit. Petites mises et limite de rigueur.',
  ],
  'corsairs-plunder-hold-and-spin': [
    '{name} est une machine de pirates dont les doublons restent collés le temps des relances. Trente lignes, RTP de {rtp}.',
    'Clair de lune, fumée de canon et un pont chargé du bien d’autrui. Perroquets, pistolets, cartes et capitaine paient en lignes; les doublons, seulement à six.',
    'Alors tout le reste passe par-dessus bord et trois relances commencent. Chaque doublon nouveau reste et ramène le compteur à trois. À une relance de la fin, avec deux vides, même les calmes parlent à l’écran. Un coffre ramasse les valeurs en vue. Volatilité élevée.',
  ],
  'ambassador-three-card-poker': [
    '{name} est un poker à trois cartes contre la maison : une mise, un coup d’œil, suivre ou laisser; RTP de {rtp}.',
    'Bois sombre, globe terrestre : une table de fumoir de paquebot. On mise, on reçoit trois cartes; si elles plaisent, une seconde mise égale garde la main ouverte.',
    'Le croupier doit tenir au moins une dame. Avec trois cartes, la suite bat la couleur. La règle à retenir : dame, six, quatre ou mieux, on joue; sinon on laisse. La mise Paire ou mieux ne regarde que notre main et se règle quoi que montre le croupier.',
  ],
  'alhambra-live-blackjack-party': [
    '{name} est un blackjack en direct à deux animateurs et en musique : six jeux, sept places et un RTP de {rtp}.',
    'Arcs ajourés, lanternes et bonne humeur. L’un donne les cartes, l’autre lit le clavardage, et entre deux sabots ils parlent cinéma. La mise minimale mérite un coup d’œil avant de s’asseoir.',
    'Les règles sont les règles : plus près de vingt et un que le croupier, le blackjack à trois pour deux. Quand quelqu’un double sur onze, la musique s’arrête pour la carte. Paires parfaites et 21+3 se règlent à la donne.',
  ],
  'palermo-live-baccarat-duo': [
    '{name} donne deux tables de baccara en direct côte à côte : un écran, deux sabots et un RTP de {rtp}.',
    'Lanternes de navire et vieilles cartes décorent un studio où deux croupiers se répondent. Pendant qu’un sabot se règle, l’autre prend les mises.',
    'La main dure une demi-minute : deux cartes par côté, une troisième si la règle la veut, et le plus près de neuf l’emporte. Huit ou neuf d’entrée y met fin. Les tableaux s’allongent sous l’image; les lire est un passe-temps, pas une méthode.',
  ],
  'grand-oak-live-punto-banco': [
    '{name} est un punto banco à l’ancienne, cartes lentes et table de chêne, en direct du studio; RTP de {rtp}.',
    'Boiseries, soleil sculpté et croupier en gilet. Le sabot est coupé devant la caméra, et chaque carte se tourne par la tranche, comme l’aiment les habitués.',
    'On choisit joueur, banque ou égalité, puis les règles de tirage font tout. La banque a le meilleur retour et paie sa commission; l’égalité tente et vient rarement. Quand la troisième carte se lève par un coin sans figure, le clavardage compte les points.',
  ],
  'cosmic-astronaut-pegs': [
    '{name} laisse tomber un petit astronaute entre des clous : on choisit les rangs et le risque, puis on regarde; RTP de {rtp}.',
    'Des étoiles, un synthétiseur lent et un tableau qui luit. On règle la mise, le nombre de rangs et l’un de trois risques, et l’astronaute sort du sas.',
    'Chaque clou envoie à gauche ou à droite à chances égales : on finit donc surtout au milieu, où les valeurs sont petites. Les grandes sont aux bords, jusqu’à {times} fois la mise au risque élevé. Le retour reste le même partout, et une manche dure quelques secondes.',
  ],
  'evidence-of-the-old-library-megaways': [
    '{name} est une enquête à {lines} combinaisons au plus : symboles mystère, cascades, volatilité très élevée, RTP de {rtp}.',
    'La pluie aux vitres, une lampe et un corps dont nul ne parle. Clés, codes, loupe et inspecteur paient le mieux. Des enveloppes scellées s’ouvrent toutes sur le même symbole.',
    'Un tour se lit comme une affaire : la hauteur des rouleaux, les enveloppes, puis ce qui tombe ensuite. Dans les tours supplémentaires, il en vient à chaque cascade. La solution est souvent petite; {times} fois la mise appartient aux affaires jamais classées.',
  ],
  'slingo-early-cast': [
    '{name} va à la pêche avec une carte de bingo : vingt-cinq numéros, cinq rouleaux, une échelle sur la berge et un RTP de {rtp}.',
    'Cinq heures du matin, brume sur le lac, un flotteur et une carte. Chaque tour apporte cinq numéros, et ce qui concorde mord. Douze lignes mènent en haut.',
    'Le ver est joker de sa colonne, la mouche dorée va partout, la botte bloque. Le beau dilemme : où mettre le ver quand deux lignes attendent la même colonne? Les poissons des rouleaux se paient au poids. Volatilité faible à moyenne.',
  ],
  'amber-multihand-blackjack': [
    '{name} donne jusqu’à cinq mains de blackjack à la fois, huit jeux et aucune horloge. Paires parfaites, 21+3, RTP de {rtp}.',
    'Une table couleur de miel avec place pour cinq mains, toutes à soi. Une pour réfléchir, cinq pour s’occuper; chacune a sa mise, et une touche les répète.',
    'Elles se jouent de droite à gauche contre une seule carte : un six du croupier soulève toute la table, un as la coule. Chaque main peut se doubler ou se séparer. Le retour suppose la stratégie de base; l’assurance se refuse cinq fois.',
  ],
  'sweet-grapes': [
    '{name} est une machine à fruits en sourdine : 10 lignes, volatilité faible et RTP de {rtp}.',
    'Raisins, citrons, prunes et petite cloche dorée sur émail blanc, comme un carreau de cuisine. Le sept est au sommet, la grappe est le joker.',
    'Bien des tours paient quelque chose, en général peu. Quand les grappes remplissent le rouleau du milieu, elles restent pour une relance, et un second rouleau plein en donne une autre. C’est tout, et c’est bien fait : {times} fois la mise au plus.',
  ],
  'viziers-thousand-nightingale': [
    '{name} conte une nuit sur 50 lignes : un chant qui change les symboles en jokers, volatilité moyenne, RTP de {rtp}.',
    'Un jardin de palais la nuit, des treillis de cèdre et une cage dorée, porte ouverte. Rossignol, vizir, grenades et lampes dominent la table.',
    'Où l’oiseau se pose, il chante, et chaque symbole visé devient joker : un voisin d’abord, trois ou quatre si la note est longue. Trois cages ouvrent douze tours où chaque chant a une note de plus. Au dixième, le jardin en est plein, du moins on l’espère.',
  ],
  'bastets-sceptre-cluster': [
    '{name} est une machine à grappes de huit colonnes : chats, cascades et un sceptre qui fait le vide; RTP de {rtp}.',
    'Le temple de la déesse-chat à midi, turquoise et or. Cinq symboles pareils qui se touchent suffisent; ils paient, disparaissent, et tout descend.',
    'Chaque grappe lève le sceptre d’un cran. À dix il vide une rangée, à vingt une couleur, à trente un bloc entier devient joker. Une cascade qui meurt à neuf, c’est l’humour de la maison. Longs silences et crues soudaines : la volatilité est élevée.',
  ],
  'countesss-bonbons-scratch': [
    '{name} est une carte à gratter en boîte de chocolats : neuf cases, trois pareilles et un couvercle à multiplicateur; RTP de {rtp}.',
    'La comtesse garde ses bonbons sous papier d’argent. On choisit le prix de la boîte, puis on gratte case par case ou d’un coup; le contenu est fixé à l’achat.',
    'Trois pareils décident. Après cinq cases, on tient souvent deux paires et quatre espoirs. Le couvercle cache un multiplicateur jusqu’à dix, valable seulement si la boîte gagne : on le garde pour la fin. Beaucoup de boîtes sont vides, et les règles disent combien.',
  ],
  'sweet-florentines-hold-and-spin': [
    '{name} cuit ses valeurs sur place : six florentins se figent et les relances commencent. Trente lignes, RTP de {rtp}.',
    'Une boulangerie à l’aube, des plaques, des amandes partout. Tartes, éclairs et rouleau de marbre paient en lignes; les florentins portent une valeur et attendent.',
    'À six, le four s’allume. Trois relances, encore trois à chaque nouveau florentin, et la minuterie sonne la fin. Une cerise double la valeur sous elle; une colonne remplie de haut en bas est payée une seconde fois. Volatilité moyenne.',
  ],
  'bonbons-of-cocoa-lane-hold-and-win': [
    '{name} garde ses pralines en boîte jusqu’à la fin du compteur : 25 lignes, des collecteurs et un RTP de {rtp}.',
    'Une ruelle qui sent le cacao, des balances de laiton, une vitrine pleine. Chocolatier, chaudron de cuivre et boîtes à ruban sont les hauts symboles.',
    'À six pralines de valeur, le reste est retiré. Une pince d’argent prend parfois toutes les valeurs en vue et pose leur somme à sa place; une seconde peut reprendre le tout. Avec le compteur à un, même une case vide semble hésiter.',
  ],
  'palermo-blackjack': [
    '{name}, c’est une place, un jeu de cartes et un croupier : le blackjack tout nu, au RTP de {rtp} pour qui connaît le tableau.',
    'Une cour ombragée, une petite table, du sable sur les carreaux. Le jeu est mêlé après chaque main, et personne n’attend derrière.',
    'Avec un seul jeu, l’as qu’on tient est un as que le croupier n’a pas, et les décisions serrées tournent là-dessus. Doubler sur dix et onze, séparer as et huit, oublier l’assurance : voilà presque tout. La carte cachée se retourne ici lentement.',
  ],
  'osiriss-hidden-pyramid': [
    '{name} est une descente aux flambeaux : 25 lignes, des portes qui s’ouvrent une à une et un RTP de {rtp}.',
    'Chaque niveau de la pyramide a son gardien. Chacals, crocodiles, l’œil et Osiris composent la table, dans cet ordre.',
    'Trois sceaux ouvrent les tours du premier niveau. Chaque gardien brise un morceau de la porte suivante; au troisième, on descend vers de nouveaux tours et un multiplicateur plus grand. La plupart des expéditions finissent au deuxième niveau, car la volatilité est élevée. Le fond est à {times} fois la mise.',
  ],
  'parisian-twin-ball-roulette': [
    '{name} lance deux billes sur une seule roue : on parie sur l’une, sur les deux ou sur leurs couleurs; RTP de {rtp}.',
    'Un salon de verre taillé, une roue au centre. Deux billes courent du même côté et s’accordent rarement. On les lance quand on veut.',
    'Un plein a désormais deux chances par tour et paie en conséquence. Le pari à raconter, c’est les deux billes dans la même case : rare, et payé comme tel. Les couleurs vont par paires. La seconde bille se pose une seconde après, et c’est pour cette seconde qu’on joue.',
  ],
  'crimson-flame': [
    '{name} est une machine à dragon bien élevé : 50 lignes, un souffle qui crée des jokers et un RTP de {rtp}.',
    'Un col au crépuscule, de la laque rouge et un dragon enroulé autour du cadre. Perles, lanternes, écailles et sceau de jade paient le mieux.',
    'De temps en temps il s’éveille et souffle sur un rouleau, et tout ce que la flamme touche devient joker. Deux rouleaux d’un coup, c’est possible; trois, c’est la fête. Trois perles donnent sept tours soufflés. Résultats fréquents et modérés.',
  ],
  'pearl-live-blackjack': [
    '{name} est un blackjack en direct sans fioritures : sept places, six jeux, un croupier posé et un RTP de {rtp}.',
    'De la nacre aux murs, un lotus sur le tapis et pas de musique. Chaque main reçoit le même temps et le même ton.',
    'Le blackjack paie trois pour deux et le croupier tire jusqu’à seize. Tirer, rester, doubler, séparer : l’horloge tourne. La main dont on se souvient? Une paire de huit contre un cinq, quatre cartes et quatre jetons plus tard. Les paris annexes rendent moins, et les règles le disent.',
  ],
  'candied-ganache-jackpot': [
    '{name} est une machine au chocolat sous une cagnotte qui grossit : 25 lignes, une roue à trois paliers, RTP de {rtp}.',
    'Ganache noire, orange confite et feuille d’or; le compteur au-dessus des rouleaux a l’air d’une balance qui ne ferait que monter. La rose de sucre est le joker.',
    'N’importe quel tour, à n’importe quelle mise, peut amener la roue. Ses larges secteurs sont au petit palier, le plus étroit à la cagnotte commune, et l’aiguille s’y attarde. Comme une part du retour s’y trouve, les résultats ordinaires sont plus maigres.',
  ],
  'aviators-first-class-horizon-hold-and-win': [
    '{name} fige des étiquettes de bagage au lieu de pièces : trente lignes, relances dans les nuages, RTP de {rtp}.',
    'Un avion à hélices d’argent, des valises de cuir, des cartes postales. L’aviateur, une boussole et des côtes lointaines paient en lignes.',
    'Six étiquettes de valeur et l’on décolle. Elles restent, et chaque nouvelle rend trois relances. Des ailes sur une étiquette ajoutent sa valeur à ses voisines : une paire d’ailes au milieu d’une cabine pleine, voilà ce qu’on attend. Volatilité moyenne.',
  ],
  'slingo-dragon-of-the-red-lantern': [
    '{name} est un Slingo aux lanternes : vingt-cinq numéros, des dragons jokers, une échelle de prix et un RTP de {rtp}.',
    'Soie rouge, brume de rivière et carte garnie de lanternes. Chaque numéro coché en allume une, et une ligne finie fait luire toute la rangée.',
    'Les dragons sont jokers, les dorés vont partout, une bourrasque bloque. À cinq lignes s’ouvre une manche de prix couverts, à huit une meilleure. À volatilité moyenne, arriver à mi-échelle est courant; atteindre le sommet, l’exception.',
  ],
  'axe-of-jotunheim': [
    '{name} fend les rouleaux en deux : 30 lignes, symboles dédoublés, volatilité élevée et RTP de {rtp}.',
    'Du givre aux poutres, un géant dans l’entrée et une hache que lui seul soulève. Casques, cornes, peaux d’ours et le géant paient le mieux.',
    'Quand la hache tombe, elle fend tous les symboles de son rouleau, et chacun compte double. Deux haches voisines changent cinq pareils en sept. Dans les tours supplémentaires, les entailles restent. Il faut parfois longtemps pour y être.',
  ],
  'twinkling-reindeer': [
    '{name} est une soirée d’hiver sur 25 lignes : des lumières qui deviennent jokers, volatilité faible, RTP de {rtp}.',
    'Une orée enneigée, et des lampes dans les bois du renne. Lanternes, patins, cocottes de pin et cloche d’argent remplissent les rouleaux.',
    'Chaque renne allume une lampe. À six, elles se changent en jokers et se répandent sur l’image. Trois lunes donnent huit tours où deux lampes brûlent d’avance. Petits résultats fréquents, {times} fois la mise au plus.',
  ],
  'fiddlers-cheeky-jig-cascade': [
    '{name} est une machine à grappes en pas de danse : huit colonnes, cascades en mesure et RTP de {rtp}.',
    'Une grange, un violoneux sur un tonneau et des symboles qui sautent en cadence : harpes, chapeaux, trèfles. Cinq pareils qui se touchent suffisent.',
    'À chaque cascade, la musique s’emballe et le multiplicateur grandit, jusqu’à ce que quelqu’un perde le pas. Après la septième, le violoneux lance son chapeau, qui fait un joker de quatre cases. La volatilité est élevée, et bien des danses durent deux mesures.',
  ],
  'gold-of-the-sun-megaways': [
    '{name} est une machine Megaways sous le disque solaire : {lines} combinaisons au plus, cascades et RTP de {rtp}.',
    'Des marches claires, des plumes, des masques de jade et un disque d’or qui tourne lentement. Chaque tour redonne les hauteurs.',
    'Quatre cascades de suite placent le disque : son rayon change partout un symbole en son supérieur. Dans les tours supplémentaires, le rayon se déplace à chaque gain et le multiplicateur demeure. Volatilité élevée, {times} fois la mise au plus, et très rarement.',
  ],
  'venetian-live-courtyard-blackjack': [
    '{name} dresse une table de blackjack en direct dans une cour de ferme : sept places, bonne humeur et RTP de {rtp}.',
    'Murs chaulés, lampions et une girouette derrière le croupier. Le sabot est en vue, les cartes sont lues par la caméra, et le clavardage parle récoltes.',
    'On tire, on reste, on double ou l’on sépare; le croupier joue en dernier selon ses règles. Quand il doit tirer à seize, toute la cour retient son souffle. Les paris annexes se règlent avant la main et rendent moins qu’elle.',
  ],
}
