// Longer than 250 lines because it is a table: the games that are shown most, each described by hand.
import type { WrittenTexts } from './written-text.ts'

export const sv: WrittenTexts = {
  'book-of-dead': [
    '{name} skickar en äventyrare ned i Egyptens gravar. En enda bok är både wild och scatter. Tio linjer, RTP {rtp}.',
    'Facklor, en gravkammare och en bok som borde ha fått vara stängd. Äventyraren i hatten är högsta symbol, före faraos mask, Anubis och falken.',
    'Allt hänger på boken. Den ersätter alla symboler, och tre öppnar tio extra snurr. Före det första lottas en symbol som sedan täcker hela sitt hjul och betalar även med luckor emellan. Blir det äventyraren tystnar rummet; blir det tian får man skratta. Hög volatilitet, högst {times} gånger insatsen.',
  ],
  thor: [
    '{name} ställer hammaren mitt i ovädret: 243 vägar på fem hjul, wilds som slår ned och ett RTP på {rtp}.',
    'Åskguden står på en udde med stormen i ryggen. Korpar, bockar, ett dryckeshorn och en krans av runor betalar bäst. Inga linjer: lika symboler på hjul intill varandra räknas från vänster.',
    'Ibland går en blixt över bilden och gör ett helt hjul till wild. Tre hammare öppnar de extra snurren, där varje nedslag höjer en multiplikator som sitter kvar. De första är lugna, de sista sällan.',
  ],
  'big-bass-bonanza': [
    '{name} är en dag vid vattnet: fiskar med pris på fjällen, en fiskare som håvar in dem och ett RTP på {rtp}.',
    'Fem hjul under ytan på en ljus sjö, 10 linjer. Flöten, spön, trollsländor och beteslådor betalar som vanligt. Fiskarna också, men var och en bär dessutom ett belopp som grundspelet bara visar.',
    'Tre hoppande abborrar öppnar de extra snurren, och där kommer fiskaren. Han håvar in beloppen på alla fiskar i bild. Var fjärde fiskare ger tio snurr till och höjer fångsten till det dubbla, sedan tre och tio gånger. En skärm full av fisk utan fiskare är spelets klassiska suck. Hög volatilitet, högst {times} gånger insatsen.',
  ],
  'sahara-riches-cash-collect': [
    '{name} lägger mynt med värden i sanden och väntar på symbolen som tar upp dem. {lines} linjer, RTP {rtp}.',
    'Kameler, kobror och karavanskatter under vit sol. Linjerna betalar från vänster. Spänningen sitter i guldmynten på de fyra första hjulen och i samlaren, som bara faller på det femte.',
    'Fyra feta mynt utan samlare ger inget, och det händer ofta. Faller han tar han alla värden i bild; vissa mynt står för extra snurr eller ett fast pris. Medelhög till hög volatilitet.',
  ],
  'mystery-genie-fortunes-of-the-lamp': [
    '{name} gömmer sina bästa snurr bakom mysteriesymboler som alla visar samma bild. Medelhög volatilitet, RTP {rtp}.',
    'En ande med korsade armar svävar vid hjulen, lampan ryker blått. Mellan ringar, mattor och dolkar ligger rutor med ett frågetecken. När allt står stilla vänds de på en gång och är lika.',
    'En ruta är en axelryckning, tio är ett hållet andetag. Tre lampor kallar fram anden, och i hans snurr ligger rutorna kvar så att bilden växer. Vad de döljer lottas varje gång.',
  ],
  'slingo-hermess-heroic-aegis': [
    '{name} är Slingo på Olympens sluttning: tjugofem nummer, fem hjul, en prisstege och ett RTP på {rtp}.',
    'Bevingade sandaler, en bronssköld, en bricka av vit marmor. Fem hjul snurrar under den, och det som stämmer med kolumnen prickas av. Tolv linjer lyfter skölden.',
    'Budbäraren är joker i sin kolumn, den gyllene var som helst. Två linjer som väntar på samma nummer är det man hoppas på. Extra snurr på slutet blir dyrare för varje fylld lucka: bestäm dig i förväg.',
  ],
  'rotunda-live-salon-blackjack': [
    '{name} har sju platser kring en dealer under en kupol. Åtta kortlekar, Perfekta par och 21+3, RTP {rtp}.',
    'Solskivor och trappmönster ger den runda salen ett drag av tempel. Korten kommer ur en sko som syns hela tiden, och bilden går närmare när handen blir intressant.',
    'Ta kort, stanna, dubbla eller dela, några sekunder för varje beslut. Elva mot sex är läge för en marker till, sexton mot tio för en suck. Återbetalningen förutsätter grundstrategi.',
  ],
  'sterling-thunder-wheel-roulette': [
    '{name} är roulette med blixtar: före varje snurr lottas några nummer som betalar mer; RTP {rtp}.',
    'Indigoblått kakel, mässingslampor och ett hjul som surrar. Duken är den klassiska med en nolla, och du startar när du vill.',
    'Mellan sista markern och kulan mullrar det, och upp till fem nummer tänds med varsin multiplikator. Ett helt nummer på dem betalas så; ett vanligt betalar lite mindre än på andra bord, och det är vad blixten kostar. Jämna spel märker inget.',
  ],
  'bright-drop': [
    '{name} är en direktsänd gameshow där en skiva studsar ned mellan piggar. Små insatser går bra, RTP {rtp}.',
    'Scenen är en grön kulle under en regnbåge. Man satsar på fälten längst ned: vanliga med fast utbetalning och två i guld som leder till en egen scen.',
    'Så släpps skivan. Den driver mot kanten, kommer tillbaka, och studion räknar de tre sista raderna högt. Ibland lottas en multiplikator till ett fält, och den gäller bara där. Taket är {times} gånger insatsen.',
  ],
  'sigruns-raven': [
    '{name} är en nordisk slot med mycket hög volatilitet: 50 linjer, en korp som gör wilds, RTP {rtp}.',
    'En sköldmö ser ut över den grå fjorden, och korpen sitter där den vill. Sköldar, yxor, bärnsten och ett varghuvud betalar bäst.',
    'Länge händer lite, och spelet döljer det inte. Sedan lyfter korpen, tappar fjädrar över tre till åtta symboler och gör dem till wilds. I de extra snurren ligger fjädrarna kvar. Att två blir femton får nästan ingen se.',
  ],
  'rum-soaked-mutiny': [
    '{name} gör myteriet enkelt: tre hjul, en linje, sjuor, skallar och tunnor, RTP {rtp}.',
    'Apparaten är byggd av skeppsplankor, spaken är en sabel, och hjulen stannar med en duns. Barer, klockor och sjuor delar linje med en flinande skalle, spelets wild.',
    'Ingen bonusrunda, och ingen saknar den. Två skallar och ett hjul som snurrar än räcker gott: en dubblar linjen, två fyrdubblar den. Ett snurr tar tre sekunder, och små resultat kommer jämnt.',
  ],
  'parisian-live-side-bet-square': [
    '{name} är livepoker med fyra spel på samma kort: tre, fem, sju och att förlora allt. RTP {rtp} för den som läser oddsen.',
    'Studion liknar ett observatorium med ett kortbord i. Tre kort går till dig, fyra till dealern, och varje spel läser dem på sitt sätt.',
    'Följ ett eller alla: det är charmen och fällan. Färg på de tre första betalas direkt, medan sjukortshanden får alla att vänta på det sista kortet. Oddsen på duken skiljer sig mycket. Titta först.',
  ],
  'electric-melons-megaways': [
    '{name} kopplar frukten till elnätet: sex hjul, upp till {lines} vägar, kaskader och ett RTP på {rtp}.',
    'Meloner, plommon och körsbär i neonrör, och en klocka som surrar. Varje hjul drar sin höjd, och räknaren hoppar från några hundra till sex siffror.',
    'Det som betalar försvinner, resten faller. Fyra klockor öppnar de extra snurren: en multiplikator stiger med varje kaskad och sjunker aldrig. Alla hoppas på ett långt första fall. Hög volatilitet, slut vid {times} gånger insatsen.',
  ],
  'mollys-lucky-pot-of-gold': [
    '{name} är tre hjul och en fiol: tre linjer, en klöver som dubblar och ett RTP på {rtp}.',
    'Molly har grevskapets minsta pub, och apparaten står mellan fönstret och torvelden. Hästskor, harpor och röda sjuor snurrar bakom glas.',
    'Klövern är wild och dubblar sin linje. Tre grytor med guld i mitten står högst i tabellen, och när två ligger framme ställer man ned glaset. Små resultat kommer ofta, högst {times} gånger insatsen.',
  ],
  'amunets-ancient-obelisk': [
    '{name} är Egyptens milda sida: 20 linjer, wilds som växer och ett RTP på {rtp}.',
    'Vid hjulen står en obelisk, och varje wild tänder ett tecken på den. Lotus, katter, skarabéer och gudinnan är målade som på papyrus.',
    'Lyser den till spetsen blir ett helt hjul wild i tre snurr, ofta det mittersta. Tre solar ger åtta snurr som börjar med halva obelisken tänd. Det händer alltid något och sällan något dramatiskt.',
  ],
  'magnolia-craps': [
    '{name} är craps med en mässingsorkester runt hörnet: passlinje, odds och ingen brådska; RTP {rtp}.',
    'Duken ser svår ut och är det inte. En marker på passlinjen och kasta: sju eller elva vinner, två, tre eller tolv förlorar, och allt annat blir punkten som ska slås igen före sjuan.',
    'Den andra delen är hela nerven, för varje kast kan bli det sista. Odds bakom linjen betalas till sitt sanna värde; de vackra spelen i mitten kostar mer. Ingen trängsel, ingen klocka.',
  ],
  'meringues-of-hazelnut-wood': [
    '{name} är en konditors dagdröm på fem hjul: wilds som ligger kvar, 20 linjer, RTP {rtp}.',
    'En butik i skogsbrynet, fat i fönstret, imma på rutan. Maränger, florentiner, tårtbitar och en kopparvisp betalar bäst.',
    'Maränger är wilds och stannar ett snurr till; en andra bredvid håller båda kvar. Tre vispar öppnar snurren där inget som fastnat försvinner. Två wilds tidigt på andra och tredje hjulet är starten man hoppas på. Medelhög volatilitet.',
  ],
  'sakura-shogun': [
    '{name} låter körsbärsblom falla över sex hjul: 729 vägar, wilds i vinden och ett RTP på {rtp}.',
    'En trädgård efter regn, pappersväggar och en shogun som hellre skriver dikter. Solfjädrar, lyktor, koi och hans mask är de höga symbolerna.',
    'Ibland för en vindby in kronblad, och där de lägger sig blir det wilds. Man ser dem falla i en sekund utan att veta vart, och det är det bästa i spelet. Tre tempelportar ger tio snurr med en vindby på varje.',
  ],
  'mossy-orchard': [
    '{name} ser fridfullt ut men är det inte: sex hjul, 30 linjer, mycket hög volatilitet och ett RTP på {rtp}.',
    'En förvildad fruktträdgård med bikupor och en sned stege. Bin, päron, plommon och en upptagen igelkott fyller hjulen.',
    'Kuporna är wilds, och i de extra snurren höjer var och en en multiplikator som aldrig sjunker. Dit är det svårt att nå, och nästan hela återbetalningen ligger där. Små insatser och en gräns är rätt verktyg.',
  ],
  'corsairs-plunder-hold-and-spin': [
    '{name} är en piratslot vars dubloner ligger kvar så länge omspelen räcker. Trettio linjer, RTP {rtp}.',
    'Månsken, krutrök och ett däck fullt av andras egendom. Papegojor, pistoler, sjökort och kaptenen betalar på linjer, dublonerna först när de är sex.',
    'Då åker resten överbord, och tre omspel börjar. Varje ny dublon stannar och ställer räknaren på tre. Med ett omspel och två luckor kvar pratar även de lugna med skärmen. En kista samlar alla värden i bild. Hög volatilitet.',
  ],
  'ambassador-three-card-poker': [
    '{name} är trekortspoker mot huset: en insats, en titt, spela eller lägg dig; RTP {rtp}.',
    'Mörkt trä, en jordglob: ett bord ur en atlantångares salong. Du satsar och får tre kort; gillar du dem håller en lika stor insats dig kvar.',
    'Dealern behöver minst en dam. Med tre kort slår stege färg. Regeln att minnas är dam, sex, fyra: spela det eller bättre. Sidospelet Par eller bättre ser bara till din egen hand och avgörs vad dealern än visar.',
  ],
  'alhambra-live-blackjack-party': [
    '{name} är blackjack i direktsändning med två värdar och musik: sex kortlekar, sju platser, RTP {rtp}.',
    'Genombrutna valv, lyktor och gott humör. En delar ut korten, en läser chatten, och mellan skorna grälar de om film. Titta på lägsta insatsen innan du sätter dig.',
    'Reglerna är de vanliga: närmare tjugoett än dealern, blackjack betalar tre mot två. När någon dubblar på elva tystnar musiken för kortet. Perfekta par och 21+3 avgörs vid given.',
  ],
  'palermo-live-baccarat-duo': [
    '{name} är två livesända baccaratbord sida vid sida: en skärm, två skor, RTP {rtp}.',
    'Skeppslyktor och gamla sjökort, två dealers som håller takten åt varandra. Medan en sko avgörs är den andra öppen.',
    'En hand tar en halv minut: två kort per sida, ett tredje om reglerna kräver det, närmast nio vinner. Åtta eller nio direkt avgör. Resultattavlorna växer under bilden; att läsa dem är tidsfördriv, ingen metod.',
  ],
  'grand-oak-live-punto-banco': [
    '{name} är punto banco på gammalt vis: långsamma kort, ett ekbord och ett RTP på {rtp}.',
    'Panel, en snidad sol och en dealer i väst. Korten kuperas inför kameran, och vart och ett vänds från kanten, som stamgästerna vill ha det.',
    'Satsa på spelare, bank eller oavgjort; resten sköter reglerna. Banken har bäst återbetalning och bär provisionen. När tredje kortet lyfts i hörnet och inte är klätt börjar chatten räkna prickar.',
  ],
  'evidence-of-the-old-library-megaways': [
    '{name} är en deckare med upp till {lines} vägar: mysteriesymboler, kaskader, RTP {rtp}.',
    'Regn mot rutan, en läslampa och en kropp som ingen talar om. Nycklar, chiffer, luppen och kommissarien betalar bäst. Förseglade kuvert öppnas alla till samma symbol.',
    'Ett snurr läses som ett fall: hjulens höjd, kuverten, det som faller sedan. I de extra snurren blir de fler för varje kaskad. Lösningen är oftast liten; {times} gånger insatsen hör till fallen som stannar i arkivet.',
  ],
  'slingo-early-cast': [
    '{name} går på fiske med en bingobricka: tjugofem nummer, fem hjul, en stege på stranden, RTP {rtp}.',
    'Klockan fem, dimma på sjön, ett flöte. Varje snurr ger fem nummer, och det som stämmer nappar. Tolv linjer leder uppåt.',
    'Metmasken är joker i sin kolumn, guldflugan var som helst, stöveln blockerar. Vart ska masken när två linjer väntar på samma kolumn? Fiskar på hjulen betalas efter vikt. Låg till medelhög volatilitet.',
  ],
  'amber-multihand-blackjack': [
    '{name} ger upp till fem blackjackhänder på en gång: åtta kortlekar, ingen klocka, RTP {rtp}.',
    'Ett honungsfärgat bord med plats för fem händer, alla dina. En för att tänka, fem för att ha att göra; var och en har sin insats.',
    'De spelas från höger mot ett enda kort, så dealerns sexa lyfter hela bordet och ett ess sänker det. Alla kan dubblas eller delas. Återbetalningen förutsätter grundstrategi; försäkring tackar man nej till fem gånger.',
  ],
  'sweet-grapes': [
    '{name} är en fruktslot på låg volym: 10 linjer, låg volatilitet och ett RTP på {rtp}.',
    'Druvor, citroner, plommon och en liten guldklocka på vit emalj. Sjuan är högst, druvklasen är wild.',
    'Många snurr betalar något, mest lite. Fyller druvor mitthjulet ligger de kvar för ett omspel, och ett andra fullt hjul ger ett till. Mer är det inte, och det är väl gjort. Högst {times} gånger insatsen.',
  ],
  'viziers-thousand-nightingale': [
    '{name} berättar om en natt på 50 linjer: sång som gör wilds, medelhög volatilitet, RTP {rtp}.',
    'En palatsträdgård i mörker, galler av cederträ och en öppen guldbur. Näktergalen, visiren, granatäpplen och oljelampor står högst.',
    'Där fågeln landar sjunger den, och det den sjunger för blir wild: en granne först, tre eller fyra om tonen är lång. Tre burar öppnar tolv snurr där varje sång är en ton längre. Vid det tionde är trädgården full, hoppas man.',
  ],
  'bastets-sceptre-cluster': [
    '{name} är en klusterslot med åtta kolumner: katter, kaskader, en spira som röjer planen; RTP {rtp}.',
    'Kattgudinnans tempel mitt på dagen, turkos och guld. Fem lika som rör vid varandra räcker; de betalar, försvinner, och allt glider ned.',
    'Varje kluster lyfter spiran ett streck. Vid tio försvinner en rad, vid tjugo en färg, vid trettio blir ett helt block wild. En kaskad som dör på nio är spelets humor. Långa tystnader och plötslig flod: volatiliteten är hög.',
  ],
  'sweet-florentines-hold-and-spin': [
    '{name} bakar fast sina värden: sex florentiner låses och omspelen börjar. Trettio linjer, RTP {rtp}.',
    'Ett bageri i gryningen, plåtar och mandel överallt. Tårtor, eclairer och en kavel av marmor betalar på linjer; florentinerna bär värden.',
    'Vid sex tänds ugnen. Tre omspel, tre igen för varje ny, och en klocka på slutet. Ett körsbär dubblar värdet under sig, och en kolumn fylld uppifrån och ned betalas en gång till.',
  ],
  'bonbons-of-cocoa-lane-hold-and-win': [
    '{name} låser praliner i asken tills räknaren är slut: 25 linjer, samlare, RTP {rtp}.',
    'En smal gränd som doftar kakao, mässingsvågar, ett fullt skyltfönster. Chokladmästaren, en kopparkittel och askar med band är de höga symbolerna.',
    'Vid sex praliner med värden röjs resten undan. Ibland tar en silvertång alla värden i bild och lägger summan på sin egen plats; en andra kan ta också den. Med räknaren på ett tycks även en tom ruta tveka.',
  ],
  'palermo-blackjack': [
    '{name} är en plats, en kortlek, en dealer: blackjack utan omvägar, RTP {rtp} för den som kan tabellen.',
    'En skuggig gård, ett litet bord, sand på plattorna. Kortleken blandas efter varje hand.',
    'Med en enda kortlek är esset du har ett ess som dealern inte har, och sådant avgör de jämna besluten. Dubbla på tio och elva, dela ess och åttor, glöm försäkringen: det är nästan allt. Det dolda kortet vänds långsamt här.',
  ],
  'osiriss-hidden-pyramid': [
    '{name} är en nedstigning i fackelsken: 25 linjer, dörrar som öppnas en efter en, RTP {rtp}.',
    'Varje nivå har sin väktare. Schakaler, krokodiler, ögat och Osiris bildar tabellen, i den ordningen.',
    'Tre sigill öppnar snurren på första nivån. Varje väktare bryter en bit ur nästa dörr, och den tredje leder ned till nya snurr och en större multiplikator. De flesta färder slutar på andra nivån: volatiliteten är hög, och botten ligger på {times} gånger insatsen.',
  ],
  'parisian-twin-ball-roulette': [
    '{name} släpper två kulor på ett hjul: satsa på en, på båda eller på färgerna tillsammans; RTP {rtp}.',
    'En salong av slipat glas med hjulet i mitten. Två kulor rullar åt samma håll och är sällan överens. Du släpper dem när du vill.',
    'Ett helt nummer har nu två chanser per snurr och betalar därefter. Spelet att berätta om är båda kulorna i samma fack: ovanligt, och betalt så. Den andra stannar oftast en sekund senare, och för den sekunden spelar man.',
  ],
  'crimson-flame': [
    '{name} är en drakslot med gott uppförande: 50 linjer, eld som gör wilds, RTP {rtp}.',
    'Ett bergspass i skymning, rött lack och en drake runt ramen. Pärlor, lyktor, fjäll och ett jadesigill betalar bäst.',
    'Då och då vaknar den och andas över ett hjul, och det lågan rör blir wild. Två hjul på en gång går, tre är fest. Tre pärlor ger sju snurr med ett andetag på varje. Resultaten kommer ofta och är måttliga.',
  ],
  'pearl-live-blackjack': [
    '{name} är blackjack i direktsändning utan åthävor: sju platser, sex kortlekar, RTP {rtp}.',
    'Pärlemor på väggarna, en lotus på duken, ingen musik. Varje hand får samma tid och samma tonfall.',
    'Blackjack betalar tre mot två, och dealern tar kort till sexton. Handen man minns är ett par åttor mot en femma: fyra kort och fyra marker senare. Sidospelen ger mindre tillbaka, och reglerna säger det.',
  ],
  'candied-ganache-jackpot': [
    '{name} är en chokladslot under en växande pott: 25 linjer, ett hjul med tre nivåer, RTP {rtp}.',
    'Mörk ganache, kanderad apelsin, bladguld. Räknaren liknar en våg som bara kan stiga. Sockerrosen är wild.',
    'Vilket snurr som helst, till vilken insats som helst, kan ge lyckohjulet. De breda fälten hör till den lilla nivån, det smala till allas pott, och pilen dröjer just där. En del av återbetalningen ligger i potten, så vanliga resultat är magrare.',
  ],
  'aviators-first-class-horizon-hold-and-win': [
    '{name} låser bagagelappar i stället för mynt: trettio linjer, omspel bland molnen, RTP {rtp}.',
    'Ett silverplan, läderväskor, vykort. Flygaren, en kompass och fjärran kuster betalar på linjer.',
    'Sex lappar med värden, och planet lyfter. De ligger kvar, och varje ny ger tre omspel igen. Vingar lägger sitt värde till grannarnas: ett par vingar mitt i en full kabin är det man väntar på.',
  ],
  'slingo-dragon-of-the-red-lantern': [
    '{name} är Slingo i lyktsken: tjugofem nummer, drakar som jokrar, en prisstege, RTP {rtp}.',
    'Rött siden, flodimma, en bricka hängd med lyktor. Varje avprickat nummer tänder en, och en full linje får hela raden att lysa.',
    'Drakar är jokrar, de gyllene var som helst, en vindby blockerar. Vid fem linjer öppnas en runda med dolda priser, vid åtta en bättre. Halvvägs upp är en vanlig kväll, toppen ett undantag.',
  ],
  'axe-of-jotunheim': [
    '{name} klyver hjulen: 30 linjer, delade symboler, hög volatilitet och ett RTP på {rtp}.',
    'Rimfrost på bjälkarna, en jätte i dörren och en yxa som bara han orkar lyfta. Hjälmar, horn, björnfällar och jätten betalar bäst.',
    'När yxan faller klyver den alla symboler på sitt hjul, och var och en räknas dubbelt. Två yxor bredvid varandra gör fem lika till sju. I de extra snurren sitter hacken kvar. Det kan dröja innan man är där.',
  ],
  'twinkling-reindeer': [
    '{name} är en vinterkväll på 25 linjer: ljus som blir wilds, låg volatilitet, RTP {rtp}.',
    'Ett snöigt skogsbryn, och i renens horn hänger lampor. Lyktor, skridskor, kottar och en silverklocka fyller hjulen.',
    'Varje ren tänder en lampa. När sex lyser blir de wilds och sprider sig över bilden. Tre månar ger åtta snurr där två redan är tända. Små resultat kommer ofta, högst {times} gånger insatsen.',
  ],
  'fiddlers-cheeky-jig-cascade': [
    '{name} är en klusterslot i danstakt: åtta kolumner, kaskader som räknas, RTP {rtp}.',
    'En loge, en spelman på en tunna och symboler som hoppar in i takt: harpor, hattar, klöver. Fem lika som rör vid varandra räcker.',
    'För varje kaskad går musiken fortare och multiplikatorn upp, tills någon tappar takten. Efter den sjunde kastar spelmannen hatten, och den blir en wild på fyra rutor. Volatiliteten är hög: de flesta danser är slut efter två takter.',
  ],
  'gold-of-the-sun-megaways': [
    '{name} är en Megaways-slot under solskivan: upp till {lines} vägar, kaskader, RTP {rtp}.',
    'Ljusa trappsteg, fjädrar, jademasker och en guldskiva som vrids sakta. Varje snurr delar ut höjderna på nytt.',
    'Fyra kaskader i rad ställer skivan rätt: strålen gör en symbol till närmast högre överallt. I de extra snurren flyttar strålen sig efter varje träff, och multiplikatorn blir kvar. Högst {times} gånger insatsen, och mycket sällan.',
  ],
  'venetian-live-courtyard-blackjack': [
    '{name} dukar upp blackjack i direktsändning på en gårdsplan: sju platser, gott humör, RTP {rtp}.',
    'Vitkalkade väggar, kulörta lyktor och en vindflöjel bakom dealern. Skon syns, kameran läser korten, och chatten talar om skörden.',
    'Ta kort, stanna, dubbla eller dela; dealern spelar sist efter fasta regler. När hon måste ta kort på sexton håller hela gården andan. Sidospelen avgörs före handen och ger mindre tillbaka.',
  ],
}
