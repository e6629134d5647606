import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'Det var kulissen; spelet framför den är lätt att följa.',
      'Scenen omger spelplanen utan att stå i vägen för den.',
      'Det är mycket stämning för ett spel med så få regler.',
    ],
    tables: [
      'Så mycket om rummet; i spelet är det traditionen som råder.',
      'Temat håller sig i bildens kant, och där hör det hemma.',
      'Runt spelet är det en trevlig fond, och reglerna bryr sig inte om den.',
      'Det är kulissen, medan själva spelet ser ut som det alltid har gjort.',
    ],
    live: [
      'I studion får miljön bli scenografi, och kamerorna tar vara på djupet.',
      'Som fond i studion fungerar miljön bra, eftersom själva spelet lämnas i fred.',
      'Ljus och dekor tar upp temat utan att överdriva.',
    ],
    bingo: [
      'Brickorna bär också temat, och numren går lätt att läsa.',
      'Dragningen får en scen som inte stjäl uppmärksamhet från numren.',
      'Mellan kulorna hinner man se sig om i den världen.',
    ],
  },
  audience: {
    slots: {
      any: [
        'Nybörjare hittar snabbt rätt, och vana spelare ser omsorgen i detaljerna.',
        'Den som gillar temat trivs i miljön; den som söker ett system hittar bara slump.',
        'Spelet är underhållning som har sitt pris, och sett så är det lätt att tycka om.',
        'Bestäm tid och insats i förväg, så är resten nöje.',
        'Prova med minsta insatsen först; bilderna är desamma.',
        'Ett bra exempel för den som undrar vad en slot är.',
        'Lämnar de första tjugo snurren dig kall gör de nästa tvåhundra ingen skillnad.',
        'Den som är förtjust i temat hör hemma här.',
        'Spelet går lika bra på mobilen som på stor skärm, och en hand räcker.',
        'En minut med utbetalningstabellen före första snurret är väl använd.',
      ],
      calm: [
        'Spelet passar en kväll utan brådska och en måttlig insats.',
        'Ett bra val för korta stunder med fast budget, och lätt att lägga ifrån sig.',
        'Den som vill ha jämn takt och något att titta på känner sig hemma direkt.',
        'Pulsen stiger knappast, och det är just charmen.',
      ],
      rough: [
        'Det är ett spel för den som gillar spänning och tål torka.',
        'Den som spelar för ett enda stort ögonblick förstår spelet genast.',
        'Ta med tålamod, för det här spelet har humör.',
        'Den som hellre vill ha små, jämna resultat bör titta på andra titlar.',
      ],
    },
    instant: [
      'Spelet passar en kort paus och den som hellre fattar ett tydligt beslut än många små.',
      'Den som tycker att slots är för röriga får mer ordning här.',
      'Det är klokt att bestämma antalet omgångar i förväg.',
      'Spelet passar den som gillar enkla regler och kan sluta i tid.',
    ],
    tables: [
      'Ett bord för den som gillar gamla regler och inte vill bli jagad.',
      'Nybörjare läser reglerna i lugn och ro, och stamgäster hittar allt på sin plats.',
      'Den som tycker mer om själva spelet än om effekter trivs här.',
      'Lagom för en halvtimme, med en insats man har råd att förlora.',
      'Ett bra ställe att lära sig reglerna på utan att någon ser på.',
      'Ingen klädkod, inga åskådare och ingen stängningstid.',
      'Den som kan oddsen har mest nöje av spelet.',
    ],
    live: [
      'Studion passar gäster som gillar sällskap och kan vänta på nästa omgång.',
      'Den som vill se riktiga saker i rörelse känner sig hemma.',
      'Takten bestäms av studion, och det gör det lättare att hålla en egen gräns.',
      'Det går bra att komma och gå mellan omgångarna.',
      'På fredagskvällar är studion som livligast.',
      'För den som saknar sorlet i en riktig lokal är det här nära nog.',
      'Slå dig ned, hälsa och låt någon annan sköta resten.',
      'Den som hellre ser människor än program har kommit rätt.',
      'Bestäm antalet omgångar innan du sätter dig, och njut av sällskapet.',
    ],
    bingo: [
      'Bingo passar den som gillar nummer, små insatser och jämn takt.',
      'När kulorna rullar finns inget att besluta, och för många är just det charmen.',
      'Den som gillar att följa flera brickor på en gång har fullt upp.',
      'Bäst som trevligt tidsfördriv med en budget bestämd i förväg.',
    ],
  },
  studios: [
    'Spelet är gjort av {studio}, och handlaget känns igen.',
    'Bakom spelet står {studio}, en studio som är noga med detaljerna.',
    'Spelet kommer från {studio} och passar väl in bland studions övriga spel.',
    'Utvecklingen har skötts av {studio}, och oberoende laboratorier har testat spelet.',
    'Som vanligt hos {studio} är hjälpsidorna fullständiga och tydliga.',
    'Äran för spelet går till {studio}, där någon uppenbarligen hade roligt.',
    'Bild, ljud och uträkningar: allt av {studio}.',
    'Ännu ett spel från {studio}, och det syns från första bilden.',
    'Hos {studio} har spelet ritats, tonsatts och räknats ut.',
    'Ett spel av {studio}, och inte från en svag stund.',
  ],
}
