import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'Voilà pour le décor; le jeu qui s’y déroule est agréablement court.',
      'La scène entoure la surface de jeu sans jamais la gêner.',
      'C’est beaucoup d’atmosphère pour un jeu si vite terminé.',
    ],
    tables: [
      'Voilà pour la salle; sur le tapis, c’est la tradition qui règne.',
      'Le thème reste au bord de la table, et c’est bien sa place.',
      'Autour de la table, le décor est plaisant, et les règles n’en tiennent aucun compte.',
    ],
    live: [
      'Le studio en a fait son décor, et les caméras profitent bien de la profondeur.',
      'Comme toile de fond, l’idée fonctionne, car le jeu lui-même reste sobre.',
      'Les lumières et le plateau reprennent le thème sans jamais forcer la note.',
    ],
    bingo: [
      'Les billets reprennent le thème, et les numéros restent faciles à lire.',
      'Le tirage y trouve une scène qui ne distrait pas des numéros.',
      'Entre deux boules, on a le temps de parcourir le décor du regard.',
    ],
  },
  audience: {
    slots: [
      'Ceux qui aiment une belle image et un rythme qui ne bouscule pas y trouveront leur compte.',
      'Qui préfère comprendre un jeu avant de le commencer appréciera la clarté des règles.',
      'C’est un bon choix pour une courte séance au budget fixé, facile à quitter à tout moment.',
      'On s’y retrouve vite la première fois, et l’œil exercé remarquera le soin des détails.',
      'Qui aime le thème se plaira dans le décor; qui cherche un système n’y trouvera que le hasard.',
      'Pris comme un divertissement qui a son prix, le jeu est facile à aimer.',
      'Les amateurs de jeux calmes et bien faits sont à la bonne adresse.',
      'Avec une durée et un budget fixés d’avance, on profite d’autant mieux de l’atmosphère.',
    ],
    instant: [
      'Le jeu convient à une courte pause et à qui préfère une décision claire à vingt petites.',
      'Ceux que les rouleaux fatiguent en aimeront sans doute la brièveté.',
      'Comme les manches passent vite, il est sage d’en fixer le nombre d’avance.',
      'Le jeu plaira à ceux qui aiment les règles simples et savent s’arrêter.',
    ],
    tables: [
      'La table s’adresse à ceux qui aiment les règles éprouvées et l’absence de hâte.',
      'On peut étudier les règles en paix, et les habitués trouveront chaque chose à sa place.',
      'Qui préfère les petites décisions aux grands effets sera ici à son aise.',
      'La table convient à une demi-heure tranquille, avec une mise que l’on peut se permettre de perdre.',
    ],
    live: [
      'La formule convient à ceux qui aiment la compagnie et n’ont rien contre un peu d’attente.',
      'Qui aime voir du vrai matériel et un visage humain s’y sentira bien.',
      'Le studio donne le rythme, ce qui aide à respecter ses propres limites.',
      'Il est aussi agréable de regarder quelques manches avant de décider d’y prendre part.',
    ],
    bingo: [
      'Le jeu convient à ceux qui aiment les chiffres, les petites mises et un rythme égal.',
      'Il n’y a rien à décider une fois les boules lancées, et c’est là son charme.',
      'Ceux qui aiment suivre plusieurs cartes à la fois seront agréablement occupés.',
      'C’est avant tout un passe-temps convivial, avec un budget fixé d’avance.',
    ],
  },
  studios: [
    'La signature est celle de {studio}, et elle se reconnaît.',
    'À l’origine du projet, on trouve {studio}, un studio qui aime fignoler.',
    'Conçu par {studio}, ce titre s’inscrit bien dans le catalogue de la maison.',
    'Le développement revient à {studio}, et des laboratoires indépendants ont testé le jeu.',
    'Comme toujours avec {studio}, les pages d’aide sont complètes et clairement rédigées.',
    'Le mérite en revient à {studio}, où la clarté semble compter plus que le bruit.',
  ],
}
