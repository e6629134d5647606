// Longer than 250 lines because it is a table: twenty-two mechanics, each with its rounds, twists and kin.
import type { Mechanic } from '../../themes.ts'
import type { MechanicTexts } from '../texts.ts'

export const mechanics: Readonly<Record<Mechanic, MechanicTexts>> = {
  'video-slot': {
    summaries: [
      '{name} est une machine à sous vidéo au taux de retour de {rtp}.',
      'Une machine à sous vidéo avec des jokers et un RTP de {rtp} : {name}.',
      'La machine à sous vidéo {name} annonce un taux de retour de {rtp}.',
      '{name} réunit rouleaux, lignes et tours spéciaux, pour un RTP de {rtp}.',
      '{name} se joue sur des rouleaux illustrés, avec un taux de retour de {rtp}.',
      'Des symboles dispersés, quelques jokers et {rtp} de retour au joueur : {name}.',
      'Le taux de retour de {name}, machine à sous vidéo, est de {rtp}.',
      'Machine à sous illustrée, {name} offre un retour au joueur de {rtp}.',
    ],
    rounds: [
      'On choisit la mise, on lance les rouleaux, et les symboles identiques alignés à partir de la gauche paient selon la table.',
      'Chaque tour se suffit à lui-même. Les rouleaux s’arrêtent un à un, les jokers remplacent les symboles ordinaires, et les lignes sont comptées.',
      'La mise couvre tout le tour. Quand les rouleaux s’immobilisent, on additionne les lignes qui vont de gauche à droite.',
      'Une seule touche met tout en mouvement. Seuls comptent les symboles qui se suivent sans interruption depuis le premier rouleau.',
      'Le résultat est tiré dès le départ des rouleaux. Le reste est un dévoilement, des valeurs de cartes jusqu’aux images les plus rares.',
      'Les petits symboles viennent souvent et paient peu, les grands gardent leurs distances. La table commence à trois sur une ligne.',
    ],
    twists: [
      'Trois symboles dispersés ouvrent une série de tours où un symbole peut s’étendre sur tout son rouleau.',
      'Les jokers arrivent parfois empilés, et une pile au milieu peut relier plusieurs lignes d’un coup.',
      'Dans la manche spéciale, un multiplicateur grandit à chaque joker, puis revient à zéro à la fin.',
      'Les symboles dispersés comptent où qu’ils tombent et mènent, en nombre suffisant, à une série de tours.',
      'Un choix interrompt parfois la partie : trois images couvertes, une seule décision, aucune mauvaise réponse.',
      'Certains jokers restent en place pour le tour suivant, ce qui donne aux rouleaux un peu de mémoire.',
    ],
    kin: [
      'Ceux qui connaissent les machines à cinq rouleaux des années deux mille s’y retrouveront tout de suite.',
      'Voilà une descendante des machines illustrées qui ont fait des cinq rouleaux la norme.',
    ],
  },
  megaways: {
    summaries: [
      '{name} est une machine à sous Megaways au taux de retour de {rtp}.',
      'Une machine Megaways dont la forme change à chaque tour : {name}, RTP de {rtp}.',
      'Six rouleaux de hauteur variable et un RTP de {rtp}, voilà {name}.',
      'Avec {name}, la hauteur des rouleaux se tire à chaque tour; le RTP est de {rtp}.',
      '{name} recompte ses combinaisons à chaque tour, pour un RTP de {rtp}.',
    ],
    rounds: [
      'Chaque rouleau montre de deux à sept symboles, et ce nombre est tiré de nouveau à chaque fois : aucun tour n’a la forme du précédent.',
      'Il n’y a pas de lignes à étudier. Les symboles égaux sur des rouleaux voisins comptent depuis la gauche, peu importe la rangée.',
      'La hauteur des rouleaux varie d’un tour à l’autre et, avec elle, le nombre de façons d’associer les symboles.',
      'Le tour décide d’abord de la taille des rouleaux. Les symboles tombent ensuite, et toutes les suites voisines sont prises en compte.',
    ],
    twists: [
      'Les symboles payés disparaissent et d’autres prennent leur place : une mise peut donner plusieurs résultats de suite.',
      'Une rangée supplémentaire glisse au-dessus des rouleaux du centre et offre une possibilité de plus.',
      'Dans la manche spéciale, un multiplicateur monte à chaque cascade et garde sa valeur jusqu’au bout.',
      'Des symboles mystère prennent tous la même image une fois les rouleaux arrêtés.',
    ],
    kin: [
      'Le jeu ressemble surtout aux autres machines à rouleaux variables, et qui en connaît une les comprend toutes.',
      'À côté d’une machine à lignes classique, il y a ici plus de mouvement et moins de prévisible.',
    ],
  },
  cluster: {
    summaries: [
      '{name} est une machine à sous à grappes au taux de retour de {rtp}.',
      'Ici comptent les voisins plutôt que les lignes : {name}, RTP de {rtp}.',
      'Des groupes de symboles font le jeu dans {name}, au RTP de {rtp}.',
      '{name} remplace les lignes par des grappes et affiche un RTP de {rtp}.',
    ],
    rounds: [
      'Les symboles tombent dans une grille, et les groupes d’au moins cinq qui se touchent par un côté sont payés puis retirés.',
      'Les lignes cèdent la place au voisinage : des symboles égaux côte à côte ou l’un sur l’autre forment une grappe.',
      'Le tour commence avec une grille pleine. Chaque grappe trouvée se dissout, le dessus descend, et l’on vérifie de nouveau.',
      'C’est le contact qui compte. Cinq symboles semblables qui se touchent suffisent, et les groupes plus grands montent dans la table.',
    ],
    twists: [
      'Une jauge compte les symboles retirés et libère de petites aides qui vident une rangée ou changent une couleur.',
      'Les cascades durent tant que de nouvelles grappes se forment, et toutes appartiennent à la même mise.',
      'De temps à autre, un symbole occupe quatre cases et se joint à ce qui l’entoure.',
      'Les cases déjà payées sont marquées, et une deuxième grappe au même endroit compte avec un multiplicateur.',
    ],
    kin: [
      'L’idée rappelle les casse-tête où l’on assemble des tuiles, sauf que le hasard joue ici tous les coups.',
      'Parmi les machines à sous, le jeu se rapproche des grilles qui ont renoncé aux rouleaux.',
    ],
  },
  'hold-and-win': {
    summaries: [
      '{name} est une machine à symboles retenus au taux de retour de {rtp}.',
      'Des symboles qui restent en place et un RTP de {rtp} : {name}.',
      'Dans {name}, des symboles se figent pour une relance; le RTP est de {rtp}.',
      'Six symboles figés ouvrent la manche de relances de {name}, au RTP de {rtp}.',
    ],
    rounds: [
      'Le jeu de base suit des lignes ordinaires. Tout change quand six symboles spéciaux se figent ensemble et qu’un compteur démarre à trois.',
      'La plupart des tours suivent les lignes. Le cœur du jeu est une manche de relances qui s’ouvre avec assez de symboles à valeur.',
      'Les lignes paient de gauche à droite, comme sur toute machine à cinq rouleaux, et certains symboles ronds portent leur propre valeur.',
      'Tant que rien de spécial n’arrive, les lignes décident. Avec six symboles marqués, le reste quitte les rouleaux et les relances commencent.',
    ],
    twists: [
      'Chaque nouveau symbole qui se fixe ramène le compteur à trois, et la manche finit à zéro.',
      'À la fin, on additionne les valeurs visibles, que trois cases soient remplies ou toutes.',
      'Des symboles collecteurs ramassent les valeurs voisines avant de se figer à leur tour.',
      'Les cases vides continuent de tourner seules, ce qui donne à la manche sa tension particulière.',
    ],
    kin: [
      'Le principe vient des boutons de maintien des vieilles machines de bar, sauf qu’ici tout se retient de soi-même.',
      'Qui connaît déjà les symboles collants et les trois relances trouvera ses repères en une minute.',
    ],
  },
  'classic-slot': {
    summaries: [
      '{name} est une machine à sous classique au taux de retour de {rtp}.',
      'Trois rouleaux, peu de symboles et un RTP de {rtp} : {name}.',
      'La machine classique {name} va droit au but, avec un RTP de {rtp}.',
      '{name} tient en trois rouleaux et une courte table, pour un RTP de {rtp}.',
    ],
    rounds: [
      'Trois rouleaux, une poignée de symboles et une courte table de paiement : un tour dure quelques secondes et se passe d’explications.',
      'Les rouleaux s’arrêtent avec un bruit sourd, et les symboles s’accordent ou non. Tout ce qu’il faut savoir tient sur un écran.',
      'Un tour prend un instant, la table s’apprend en une minute, et barres, cloches et sept gardent leur rang habituel.',
      'Mise, tour, résultat : l’ordre n’a pas changé depuis les premières machines à levier.',
    ],
    twists: [
      'Un joker double la ligne qu’il complète, et les extras s’arrêtent là.',
      'Deux symboles égaux peuvent amener une relance du troisième rouleau, seule interruption du jeu.',
      'Les barres mêlées comptent aussi, de sorte que de petits résultats entretiennent le mouvement.',
      'Il n’y a pas de manche à part : ce que montrent les rouleaux est toute l’histoire.',
    ],
    kin: [
      'C’est une proche parente des machines mécaniques à trois rouleaux que l’on trouvait près du comptoir.',
      'Ceux qui trouvent les jeux modernes trop chargés se rappelleront combien peu suffit.',
    ],
  },
  'jackpot-slot': {
    summaries: [
      '{name} est une machine à jackpot progressif au taux de retour de {rtp}.',
      'Une cagnotte qui grandit et un RTP de {rtp} : {name}.',
      'Dans {name}, une part des mises nourrit un jackpot; le RTP est de {rtp}.',
      '{name} met de côté une part des mises pour son jackpot; RTP de {rtp}.',
    ],
    rounds: [
      'Les tours suivent des lignes normales, tandis qu’une petite part de chaque mise alimente une cagnotte qui grandit jusqu’à son tirage.',
      'Rouleaux, lignes et jokers fonctionnent comme d’habitude. Au-dessus, un compteur affiche le jackpot, tiré au hasard et très rarement.',
      'Chaque tour est d’abord un tour de lignes. Indépendamment du résultat, le hasard décide si la roue du jackpot apparaît.',
      'Les symboles comptent de gauche à droite. La cagnotte, commune à tous les joueurs, repart de sa base après chaque tirage.',
    ],
    twists: [
      'La roue compte plusieurs paliers, et les plus petits sont de loin les plus fréquents.',
      'Les tours supplémentaires ont un multiplicateur, mais n’influencent pas le tirage du jackpot.',
      'Comme une part du retour dort dans la cagnotte, les résultats ordinaires sont un peu plus maigres qu’ailleurs.',
      'Toute mise peut en principe mener à la roue, et aucun tour passé ne la rend plus probable.',
    ],
    kin: [
      'Le jeu poursuit la tradition des machines reliées qui partageaient un seul afficheur.',
      'Par sa construction, c’est une machine à sous vidéo surmontée d’une cagnotte commune.',
    ],
  },
  'daily-jackpot-slot': {
    summaries: [
      '{name} est une machine à jackpot quotidien au taux de retour de {rtp}.',
      'Un jackpot tiré chaque jour et un RTP de {rtp} : {name}.',
      'La machine à jackpot quotidien {name} annonce un RTP de {rtp}.',
      'Le jackpot de {name} se tire avant la fin de la journée; RTP de {rtp}.',
    ],
    rounds: [
      'On y joue comme sur une machine à lignes, à une différence près : une cagnotte doit être tirée avant une heure fixe chaque jour.',
      'Les rouleaux suivent les règles habituelles. Une horloge indique combien de temps il reste au jackpot du jour, puis un autre commence.',
      'Chaque tour se règle d’abord sur ses lignes. Un tirage distinct décide ensuite du sort de la cagnotte du jour.',
      'Les lignes comptent depuis la gauche, les jokers remplacent, et l’afficheur surveille un jackpot qui a une échéance.',
    ],
    twists: [
      'La cagnotte revient à un seul tour parmi un très grand nombre, quelle que soit l’heure.',
      'Une seconde cagnotte, plus petite, est tirée plus souvent et recommence plusieurs fois par jour.',
      'Les tours ouverts par les symboles dispersés se jouent à la mise du tour qui les a déclenchés.',
      'Comme la cagnotte prend sa part, les rouleaux seuls rendent un peu moins que le total ne le suggère.',
    ],
    kin: [
      'L’échéance distingue le jeu des anciens jackpots progressifs, qui pouvaient grandir pendant des mois.',
      'Sous l’horloge se cache une machine à sous vidéo tout à fait familière.',
    ],
  },
  slingo: {
    summaries: [
      '{name} marie le bingo et la machine à sous, au RTP de {rtp}.',
      'Un jeu Slingo de chiffres et de lignes : {name}, RTP de {rtp}.',
      'Des numéros tirés, une grille à remplir et un RTP de {rtp} : {name}.',
    ],
    rounds: [
      'Sous une grille de vingt-cinq numéros tourne une seule rangée de rouleaux, et chaque numéro qui convient à sa colonne est coché.',
      'La partie compte un nombre fixe de tours. Chacun apporte cinq numéros, on coche ceux de la carte, et les lignes pleines font avancer l’échelle.',
      'Le bingo fournit la carte, la machine à sous fournit les numéros : ce que montre le rouleau se coche dans la colonne du dessus.',
      'La carte est fixée au départ. Elle se remplit tour après tour, et chaque ligne complète vaut un échelon sur le côté.',
    ],
    twists: [
      'Un joker laisse choisir n’importe quel numéro de sa colonne : c’est la seule vraie décision du jeu.',
      'Un super joker coche une case où l’on veut, tandis qu’un bloqueur gaspille simplement le rouleau.',
      'Une fois les tours épuisés, on peut en acheter d’autres un à un, ou tout bonnement en rester là.',
      'La case du centre appartient à quatre lignes à la fois et mérite donc réflexion.',
    ],
    kin: [
      'Le jeu se tient à mi-chemin entre la salle de bingo et la machine à fruits.',
      'Les amateurs de grilles de chiffres s’y sentiront plus à l’aise que devant de simples rouleaux.',
    ],
  },
  scratch: {
    summaries: [
      '{name} est une carte à gratter numérique au taux de retour de {rtp}.',
      'On gratte, on regarde, c’est tout : {name}, au RTP de {rtp}.',
      'La carte à gratter {name} a peu de règles et un RTP de {rtp}.',
    ],
    rounds: [
      'Neuf cases couvertes se découvrent l’une après l’autre, et trois symboles égaux décident de la carte.',
      'On choisit une carte, la couche argentée s’en va, et le résultat, fixé dès l’achat, apparaît.',
      'On fixe d’abord le prix de la carte. Les cases se découvrent ensuite à la main ou toutes ensemble, et l’on compare.',
      'Chaque carte est indépendante : découvrir les cases, chercher trois symboles semblables, et la partie est finie.',
    ],
    twists: [
      'Une case à part, dans un coin, cache un multiplicateur qui ne compte que si le reste s’accorde.',
      'L’ordre du grattage ne change rien, même si chacun semble avoir le sien.',
      'Deux moitiés de la carte se comparent entre elles : ce sont en vérité deux petits jeux.',
      'Un symbole annoncé en haut compte à lui seul, où qu’il apparaisse.',
    ],
    kin: [
      'C’est la carte du dépanneur, sans la pièce de monnaie ni la poussière d’argent.',
      'L’esprit du billet de papier est respecté, jusqu’au bruit du grattage.',
    ],
  },
  instant: {
    summaries: [
      '{name} est un jeu instantané au taux de retour de {rtp}.',
      'Quelques choix, une réponse rapide et un RTP de {rtp} : {name}.',
      'Le jeu instantané {name} se passe de rouleaux et affiche {rtp} de RTP.',
    ],
    rounds: [
      'Avant de commencer, on choisit une mise et un degré de risque; le reste se joue en quelques secondes.',
      'Il n’y a ni rouleaux ni lignes. On fait un geste, le hasard répond, et le multiplicateur s’affiche.',
      'La partie tient en une étape simple que l’on peut répéter, et la valeur affichée change après chacune.',
      'L’écran montre ce qui est possible, on décide jusqu’où aller, et un tirage vérifié fait le reste.',
    ],
    twists: [
      'À plusieurs moments, on peut clore la partie sur la valeur affichée : la fin dépend donc en partie de soi.',
      'Un risque plus élevé écarte davantage les résultats, sans rien changer au taux de retour.',
      'Les parties passées s’affichent sur le côté, mais ne disent rien de la suivante.',
      'Chaque résultat peut être vérifié après coup au moyen d’un code fixé d’avance.',
    ],
    kin: [
      'Le jeu tient davantage du pile ou face ou de la planche à clous que de la machine à sous.',
      'Le principe est aussi vieux que le stand de foire, en plus soigné.',
    ],
  },
  'video-bingo': {
    summaries: [
      '{name} est un bingo vidéo au taux de retour de {rtp}.',
      'Jusqu’à quatre cartes et un seul tirage : {name}, RTP de {rtp}.',
      'Le bingo vidéo {name} se joue à son rythme, au RTP de {rtp}.',
    ],
    rounds: [
      'Jusqu’à quatre cartes sont posées côte à côte, trente boules sont tirées, et les motifs formés décident du paiement.',
      'La partie commence quand on le veut. Les boules roulent à la suite, les numéros se cochent seuls, et les motifs complets s’allument.',
      'De une à quatre cartes participent. Après le tirage, on vérifie chaque motif, de la simple ligne à la carte pleine.',
      'Il n’y a personne à attendre : on choisit ses cartes, on libère les boules et l’on regarde les motifs se former.',
    ],
    twists: [
      'S’il manque un seul numéro à un grand motif, des boules supplémentaires sont offertes à un prix affiché d’avance.',
      'On peut changer de cartes avant chaque tirage jusqu’à ce que les numéros plaisent.',
      'Certains motifs ouvrent une courte scène où l’on découvre un lot caché.',
      'L’importance des motifs varie selon le nombre de cartes en jeu.',
    ],
    kin: [
      'Le jeu descend des machines de bingo d’Espagne et d’Amérique latine plutôt que de la salle paroissiale.',
      'Qui aime le bingo mais pas l’attente en comprendra vite l’intérêt.',
    ],
  },
  bingo: {
    summaries: [
      '{name} est une salle de bingo au taux de retour de {rtp}.',
      'Des billets, un meneur et de la compagnie : {name}, RTP de {rtp}.',
      'La salle de bingo {name} annonce un retour au joueur de {rtp}.',
    ],
    rounds: [
      'Toute la salle achète des billets pour la même partie, les boules sont annoncées, et les numéros se cochent automatiquement.',
      'La partie commence à l’heure dite. Les boules sortent une à une, et l’on paie tour à tour les lignes puis la carte pleine.',
      'Les billets s’achètent avant le tirage et ne changent plus. Le premier motif complet met fin à chaque étape.',
      'Tous entendent les mêmes annonces. Seuls les billets diffèrent, et la salle place en tête les plus avancés.',
    ],
    twists: [
      'Un clavardage accompagne le tirage, avec une animatrice qui connaît les habitués.',
      'Quand deux personnes complètent un motif au même instant, le lot de l’étape est partagé.',
      'Le nombre de billets par partie est limité, pour que les gros budgets ne remplissent pas la salle.',
      'Entre les parties, un tableau montre les numéros souvent sortis, par simple curiosité.',
    ],
    kin: [
      'C’est la salle de bingo d’autrefois, sans le trajet ni le café tiède.',
      'Les habitués du samedi soir ne regretteront que leurs marqueurs.',
    ],
  },
  roulette: {
    summaries: [
      '{name} est une table de roulette au taux de retour de {rtp}.',
      'Une roue, une bille et un RTP de {rtp} : {name}.',
      'La table de roulette {name} tourne à votre rythme, au RTP de {rtp}.',
    ],
    rounds: [
      'On place ses jetons sur des numéros, des groupes ou des couleurs, la roue tourne, et la bille règle toutes les mises d’un coup.',
      'Le tapis est le classique à un seul zéro. C’est le joueur qui décide quand les jeux sont faits et quand part la roue.',
      'Les mises intérieures visent des numéros, les mises extérieures la moitié de la roue. Un tour plus tard, tout est réglé.',
      'Aucun croupier à attendre : on pose les jetons, on lance la roue et on lit le résultat.',
    ],
    twists: [
      'Une piste à côté du tapis reçoit les voisins et les secteurs entiers en un clic.',
      'Les numéros précédents sont affichés, mais la roue ne s’en souvient pas.',
      'Les mises préférées peuvent être enregistrées, répétées ou effacées d’une touche.',
      'Les chances simples calment le jeu, les numéros pleins l’animent, et le retour est le même.',
    ],
    kin: [
      'À la fumée des cigares près, on se croirait à une table des vieilles villes d’eaux.',
      'Le jeu reste fidèle à la tradition française et à son vocabulaire des secteurs.',
    ],
  },
  blackjack: {
    summaries: [
      '{name} est une table de blackjack au taux de retour de {rtp}.',
      'Le vingt-et-un dans les règles, au RTP de {rtp} : {name}.',
      'La table de blackjack {name} annonce un retour de {rtp}.',
    ],
    rounds: [
      'Le joueur et le croupier reçoivent deux cartes, l’une du croupier reste cachée, et la main la plus proche de vingt et un l’emporte.',
      'Après les deux premières cartes, on peut tirer, rester, doubler ou séparer. Le croupier suit ensuite des règles fixes.',
      'Il s’agit d’approcher vingt et un sans le dépasser. Les figures valent dix, l’as un ou onze.',
      'Chaque main demande une décision : tirer, rester, doubler ou séparer une paire. Alors seulement la carte cachée se retourne.',
    ],
    twists: [
      'Le taux annoncé suppose la stratégie de base; au sentiment, on se retrouve en général un peu plus bas.',
      'Les mises annexes se règlent à part et rendent moins que la main principale, comme toujours.',
      'Rien ne chronomètre la partie, et chaque main peut être réfléchie ou vérifiée dans un tableau.',
      'Un as du croupier amène une offre d’assurance, que la plupart des manuels déconseillent.',
    ],
    kin: [
      'Les règles sont celles des tables de Las Vegas, le bruit en moins.',
      'Les habitués du vingt-et-un en famille seront en terrain connu.',
    ],
  },
  baccarat: {
    summaries: [
      '{name} est une table de baccara au taux de retour de {rtp}.',
      'Joueur, banque ou égalité : {name}, baccara au RTP de {rtp}.',
      'La paisible table de baccara {name} affiche un RTP de {rtp}.',
    ],
    rounds: [
      'Deux mains sont servies, le joueur et la banque, et l’on dit simplement laquelle s’approchera le plus de neuf.',
      'Les cartes suivent des règles fixes : une fois la mise posée, il n’y a plus rien à décider.',
      'Seule compte l’unité de chaque total. On donne deux cartes par côté, puis une troisième si la règle le demande.',
      'On choisit joueur, banque ou égalité, on regarde deux courtes mains se dérouler, et c’est fini en une demi-minute.',
    ],
    twists: [
      'La banque a raison un peu plus souvent, ce qui se paie par une petite commission ou un rapport réduit.',
      'Des tableaux notent chaque main en colonnes nettes, pour le plaisir des yeux et non pour prédire.',
      'Les mises sur les paires ne regardent que les deux premières cartes et se règlent à part.',
      'L’égalité paie le plus et vient le moins, ce qu’il vaut mieux savoir d’avance.',
    ],
    kin: [
      'De toutes les tables de cartes, c’est la mieux élevée et celle qui a le moins de règles.',
      'Le jeu vient d’Italie et de France, et son cérémonial a survécu au passage à l’écran.',
    ],
  },
  poker: {
    summaries: [
      '{name} est un jeu de poker contre la maison, au RTP de {rtp}.',
      'Des mains de poker sans adversaires et un RTP de {rtp} : {name}.',
      'La table de poker {name} annonce un taux de retour de {rtp}.',
    ],
    rounds: [
      'On place une mise, les cartes sont données et, après un coup d’œil, on décide de rester ou de se coucher.',
      'Le classement est celui que l’on connaît, de la paire à la quinte royale. La valeur de la main se lit dans une table fixe.',
      'Personne ne bluffe à cette table. On reçoit ses cartes, on prend une décision, et la main est jugée selon son rang.',
      'Chaque main vient d’un jeu fraîchement mêlé. On pèse ce que l’on tient, et la table de paiement a le dernier mot.',
    ],
    twists: [
      'Les mains rares donnent un paiement de plus sur la première mise, même quand le reste est modeste.',
      'Le taux annoncé suppose des décisions sensées, et un aide-mémoire peut rester ouvert à côté.',
      'Une mise annexe facultative ne regarde que la force de ses propres cartes.',
      'Sans adversaires, rien ne presse, et chaque main peut être réfléchie longuement.',
    ],
    kin: [
      'C’est le poker sans le visage de marbre, assez proche des machines des années quatre-vingt.',
      'Qui connaît le rang des mains n’a rien de neuf à retenir.',
    ],
  },
  dice: {
    summaries: [
      '{name} est un jeu de dés au taux de retour de {rtp}.',
      'Des dés, un tapis tout simple et un RTP de {rtp} : {name}.',
      'Quelques dés décident de tout dans {name}, au RTP de {rtp}.',
    ],
    rounds: [
      'On mise sur des totaux, des chiffres ou des combinaisons, puis les dés sont lancés et chaque case est réglée.',
      'Le tapis énumère tout ce sur quoi l’on peut miser, avec le rapport à côté. Un seul lancer décide.',
      'On choisit une case, on lance les dés et on compte les points : la partie n’a guère besoin d’autre explication.',
      'Certaines cases se règlent tout de suite, d’autres attendent un lancer de plus, et le tapis les distingue clairement.',
    ],
    twists: [
      'Les résultats courants paient peu, les triples et les totaux exacts bien davantage, comme le veulent les probabilités.',
      'Les lancers récents s’affichent à côté du tapis, par curiosité et non comme conseil.',
      'Les mises les plus simples ont le meilleur retour, et le tapis ne s’en cache pas.',
      'Plusieurs mises peuvent se côtoyer et se répéter d’un clic.',
    ],
    kin: [
      'Ses racines plongent dans les dés du Moyen Âge, ancêtres de presque toutes les tables d’aujourd’hui.',
      'Le bruit des dés dans un gobelet est plus ancien que les cartes, et on l’a gardé.',
    ],
  },
  'live-roulette': {
    summaries: [
      '{name} est une roulette en direct au taux de retour de {rtp}.',
      'Une vraie roue devant la caméra et un RTP de {rtp} : {name}.',
      'La roulette en direct {name} annonce un retour de {rtp}.',
    ],
    rounds: [
      'Une vraie roue tourne en studio. On mise pendant quelques secondes, puis la bille court et les caméras la suivent.',
      'Les jetons se placent à l’écran, le croupier annonce que rien ne va plus, et la bille décide au vu de tous.',
      'La diffusion montre la roue et le tapis sous plusieurs angles. Après chaque tour, les mises se règlent automatiquement.',
      'Une petite horloge limite le temps de mise. Ensuite, les jeux sont faits, et une vraie bille cherche sa case.',
    ],
    twists: [
      'On peut poser ses questions dans le clavardage, et l’on y répond entre deux tours.',
      'Des gros plans au ralenti montrent l’instant où la bille tombe.',
      'Les voisins du zéro et les autres secteurs ont leur propre piste de mise.',
      'Un long relevé de numéros s’affiche, agréable à lire mais sans valeur de prévision.',
    ],
    kin: [
      'C’est ce qu’un écran offre de plus proche d’une soirée dans une ville d’eaux.',
      'À côté de la version animée, le rythme est plus lent et la compagnie plus réelle.',
    ],
  },
  'live-blackjack': {
    summaries: [
      '{name} est un blackjack en direct au taux de retour de {rtp}.',
      'De vraies cartes, un vrai croupier et un RTP de {rtp} : {name}.',
      'La table de blackjack en direct {name} annonce un RTP de {rtp}.',
    ],
    rounds: [
      'Un croupier tire de vraies cartes en studio, et la décision de tirer, rester, doubler ou séparer se prend à l’écran.',
      'Le temps de mise écoulé, chaque place reçoit deux cartes. Quelques secondes sont laissées pour chaque décision.',
      'Les cartes sortent d’un vrai sabot et sont lues par les caméras. On joue sa main, puis le croupier complète la sienne.',
      'Les règles sont celles que l’on connaît : approcher vingt et un de plus près que le croupier, sans dépasser.',
    ],
    twists: [
      'Si toutes les chaises sont prises, on peut souvent miser derrière quelqu’un et suivre sa main.',
      'Le taux annoncé suppose la stratégie de base, dont un tableau s’ouvre sur le côté.',
      'Un clavardage réunit la table, et les croupiers s’adressent à chacun par son prénom.',
      'Les mises annexes sur les paires et les combinaisons se règlent avant la main.',
    ],
    kin: [
      'On se croirait à la table d’un bon hôtel, avec un fauteuil plus tranquille.',
      'Face au jeu animé, les décisions sont un peu plus rapides et la conversation meilleure.',
    ],
  },
  'live-baccarat': {
    summaries: [
      '{name} est un baccara en direct au taux de retour de {rtp}.',
      'Un sabot en direct, deux mains et un RTP de {rtp} : {name}.',
      'La table de baccara en direct {name} annonce un RTP de {rtp}.',
    ],
    rounds: [
      'Un croupier tire d’un vrai sabot deux cartes pour le joueur et deux pour la banque, et la main la plus proche de neuf est payée.',
      'On mise pendant un court moment. Les cartes suivent ensuite des règles strictes, et personne n’a rien à décider.',
      'Les caméras montrent chaque carte retournée. Joueur, banque et égalité sont réglés avant la mise suivante.',
      'Le sabot est mêlé et coupé devant tous. Les mains se suivent, avec une mise sur le joueur, la banque ou l’égalité.',
    ],
    twists: [
      'Cinq tableaux grandissent au bord de l’image, dont la grande route.',
      'Certaines cartes se retournent lentement, cérémonie à laquelle tiennent les habitués.',
      'Paires et totaux peuvent faire l’objet d’une mise à part, au rapport inscrit sur le tapis.',
      'L’égalité séduit sur le papier et reste rare, ce que les croupiers confirment volontiers.',
    ],
    kin: [
      'Le jeu tient plus des salons de Macao que de n’importe quelle machine à rouleaux.',
      'À côté du blackjack en direct, c’est le voisin tranquille qui pose moins de questions.',
    ],
  },
  'live-poker': {
    summaries: [
      '{name} est une table de poker en direct au taux de retour de {rtp}.',
      'Le poker contre la maison, en direct : {name}, RTP de {rtp}.',
      'De vraies cartes devant la caméra et un RTP de {rtp} : {name}.',
    ],
    rounds: [
      'Un croupier donne de vraies cartes, on regarde les siennes, on relance ou l’on se couche, puis la main du croupier se retourne.',
      'On joue contre la maison et non contre les autres. La première mise ouvre la main, la seconde permet d’y rester.',
      'Les cartes sont données devant la caméra, quelques secondes restent pour décider, puis les mains se comparent.',
      'Toute la table voit les mêmes cartes, mais chacun décide seul s’il continue.',
    ],
    twists: [
      'La main du croupier doit atteindre un minimum; sinon, seule une partie des mises est en jeu.',
      'Une mise annexe sur la paire ou mieux se règle quoi que tienne le croupier.',
      'Le rang des mains et les rapports restent affichés, et valent un coup d’œil avant la première donne.',
      'La personne qui anime commente chaque main sans jamais conseiller qui que ce soit.',
    ],
    kin: [
      'C’est un poker à mises fixes, plus proche du jeu de table que du tournoi.',
      'Qui connaît le rang des mains peut suivre dès la première donne.',
    ],
  },
  'game-show': {
    summaries: [
      '{name} est un jeu télévisé en direct au taux de retour de {rtp}.',
      'Une scène, une animation et le hasard : {name}, RTP de {rtp}.',
      'En direct d’un plateau, {name} annonce un retour de {rtp}.',
      'Un plateau, des caméras et {rtp} de retour au joueur : {name}.',
    ],
    rounds: [
      'Une personne anime la manche, on mise sur les cases du tableau, et un grand appareil sur scène décide.',
      'La manche s’ouvre sur quelques secondes de mise. La scène et les lumières prennent ensuite le relais jusqu’au résultat.',
      'Les cases simples se règlent aussitôt, tandis que les spéciales mènent à une autre partie du décor.',
      'On choisit une ou plusieurs issues, le spectacle suit son cours, et tous ceux qui ont fait le même choix partagent le résultat.',
    ],
    twists: [
      'Avant la manche, un multiplicateur peut être attribué à une case, et il ne vaut que là.',
      'Les scènes spéciales sont rares, et bien des manches s’en passent.',
      'Les animateurs se relaient au fil de la soirée et apportent chacun leur style.',
      'Le clavardage fait partie du spectacle, et des salutations y sont lues à l’occasion.',
    ],
    kin: [
      'Le jeu doit plus à la télévision du samedi soir qu’à une table de cartes.',
      'On songe à une roue de fête foraine entourée de caméras.',
    ],
  },
}
