import type { DescriptionTexts } from '../texts.ts'

export const sharedTwists: DescriptionTexts['sharedTwists'] = [
  {
    of: ['video-slot', 'megaways', 'jackpot-slot', 'daily-jackpot-slot'],
    twists: [
      'Fler scatters under de extra snurren ger ytterligare snurr.',
      'Två scatters framme och ett hjul som snurrar än: det är ögonblicket man spelar för.',
      'Bonusen börjar med en kort scen, och sedan går musiken fortare.',
      'En hel skärm av samma symbol är möjlig på papper och oförglömlig i verkligheten.',
      'De extra snurren går till insatsen i snurret som öppnade dem.',
      'En räknare visar vad bonusen har gett, och den hoppar mer än den klättrar.',
      'Scattern är den enda symbol som ingen wild ersätter.',
      'En rad nästan-träffar före bonusen betyder inget, hur mycket det än känns så.',
      'De bästa rundorna byggs upp under flera snurr och händer sedan på en gång.',
    ],
  },
  {
    of: ['live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker', 'game-show'],
    twists: [
      'En chatt går bredvid bilden, och moderatorer håller tonen god.',
      'Kamerorna byter vinkel strax före resultatet, och effekten nöts aldrig ut.',
      'Flera sändningar av samma slag är i gång samtidigt, var och en med egna gränser.',
      'Resultatet står på skärmen en blinkning efter att det har synts i bild.',
      'Studioljudet går att sänka till ett sorl utan att spelet går förlorat.',
      'Att titta på en omgång kostar inget, och så börjar de flesta.',
      'Spel upprepas eller dubblas med ett tryck medan klockan går.',
      'Bilden anpassar sig efter uppkopplingen: en mobil på tåget räcker.',
      'När klockan blir gul är det dags att bestämma sig eller stå över.',
      'De sista sekunderna tillhör kameran, och ingen skriver ett ord.',
    ],
  },
  {
    of: ['roulette', 'blackjack', 'baccarat', 'poker', 'dice'],
    twists: [
      'Resultatet står kvar så länge man vill före nästa omgång.',
      'Lugna omgångar passar bordet bäst.',
      'Tempo och ljud ställs in i menyn och går att dra ned helt.',
      'Regelpanelen anger återbetalningen för varje spel, vilket få bord gör.',
    ],
  },
]
