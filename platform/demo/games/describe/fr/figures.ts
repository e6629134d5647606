import type { FigureTexts, TraitTexts } from '../texts.ts'

export const figures: FigureTexts = {
  rtp: [
    'Le retour au joueur annoncé pour {name} est de {rtp} : une moyenne sur un très grand nombre de tours, et non une prévision pour la soirée.',
    '{name} affiche un RTP de {rtp}. Ce chiffre est calculé sur des millions de manches; une séance peut finir bien au-dessus ou bien au-dessous.',
    'Pour {name}, le taux de retour est fixé à {rtp}. Le reste est la part de la maison, qui l’emporte toujours à long terme.',
    'À long terme, {name} redistribue {rtp} des mises, ce qui veut dire aussi que le reste est le prix du divertissement.',
    'Le premier chiffre à regarder est le RTP : {rtp} pour {name}, mesuré sur bien plus de manches que quiconque n’en jouera.',
    'De tout ce qui est misé sur {name}, {rtp} revient en moyenne aux joueurs. Cette moyenne ne dit rien de la prochaine manche.',
  ],
  noRtp: [
    'Les règles du jeu {name} figurent dans les pages d’aide, et mieux vaut les lire avant la première manche.',
    'Pour découvrir {name}, on trouvera la table de paiement et toutes les règles dans le menu d’aide.',
  ],
  volatility: {
    low: [
      'La volatilité est faible : les résultats sont fréquents et petits, et le solde bouge à pas mesurés.',
      'Une volatilité faible signifie de petites variations; il se passe souvent quelque chose, rarement de grand.',
      'Le jeu garde une volatilité faible, qui convient à un budget modeste et à un rythme régulier.',
    ],
    'low-medium': [
      'La volatilité se situe entre faible et moyenne, avec de courtes accalmies et surtout de petits résultats.',
      'Les variations restent plutôt douces, ni tout à fait calmes ni vraiment agitées.',
      'Avec une volatilité faible à moyenne, le rythme est égal et les surprises demeurent modérées.',
    ],
    medium: [
      'La volatilité est moyenne, un compromis entre de petits résultats fréquents et d’autres plus rares et plus grands.',
      'Une volatilité moyenne laisse place aux périodes creuses sans en faire la règle.',
      'Les variations sont d’ampleur moyenne, et une séance peut pencher d’un côté comme de l’autre.',
    ],
    'medium-high': [
      'La volatilité est moyenne à élevée : des suites de tours sans résultat font partie du jeu.',
      'Les variations dépassent la moyenne, et une limite fixée d’avance n’est pas de trop.',
      'Avec une volatilité moyenne à élevée, les résultats viennent moins souvent et varient davantage.',
    ],
    high: [
      'La volatilité est élevée : les longues pauses sont normales, et le solde peut baisser un bon moment.',
      'Une volatilité élevée signifie des résultats rares et inégaux, qui demandent de la patience et de petites mises.',
      'Les variations sont larges, et la plupart des séances finissent sans rien d’exceptionnel.',
    ],
    'very-high': [
      'La volatilité est très élevée, et l’essentiel du retour se trouve dans des tours que peu de gens verront.',
      'Une volatilité très élevée en fait un jeu de longs silences, à aborder avec les plus petites mises.',
      'Les variations comptent parmi les plus larges qui soient, et un budget fixe importe plus que d’habitude.',
    ],
  },
  layout: {
    lines: [
      'Le jeu compte {reels} rouleaux et {lines} lignes fixes.',
      'On joue sur {reels} rouleaux, avec {lines} lignes qui comptent depuis la gauche.',
      'La fenêtre montre {reels} rouleaux traversés par {lines} lignes.',
    ],
    line: [
      'On joue sur {reels} rouleaux, avec une seule ligne au milieu.',
      'Il y a {reels} rouleaux et une ligne unique, si bien que tout se lit d’un coup d’œil.',
    ],
    ways: [
      'Sur {reels} rouleaux, il existe {lines} façons d’associer les symboles.',
      'Plutôt que des lignes, le jeu propose {lines} combinaisons sur {reels} rouleaux.',
    ],
    megaways: [
      'Les {reels} rouleaux permettent jusqu’à {lines} combinaisons en un seul tour.',
      'Sur {reels} rouleaux, on peut atteindre {lines} combinaisons, même si la plupart des tours en offrent moins.',
    ],
    cluster: [
      'La grille compte {reels} colonnes et se passe de lignes fixes.',
      'On compte {reels} colonnes côte à côte, et les grappes peuvent s’y former n’importe où.',
    ],
    slingo: [
      'La carte a {reels} colonnes et compte {lines} lignes, diagonales comprises.',
      'En tout, {lines} lignes peuvent être remplies sur une carte de {reels} colonnes.',
    ],
  },
  most: [
    'Une manche paie au plus {times} fois la mise, et la très grande majorité reste loin en dessous.',
    'Les paiements sont plafonnés à {times} fois la mise, un chiffre à lire comme une limite et non comme une attente.',
    'La limite d’une manche est de {times} fois la mise; elle n’est atteinte que très rarement.',
    'Aucune manche ne paie plus de {times} fois la mise, un sommet que presque personne ne verra jamais.',
  ],
  limits: [
    'Les mises minimale et maximale figurent sur cette page avec les autres chiffres.',
    'Les limites de mise sont indiquées avec les autres chiffres, et rien n’oblige à s’approcher de la plus haute.',
    'Les mises peuvent rester petites du début à la fin; les limites exactes figurent parmi les chiffres du jeu.',
  ],
}

export const traits: TraitTexts = {
  layout: {
    lines: 'Disposition : {reels} rouleaux, {lines} lignes',
    line: 'Disposition : {reels} rouleaux, une ligne',
    ways: 'Disposition : {reels} rouleaux, {lines} combinaisons',
    megaways: 'Disposition : {reels} rouleaux, jusqu’à {lines} combinaisons',
    cluster: 'Disposition : grille de {reels} colonnes',
    slingo: 'Carte : {reels} colonnes, {lines} lignes',
  },
  most: 'Limite d’une manche : {times} fois la mise',
  sideBets: 'Mises spéciales : {list}',
  statistics: 'Statistiques : {value}',
  deck: 'Un seul jeu de cartes',
  decks: '{count} jeux de cartes',
  seat: 'Une place à la table',
  seats: '{count} places à la table',
  bingoVariant: 'Variante : {value}',
  bingoTimes: 'Horaire : {value}',
  dealer: 'Animation en direct devant la caméra',
  jackpot: 'Jackpot progressif nourri par les mises',
  dailyJackpot: 'Jackpot tiré au plus tard à la fin de chaque journée',
  original: 'Un Slingo original',
}
