import type { RemarkTexts } from '../texts.ts'

export const remarks: RemarkTexts = {
  frames: {
    instant: [
      'Det var kulissen; spelet framför den är behagligt kort.',
      'Scenen omger spelplanen utan att stå i vägen för den.',
      'Det är mycket stämning för ett spel som är över så fort.',
    ],
    tables: [
      'Så mycket om rummet; på duken är det traditionen som råder.',
      'Temat håller sig vid bordets kant, och där hör det hemma.',
      'Runt bordet är det en trevlig fond, och reglerna bryr sig inte om den.',
      'Det är kulissen, medan duken ser ut som på vilket bord som helst.',
    ],
    live: [
      'I studion får det bli scenografi, och kamerorna tar vara på djupet.',
      'Som fond i studion fungerar det bra, eftersom själva spelet lämnas i fred.',
      'Ljus och dekor tar upp temat utan att överdriva.',
    ],
    bingo: [
      'Brickorna bär också temat, och numren går lätt att läsa.',
      'Dragningen får en scen som inte stjäl uppmärksamhet från numren.',
      'Mellan kulorna hinner man se sig om i den världen.',
    ],
  },
  audience: {
    slots: [
      'Det passar den som vill ha något fint att titta på och ett tempo som inte jagar.',
      'Den som vill förstå ett spel innan det börjar uppskattar de tydliga reglerna.',
      'Ett bra val för korta stunder med fast budget, och lätt att lämna när som helst.',
      'Nykomlingar hittar snabbt rätt, och den vane lägger märke till omsorgen i detaljerna.',
      'Den som gillar temat trivs i miljön; den som söker ett system hittar bara slumpen.',
      'Sett som en underhållning som har sitt pris är spelet lätt att tycka om.',
      'Vänner av lugna och välgjorda spel har kommit rätt.',
      'Den som bestämmer tid och insats i förväg får ut mest av stämningen.',
      'Den som läser regelsidan först slipper överraskningar senare, och här är det fort gjort.',
      'Till en kopp kaffe räcker några snurr gott, och resten kan vänta.',
    ],
    instant: [
      'Det passar en kort paus och den som föredrar ett tydligt beslut framför många små.',
      'Den som tycker att hjul är för oroliga uppskattar nog det korta formatet.',
      'Eftersom omgångarna går fort är det klokt att bestämma antalet i förväg.',
      'Det tilltalar den som gillar enkla regler och vet när det är dags att sluta.',
    ],
    tables: [
      'Det är för den som tycker om beprövade regler och ett bord utan brådska.',
      'Nybörjare kan läsa på i lugn och ro, och stamgäster hittar allt på sin plats.',
      'Den som föredrar små beslut framför stora effekter sitter bra här.',
      'Det passar en stilla halvtimme och en insats som man har råd att förlora.',
      'Bäst trivs den som läser reglerna först och inte väntar sig några mirakel.',
    ],
    live: [
      'Det passar den som gillar sällskap och kan vänta på nästa omgång.',
      'Den som vill se riktig utrustning och ett mänskligt ansikte känner sig hemma.',
      'Tempot sätts av studion, och det gör det lättare att hålla sina egna gränser.',
      'Det är också trevligt att bara titta på några omgångar innan man bestämmer sig.',
    ],
    bingo: [
      'Det passar den som tycker om nummer, små insatser och en jämn rytm.',
      'När kulorna rullar finns inget att besluta, och för många är just det charmen.',
      'Den som gillar att följa flera brickor samtidigt får lagom mycket att göra.',
      'Bäst är det som ett sällskapligt tidsfördriv med en budget som satts i förväg.',
    ],
  },
  studios: [
    'Spelet är gjort av {studio}, och studions stil går att känna igen.',
    'Bakom det står {studio}, en studio som gärna arbetar färdigt sina detaljer.',
    'Det kommer från {studio} och passar väl in i katalogen där.',
    'Utvecklingen har skötts av {studio}, och oberoende laboratorier har testat spelet.',
    'Som vanligt hos {studio} är hjälpsidorna fullständiga och tydligt skrivna.',
    'Äran tillfaller {studio}, där tydlighet verkar betyda mer än buller.',
    '{studio} svarar för både form och regler, och de passar ihop.',
    'Studion heter {studio} och lägger hellre tid på detaljer än på stora ord.',
  ],
}
