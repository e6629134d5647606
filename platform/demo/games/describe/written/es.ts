// Longer than 250 lines because it is a table: the games that are shown most, each described by hand.
import type { WrittenTexts } from './written-text.ts'

export const es: WrittenTexts = {
  'book-of-dead': [
    '{name} manda a un explorador a las tumbas de Egipto, y un solo libro hace de comodín y de scatter; RTP del {rtp}.',
    'Antorchas, una cámara funeraria y un libro que más valdría no abrir. El explorador del sombrero es el símbolo más alto; le siguen la máscara del faraón, Anubis y el halcón, y por debajo las cartas. Cinco rodillos y 10 líneas.',
    'Todo gira en torno al libro. Sustituye a cualquier símbolo y, con tres, abre diez giros adicionales. Antes se sortea un símbolo que desde entonces cubre su rodillo entero y paga incluso con huecos. Si toca el explorador, se hace el silencio; si toca el diez, mejor reírse. La volatilidad es alta y el techo, {times} veces la apuesta.',
  ],
  thor: [
    '{name} pone el martillo en mitad de la tormenta: 243 combinaciones en cinco rodillos, comodines que golpean y un RTP del {rtp}.',
    'El dios del trueno aguarda en un acantilado con la tempestad a la espalda. Cuervos, machos cabríos, un cuerno y un círculo de runas son lo que mejor paga. No hay líneas: cuentan los iguales en rodillos vecinos desde la izquierda.',
    'De vez en cuando un rayo cruza la imagen y vuelve comodín un rodillo entero. Tres martillos abren los giros adicionales, donde cada golpe sube un multiplicador que se queda hasta el final. Los primeros suelen ser mansos; los últimos, rara vez.',
  ],
  'big-bass-bonanza': [
    '{name} es un día de pesca: peces con precio en las escamas, un pescador que los recoge y un RTP del {rtp}.',
    'Cinco rodillos bajo la superficie de un lago claro y 10 líneas. Flotadores, cañas, libélulas y cajas de aparejos pagan como siempre. Los peces también, pero además cada uno lleva un importe que el juego base solo enseña.',
    'Con tres percas o más empiezan los giros adicionales y llega el pescador: caiga donde caiga, recoge los importes de todos los peces a la vista. Cada cuarto pescador añade diez giros y multiplica lo recogido por dos, luego por tres y por diez. Una pantalla llena de peces y sin pescador es el suspiro clásico del juego. Volatilidad alta; como mucho, {times} veces la apuesta.',
  ],
  'sahara-riches-cash-collect': [
    '{name} deja monedas con valor en las dunas y espera al símbolo que las recoge. {lines} líneas y un RTP del {rtp}.',
    'Camellos, cobras y tesoros de caravana bajo un sol blanco. Las líneas pagan desde la izquierda; lo que engancha son las monedas de oro de los cuatro primeros rodillos y el símbolo de recogida, que solo cae en el quinto.',
    'Cuatro monedas gordas sin recogida no dan nada, y eso se ve más de lo que uno querría. Cuando cae, se lleva todo valor a la vista; hay monedas que guardan giros adicionales o un premio fijo. La volatilidad va de media a alta.',
  ],
  'mystery-genie-fortunes-of-the-lamp': [
    '{name} esconde sus mejores giros tras símbolos misteriosos que enseñan todos lo mismo. Volatilidad media y RTP del {rtp}.',
    'Un genio de brazos cruzados flota junto a los rodillos y la lámpara echa humo azul. Entre anillos, alfombras y dagas hay casillas con un interrogante. Cuando todo se para, se dan la vuelta a la vez y son iguales.',
    'Una sola casilla es un encogimiento de hombros; diez, un aliento contenido. Tres lámparas llaman al genio, y en sus giros las casillas conservan el sitio, así que la imagen va creciendo. Lo que tapan se sortea cada vez.',
  ],
  'velvet-fudge-video-bingo': [
    '{name} saca treinta bolas sobre hasta cuatro cartones en el escaparate de una bombonería. Bolas extra y un RTP del {rtp}.',
    'Cazos de cobre, mármol y cajas de cartón marrón rodean los cartones. Eliges cuántos juegas y puedes cambiarlos hasta que te gusten sus números.',
    'Las figuras se revisan tras la bola treinta, de la línea al cartón lleno. Si a una grande le falta un número, se ofrece otra bola con el precio a la vista, y muchas rondas se reducen a esa decisión. Una figura en forma de lazo abre una bandeja de cajas tapadas.',
  ],
  'slingo-hermess-heroic-aegis': [
    '{name} es Slingo en la ladera del Olimpo: veinticinco números, cinco rodillos, una escalera de premios y un RTP del {rtp}.',
    'Sandalias aladas, un escudo de bronce y un cartón de mármol blanco. Debajo giran cinco rodillos, y lo que coincide con su columna se tacha. Doce líneas hacen subir el escudo.',
    'El mensajero es comodín de su columna; el dorado vale en cualquier casilla. Lo bonito es tener dos líneas pendientes del mismo número. Al final se pueden comprar más giros, cada vez más caros: conviene decidirlo antes.',
  ],
  'rotunda-live-salon-blackjack': [
    '{name} sienta a siete alrededor de un crupier bajo una cúpula. Ocho barajas, Parejas perfectas y 21+3, y un RTP del {rtp}.',
    'Discos solares y grecas dan a la sala redonda aire de templo bien iluminado. Las cartas salen de un sabot a la vista, y la imagen se acerca cuando la mano se pone interesante.',
    'Pedir, plantarse, doblar o separar, con unos segundos para cada decisión. Once contra seis pide otra ficha; dieciséis contra diez, un suspiro. El retorno supone la estrategia básica, y la tabla está a un toque. Sin asiento se puede apostar detrás de otra persona.',
  ],
  'sterling-thunder-wheel-roulette': [
    '{name} es una ruleta con relámpagos: antes de cada giro se sortean unos números que pagan más; RTP del {rtp}.',
    'Azulejos añil, lámparas de latón y una rueda que zumba antes de girar. El tapete es el clásico, de un solo cero, y tú decides cuándo arranca.',
    'Entre la última ficha y la bola retumba el trueno y se iluminan hasta cinco números, cada uno con su multiplicador. Un pleno en ellos se paga a ese precio; uno corriente paga algo menos que en otras mesas, que es lo que cuesta el relámpago. Las apuestas sencillas ni se enteran.',
  ],
  'bright-drop': [
    '{name} es un concurso en vivo en el que un disco baja rebotando entre clavos. Apuestas desde muy poco y un RTP del {rtp}.',
    'El decorado es una colina verde bajo un arcoíris. Se apuesta a las casillas del pie: las sencillas, de pago fijo, y dos doradas que llevan a su propia escena.',
    'Entonces sueltan el disco. Da en cada clavo como si lo eligiera, se va hacia un borde, vuelve, y el plató canta las tres últimas filas. A veces se sortea un multiplicador para una casilla, y solo vale si cae justo ahí. El techo es de {times} veces la apuesta.',
  ],
  'feral-expedition-bingo-balls': [
    '{name} es videobingo con botas embarradas: hasta cuatro cartones, treinta bolas y un RTP del {rtp}.',
    'Mapas, machetes y un loro con opiniones enmarcan los cartones, y las bolas bajan por un puente de cuerda. Los números se marcan solos y las figuras de la tabla se encienden cuando están cerca.',
    'La ronda se decide tarde. A falta de dos bolas suele haber varios cartones a un número de algo, y el juego ofrece bolas extra con el precio por delante. La figura del templo abre una cámara con tres puertas. Volatilidad de media a alta.',
  ],
  'sigruns-raven': [
    '{name} es una slot nórdica de volatilidad muy alta: 50 líneas, un cuervo que crea comodines y un RTP del {rtp}.',
    'Una guerrera mira el fiordo gris y su cuervo se posa donde quiere. Escudos, hachas, ámbar y una cabeza de lobo forman la mejor mitad de la tabla.',
    'Durante mucho rato pasa poco, y el juego no lo oculta. Luego el cuervo echa a volar, deja caer plumas sobre un puñado de símbolos, de tres a ocho, y los vuelve comodines. En los giros adicionales las plumas se quedan. Empezar con dos y acabar con quince es algo que casi nadie ve.',
  ],
  'rum-soaked-mutiny': [
    '{name} hace sencillo el motín: tres rodillos, una línea, sietes, calaveras y barriles, y un RTP del {rtp}.',
    'La máquina es de tablas de barco, la palanca es un sable y los rodillos se paran con ruido de barril. Barras, campanas y sietes comparten la línea con una calavera sonriente, que es comodín.',
    'No hay ronda especial ni falta que hace. Dos calaveras y un rodillo aún girando son suspense de sobra: una dobla la línea y dos la cuadruplican. Un giro dura tres segundos y los resultados pequeños van cayendo sin pausa.',
  ],
  'parisian-live-side-bet-square': [
    '{name} es póquer en vivo con cuatro apuestas a las mismas cartas: a tres, a cinco, a siete y a perderlas todas; RTP del {rtp}.',
    'El plató parece un observatorio con una mesa dentro. Tres cartas van para ti y cuatro para el crupier, y cada apuesta las lee a su manera.',
    'Puedes seguir una o todas: ahí está la gracia y la trampa. Un color en las tres primeras se cobra al momento, mientras que la mano de siete tiene a todos pendientes de la última. Los pagos están en el tapete y difieren bastante, así que mira antes de repartir fichas.',
  ],
  'electric-melons-megaways': [
    '{name} enchufa la fruta a la corriente: seis rodillos, hasta {lines} combinaciones, cascadas y un RTP del {rtp}.',
    'Melones, ciruelas y cerezas de neón, y una campana que zumba. Cada rodillo sortea su altura, y el contador salta de unos cientos a las seis cifras.',
    'Lo que paga desaparece y lo demás cae. Cuatro campanas abren los giros adicionales: un multiplicador sube uno con cada cascada y nunca baja, de modo que todos esperan una primera caída larga. La volatilidad es alta; el tope, {times} veces la apuesta.',
  ],
  'mollys-lucky-pot-of-gold': [
    '{name} es una tres rodillos con violín: tres líneas, un trébol que dobla y un RTP del {rtp}.',
    'Molly lleva el pub más pequeño del condado, y la máquina está entre la ventana y el fuego de turba. Herraduras, arpas y sietes rojos giran tras el cristal.',
    'El trébol es comodín y dobla su línea. Tres ollas de oro en el centro son lo más alto de la tabla, y con dos a la vista uno deja el vaso. Los resultados son pequeños y frecuentes; el mayor, {times} veces la apuesta.',
  ],
  'amunets-ancient-obelisk': [
    '{name} es el lado amable de Egipto: 20 líneas, comodines que crecen y un RTP del {rtp}.',
    'Un obelisco se alza junto a los rodillos, y cada comodín enciende en él un jeroglífico. Lotos, gatos, escarabajos y la diosa están pintados en plano, como en un papiro.',
    'Encendido hasta la punta, vuelve comodín un rodillo entero durante tres giros, a menudo el central. Tres soles dan ocho giros que empiezan con medio obelisco. Siempre pasa algo y casi nunca nada dramático: la volatilidad es de baja a media.',
  ],
  'fiddlers-cheeky-jig-cascade': [
    '{name} es una slot de grupos a paso de baile: ocho columnas, cascadas al compás y un RTP del {rtp}.',
    'Un granero, un violinista subido a un barril y símbolos que entran saltando: arpas, sombreros, herraduras, tréboles. Bastan cinco iguales que se toquen.',
    'Con cada cascada la música se acelera y el multiplicador crece, hasta que alguien pierde el paso. Tras la séptima, el violinista lanza el sombrero, que deja un comodín de cuatro casillas donde cae. La volatilidad es alta: casi todos los bailes acaban a los dos compases.',
  ],
  'meringues-of-hazelnut-wood': [
    '{name} es el sueño de un pastelero en cinco rodillos: comodines fijos, 20 líneas, volatilidad media y RTP del {rtp}.',
    'Una tienda al borde del bosque, bandejas en el escaparate y vaho en el cristal. Merengues, florentinas, tartaletas y una varilla de cobre son lo que mejor paga.',
    'Los merengues comodín se quedan un giro más, y otro al lado los mantiene aún otro. Tres varillas abren los giros en los que nada de lo fijado se va. Dos comodines tempranos en los rodillos segundo y tercero: con eso se sueña.',
  ],
  'sakura-shogun': [
    '{name} deja caer flores de cerezo sobre seis rodillos: 729 combinaciones, volatilidad media y un RTP del {rtp}.',
    'Un jardín tras la lluvia, biombos de papel y un sogún que preferiría escribir versos. Abanicos, faroles, carpas y su máscara son los símbolos altos.',
    'A ratos una ráfaga esparce pétalos, y donde se posan nacen comodines. Se los ve caer un segundo o dos sin saber dónde, y eso es lo mejor del juego. Tres puertas de templo abren diez giros con una ráfaga en cada uno.',
  ],
  'mossy-orchard': [
    '{name} parece apacible y no lo es: seis rodillos, 30 líneas, volatilidad muy alta y un RTP del {rtp}.',
    'Un huerto asilvestrado con colmenas y una escalera torcida. Abejas, peras, ciruelas y un erizo muy ocupado llenan los rodillos.',
    'Las colmenas son comodines y, en los giros adicionales, cada una suma uno a un multiplicador que nada quita. Llegar a esa ronda cuesta, llenarla cuesta más, y casi todo el retorno está ahí: hasta {times} veces la apuesta, que apenas nadie ve. Apuestas pequeñas y un límite son las herramientas adecuadas.',
  ],
  'corsairs-plunder-hold-and-spin': [
    '{name} es una slot pirata cuyos doblones se quedan fijos mientras hay respins. Treinta líneas y RTP del {rtp}.',
    'Luna, humo de cañón y una cubierta llena de bienes ajenos. Loros, pistolas, mapas y el capitán pagan en línea; los doblones, solo de seis en adelante.',
    'Entonces lo demás se va por la borda y empiezan tres respins. Cada doblón nuevo se queda y devuelve el contador a tres. Con un respin y dos huecos, hasta los tranquilos hablan con la pantalla. Un cofre suma los valores a la vista. Volatilidad alta.',
  ],
  'ambassador-three-card-poker': [
    '{name} es póquer de tres cartas contra la casa: una apuesta, una ojeada, seguir o dejarlo; RTP del {rtp}.',
    'Madera oscura, un globo terráqueo: una mesa de salón de transatlántico. Se apuesta y llegan tres cartas; si gustan, una segunda apuesta igual mantiene la mano.',
    'El crupier necesita al menos una reina. Con tres cartas, la escalera gana al color. La regla fácil: con reina, seis y cuatro o mejor se juega; con menos se deja. La apuesta Pareja o mejor mira solo tu mano y se paga enseñe lo que enseñe el crupier.',
  ],
  'alhambra-live-blackjack-party': [
    '{name} es blackjack en vivo con dos presentadores y música: seis barajas, siete asientos y un RTP del {rtp}.',
    'Arcos calados, faroles y buen humor. Uno reparte, el otro lee el chat, y entre sabot y sabot discuten de cine. La broma va por cuenta de la casa; la apuesta mínima, no: conviene mirarla antes.',
    'Las reglas son las de siempre: más cerca de veintiuno que el crupier, y el blackjack se paga tres a dos. Cuando alguien dobla con once, la música calla hasta que sale la carta. Parejas perfectas y 21+3 se resuelven al repartir.',
  ],
  'palermo-live-baccarat-duo': [
    '{name} reparte dos mesas de bacará en vivo a la vez: una pantalla, dos sabots y un RTP del {rtp}.',
    'Faroles de barco y cartas de navegación decoran un estudio con dos crupieres que se llevan el compás. Mientras un sabot se liquida, el otro admite apuestas.',
    'La mano dura medio minuto: dos cartas por lado, una tercera si la regla la pide, y gana lo más cercano a nueve. Ocho o nueve de entrada la cierran. Los caminos crecen bajo la imagen; leerlos es un pasatiempo, no un método.',
  ],
  'grand-oak-live-punto-banco': [
    '{name} es punto y banca a la antigua, con cartas lentas y mesa de roble, en vivo desde el estudio; RTP del {rtp}.',
    'Paredes de madera, un sol tallado y un crupier con chaleco. El sabot se corta ante la cámara y cada carta se vuelve de canto, como quieren los habituales.',
    'Se apuesta a jugador, banca o empate, y lo demás lo hacen las reglas. La banca tiene el mejor retorno y paga comisión; el empate tienta y llega poco. Cuando la tercera carta se levanta por una esquina y no es figura, el chat cuenta puntos.',
  ],
  'cosmic-astronaut-pegs': [
    '{name} suelta a un pequeño astronauta entre clavos: eliges filas y riesgo, lo dejas caer y miras; RTP del {rtp}.',
    'Estrellas, un sintetizador lento y un tablero que brilla. Se fijan la apuesta, el número de filas y uno de tres riesgos, y el astronauta sale por la escotilla.',
    'Cada clavo lo manda a izquierda o derecha por igual, así que casi siempre acaba hacia el centro, donde los valores son pequeños. Los grandes están en los bordes, hasta {times} veces la apuesta con riesgo alto. El retorno no cambia, y una ronda dura segundos.',
  ],
  'evidence-of-the-old-library-megaways': [
    '{name} es una novela de misterio con hasta {lines} combinaciones, cascadas, volatilidad muy alta y RTP del {rtp}.',
    'Lluvia en los cristales, una lámpara y un cadáver del que nadie habla. Llaves, cifras, la lupa y el inspector son lo que mejor paga. Los sobres lacrados se abren todos con el mismo símbolo.',
    'Un giro se lee como un caso: la altura de los rodillos, los sobres y lo que cae después. En los giros adicionales llegan más con cada cascada. La solución suele ser pequeña; {times} veces la apuesta es para los casos que no salen del archivo.',
  ],
  'slingo-early-cast': [
    '{name} se va de pesca con un cartón: veinticinco números, cinco rodillos, una escalera en la orilla y un RTP del {rtp}.',
    'Las cinco de la mañana, niebla en el lago, un flotador. Cada giro trae cinco números, y lo que coincide pica. Doce líneas llevan hasta arriba.',
    'La lombriz es comodín de su columna, la mosca dorada vale en todas y la bota bloquea. El dilema bonito es dónde poner la lombriz cuando dos líneas esperan la misma columna. Los peces de los rodillos se pagan al peso. Volatilidad de baja a media.',
  ],
  'amber-multihand-blackjack': [
    '{name} reparte hasta cinco manos de blackjack a la vez, con ocho barajas y sin reloj. Parejas perfectas, 21+3 y RTP del {rtp}.',
    'Una mesa color miel con sitio para cinco manos, todas tuyas. Una para pensar o cinco para no parar, cada una con su apuesta.',
    'Se juegan de derecha a izquierda contra una sola carta, así que un seis del crupier levanta toda la mesa y un as la hunde. Cualquiera puede doblarse o separarse. El retorno supone la estrategia básica; el seguro se rechaza cinco veces.',
  ],
  'sweet-grapes': [
    '{name} es una slot de frutas con el volumen bajo: 10 líneas, volatilidad baja y un RTP del {rtp}.',
    'Uvas, limones, ciruelas y una campanita de oro sobre esmalte blanco, como un azulejo de cocina. El siete es lo más alto y el racimo, el comodín.',
    'Muchos giros pagan algo, casi siempre poco. Si las uvas llenan el rodillo central, se quedan para un respin, y otro rodillo lleno trae otro más. No hay más, y está bien hecho: {times} veces la apuesta como mucho.',
  ],
  'viziers-thousand-nightingale': [
    '{name} cuenta una noche en 50 líneas: un canto que crea comodines, volatilidad media y un RTP del {rtp}.',
    'El jardín de un palacio a oscuras, celosías de cedro y una jaula de oro abierta. El ruiseñor, el visir, granadas y candiles están en lo alto de la tabla.',
    'Donde se posa el pájaro, canta, y cada símbolo al que canta se vuelve comodín: primero un vecino, tres o cuatro si la nota es larga. Tres jaulas abren doce giros en los que cada canto tiene una nota más. Al décimo el jardín está lleno, o eso se espera.',
  ],
  'bastets-sceptre-cluster': [
    '{name} es una slot de grupos de ocho columnas: gatos, cascadas y un cetro que despeja el tablero; RTP del {rtp}.',
    'El templo de la diosa gata a mediodía, turquesa y oro. Bastan cinco símbolos iguales que se toquen; pagan, desaparecen y todo baja.',
    'Cada grupo sube el cetro una marca. Con diez limpia una fila, con veinte un color, con treinta vuelve comodín un bloque entero. Una cascada que muere en nueve es el humor de la casa. Silencios largos y crecidas de golpe: la volatilidad es alta.',
  ],
  'sweet-florentines-hold-and-spin': [
    '{name} hornea sus valores en su sitio: seis florentinas se fijan y empiezan los respins. Treinta líneas, RTP del {rtp}.',
    'Un obrador al amanecer, bandejas y almendra por todas partes. Tartas, éclairs y un rodillo de mármol pagan en línea; las florentinas llevan valor y esperan.',
    'Con seis se enciende el horno. Tres respins, otra vez tres con cada nueva, y al final suena el reloj. Una guinda dobla el valor que tapa, y una columna llena de arriba abajo se paga otra vez. Volatilidad media.',
  ],
  'bonbons-of-cocoa-lane-hold-and-win': [
    '{name} guarda los bombones en su caja hasta que acaba el contador: 25 líneas, recolectores y un RTP del {rtp}.',
    'Una calle estrecha que huele a cacao, balanzas de latón y un escaparate lleno. El chocolatero, un caldero de cobre y cajas con lazo son los símbolos altos.',
    'Con seis bombones de valor se retira lo demás. A veces unas pinzas de plata toman todos los valores a la vista y dejan la suma en su casilla; otras pueden llevarse también esa. Con el contador en uno, hasta una casilla vacía parece dudar.',
  ],
  'palermo-blackjack': [
    '{name} es un asiento, una baraja y un crupier: blackjack sin más, con un RTP del {rtp} para quien conoce la tabla.',
    'Un patio a la sombra, una mesa pequeña, arena en las baldosas. La baraja se mezcla tras cada mano y nadie espera detrás.',
    'Con una sola baraja, el as que tienes es un as que el crupier no tiene, y de eso dependen las decisiones justas. Doblar con diez y once, separar ases y ochos, olvidarse del seguro: casi no hay más. La carta tapada se vuelve aquí despacio.',
  ],
  'osiriss-hidden-pyramid': [
    '{name} es un descenso a la luz de las antorchas: 25 líneas, puertas que se abren una a una y un RTP del {rtp}.',
    'Cada nivel de la pirámide tiene su guardián. Chacales, cocodrilos, el ojo y Osiris forman la tabla, por ese orden.',
    'Tres sellos abren los giros del primer nivel. Cada guardián rompe un trozo de la puerta siguiente; con el tercero se baja a nuevos giros y a un multiplicador mayor. Casi todas las expediciones acaban en el segundo, porque la volatilidad es alta. El fondo está a {times} veces la apuesta.',
  ],
  'parisian-twin-ball-roulette': [
    '{name} lanza dos bolas en una misma rueda: se apuesta a una, a las dos o a la pareja de colores; RTP del {rtp}.',
    'Un salón de cristal tallado con una rueda en el centro. Dos bolas corren en el mismo sentido y casi nunca están de acuerdo. Las lanzas cuando quieras.',
    'Un pleno tiene ahora dos oportunidades por giro y paga en consecuencia. La apuesta que se cuenta a los amigos es la de las dos bolas en la misma casilla: rara, y pagada como tal. La segunda suele pararse un segundo después, y por ese segundo se juega.',
  ],
  'crimson-flame': [
    '{name} es una slot de dragón con buenos modales: 50 líneas, un aliento que crea comodines y un RTP del {rtp}.',
    'Un puerto de montaña al anochecer, laca roja y un dragón enroscado al marco. Perlas, faroles, escamas y un sello de jade son lo que mejor paga.',
    'De vez en cuando despierta y sopla sobre un rodillo, y lo que toca la llama se vuelve comodín. Dos a la vez es posible; tres, una fiesta. Tres perlas dan siete giros con un soplo en cada uno. Resultados frecuentes y moderados.',
  ],
  'pearl-live-blackjack': [
    '{name} es blackjack en vivo sin adornos: siete asientos, seis barajas, un crupier sereno y un RTP del {rtp}.',
    'Nácar en las paredes, un loto en el tapete y nada de música. Cada mano recibe el mismo tiempo y el mismo tono.',
    'El blackjack paga tres a dos y el crupier pide hasta dieciséis. La mano que todos recuerdan es una pareja de ochos contra un cinco: cuatro cartas y cuatro fichas después. Las apuestas laterales devuelven menos, y las reglas lo dicen.',
  ],
  'candied-ganache-jackpot': [
    '{name} es una slot de chocolate bajo un bote que crece: 25 líneas, una rueda de tres niveles y un RTP del {rtp}.',
    'Ganache oscura, naranja confitada y pan de oro; el contador parece una balanza que solo sabe subir. La rosa de azúcar es comodín.',
    'Cualquier giro, con cualquier apuesta, puede traer la rueda. Los sectores anchos son del nivel pequeño; el estrecho, del bote de todos, y la aguja se entretiene justo ahí. Como parte del retorno está en el bote, los resultados corrientes son más flacos.',
  ],
  'aviators-first-class-horizon-hold-and-win': [
    '{name} fija etiquetas de equipaje en vez de monedas: treinta líneas, respins entre nubes y un RTP del {rtp}.',
    'Un avión de hélices plateado, maletas de cuero y postales. La aviadora, una brújula y costas lejanas pagan en línea.',
    'Con seis etiquetas de valor se despega. Se quedan, y cada nueva devuelve tres respins. Unas alas suman su valor a las vecinas: un par de alas en mitad de la cabina llena es lo que se espera ver. Volatilidad media.',
  ],
  'slingo-dragon-of-the-red-lantern': [
    '{name} es Slingo a la luz de los faroles: veinticinco números, dragones comodín, una escalera y un RTP del {rtp}.',
    'Seda roja, bruma de río y un cartón colgado de faroles. Cada número tachado enciende uno, y una línea completa ilumina la fila entera.',
    'Los dragones son comodines, los dorados van donde sea y una ráfaga bloquea. Con cinco líneas se abre una ronda de premios tapados, con ocho otra mejor. Con volatilidad media, llegar a la mitad es lo normal y arriba, la excepción.',
  ],
  'axe-of-jotunheim': [
    '{name} parte los rodillos en dos: 30 líneas, símbolos dobles, volatilidad alta y un RTP del {rtp}.',
    'Escarcha en las vigas, un gigante en la puerta y un hacha que solo él levanta. Yelmos, cuernos, pieles de oso y el gigante son lo que mejor paga.',
    'Cuando cae el hacha, parte todos los símbolos de su rodillo y cada uno cuenta por dos. Dos hachas juntas hacen de cinco iguales siete. En los giros adicionales las muescas se quedan. Hasta entonces puede pasar un buen rato.',
  ],
  'twinkling-reindeer': [
    '{name} es una noche de invierno en 25 líneas: luces que se hacen comodines, volatilidad baja y un RTP del {rtp}.',
    'El borde de un bosque nevado, y bombillas en la cornamenta del reno. Faroles, patines, piñas y una campana de plata llenan los rodillos.',
    'Cada reno enciende una luz. Con seis, se vuelven comodines y se reparten por la imagen. Tres lunas dan ocho giros con dos luces ya encendidas. Los resultados pequeños son frecuentes; el mayor, {times} veces la apuesta.',
  ],
}
