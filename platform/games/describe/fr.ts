import type { DescribeWords } from './describe-words.ts'

const liveTable = 'Le studio est ouvert jour et nuit, et rien ne vous presse : suivez quelques manches avant de miser.'

export const fr: DescribeWords = {
  summary: [
    '{name}, de {provider} : {mechanic}, thème « {theme} », taux de retour théorique de {rtp}.',
    'Le studio {provider} présente {name} : {mechanic} au taux de retour de {rtp}. Thème : {theme}.',
    'Thème « {theme} » et taux de retour de {rtp} : {name}, {mechanic} du studio {provider}.',
  ],
  scenes: {
    egypt: [
      'Les torches vacillent sur les murs peints, et derrière chaque porte scellée un gardien veille sur son or.',
    ],
    norse: ['Les drakkars fendent l’eau grise, les corbeaux tournent et le tonnerre répond depuis les falaises.'],
    fishing: ['La brume quitte le lac, le bouchon plonge une fois et le moulinet se met à chanter.'],
    desert: [
      'Une caravane traverse les dunes au crépuscule, les sacoches lourdes et le prochain puits à un jour de marche.',
    ],
    genie: ['On frotte la lampe, une fumée violette s’élève, et une voix parle enfin après mille ans de silence.'],
    fruit: ['Cerises, citrons et gros sept rouges défilent comme autrefois dans les salles de jeu du bord de mer.'],
    gems: ['Les pierres taillées roulent et prennent la lumière, chacune avec un feu qui lui est propre.'],
    west: ['Les éperons sonnent sur les planches, les portes du saloon battent et une affiche claque au vent.'],
    ocean: ['Des rayons bleus descendent jusqu’au récif, où chaque coquillage semble cacher quelque chose.'],
    dragons: ['La fumée descend de la montagne, et tout au fond un corps d’écailles remue sur son trésor.'],
    jungle: ['Des tambours résonnent derrière la chute, et des yeux vous suivent sous les feuilles.'],
    candy: ['Les tours de gelée tremblent, le caramel coule en rivière et ça pétille sans arrêt.'],
    olympus: ['Au-dessus des nuages le marbre brille, et une main saisit la foudre.'],
    gothic: ['Les bougies vacillent dans la grande salle, et les yeux du portrait ont bougé.'],
    space: ['Les étoiles glissent derrière le hublot, et une petite lumière clignote sur la console.'],
    pirates: ['Le pavillon noir claque, la carte est déchirée et la marée tourne enfin.'],
    clover: ['Un arc-en-ciel finit derrière la colline, et un petit chapeau vert vient de sauter le mur.'],
    aztec: ['Les marches de pierre montent vers le soleil, et un masque d’or regarde par-dessus les arbres.'],
    samurai: ['Des pétales tombent sur l’étang immobile pendant qu’une lame sort sans bruit de son fourreau.'],
    farm: [
      'Le coq est debout avant tout le monde, les cochons ont trouvé la barrière ouverte et c’est jour de marché.',
    ],
    winter: ['La neige étouffe la vallée, le lac est dur comme du verre et une lueur verte passe dans le ciel.'],
    music: ['L’aiguille se pose, la salle s’éteint et la première note emporte tout le monde.'],
    mystery: ['Du brouillard dans la ruelle, une lampe à la bibliothèque et un indice que personne ne voulait voir.'],
    savanna: ['L’herbe est dorée, le troupeau se déplace et une lionne lève la tête.'],
    carnival: ['Plumes, paillettes et tambours remplissent l’avenue d’un mur à l’autre.'],
    garden: [
      'Les abeilles visitent la lavande, la grille grince et il reste un peu de poudre dorée sur le cadran solaire.',
    ],
    circus: ['L’orchestre attaque, la piste s’illumine et le trapèze s’élance au-dessus de la foule.'],
    alchemy: ['Les cornues bouillonnent, une page tourne toute seule et le plomb du creuset a changé de couleur.'],
    skyline: ['Les néons coulent sur l’asphalte mouillé, et l’ascenseur du dernier étage vient d’arriver.'],
    voyage: ['La vapeur siffle sur le quai, la malle est étiquetée et le monde commence au bout de l’horaire.'],
  },
  plays: {
    'video-slot': [
      '{name} se joue sur {reels} rouleaux avec {lines} lignes ou façons de gagner. Les jokers remplacent les autres symboles et trois symboles dispersés ouvrent les tours gratuits.',
    ],
    megaways: [
      'Chacun des {reels} rouleaux change de hauteur à chaque tour, ce qui donne jusqu’à {lines} façons de gagner. Les symboles gagnants disparaissent et d’autres prennent leur place.',
    ],
    cluster: [
      'Les symboles paient lorsqu’ils se touchent en groupe. Les groupes éclatent, les {lines} cases se remplissent par le haut, et un seul tour peut donner plusieurs gains.',
    ],
    'hold-and-win': [
      'Des symboles spéciaux restent en place et donnent trois nouveaux tours. Chacun qui s’ajoute remet le compteur à trois.',
    ],
    'classic-slot': [
      'Trois rouleaux, peu de symboles et {lines} lignes : tout est visible d’un coup d’œil. Deux symboles pareils suffisent souvent pour un petit gain.',
    ],
    'jackpot-slot': [
      'Une petite part de chaque mise nourrit le jackpot progressif, qui peut tomber à tout moment. Le reste est un jeu de {reels} rouleaux et {lines} lignes.',
    ],
    'daily-jackpot-slot': [
      'Son jackpot doit tomber avant minuit. Un compteur indique le temps qui reste ; le gagnant, lui, dépend du hasard.',
    ],
    slingo: [
      'Onze tours marquent des numéros sur une grille de cinq sur cinq, et chaque ligne complète fait monter d’un échelon.',
    ],
    scratch: [
      'Grattez les cases : trois montants pareils font gagner ce montant. Le résultat est fixé à l’achat de la carte.',
    ],
    instant: ['Une manche dure quelques secondes : choisissez, découvrez, puis encaissez ou continuez à vos risques.'],
    roulette: ['Un zéro, trente-six numéros et toutes les mises du tapis classique, du numéro plein à rouge ou noir.'],
    blackjack: [
      'Approchez de vingt et un plus que le croupier, sans dépasser. Le jeu compte {decks} paquets de cartes.',
    ],
    baccarat: [
      'Joueur ou banque : la main la plus proche de neuf l’emporte. Après la mise, il n’y a plus rien à décider.',
    ],
    poker: ['On joue contre la maison et non contre d’autres. Regardez vos cartes, puis passez ou relancez.'],
    dice: ['Les dés décident en un seul lancer, des chances simples aux totaux exacts et aux triples.'],
    'live-roulette': [`Un croupier lance une vraie roue et plusieurs caméras suivent la bille. ${liveTable}`],
    'live-blackjack': [
      `De vraies cartes tirées de {decks} paquets, {seats} places et des mises derrière pour les autres. ${liveTable}`,
    ],
    'live-baccarat': [`Les cartes sont retournées devant la caméra, d’un sabot de {decks} paquets. ${liveTable}`],
    'live-poker': [`Une main contre le croupier, servie à une vraie table. ${liveTable}`],
    'game-show': [
      'Une animatrice ou un animateur mène chaque manche, la roue décide et les manches bonus multiplient les mises placées.',
    ],
  },
  volatility: {
    low: 'La volatilité est faible : les gains sont fréquents et le plus souvent petits.',
    'low-medium': 'La volatilité est faible à moyenne : beaucoup de petits gains, parfois un plus grand.',
    medium: 'La volatilité est moyenne : ni les pauses ni les gains ne sont extrêmes.',
    'medium-high': 'La volatilité est moyenne à élevée ; l’attente peut être longue avant un gain important.',
    high: 'La volatilité est élevée : beaucoup de tours ne rapportent rien, quelques-uns rapportent davantage.',
    'very-high': 'La volatilité est très élevée. De longues séries sans gain sont normales.',
  },
  rtp: [
    'Sur un très grand nombre de manches, {rtp} des mises sont redistribués ; une soirée peut s’en éloigner beaucoup.',
    'Le taux de retour théorique est de {rtp}, calculé sur des millions de manches.',
  ],
  reach: [
    'Une seule manche peut payer jusqu’à {max} fois la mise.',
    'Le gain le plus haut atteint {max} fois la mise.',
  ],
}
