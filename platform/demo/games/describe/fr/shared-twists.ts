import type { DescriptionTexts } from '../texts.ts'

export const sharedTwists: DescriptionTexts['sharedTwists'] = [
  {
    of: ['video-slot', 'megaways', 'jackpot-slot'],
    twists: [
      'D’autres symboles dispersés pendant les tours supplémentaires en ajoutent encore.',
      'Deux symboles dispersés et un rouleau qui tourne : voilà l’instant pour lequel on joue.',
      'Le bonus s’ouvre sur une courte scène, et la musique s’accélère.',
      'Un écran rempli d’un seul symbole est possible sur papier et inoubliable en vrai.',
      'Les tours supplémentaires se jouent à la mise du tour qui les a ouverts.',
      'Un compteur montre ce que le bonus a rapporté, et il saute plus qu’il ne grimpe.',
      'Les jokers remplacent tout, sauf les symboles dispersés.',
      'Une suite de presque ne veut rien dire, même si l’on jurerait le contraire.',
      'Les meilleures manches se préparent pendant plusieurs tours, puis arrivent d’un coup.',
    ],
  },
  {
    of: ['live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker', 'game-show'],
    twists: [
      'Un clavardage accompagne l’image, et la modération y veille au bon ton.',
      'Les caméras changent d’angle juste avant le résultat, et l’effet ne s’use pas.',
      'Plusieurs salles du genre sont ouvertes à la fois, chacune avec ses limites.',
      'Le résultat s’affiche un instant après qu’on l’a vu à l’image.',
      'Le son du studio se baisse jusqu’au murmure sans rien perdre du jeu.',
      'Regarder une manche ne coûte rien, et c’est ainsi que la plupart commencent.',
      'Les mises se répètent ou se doublent d’un toucher tant que l’horloge tourne.',
      'L’image s’adapte à la connexion : un téléphone dans le train suffit.',
      'Quand l’horloge passe à l’ambre, les retardataires se pressent et les habitués sourient.',
      'Les dernières secondes appartiennent à la caméra, et plus personne n’écrit.',
    ],
  },
  {
    of: ['roulette', 'blackjack', 'baccarat', 'poker', 'dice'],
    twists: [
      'Le résultat reste affiché aussi longtemps qu’on veut avant la manche suivante.',
      'Cette table se prête mieux aux manches lentes qu’aux rapides.',
      'Vitesse et son se règlent au menu et peuvent être réduits au minimum.',
      'Le panneau des règles donne le retour de chaque pari, ce que peu de tables font.',
    ],
  },
]
