// Longer than 250 lines because it is a table: twenty-two mechanics, each with its rounds, twists and kin.
import type { Mechanic } from '../../themes.ts'
import type { MechanicTexts } from '../texts.ts'

export const mechanics: Readonly<Record<Mechanic, MechanicTexts>> = {
  'video-slot': {
    summaries: [
      '{name} är en videoslot med en återbetalning på {rtp}.',
      'En videoslot med wildsymboler och ett RTP på {rtp}: {name}.',
      'Videosloten {name} har en angiven återbetalning på {rtp}.',
      '{name} är en videoslot för lugna stunder, med ett RTP på {rtp}.',
    ],
    rounds: [
      'En omgång är snabbt förklarad: välj insats, starta hjulen, och lika symboler från vänster betalas enligt tabellen.',
      'Varje snurr står för sig. Hjulen stannar ett i taget, wildsymboler ersätter vanliga symboler, och därefter räknas linjerna.',
      'Insatsen gäller för hela snurret. När hjulen har stannat räknas alla linjer från vänster till höger samman.',
      'En knapptryckning sätter allt i rörelse. Bara symboler som följer på varandra utan avbrott från första hjulet räknas.',
      'Resultatet är bestämt redan när hjulen startar. Det som följer är avslöjandet, från kortvalörer upp till de ovanligare bilderna.',
      'Låga symboler kommer ofta och betalar lite, höga håller sig undan. Vid tre på en linje börjar utbetalningstabellen.',
    ],
    twists: [
      'Tre scattersymboler öppnar en rad extra snurr där en symbol kan växa och täcka hela sitt hjul.',
      'Ibland kommer wildsymbolerna staplade, och en stapel i mitten kan binda ihop flera linjer på en gång.',
      'I specialrundan stiger en multiplikator för varje wild, och den nollställs när rundan är slut.',
      'Scattersymboler räknas var de än landar, och tillräckligt många leder till en serie snurr med samma insats.',
      'Då och då avbryts snurrandet av ett val: tre dolda bilder, ett beslut, inget fel svar.',
      'Vissa wildsymboler ligger kvar till nästa snurr, och det ger hjulen ett kort minne.',
    ],
    kin: [
      'Den som minns femhjulsmaskinerna från tidigt 2000-tal känner igen upplägget direkt.',
      'Spelet hör till samma släkt som de bildrika slots som gjorde fem hjul till norm.',
    ],
  },
  megaways: {
    summaries: [
      '{name} är en Megaways-slot med en återbetalning på {rtp}.',
      'En Megaways-slot som byter form vid varje snurr: {name}, RTP {rtp}.',
      'Sex hjul av växlande höjd och ett RTP på {rtp}: {name}.',
    ],
    rounds: [
      'Varje hjul visar mellan två och sju symboler, och antalet bestäms på nytt varje gång, så inget snurr liknar det förra.',
      'Här finns inga linjer att lära sig. Lika symboler på hjul intill varandra räknas från vänster, oavsett rad.',
      'Hjulens höjd ändras från snurr till snurr, och med den antalet vägar som symbolerna kan mötas på.',
      'Först avgörs hur högt varje hjul blir. Sedan faller symbolerna, och alla träffar på intilliggande hjul räknas på varje möjlig väg.',
      'Ett snurr kan visa två symboler på ett hjul och sju på nästa. Antalet vägar är helt enkelt alla höjder gånger varandra.',
      'Knappen är densamma som alltid, men hjulens höjd lottas om för varje snurr, och träffarna söks från vänster till höger.',
    ],
    twists: [
      'Symboler som har betalat försvinner och lämnar plats för nya, så en insats kan ge flera resultat i rad.',
      'Ovanför de mittersta hjulen rör sig en extra rad i sidled och ger ytterligare en möjlighet.',
      'I specialrundan klättrar multiplikatorn med varje kaskad och behåller sitt värde till sista snurret.',
      'Mysteriesymboler förvandlas alla till samma bild när hjulen har stannat.',
      'Fyra scattersymboler öppnar en serie extra snurr, och under dem kan fler läggas till.',
      'Wildsymbolerna visar sig bara på hjulen i mitten, så de två yttersta får klara sig själva.',
    ],
    kin: [
      'Närmast till hands ligger andra slots med rörliga hjul, och den som kan en behöver ingen introduktion.',
      'Jämfört med en klassisk linjeslot är det mer rörelse här och mindre som går att förutse.',
    ],
  },
  cluster: {
    summaries: [
      '{name} är en klusterslot med en återbetalning på {rtp}.',
      'Här räknas grannar i stället för linjer: {name}, RTP {rtp}.',
      'Grupper av lika symboler betalas i {name}, med ett RTP på {rtp}.',
    ],
    rounds: [
      'Symboler faller ner i ett rutnät, och grupper om minst fem som rör vid varandra betalas och tas bort.',
      'Grannskap ersätter linjer: lika symboler bredvid eller ovanför varandra bildar ett kluster.',
      'En omgång börjar med fullt rutnät. Varje kluster löses upp, allt ovanför glider ner, och sedan görs en ny kontroll.',
      'Det är kontakten som räknas. Fem lika symboler som möts räcker, och större grupper hamnar högre upp i tabellen.',
      'Efter varje snurr letar spelet efter grannar: lika symboler sida vid sida räknas, de som bara möts hörn mot hörn gör det inte.',
    ],
    twists: [
      'En mätare räknar borttagna symboler och släpper fram små hjälpare som rensar en rad eller byter en färg.',
      'Kaskaderna fortsätter så länge nya kluster uppstår, och alla hör till en och samma insats.',
      'Ibland upptar en symbol fyra rutor och sluter sig till det som finns omkring den.',
      'Rutor som har betalat märks ut, och ett andra kluster på samma plats räknas med en multiplikator.',
      'Efter den sista kaskaden byter en slumpvald symbol skepnad, och rutnätet prövas en gång till.',
      'Wildsymboler ersätter alla färger och kan höra till två kluster samtidigt.',
    ],
    kin: [
      'Tanken känns igen från pussel där brickor ska paras ihop, fast här gör slumpen alla drag.',
      'Bland slots står spelet närmast de rutnätsspel som har gjort sig av med hjulen.',
    ],
  },
  'hold-and-win': {
    summaries: [
      '{name} är en slot med låsta symboler och ett RTP på {rtp}.',
      'Symboler som ligger kvar och en återbetalning på {rtp}: {name}.',
      'I {name} låses symboler för en omspelsrunda; RTP är {rtp}.',
    ],
    rounds: [
      'Grundspelet är en vanlig linjeslot. Det ändras när sex specialsymboler landar samtidigt: de låses, och en räknare börjar på tre.',
      'De flesta snurr följer vanliga linjer. Spelets kärna är en omspelsrunda som börjar när tillräckligt många värdesymboler syns.',
      'Linjerna betalas från vänster till höger, som på alla femhjulsslots, medan vissa runda symboler har ett eget värde.',
      'Så länge inget särskilt landar bestämmer linjerna. Vid sex märkta symboler lämnar allt annat hjulen, och omspelen börjar.',
      'Två spel i ett: först en vanlig slot med linjer, sedan, när nog många värdesymboler syns på en gång, en runda där de ligger kvar.',
    ],
    twists: [
      'Varje ny symbol som fastnar ställer tillbaka räknaren på tre, och vid noll är rundan slut.',
      'I slutet läggs de synliga värdena ihop, vare sig tre rutor är fyllda eller alla.',
      'Samlarsymboler tar upp värdena omkring sig innan de själva låses.',
      'Rutor utan symbol fortsätter att snurra var för sig, och det ger rundan dess särskilda spänning.',
      'Tre fasta nivåer står överst på skärmen och nås bara genom särskilda symboler i omspelen.',
      'En enstaka symbol kan bära ett flera gånger högre värde än de andra, men oftast är det ett litet tal.',
    ],
    kin: [
      'Idén kommer från hållknapparna på gamla krogmaskiner, fast här hålls allt automatiskt.',
      'Den som redan kan låsta symboler och tre omspel hittar rätt på en minut.',
    ],
  },
  'classic-slot': {
    summaries: [
      '{name} är en klassisk slot med en återbetalning på {rtp}.',
      'Tre hjul, få symboler och ett angivet RTP på {rtp}: {name}.',
      'Den klassiska sloten {name} har en återbetalning på {rtp}.',
    ],
    rounds: [
      'Tre hjul, en handfull symboler och en kort tabell: en omgång är över på några sekunder och kräver ingen bruksanvisning.',
      'Hjulen stannar med en duns, och antingen stämmer symbolerna eller inte. Allt man behöver veta ryms på en bild.',
      'Ett snurr tar ett ögonblick, tabellen lär man sig på en minut, och staplar, klockor och sjuor behåller sin vanliga rang.',
      'Insats, snurr, resultat: ordningen har inte ändrats sedan de första skåpen med spak på sidan.',
    ],
    twists: [
      'En wildsymbol fördubblar linjen som den fullbordar, och längre än så går inte finesserna.',
      'Två lika symboler kan ge ett omspel på tredje hjulet, och det är det enda avbrottet.',
      'Även blandade staplar räknas, så små resultat håller spelet i gång.',
      'Någon egen specialrunda finns inte; det som hjulen visar är hela historien.',
    ],
    kin: [
      'Det är en nära släkting till de mekaniska maskinerna som en gång stod vid disken.',
      'Den som tycker att moderna slots är för fulla ser här hur lite som egentligen behövs.',
    ],
  },
  'jackpot-slot': {
    summaries: [
      '{name} är en slot med växande jackpott och ett RTP på {rtp}.',
      'En jackpottslot med en angiven återbetalning på {rtp}: {name}.',
      'En del av insatserna i {name} går till en jackpott; RTP är {rtp}.',
    ],
    rounds: [
      'Snurren följer vanliga linjeregler, medan en liten del av varje insats går till en pott som växer tills den dras.',
      'Hjul, linjer och wildsymboler fungerar som vanligt. Ovanför visas jackpotten, som lottas ut slumpvis och mycket sällan.',
      'Varje omgång är i första hand ett linjesnurr. Oberoende av resultatet avgör slumpen om jackpotthjulet visar sig.',
      'Symbolerna betalas från vänster. Potten ovanför delas av alla som spelar och börjar om efter varje utlottning.',
    ],
    twists: [
      'Hjulet har flera nivåer, och de minsta är utan jämförelse vanligast.',
      'Extra snurr har en multiplikator men påverkar inte dragningen av jackpotten.',
      'Eftersom en del av återbetalningen ligger i potten blir vanliga resultat något magrare än på andra håll.',
      'Varje insats kan i princip nå hjulet, och inget tidigare snurr gör det mer sannolikt.',
    ],
    kin: [
      'Spelet för traditionen vidare från sammankopplade maskiner som delade på en enda tavla.',
      'Till konstruktionen är det en vanlig videoslot med en gemensam pott ovanpå.',
    ],
  },
  'daily-jackpot-slot': {
    summaries: [
      '{name} är en slot med daglig jackpott och ett RTP på {rtp}.',
      'En jackpott som dras varje dag och ett RTP på {rtp}: {name}.',
      'Dagsjackpotten finns i {name}, med en återbetalning på {rtp}.',
    ],
    rounds: [
      'Det spelas som en linjeslot med ett tillägg: en pott som måste lottas ut före ett visst klockslag varje dag.',
      'Hjulen följer de vanliga reglerna. En klocka visar hur länge dagens jackpott har kvar, och sedan börjar en ny.',
      'Varje snurr avgörs först på linjerna. Därefter bestämmer en separat dragning om dagens pott går ut.',
      'Linjerna räknas från vänster, wildsymboler ersätter, och på tavlan tickar en jackpott med tidsgräns.',
    ],
    twists: [
      'Potten går till en enda omgång bland väldigt många, oavsett tid på dygnet.',
      'En andra, mindre pott lottas ut oftare och börjar om flera gånger per dag.',
      'Extra snurr som utlöses av scattersymboler spelas med samma insats som omgången som öppnade dem.',
      'Eftersom potten tar sin del ger hjulen för sig något mindre tillbaka än totalen antyder.',
    ],
    kin: [
      'Tidsgränsen skiljer spelet från äldre jackpottar, som kunde växa i månader.',
      'Under klockan döljer sig en välbekant videoslot.',
    ],
  },
  slingo: {
    summaries: [
      '{name} korsar bingo med slot och har ett RTP på {rtp}.',
      'Ett slingospel med nummer och linjer: {name}, RTP {rtp}.',
      'Nummer från hjulen prickas av i {name}; RTP är {rtp}.',
    ],
    rounds: [
      'Under ett rutnät med tjugofem nummer löper en enda rad hjul, och varje nummer som passar i sin kolumn prickas av.',
      'Ett spel har ett bestämt antal snurr. Vart och ett ger fem nummer, de som finns på brickan stryks, och hela linjer för dig uppåt på stegen.',
      'Bingon står för brickan och sloten för numren: det som hjulet visar prickas av i kolumnen ovanför.',
      'Brickan är given från början. Snurr för snurr fylls den, och varje hel linje är värd ett steg på skalan vid sidan.',
    ],
    twists: [
      'En joker låter dig välja vilket nummer som helst i kolumnen, och det är spelets enda riktiga beslut.',
      'En superjoker prickar av en ruta var som helst, medan en blockerare bara slösar bort hjulet.',
      'När snurren är slut går det att köpa fler ett i taget, eller att helt enkelt sluta där.',
      'Mittrutan hör till fyra linjer samtidigt och är därför värd en extra tanke.',
    ],
    kin: [
      'Spelet står halvvägs mellan bingohallen och fruktmaskinen och har lärt sig hyfs av båda.',
      'Den som gillar sifferpussel trivs bättre här än vid vanliga hjul.',
    ],
  },
  scratch: {
    summaries: [
      '{name} är en digital skraplott med en återbetalning på {rtp}.',
      'Skrapa, titta, klart: {name} har en återbetalning på {rtp}.',
      'Skraplotten {name} har få regler och ett RTP på {rtp}.',
    ],
    rounds: [
      'Nio täckta rutor skrapas fram en efter en, och tre lika symboler avgör lotten.',
      'Man väljer en lott, silverlagret försvinner, och resultatet som bestämdes vid köpet kommer i dagen.',
      'Först bestäms lottens pris. Sedan skrapas rutorna för hand eller alla på en gång, och symbolerna jämförs.',
      'Varje lott står för sig: skrapa rutorna, leta efter tre lika, och omgången är slut.',
    ],
    twists: [
      'En särskild ruta i hörnet döljer en multiplikator som bara räknas om resten stämmer.',
      'Ordningen man skrapar i ändrar ingenting, även om alla tycks ha en favorit.',
      'Två halvor av lotten jämförs med varandra, så egentligen är det två små spel.',
      'En symbol som nämns överst räknas ensam, var den än dyker upp.',
    ],
    kin: [
      'Det är lotten från kiosken, utan mynt och silverdamm.',
      'Andan från papperslotten finns kvar, ända ner till ljudet av skrapandet.',
    ],
  },
  instant: {
    summaries: [
      '{name} är ett snabbspel med en återbetalning på {rtp}.',
      'Några få val, ett snabbt svar och ett RTP på {rtp}: {name}.',
      'Snabbspelet {name} klarar sig utan hjul och har ett RTP på {rtp}.',
    ],
    rounds: [
      'Före start väljs insats och risknivå; resten av omgången är en fråga om sekunder.',
      'Här finns varken hjul eller linjer. Man gör ett drag, slumpen svarar, och multiplikatorn visas.',
      'En omgång består av ett enkelt steg som kan upprepas, och värdet på skärmen ändras efter varje steg.',
      'Skärmen visar vad som är möjligt, du avgör hur långt du vill gå, och en kontrollerad dragning sköter resten.',
    ],
    twists: [
      'På flera ställen går det att avsluta med det värde som visas, så slutet är delvis ens eget beslut.',
      'Högre risk sprider resultaten mer men ändrar inte återbetalningen.',
      'Tidigare omgångar listas vid sidan men säger inget om nästa.',
      'Varje resultat går att kontrollera i efterhand med en kod som bestämdes i förväg.',
    ],
    kin: [
      'Spelet har mer gemensamt med krona eller klave än med en slot.',
      'Principen är lika gammal som tivoliståndet, fast prydligare.',
    ],
  },
  'video-bingo': {
    summaries: [
      '{name} är videobingo med en återbetalning på {rtp}.',
      'Upp till fyra brickor och en dragning: {name}, RTP {rtp}.',
      'Videobingo i egen takt: {name} har ett RTP på {rtp}.',
    ],
    rounds: [
      'Upp till fyra brickor ligger sida vid sida, trettio kulor dras, och mönstren på brickorna avgör vad som betalas.',
      'Spelet börjar när du vill. Kulorna rullar i rask följd, numren prickas av åt dig, och färdiga mönster tänds.',
      'En till fyra brickor deltar. Efter dragningen kontrolleras varje mönster, från en enkel rad till full bricka.',
      'Ingen behöver inväntas: välj brickor, släpp kulorna och se vilka mönster som går ihop.',
    ],
    twists: [
      'Fattas ett enda nummer till ett större mönster erbjuds extra kulor till ett pris som visas i förväg.',
      'Brickorna kan bytas före varje dragning tills numren känns rätt.',
      'Vissa mönster öppnar en kort scen med dolda priser.',
      'Mönstrens tyngd ändras med antalet brickor i spel.',
    ],
    kin: [
      'Spelet härstammar från bingomaskinerna i Spanien och Latinamerika snarare än från hallen.',
      'Den som gillar bingo men inte att vänta på utroparen förstår poängen direkt.',
    ],
  },
  bingo: {
    summaries: [
      '{name} är ett bingorum med en återbetalning på {rtp}.',
      'Brickor, utropare och gott sällskap: {name}, RTP {rtp}.',
      'Bingorummet {name} har gemensamma dragningar och ett RTP på {rtp}.',
    ],
    rounds: [
      'Alla i rummet köper brickor till samma spel, kulorna ropas ut, och numren prickas av automatiskt.',
      'Ett spel börjar på utsatt tid. Kulorna dras en i taget, och rader och full bricka betalas i tur och ordning.',
      'Brickorna köps före dragningen och kan inte bytas. Sedan tar utroparen över, och det första färdiga mönstret avslutar varje del.',
      'Alla hör samma rop. Det är brickorna som skiljer, och rummet sorterar dina så att de närmaste ligger först.',
    ],
    twists: [
      'Vid sidan av dragningen finns en chatt med en värd som kan stamgästerna vid namn.',
      'Ropar två samtidigt delas priset för den delen.',
      'Antalet brickor per spel är begränsat, så att stora plånböcker inte fyller rummet.',
      'Mellan spelen visar tavlan vilka nummer som kommit ofta, bara för nöjes skull.',
    ],
    kin: [
      'Det är den gamla bingohallen, utan bilresan och det ljumma kaffet.',
      'Den som minns lördagsbingon saknar nog bara tuschpennorna.',
    ],
  },
  roulette: {
    summaries: [
      '{name} är ett roulettebord med en återbetalning på {rtp}.',
      'Ett hjul, en kula och ett angivet RTP på {rtp}: {name}.',
      'Roulettebordet {name} går i din egen takt, med ett RTP på {rtp}.',
    ],
    rounds: [
      'Marker läggs på nummer, grupper eller färger, hjulet snurrar, och kulan avgör alla insatser på en gång.',
      'Duken är den klassiska med en enda nolla. Du bestämmer själv när insatserna är klara och när hjulet sätts i gång.',
      'Inre insatser gäller enskilda nummer, yttre täcker halva hjulet. Ett varv senare är allt avgjort.',
      'Ingen croupier behöver inväntas: lägg markerna, starta hjulet och läs av resultatet.',
    ],
    twists: [
      'En bana bredvid duken tar emot grannar och hela sektorer med ett klick.',
      'Tidigare nummer visas, men hjulet minns dem inte.',
      'Favoritinsatser kan sparas, upprepas eller rensas med en knapp.',
      'Jämna chanser håller spelet lugnt och enskilda nummer gör det livligt; återbetalningen är densamma.',
    ],
    kin: [
      'Sånär som på cigarröken liknar det borden i de gamla kurorterna.',
      'Spelet följer den franska traditionen, med dess ord för hjulets sektorer.',
    ],
  },
  blackjack: {
    summaries: [
      '{name} är ett blackjackbord med en återbetalning på {rtp}.',
      'Tjugoett enligt regelboken, med ett RTP på {rtp}: {name}.',
      'Blackjackbordet {name} har en angiven återbetalning på {rtp}.',
    ],
    rounds: [
      'Du och dealern får två kort var, ett av dealerns är dolt, och handen närmast tjugoett tar omgången.',
      'Efter de första två korten kan du ta ett till, stanna, dubbla eller dela. Dealern följer sedan fasta regler.',
      'Målet är en summa nära tjugoett utan att gå över. Klädda kort räknas som tio, ess som ett eller elva.',
      'Varje hand kräver ett beslut: ta, stanna, dubbla eller dela ett par. Först därefter vänds det dolda kortet.',
    ],
    twists: [
      'Den angivna återbetalningen förutsätter grundstrategi, och den som spelar på känsla hamnar oftast lite lägre.',
      'Sidoinsatser avgörs för sig och ger mindre tillbaka än själva handen.',
      'Ingen klocka tickar, så varje hand kan tänkas igenom eller slås upp i en tabell.',
      'Visar dealern ett ess erbjuds försäkring, något som de flesta strategiböcker avråder från.',
    ],
    kin: [
      'Reglerna är desamma som vid borden i Las Vegas, med en bråkdel av bullret.',
      'Kortspelare som kan tjugoett hemifrån är på bekant mark.',
    ],
  },
  baccarat: {
    summaries: [
      '{name} är ett baccaratbord med en återbetalning på {rtp}.',
      'Spelare, bank eller lika: {name} är baccarat med RTP {rtp}.',
      'En stillsam omgång punto banco till ett RTP på {rtp}: {name}.',
    ],
    rounds: [
      'Två händer delas ut, spelare och bank, och du säger bara vilken som kommer närmast nio.',
      'Korten följer fasta regler, så när insatsen är lagd finns inget mer att besluta.',
      'Bara sista siffran i summan räknas. Två kort per sida delas ut, och ett tredje följer om reglerna kräver det.',
      'Välj spelare, bank eller lika, se två korta händer utspelas, och efter en halv minut är det klart.',
    ],
    twists: [
      'Banken får rätt lite oftare, och för det tas en liten avgift eller betalas ett lägre resultat.',
      'Tavlor för bok över varje hand i prydliga kolumner, en fröjd för ögat men ingen prognos.',
      'Parinsatser ser bara till de två första korten och avgörs för sig.',
      'Lika betalar mest och kommer minst ofta, och det är bra att veta i förväg.',
    ],
    kin: [
      'Av alla kortbord är detta det artigaste och det med minst regler att lära.',
      'Rötterna finns i Italien och Frankrike, och ceremonin har överlevt flytten till skärmen.',
    ],
  },
  poker: {
    summaries: [
      '{name} är poker mot huset med en återbetalning på {rtp}.',
      'Pokerhänder utan motspelare och ett RTP på {rtp}: {name}.',
      'Pokerbordet {name} har en angiven återbetalning på {rtp}.',
    ],
    rounds: [
      'En insats läggs, korten delas ut, och efter en titt på dem avgör du om du vill vara med eller lägga dig.',
      'Den vanliga rangordningen gäller, från ett par till en royal flush. Handens värde läses av i en fast tabell.',
      'Vid det här bordet bluffar ingen. Korten delas ut, ett beslut fattas, och handen bedöms efter sin rang.',
      'Handen delas ut ur en nyblandad lek varje gång. Du väger vad du har, och tabellen får sista ordet.',
    ],
    twists: [
      'Ovanliga händer ger en extra utbetalning på första insatsen, även när resten är blygsam.',
      'Den angivna återbetalningen förutsätter kloka beslut, och ett strategikort kan ligga öppet bredvid.',
      'En frivillig sidoinsats ser bara till styrkan i dina egna kort.',
      'Utan motspelare är det ingen brådska, och varje hand får ta den tid den tar.',
    ],
    kin: [
      'Det är poker utan pokeransikte, i samma anda som åttiotalets kortmaskiner.',
      'Den som kan händernas rangordning hemifrån har inget nytt att lära.',
    ],
  },
  dice: {
    summaries: [
      '{name} är ett tärningsspel med en återbetalning på {rtp}.',
      'Tärningar, en enkel duk och ett RTP på {rtp}: {name}.',
      'Några tärningar avgör varje omgång av {name}; RTP är {rtp}.',
    ],
    rounds: [
      'Insatser läggs på summor, enstaka tal eller kombinationer, sedan kastas tärningarna och varje fält avgörs.',
      'Duken visar allt som går att satsa på, med oddsen bredvid. Ett kast avgör.',
      'Välj ett fält, släpp tärningarna och räkna prickarna: mer förklaring behöver en omgång knappast.',
      'En del fält avgörs direkt och andra väntar på ett kast till, och duken visar tydligt vilka som är vilka.',
    ],
    twists: [
      'Vanliga resultat betalar lite, tretal och exakta summor betydligt mer, precis som sannolikheten kräver.',
      'De senaste kasten visas bredvid duken, av intresse och inte som vägledning.',
      'De enklaste insatserna har bäst återbetalning, och det står öppet på duken.',
      'Flera insatser kan ligga sida vid sida och upprepas med ett klick.',
    ],
    kin: [
      'Rötterna finns i det medeltida hasardspelet, anfader till nästan alla tärningsbord.',
      'Ljudet av tärningar i en bägare är äldre än korten, och här har det fått vara kvar.',
    ],
  },
  'live-roulette': {
    summaries: [
      '{name} är liveroulette med en återbetalning på {rtp}.',
      'Ett riktigt hjul framför kameran och ett RTP på {rtp}: {name}.',
      'Liverouletten {name} har en angiven återbetalning på {rtp}.',
    ],
    rounds: [
      'I studion står ett riktigt hjul. Insatserna är öppna några sekunder, sedan löper kulan och kamerorna följer den.',
      'Marker läggs på skärmen, croupiern meddelar att insatserna är stängda, och kulan avgör inför allas ögon.',
      'Sändningen visar hjul och bord från flera håll. Efter varje snurr regleras insatserna automatiskt.',
      'En liten klocka begränsar tiden. Sedan tas inga fler insatser emot, och en riktig kula letar efter sitt fack.',
    ],
    twists: [
      'Frågor kan ställas i chatten och besvaras mellan snurren.',
      'Närbilder och ultrarapid visar ögonblicket då kulan faller.',
      'Nollans grannar och andra sektorer har en egen bana för insatser.',
      'En lång rad tidigare nummer visas, trevlig läsning men ingen prognos.',
    ],
    kin: [
      'Så nära en kväll vid ett bord i en kurort kommer man på en skärm.',
      'Jämfört med den animerade versionen går det långsammare och känns mer som sällskap.',
    ],
  },
  'live-blackjack': {
    summaries: [
      '{name} är live-blackjack med en återbetalning på {rtp}.',
      'Riktiga kort, en riktig dealer och ett RTP på {rtp}: {name}.',
      'Blackjackbordet {name} sänds från en studio, med RTP {rtp}.',
    ],
    rounds: [
      'En dealer i studion drar riktiga kort, och ditt beslut att ta, stanna, dubbla eller dela fattas på skärmen.',
      'När insatstiden är slut delas två kort till varje plats. Några sekunder ges för varje beslut.',
      'Korten kommer ur en riktig sko och läses av kameror. Du spelar din hand, sedan fullföljer dealern sin.',
      'Reglerna är de vanliga: kom närmare tjugoett än dealern utan att gå över.',
    ],
    twists: [
      'Är alla stolar upptagna går det ofta att satsa bakom en annan spelare och följa den handen.',
      'Den angivna återbetalningen förutsätter grundstrategi, och en tabell kan öppnas vid sidan.',
      'En chatt binder ihop bordet, och dealern svarar med namn.',
      'Sidoinsatser på par och pokerkombinationer avgörs innan handen spelas.',
    ],
    kin: [
      'Det liknar bordet på ett bra hotell, med en lugnare stol.',
      'Bredvid det animerade spelet kräver det lite snabbare beslut och ger mer samtal.',
    ],
  },
  'live-baccarat': {
    summaries: [
      '{name} är livebaccarat med en återbetalning på {rtp}.',
      'Punto banco i direktsändning, med ett RTP på {rtp}: {name}.',
      'En sko, två korta händer och ett RTP på {rtp}: {name}.',
    ],
    rounds: [
      'En dealer drar ur en riktig sko, två kort till spelaren och två till banken, och handen närmast nio betalas.',
      'Insatserna är öppna en kort stund. Sedan följer korten strikta regler, och ingen har något att besluta.',
      'Kamerorna visar varje kort när det vänds. Spelare, bank och lika regleras före nästa insatstid.',
      'Skon blandas och kuperas i bild. Sedan följer hand på hand, var och en med insats på spelare, bank eller lika.',
    ],
    twists: [
      'Fem resultattavlor växer längs bildens kant, den stora vägen bland dem.',
      'Vissa kort vänds långsamt, en ceremoni som stamgästerna håller på.',
      'Par och summor kan spelas för sig, till odds som står på duken.',
      'Lika lockar på papperet och är sällsynt i praktiken, vilket dealern gärna bekräftar.',
    ],
    kin: [
      'Det liknar salongsborden i Macao mer än något spel med hjul.',
      'Bredvid live-blackjack är det den stillsamma grannen som ställer färre frågor.',
    ],
  },
  'live-poker': {
    summaries: [
      '{name} är ett livepokerbord med en återbetalning på {rtp}.',
      'Poker mot huset i direktsändning: {name} har ett RTP på {rtp}.',
      'Riktiga kort i bild och en återbetalning på {rtp}: {name}.',
    ],
    rounds: [
      'En dealer delar ut riktiga kort, du ser på dina och höjer eller lägger dig, och sedan vänds dealerns hand.',
      'Du spelar mot huset och inte mot andra gäster. Den första insatsen öppnar handen, den andra håller dig kvar.',
      'Korten delas framför kameran, några sekunder återstår för beslutet, och sedan jämförs händerna efter rang.',
      'Alla vid bordet ser samma kort delas ut, men var och en avgör själv om spelet ska fortsätta.',
    ],
    twists: [
      'Dealerns hand måste nå en lägsta nivå; gör den inte det är bara en del av insatserna i spel.',
      'En sidoinsats på par eller bättre avgörs oavsett vad dealern har.',
      'Rangordning och odds ligger öppna bredvid bilden och är värda en titt före första given.',
      'Värden kommenterar varje omgång utan att någonsin ge råd.',
    ],
    kin: [
      'Det är poker med fasta insatser, alltså närmare ett bordsspel än en turnering.',
      'Den som kan händernas rangordning hänger med redan från första given.',
    ],
  },
  'game-show': {
    summaries: [
      '{name} är en direktsänd gameshow med ett RTP på {rtp}.',
      'En värd, en scen och slumpen i bild: {name}, RTP {rtp}.',
      'Gameshowen {name} sänds från en studio, med RTP {rtp}.',
    ],
    rounds: [
      'En programledare leder omgången, insatser läggs på tavlans fält, och en stor apparat på scenen avgör.',
      'Omgången inleds med några sekunder för insatser. Sedan tar scen och ljus över tills resultatet står klart.',
      'Enkla fält regleras direkt, medan särskilda fält leder till en egen scen i en annan del av dekoren.',
      'Du väljer ett eller flera utfall, showen har sin gång, och alla som valt lika delar resultatet.',
    ],
    twists: [
      'Före omgången kan en multiplikator lottas ut till ett av fälten, och den gäller bara där.',
      'De särskilda scenerna är ovanliga, och många omgångar klarar sig utan.',
      'Programledarna avlöser varandra under kvällen och har var sin stil.',
      'Chatten är en del av programmet, och hälsningar läses upp då och då.',
    ],
    kin: [
      'Spelet har mer gemensamt med lördagsunderhållning i teve än med ett kortbord.',
      'Tänk dig ett tivolihjul med kamerateam.',
    ],
  },
}
