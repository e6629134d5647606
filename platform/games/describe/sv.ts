import type { DescribeWords } from './describe-words.ts'

const liveTable = 'Studion sänder dygnet runt och inget brådskar: följ gärna några omgångar innan du är med.'

export const sv: DescribeWords = {
  summary: [
    '{name} från {provider}: {mechanic} med en återbetalning på {rtp}. Tema: {theme}.',
    '{provider} har gjort {name}: {mechanic}, återbetalning {rtp}. Tema: {theme}.',
    'Tema: {theme}. {name} är signerat {provider}: {mechanic} med återbetalningen {rtp}.',
  ],
  scenes: {
    egypt: ['Facklor fladdrar längs målade väggar, och bakom varje förseglad dörr vakar någon över sitt guld.'],
    norse: ['Långskepp skär genom grått vatten, korpar kretsar och åskan svarar från klipporna.'],
    fishing: ['Dimman lättar från sjön, flötet doppar en gång och rullen börjar sjunga.'],
    desert: ['En karavan drar över dynerna i skymningen, med tunga packningar och en dagsresa till nästa brunn.'],
    genie: ['Någon gnider lampan, violett rök stiger och en röst som väntat i tusen år börjar tala.'],
    fruit: ['Körsbär, citroner och feta röda sjuor rullar förbi som förr i tivolits spelhall.'],
    gems: ['Slipade stenar faller och fångar ljuset, varje färg med en egen glöd.'],
    west: ['Sporrar klingar mot plankorna, saloonens dörrar svänger och en efterlysning fladdrar i vinden.'],
    ocean: ['Blått ljus når ända ner till revet, där varje snäcka tycks gömma något.'],
    dragons: ['Rök driver ner från berget, och djupt därinne rör sig något fjälligt på sin skatt.'],
    jungle: ['Trummor hörs bakom vattenfallet, och ögon följer dig under bladen.'],
    candy: ['Gelétorn darrar, kolan rinner i floder och det sprakar utan uppehåll.'],
    olympus: ['Ovanför molnen glänser marmorn, och en hand sträcker sig efter nästa blixt.'],
    gothic: ['Ljusen fladdrar i den stora salen, och porträttets ögon är inte längre där de var.'],
    space: ['Stjärnorna glider förbi utanför fönstret medan en liten lampa blinkar på panelen.'],
    pirates: ['Den svarta flaggan smäller, kartan är sönderriven och tidvattnet vänder äntligen.'],
    clover: ['Regnbågen slutar bakom kullen, och en liten grön hatt försvann nyss över muren.'],
    aztec: ['Stentrappor leder mot solen, och en gyllene mask blickar ut över trädtopparna.'],
    samurai: ['Kronblad faller på den stilla dammen medan ett svärd dras utan ett ljud.'],
    farm: ['Tuppen är uppe före alla andra, grisarna har hittat den öppna grinden och det är marknadsdag.'],
    winter: ['Snön dämpar dalen, sjön är hård som glas och ett grönt sken rör sig över himlen.'],
    music: ['Nålen sänks, ljuset släcks och det första riffet tar hela rummet.'],
    mystery: ['Dimma i gränden, ljus i biblioteket och en ledtråd som ingen ville se.'],
    savanna: ['Gräset är gyllene, hjorden är på väg och en lejonhona lyfter huvudet.'],
    carnival: ['Fjädrar, paljetter och trummor fyller avenyn från vägg till vägg.'],
    garden: ['Bin surrar i lavendeln, grinden gnisslar och något litet har lämnat glitter på soluret.'],
    circus: ['Orkestern spelar upp, manegen lyser och trapetsen svingar ut över publiken.'],
    alchemy: ['Kolvar bubblar, en sida vänder sig själv och blyet i degeln har bytt färg.'],
    skyline: ['Neon speglar sig i våta gator, och hissen till takvåningen har just kommit ner.'],
    voyage: ['Ångan väser på perrongen, kofferten är märkt och världen börjar där tidtabellen slutar.'],
  },
  plays: {
    'video-slot': [
      '{name} spelas på {reels} hjul med {lines} linjer eller sätt att vinna. Jokrar ersätter andra symboler och tre scattersymboler öppnar gratissnurren.',
    ],
    megaways: [
      'Vart och ett av de {reels} hjulen byter höjd i varje snurr, vilket ger upp till {lines} sätt att vinna. Vinnande symboler försvinner och lämnar plats för nya.',
    ],
    cluster: [
      'Symboler betalar när de ligger intill varandra i grupp. Grupperna spricker, de {lines} rutorna fylls på uppifrån och ett snurr kan ge flera vinster.',
    ],
    'hold-and-win': [
      'Särskilda symboler låses fast och ger tre nya snurr. Varje ny symbol ställer tillbaka räknaren på tre.',
    ],
    'classic-slot': [
      'Tre hjul, få symboler och {lines} linjer: det du ser är allt. Ofta räcker två lika symboler till en liten vinst.',
    ],
    'jackpot-slot': [
      'En liten del av varje insats matar den progressiva jackpotten, som kan falla när som helst. Resten är ett spel med {reels} hjul och {lines} linjer.',
    ],
    'daily-jackpot-slot': [
      'Jackpotten måste falla före midnatt. En nedräkning visar hur lång tid som är kvar; vem som vinner avgör slumpen.',
    ],
    slingo: [
      'Elva snurr markerar nummer på en bricka med fem gånger fem rutor, och varje hel rad tar dig uppåt på stegen.',
    ],
    roulette: [
      'En nolla, trettiosex nummer och alla insatser på den klassiska duken, från ett enda nummer till rött eller svart.',
    ],
    blackjack: [
      'Kom närmare tjugoett än dealern utan att gå över. Det spelas med {decks} kortlekar, och du kan dela, dubbla och försäkra.',
    ],
    baccarat: ['Spelare eller bank: handen närmast nio vinner. Efter insatsen finns inget mer att bestämma.'],
    poker: ['Du spelar mot huset och inte mot andra. Titta på korten och välj sedan att lägga dig eller höja.'],
    dice: ['Tärningarna avgör i ett enda kast, från jämna chanser till exakta summor och tripplar.'],
    'live-roulette': [`En croupier snurrar ett riktigt hjul och flera kameror följer kulan. ${liveTable}`],
    'live-blackjack': [
      `Riktiga kort ur {decks} lekar, {seats} platser och insatser bakom för alla andra. ${liveTable}`,
    ],
    'live-baccarat': [`Korten vänds framför kameran ur en sko med {decks} lekar. ${liveTable}`],
    'live-poker': [`En hand mot dealern, utdelad vid ett riktigt bord. ${liveTable}`],
    'game-show': [
      'En programledare leder varje omgång, hjulet avgör och bonusrundorna multiplicerar det som satsats på dem.',
    ],
  },
  volatility: {
    low: 'Volatiliteten är låg: vinsterna är täta och för det mesta små.',
    'low-medium': 'Volatiliteten är låg till medel, med många små vinster och någon större ibland.',
    medium: 'Volatiliteten är medel: varken pauser eller vinster blir extrema.',
    'medium-high': 'Volatiliteten är medel till hög; det kan dröja till en större vinst.',
    high: 'Volatiliteten är hög: många omgångar ger ingenting, några få ger mer.',
    'very-high': 'Volatiliteten är mycket hög. Långa perioder utan vinst är normala.',
  },
  rtp: [
    'Över ett mycket stort antal omgångar betalas {rtp} av insatserna tillbaka; en enskild kväll kan bli helt annorlunda.',
    'Den teoretiska återbetalningen är {rtp}, räknad över miljontals omgångar.',
  ],
  reach: ['En enda omgång kan betala upp till {max} gånger insatsen.', 'Den högsta vinsten är {max} gånger insatsen.'],
}
