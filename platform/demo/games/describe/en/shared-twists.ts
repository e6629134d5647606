import type { DescriptionTexts } from '../texts.ts'

export const sharedTwists: DescriptionTexts['sharedTwists'] = [
  {
    of: ['video-slot', 'megaways', 'jackpot-slot', 'daily-jackpot-slot'],
    twists: [
      'More scatters during the extra spins add further spins to the count.',
      'Two scatters in view and one reel still turning: that is the moment the game is played for.',
      'The bonus begins with a short scene, and from then on the music is faster.',
      'A full screen of one symbol is possible on paper and unforgettable in practice.',
      'Extra spins run at the stake of the spin that opened them.',
      'A counter shows what the bonus has brought so far, and it tends to jump rather than climb.',
      'The scatter is the one symbol that no wild replaces.',
      'A teasing run of near misses before the bonus means nothing, however meaningful it feels.',
      'The best rounds build up over several spins and then happen all at once.',
    ],
  },
  {
    of: ['live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker', 'game-show'],
    twists: [
      'A chat runs beside the picture, and its tone is kept friendly by moderators.',
      'The cameras change their angle just before the result, which never quite loses its effect.',
      'Several rooms of this kind run at once, each with limits of its own.',
      'Results appear on the screen a blink after they are seen on camera.',
      'The sound of the studio can be turned down to a murmur without losing the game.',
      'Watching a round costs nothing, and most guests begin that way.',
      'Bets can be repeated or doubled with one tap while the clock is running.',
      'The picture adapts to the connection, so a phone on a train is enough.',
      'When the betting clock turns amber, latecomers hurry and regulars smile.',
      'The last seconds before the result belong to the camera, and nobody types a word.',
    ],
  },
  {
    of: ['video-bingo', 'bingo'],
    twists: [
      'Small prizes come along often enough to keep the card interesting.',
      'A coloured frame marks the cards that are only one number away.',
      'The number board fills up at the side, and the eye soon learns where to look.',
      'Every ball is shown large before it takes its place on the board.',
      'The most exciting card is seldom the one you expected.',
    ],
  },
  {
    of: ['roulette', 'blackjack', 'baccarat', 'poker', 'dice'],
    twists: [
      'The result is shown for as long as you like before the next round.',
      'Slow rounds suit this game best.',
      'Speed and sound are set in the menu, and both may be turned right down.',
      'The rules panel names the return of each bet, which few games do.',
    ],
  },
]
