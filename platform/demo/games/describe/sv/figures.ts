import type { FigureTexts, TraitTexts } from '../texts.ts'

export const figures: FigureTexts = {
  rtp: [
    'Återbetalningen i {name} är {rtp}, ett genomsnitt över väldigt många omgångar och ingen prognos för en kväll.',
    '{name} har ett RTP på {rtp}. Värdet är beräknat över miljontals omgångar; en enskild kväll kan sluta långt över eller långt under.',
    'För {name} anges en återbetalning på {rtp}. Resten är husets fördel, och på lång sikt tar den ut sin rätt.',
    'På lång sikt betalar {name} tillbaka {rtp} av insatserna, och det betyder också att resten är priset för underhållningen.',
    'Den första siffran att titta på är RTP: {rtp} för {name}, uppmätt över långt fler omgångar än någon människa spelar.',
    'Av allt som satsas på {name} går i snitt {rtp} tillbaka. Om nästa omgång säger medelvärdet ingenting.',
    'Med en återbetalning på {rtp} ger {name} i längden tillbaka mindre än som satsas, precis som alla spel av det här slaget.',
    '{name} är inställt på ett RTP på {rtp}. Det är ett medelvärde, och korta stunder rättar sig inte efter det.',
  ],
  noRtp: [
    'Reglerna för {name} står på hjälpsidorna, och det är klokt att läsa dem före första omgången.',
    'Den som är ny på {name} hittar tabell och regler i hjälpmenyn.',
  ],
  volatility: {
    low: [
      'Volatiliteten är låg: resultaten är många och små, och saldot rör sig i lugna steg.',
      'Låg volatilitet betyder små svängningar; något händer ofta, men sällan något stort.',
      'Spelet håller låg volatilitet, och det passar en liten budget och ett jämnt tempo.',
      'Få svängningar och många små resultat: volatiliteten hör till de lägre.',
    ],
    'low-medium': [
      'Volatiliteten ligger mellan låg och medelhög, med korta torrperioder och mest små resultat.',
      'Svängningarna är milda, varken helt stilla eller någonsin riktigt vilda.',
      'Med låg till medelhög volatilitet blir tempot jämnt, och överraskningarna håller sig inom rimliga gränser.',
      'Volatiliteten är måttlig åt det lägre hållet, så saldot rör sig sällan i stora kliv.',
    ],
    medium: [
      'Volatiliteten är medelhög, en kompromiss mellan täta små resultat och enstaka större.',
      'Medelhög volatilitet ger utrymme för torrperioder utan att göra dem till regel.',
      'Svängningarna är medelstora, och en kväll kan luta åt vilket håll som helst.',
      'Med medelhög volatilitet varvas småträffar med stunder då ingenting händer.',
    ],
    'medium-high': [
      'Volatiliteten är medelhög till hög, och sträckor helt utan resultat ingår.',
      'Svängningarna är större än vanligt, och en gräns som sätts i förväg är ett klokt sällskap.',
      'Med medelhög till hög volatilitet kommer resultaten mer sällan och varierar mer i storlek.',
      'Volatiliteten ligger i den övre halvan, så räkna med tysta stunder mellan resultaten.',
    ],
    high: [
      'Volatiliteten är hög: långa pauser är normala, och saldot kan sjunka en god stund.',
      'Hög volatilitet betyder få och ojämna resultat, och det kräver tålamod och små insatser.',
      'Svängningarna är stora, och de flesta kvällar slutar innan något ovanligt har hänt.',
      'Med hög volatilitet är små insatser klokast, eftersom långa stunder går utan resultat.',
      'Volatiliteten är hög, och den som vill ha jämn gång bör välja ett annat spel.',
    ],
    'very-high': [
      'Volatiliteten är mycket hög, och det mesta av återbetalningen finns i omgångar som få får se.',
      'Mycket hög volatilitet gör detta till ett spel med långa tystnader, helst med de minsta insatserna.',
      'Svängningarna hör till de största som finns, så en fast budget är viktigare än vanligt.',
      'Få spel har så hög volatilitet, och långa serier utan resultat är regel snarare än undantag.',
    ],
  },
  layout: {
    lines: [
      'Spelplanen har {reels} hjul och {lines} fasta linjer.',
      'Det spelas på {reels} hjul med {lines} linjer som räknas från vänster.',
      'Fönstret visar {reels} hjul som korsas av {lines} linjer.',
    ],
    line: [
      'Det spelas på {reels} hjul med en enda linje tvärs över mitten.',
      'Här finns {reels} hjul och bara en linje, så varje resultat syns direkt.',
    ],
    ways: [
      'På {reels} hjul finns {lines} vägar som symbolerna kan mötas på.',
      'I stället för linjer finns {lines} vägar över {reels} hjul.',
    ],
    megaways: [
      'De {reels} hjulen rymmer upp till {lines} vägar i ett enda snurr.',
      'På {reels} hjul är upp till {lines} vägar möjliga, även om de flesta snurr ger färre.',
    ],
    cluster: [
      'Rutnätet är {reels} kolumner brett och klarar sig utan fasta linjer.',
      'Här står {reels} kolumner sida vid sida, och kluster kan bildas var som helst bland dem.',
    ],
    slingo: [
      'Brickan är {reels} kolumner bred och har {lines} linjer, diagonalerna inräknade.',
      'Sammanlagt kan {lines} linjer fyllas på en bricka med {reels} kolumner.',
    ],
  },
  most: [
    'En omgång betalar som mest {times} gånger insatsen, och de allra flesta stannar långt därunder.',
    'Utbetalningarna är begränsade till {times} gånger insatsen, en siffra att läsa som en gräns och inte som en förväntan.',
    'Övre gränsen för en omgång är {times} gånger insatsen, och den nås ytterst sällan.',
    'En omgång tar slut senast vid {times} gånger insatsen, och det får nästan ingen uppleva.',
  ],
  limits: [
    'Lägsta och högsta insats står bland de övriga uppgifterna på sidan.',
    'Insatsgränserna finns bland de övriga uppgifterna, och ingen behöver närma sig den övre.',
    'Insatserna får gärna vara små hela tiden; de exakta gränserna står bland spelets uppgifter.',
    'Vad en omgång minst och mest får kosta framgår av faktarutan.',
    'Det går att hålla sig till lägsta insatsen hela kvällen, och den står bland spelets uppgifter.',
  ],
}

export const traits: TraitTexts = {
  layout: {
    lines: 'Upplägg: {reels} hjul, {lines} linjer',
    line: 'Upplägg: {reels} hjul, en linje',
    ways: 'Upplägg: {reels} hjul, {lines} vägar',
    megaways: 'Upplägg: {reels} hjul, upp till {lines} vägar',
    cluster: 'Upplägg: rutnät med {reels} kolumner',
    slingo: 'Bricka: {reels} kolumner, {lines} linjer',
  },
  most: 'Övre gräns för en omgång: {times} gånger insatsen',
  sideBets: 'Särskilda insatser: {list}',
  statistics: 'Statistik: {value}',
  deck: 'En enda kortlek',
  decks: '{count} kortlekar',
  seat: 'En plats vid bordet',
  seats: '{count} platser vid bordet',
  bingoVariant: 'Variant: {value}',
  bingoTimes: 'Tider: {value}',
  dealer: 'Värd i direktsändning',
  jackpot: 'Jackpott som växer med insatserna',
  dailyJackpot: 'Jackpott som lottas ut senast vid dygnets slut',
  original: 'Ett original från Slingo',
}
