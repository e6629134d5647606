// Longer than 250 lines because it is a table: twenty-two mechanics, each with its rounds, twists and kin.
import type { Mechanic } from '../../themes.ts'
import type { MechanicTexts } from '../texts.ts'

export const mechanics: Readonly<Record<Mechanic, MechanicTexts>> = {
  'video-slot': {
    summaries: [
      '{name} es una videoslot con un retorno al jugador del {rtp}.',
      'Una videoslot con comodines y un RTP del {rtp}: {name}.',
      'La videoslot {name} declara un retorno al jugador del {rtp}.',
      '{name} es una videoslot para ratos tranquilos, con un RTP del {rtp}.',
      '{name} reúne rodillos ilustrados y rondas especiales, con un RTP del {rtp}.',
      'Scatters, comodines y un {rtp} de retorno al jugador: {name}.',
      'El retorno al jugador de {name}, una videoslot ilustrada, es del {rtp}.',
      'La videoslot ilustrada {name} tiene un retorno al jugador del {rtp}.',
    ],
    rounds: [
      'Una ronda se explica pronto: se elige la apuesta, giran los rodillos, y los símbolos iguales desde la izquierda pagan según la tabla.',
      'Cada giro es independiente. Los rodillos se detienen uno a uno, los comodines sustituyen a los símbolos comunes, y se cuentan las líneas.',
      'La apuesta cubre el giro entero. Cuando los rodillos se paran, se suman todas las líneas de izquierda a derecha.',
      'Un solo botón lo pone todo en marcha. Solo cuentan los símbolos que se siguen sin hueco desde el primer rodillo.',
      'El resultado está decidido en cuanto arrancan los rodillos. Lo demás es descubrirlo, desde las cartas hasta las imágenes más raras.',
      'Los símbolos bajos salen a menudo y pagan poco, los altos guardan las distancias. La tabla empieza con tres en una línea.',
    ],
    twists: [
      'Tres scatters abren una serie de giros en la que un símbolo puede cubrir todo su rodillo.',
      'Los comodines llegan a veces apilados, y una pila en el centro puede unir varias líneas a la vez.',
      'En la ronda especial, un multiplicador crece con cada comodín y vuelve a cero al terminar.',
      'Los scatters valen en cualquier sitio y, en número suficiente, llevan a una serie de giros.',
      'De vez en cuando una elección interrumpe los giros: tres imágenes tapadas, una decisión, ninguna respuesta mala.',
      'Algunos comodines se quedan en su sitio para el giro siguiente, lo que da a los rodillos algo de memoria.',
    ],
    kin: [
      'Quien conozca las máquinas de cinco rodillos de principios de siglo reconocerá enseguida la estructura.',
      'Pertenece a la familia de las slots ilustradas que hicieron de los cinco rodillos la norma.',
    ],
  },
  megaways: {
    summaries: [
      '{name} es una slot Megaways con un retorno al jugador del {rtp}.',
      'Una slot Megaways que cambia de forma en cada giro: {name}, RTP del {rtp}.',
      'Seis rodillos de altura variable y un RTP del {rtp}: {name}.',
      'En {name}, la altura de los rodillos se sortea en cada giro; el RTP es del {rtp}.',
      '{name} vuelve a contar sus combinaciones en cada giro, con un RTP del {rtp}.',
    ],
    rounds: [
      'Cada rodillo muestra entre dos y siete símbolos, y el número se sortea de nuevo en cada giro, así que no hay dos iguales.',
      'No hay líneas que estudiar. Los símbolos iguales en rodillos contiguos cuentan desde la izquierda, sea cual sea su fila.',
      'La altura de los rodillos cambia de giro en giro y, con ella, el número de formas de combinar los símbolos.',
      'El giro decide primero la altura de cada rodillo. Después caen los símbolos, y se cuentan todas las coincidencias vecinas.',
    ],
    twists: [
      'Los símbolos pagados desaparecen y otros ocupan su lugar, de modo que una apuesta puede dar varios resultados seguidos.',
      'Una fila adicional corre por encima de los rodillos centrales y añade una posibilidad más.',
      'En la ronda especial, un multiplicador sube con cada cascada y conserva su valor hasta el último giro.',
      'Los símbolos misteriosos se convierten todos en la misma imagen cuando se paran los rodillos.',
    ],
    kin: [
      'Se parece sobre todo a otras slots de rodillos variables, y quien conoce una no necesita presentación.',
      'Frente a una slot clásica de líneas, aquí hay más movimiento y menos que se pueda prever.',
    ],
  },
  cluster: {
    summaries: [
      '{name} es una slot de grupos con un retorno al jugador del {rtp}.',
      'Aquí cuentan los vecinos y no las líneas: {name}, RTP del {rtp}.',
      'En {name} pagan los grupos de símbolos, con un RTP del {rtp}.',
      '{name} cambia las líneas por grupos contiguos y tiene un RTP del {rtp}.',
    ],
    rounds: [
      'Los símbolos caen en una cuadrícula, y los grupos de cinco o más que se tocan por un lado se pagan y se retiran.',
      'En lugar de líneas importa la vecindad: los símbolos iguales contiguos, en horizontal o en vertical, forman un grupo.',
      'La ronda empieza con la cuadrícula llena. Cada grupo se disuelve, lo de arriba baja, y se vuelve a comprobar.',
      'Lo que cuenta es el contacto. Bastan cinco símbolos iguales que se toquen, y los grupos mayores suben en la tabla.',
    ],
    twists: [
      'Un marcador cuenta los símbolos retirados y suelta pequeñas ayudas que vacían una fila o cambian un color.',
      'Las cascadas siguen mientras aparezcan grupos nuevos, y todas pertenecen a la misma apuesta.',
      'De vez en cuando un símbolo ocupa cuatro casillas y se une a lo que tenga alrededor.',
      'Las casillas que ya han pagado quedan marcadas, y un segundo grupo allí cuenta con multiplicador.',
    ],
    kin: [
      'La idea recuerda a los rompecabezas de fichas iguales, solo que aquí todas las jugadas las hace el azar.',
      'Entre las slots, está cerca de las cuadrículas que prescindieron de los rodillos.',
    ],
  },
  'hold-and-win': {
    summaries: [
      '{name} es una slot de símbolos fijos con un RTP del {rtp}.',
      'Símbolos que se quedan en su sitio y un RTP del {rtp}: {name}.',
      'En {name} los símbolos se fijan en una ronda propia; el RTP es del {rtp}.',
      'Seis símbolos fijos abren la ronda de repeticiones de {name}; RTP del {rtp}.',
    ],
    rounds: [
      'El juego base es una slot de líneas corriente. Cambia cuando seis símbolos especiales se fijan a la vez y un contador arranca en tres.',
      'La mayoría de los giros siguen las líneas habituales. El corazón del juego es una ronda de repeticiones que se abre con suficientes símbolos de valor.',
      'Las líneas pagan de izquierda a derecha, como en toda slot de cinco rodillos, y algunos símbolos redondos llevan un valor propio.',
      'Mientras no caiga nada especial, deciden las líneas. Con seis símbolos marcados, el resto deja los rodillos y empiezan las repeticiones.',
    ],
    twists: [
      'Cada símbolo nuevo que se fija devuelve el contador a tres, y la ronda acaba cuando llega a cero.',
      'Al final se suman los valores a la vista, tanto si hay tres casillas llenas como si lo están todas.',
      'Los símbolos recolectores recogen los valores de su alrededor antes de fijarse ellos mismos.',
      'Las casillas sin símbolo siguen girando por su cuenta, y de ahí nace la tensión de la ronda.',
    ],
    kin: [
      'El principio viene de los botones de retención de las viejas máquinas de bar, aunque aquí todo se retiene solo.',
      'Quien ya conozca los símbolos fijos y las tres repeticiones se orientará en un minuto.',
    ],
  },
  'classic-slot': {
    summaries: [
      '{name} es una slot clásica con un retorno al jugador del {rtp}.',
      'Tres rodillos, pocos símbolos y un RTP del {rtp}: {name}.',
      'La slot clásica {name} va al grano, con un RTP del {rtp}.',
      '{name} cabe en tres rodillos y una tabla corta, con un RTP del {rtp}.',
    ],
    rounds: [
      'Tres rodillos, un puñado de símbolos y una tabla corta: la ronda dura segundos y no necesita instrucciones.',
      'Los rodillos se paran con un golpe seco, y los símbolos coinciden o no. Todo lo que hay que saber cabe en una pantalla.',
      'Un giro es un momento, la tabla se aprende en un minuto, y barras, campanas y sietes conservan su rango de siempre.',
      'Apuesta, giro, resultado: el orden no ha cambiado desde las primeras máquinas con palanca en el costado.',
    ],
    twists: [
      'Un comodín dobla la línea que completa, y hasta ahí llegan los extras.',
      'Dos símbolos iguales pueden traer una repetición del tercer rodillo, única interrupción del juego.',
      'Las barras mezcladas también cuentan, y los resultados pequeños mantienen el juego en marcha.',
      'No hay ronda aparte: lo que enseñan los rodillos es toda la historia.',
    ],
    kin: [
      'Es pariente cercana de las máquinas mecánicas de tres rodillos que había junto a la barra.',
      'A quien las slots modernas le parezcan recargadas, esta le recordará lo poco que hace falta.',
    ],
  },
  'jackpot-slot': {
    summaries: [
      '{name} es una slot con bote progresivo y un RTP del {rtp}.',
      'Un bote que crece y un retorno al jugador del {rtp}: {name}.',
      'Parte de cada apuesta en {name} va a un bote; el RTP es del {rtp}.',
      '{name} aparta un poco de cada apuesta para su bote; RTP del {rtp}.',
    ],
    rounds: [
      'Los giros siguen reglas normales de líneas, mientras una pequeña parte de cada apuesta alimenta un bote que crece hasta que sale.',
      'Rodillos, líneas y comodines funcionan como siempre. Encima, un contador muestra el bote, que se sortea al azar y muy rara vez.',
      'Cada ronda es ante todo un giro de líneas. Al margen del resultado, el azar decide si aparece la rueda del bote.',
      'Los símbolos cuentan desde la izquierda. El bote es común a todos los jugadores y vuelve a empezar después de cada sorteo.',
    ],
    twists: [
      'La rueda tiene varios niveles, y los más pequeños son con diferencia los más frecuentes.',
      'Los giros adicionales llevan multiplicador, pero no influyen en el sorteo del bote.',
      'Como parte del retorno está en el bote, los resultados corrientes son algo más flacos que en otras slots.',
      'Cualquier apuesta puede en principio llegar a la rueda, y ningún giro anterior la hace más probable.',
    ],
    kin: [
      'Continúa la tradición de las máquinas enlazadas que compartían un solo marcador.',
      'Por su construcción es una videoslot normal con un bote común encima.',
    ],
  },
  'daily-jackpot-slot': {
    summaries: [
      '{name} es una slot con bote diario y un RTP del {rtp}.',
      'Un bote que se sortea cada día y un RTP del {rtp}: {name}.',
      'La slot {name} tiene bote diario y un retorno al jugador del {rtp}.',
      'El bote de {name} se sortea antes de que acabe el día; RTP del {rtp}.',
    ],
    rounds: [
      'Se juega como una slot de líneas con un añadido: un bote que ha de salir antes de cierta hora cada día.',
      'Los rodillos siguen las reglas habituales. Un reloj indica cuánto le queda al bote del día, y luego empieza otro.',
      'Cada giro se resuelve primero en sus líneas. Después, un sorteo aparte decide si sale el bote del día.',
      'Las líneas cuentan desde la izquierda, los comodines sustituyen, y el marcador vigila un bote con fecha de caducidad.',
    ],
    twists: [
      'El bote va a parar a una sola ronda entre muchísimas, sea la hora que sea.',
      'Un segundo bote, más pequeño, se sortea más a menudo y empieza de nuevo varias veces al día.',
      'Los giros que abren los scatters se juegan con la apuesta que los originó.',
      'Como el bote se lleva su parte, los rodillos por sí solos devuelven algo menos de lo que sugiere el total.',
    ],
    kin: [
      'El plazo la distingue de los viejos botes progresivos, que podían crecer durante meses.',
      'Debajo del reloj hay una videoslot de lo más familiar.',
    ],
  },
  slingo: {
    summaries: [
      '{name} cruza el bingo con la slot y tiene un RTP del {rtp}.',
      'Un juego Slingo de números y líneas: {name}, RTP del {rtp}.',
      'Números que se tachan y un retorno al jugador del {rtp}: {name}.',
    ],
    rounds: [
      'Bajo un cartón de veinticinco números gira una sola fila de rodillos, y cada número que encaja en su columna se tacha.',
      'La partida tiene un número fijo de giros. Cada uno trae cinco números, se tachan los del cartón, y las líneas llenas hacen subir la escala.',
      'El bingo pone el cartón y la slot pone los números: lo que enseña el rodillo se tacha en la columna de arriba.',
      'El cartón está fijado desde el principio. Giro a giro se va llenando, y cada línea completa vale un peldaño.',
    ],
    twists: [
      'Un comodín deja elegir cualquier número de su columna, y es la única decisión de verdad.',
      'Un supercomodín tacha una casilla en cualquier parte, mientras que un bloqueador malgasta el rodillo.',
      'Cuando se agotan los giros, pueden comprarse más de uno en uno o, sencillamente, dejarlo ahí.',
      'La casilla central pertenece a cuatro líneas a la vez y merece pensarse.',
    ],
    kin: [
      'Está a medio camino entre la sala de bingo y la máquina de frutas.',
      'Quien sea aficionado a los pasatiempos de números se sentirá mejor aquí que ante unos rodillos corrientes.',
    ],
  },
  scratch: {
    summaries: [
      '{name} es un rasca digital con un retorno al jugador del {rtp}.',
      'Rascar, mirar y listo: {name} tiene un RTP del {rtp}.',
      'El rasca {name} tiene pocas reglas y un RTP del {rtp}.',
    ],
    rounds: [
      'Se descubren nueve casillas tapadas una tras otra, y tres símbolos iguales deciden el boleto.',
      'Se elige un boleto, desaparece la capa plateada, y sale a la luz el resultado que se fijó al comprarlo.',
      'Primero se fija el precio del boleto. Luego se destapan las casillas a mano o todas juntas, y se comparan.',
      'Cada boleto es independiente: destapar las casillas, buscar tres iguales, y la ronda ha terminado.',
    ],
    twists: [
      'Una casilla aparte, en la esquina, esconde un multiplicador que solo vale si el resto coincide.',
      'El orden en que se rasca no cambia nada, aunque todo el mundo parece tener el suyo.',
      'Las dos mitades del boleto se comparan entre sí: en realidad son dos juegos pequeños.',
      'Un símbolo anunciado arriba cuenta por sí solo, aparezca donde aparezca.',
    ],
    kin: [
      'Es el boleto del quiosco, sin la moneda ni el polvillo plateado.',
      'Mantiene el espíritu del boleto de papel, hasta en el ruido de rascar.',
    ],
  },
  instant: {
    summaries: [
      '{name} es un juego rápido con un retorno al jugador del {rtp}.',
      'Pocas decisiones, respuesta breve y un RTP del {rtp}: {name}.',
      'El juego {name} no lleva rodillos y tiene un RTP del {rtp}.',
    ],
    rounds: [
      'Antes de empezar se eligen la apuesta y el nivel de riesgo; el resto de la ronda es cuestión de segundos.',
      'No hay rodillos ni líneas. Se hace un movimiento, el azar responde, y aparece el multiplicador.',
      'La ronda consiste en un paso sencillo que puede repetirse, y el valor en pantalla cambia tras cada uno.',
      'La pantalla muestra lo que es posible, uno decide hasta dónde llegar, y un sorteo verificado hace el resto.',
    ],
    twists: [
      'En varios momentos se puede cerrar la ronda con el valor que se ve, de modo que el final depende en parte de uno.',
      'Un riesgo mayor separa más los resultados, pero no altera el retorno.',
      'Las rondas pasadas figuran al lado, aunque nada dicen de la siguiente.',
      'Cada resultado puede comprobarse después con un código fijado de antemano.',
    ],
    kin: [
      'Tiene más que ver con una moneda al aire o un tablero de clavos que con una slot.',
      'El principio es tan viejo como la caseta de feria, solo que más pulcro.',
    ],
  },
  'video-bingo': {
    summaries: [
      '{name} es un videobingo con un retorno al jugador del {rtp}.',
      'Hasta cuatro cartones y un sorteo: {name}, RTP del {rtp}.',
      'El videobingo {name} va al ritmo de cada uno, con un RTP del {rtp}.',
    ],
    rounds: [
      'Hasta cuatro cartones descansan en fila, se extraen treinta bolas, y los patrones que forman deciden lo que se paga.',
      'La partida empieza cuando uno quiere. Las bolas ruedan seguidas, los números se marcan solos, y los patrones completos se encienden.',
      'Participan de uno a cuatro cartones. Tras el sorteo se revisa cada patrón, desde la simple línea hasta el cartón lleno.',
      'No hay que esperar a nadie: se eligen los cartones, se sueltan las bolas y se ve qué patrones salen.',
    ],
    twists: [
      'Si falta un solo número para un patrón grande, se ofrecen bolas adicionales a un precio que se ve antes.',
      'Los cartones pueden cambiarse antes de cada sorteo hasta que los números gusten.',
      'Algunos patrones abren una breve escena con premios tapados.',
      'El peso de los patrones varía con el número de cartones en juego.',
    ],
    kin: [
      'Viene de las máquinas de bingo de los salones españoles y latinoamericanos, no de la sala grande.',
      'Quien disfrute del bingo pero no de esperar al locutor lo entenderá enseguida.',
    ],
  },
  bingo: {
    summaries: [
      '{name} es una sala de bingo con un retorno al jugador del {rtp}.',
      'Cartones, locutor y buena compañía: {name}, RTP del {rtp}.',
      'La sala de bingo {name} declara un retorno del {rtp}.',
    ],
    rounds: [
      'Toda la sala compra cartones para la misma partida, se cantan las bolas, y los números se marcan automáticamente.',
      'La partida empieza a la hora anunciada. Las bolas salen una a una, y se pagan por turno las líneas y el bingo.',
      'Los cartones se compran antes del sorteo y no se cambian. Después manda el locutor, y el primer patrón completo cierra cada fase.',
      'Todos oyen los mismos números. Lo que cambia son los cartones, y la sala pone delante los más avanzados.',
    ],
    twists: [
      'Junto al sorteo hay un chat con una anfitriona que conoce a los habituales.',
      'Cuando dos personas cantan a la vez, el premio de esa fase se reparte.',
      'El número de cartones por partida está limitado, para que los presupuestos grandes no llenen la sala.',
      'Entre partidas, el tablero enseña qué números han salido más, por simple curiosidad.',
    ],
    kin: [
      'Es el bingo de toda la vida, sin el trayecto ni el café frío.',
      'Quien recuerde las tardes de bingo solo echará en falta el rotulador.',
    ],
  },
  roulette: {
    summaries: [
      '{name} es una mesa de ruleta con un retorno al jugador del {rtp}.',
      'Una rueda, una bola y un RTP declarado del {rtp}: {name}.',
      'La mesa de ruleta {name} va sin prisas, con un RTP del {rtp}.',
    ],
    rounds: [
      'Las fichas se ponen en números, grupos o colores, la rueda gira, y la bola resuelve todas las apuestas de una vez.',
      'El tapete es el clásico de un solo cero. Es el jugador quien decide cuándo se cierra la mesa y cuándo echa a andar la rueda.',
      'Las apuestas interiores nombran números, las exteriores cubren media rueda. Un giro después, todo está resuelto.',
      'No hay crupier al que esperar: se colocan las fichas, se lanza la rueda y se lee el resultado.',
    ],
    twists: [
      'Una pista junto al tapete admite vecinos y sectores enteros con un clic.',
      'Los números anteriores están a la vista, pero la rueda no los recuerda.',
      'Las apuestas favoritas pueden guardarse, repetirse o borrarse con un botón.',
      'Las suertes sencillas calman la partida, los plenos la animan, y el retorno es el mismo.',
    ],
    kin: [
      'Humo de puros aparte, es como las mesas de los viejos balnearios.',
      'Sigue la tradición francesa, con su vocabulario para los sectores de la rueda.',
    ],
  },
  blackjack: {
    summaries: [
      '{name} es una mesa de blackjack con un RTP del {rtp}.',
      'El veintiuno según las reglas, con un RTP del {rtp}: {name}.',
      'La mesa de blackjack {name} declara un retorno del {rtp}.',
    ],
    rounds: [
      'Jugador y crupier reciben dos cartas, una del crupier queda tapada, y se lleva la ronda la mano más cercana a veintiuno.',
      'Tras las dos primeras cartas se puede pedir otra, plantarse, doblar o separar. El crupier sigue luego reglas fijas.',
      'Se trata de acercarse a veintiuno sin pasarse. Las figuras valen diez, y el as, uno u once.',
      'Cada mano pide una decisión: pedir, plantarse, doblar o dividir una pareja. Solo entonces se descubre la carta tapada.',
    ],
    twists: [
      'El retorno declarado supone la estrategia básica; quien juega por intuición suele quedar algo por debajo.',
      'Las apuestas laterales se resuelven aparte y devuelven menos que la mano principal.',
      'No hay reloj, así que cada mano puede pensarse o consultarse en una tabla.',
      'Un as del crupier trae la oferta de un seguro que casi todos los manuales desaconsejan.',
    ],
    kin: [
      'Las reglas son las de las mesas de Las Vegas, con una fracción del ruido.',
      'Quien haya jugado al veintiuno o a las siete y media en casa está en terreno conocido.',
    ],
  },
  baccarat: {
    summaries: [
      '{name} es una mesa de bacará con un retorno al jugador del {rtp}.',
      'Jugador, banca o empate: {name}, bacará con un RTP del {rtp}.',
      'Una ronda tranquila de punto y banca, al {rtp} de RTP: {name}.',
    ],
    rounds: [
      'Se reparten dos manos, jugador y banca, y solo hay que decir cuál se acercará más a nueve.',
      'Las cartas siguen reglas fijas, de modo que, hecha la apuesta, ya no queda nada que decidir.',
      'Del total solo cuenta la última cifra. Se dan dos cartas por lado, y una tercera si la regla lo pide.',
      'Se elige jugador, banca o empate, se ven dos manos breves, y en medio minuto ha terminado.',
    ],
    twists: [
      'La banca acierta un poco más, y por ello se cobra una pequeña comisión o se paga algo menos.',
      'Los marcadores anotan cada mano en columnas pulcras, un placer para la vista y no un pronóstico.',
      'Las apuestas a pareja miran solo las dos primeras cartas y se resuelven aparte.',
      'El empate es lo que más paga y lo que menos sale, y conviene saberlo de antemano.',
    ],
    kin: [
      'De todas las mesas de cartas es la de mejores modales y menos reglas.',
      'Nació entre Italia y Francia, y su ceremonia ha sobrevivido al paso a la pantalla.',
    ],
  },
  poker: {
    summaries: [
      '{name} es un póquer contra la casa con un RTP del {rtp}.',
      'Manos de póquer sin rivales y un RTP del {rtp}: {name}.',
      'La mesa de póquer {name} declara un retorno al jugador del {rtp}.',
    ],
    rounds: [
      'Se hace una apuesta, se reparten las cartas y, tras mirarlas, se decide entre seguir o retirarse.',
      'Vale la jerarquía de siempre, de la pareja a la escalera real. El valor de la mano se lee en una tabla fija.',
      'En esta mesa nadie va de farol. Se reciben las cartas, se toma una decisión, y la mano se juzga por su rango.',
      'Cada mano sale de una baraja recién mezclada. Uno sopesa lo que tiene, y la tabla dice la última palabra.',
    ],
    twists: [
      'Las manos raras traen un pago adicional sobre la primera apuesta, aunque el resto sea modesto.',
      'El retorno declarado supone decisiones sensatas, y se puede dejar abierta una chuleta al lado.',
      'Una apuesta lateral optativa mira solo la fuerza de las propias cartas.',
      'Sin rivales no hay prisa, y cada mano puede pensarse lo que haga falta.',
    ],
    kin: [
      'Es póquer sin cara de póquer, cercano a las máquinas de los ochenta.',
      'Quien se sepa el orden de las manos no tiene nada nuevo que aprender.',
    ],
  },
  dice: {
    summaries: [
      '{name} es un juego de dados con un retorno al jugador del {rtp}.',
      'Unos dados, un tapete sencillo y un RTP del {rtp}: {name}.',
      'Los dados deciden cada ronda de {name}, con un RTP del {rtp}.',
    ],
    rounds: [
      'Se apuesta a totales, números o combinaciones, después se lanzan los dados y se resuelve cada casilla.',
      'El tapete recoge todo aquello a lo que se puede apostar, con el pago al lado. Un solo lanzamiento decide.',
      'Se elige una casilla, se sueltan los dados y se cuentan los puntos: la ronda apenas necesita más explicación.',
      'Unas casillas se resuelven al momento y otras esperan otro lanzamiento, y el tapete las distingue con claridad.',
    ],
    twists: [
      'Los resultados comunes pagan poco, los triples y los totales exactos bastante más, como piden las probabilidades.',
      'Los últimos lanzamientos figuran junto al tapete, por curiosidad y no como guía.',
      'Las apuestas más sencillas tienen el mejor retorno, y el tapete no lo oculta.',
      'Varias apuestas pueden convivir y repetirse con un clic.',
    ],
    kin: [
      'Sus raíces están en el azar medieval, abuelo de casi todas las mesas de dados.',
      'El ruido de los dados en el cubilete es más viejo que los naipes, y aquí se ha conservado.',
    ],
  },
  'live-roulette': {
    summaries: [
      '{name} es una ruleta en vivo con un retorno al jugador del {rtp}.',
      'Una rueda de verdad ante la cámara y un RTP del {rtp}: {name}.',
      'La ruleta en vivo {name} declara un retorno del {rtp}.',
    ],
    rounds: [
      'En el estudio hay una rueda de verdad. Se apuesta durante unos segundos, luego corre la bola y las cámaras la siguen.',
      'Las fichas se colocan en pantalla, el crupier anuncia el «no va más», y la bola decide a la vista de todos.',
      'La emisión muestra rueda y mesa desde varios ángulos. Después de cada giro, las apuestas se liquidan solas.',
      'Un pequeño reloj limita el tiempo. Luego ya no se admiten apuestas, y una bola real busca su casilla.',
    ],
    twists: [
      'En el chat se puede preguntar, y las respuestas llegan entre giro y giro.',
      'Primeros planos y cámara lenta enseñan el instante en que cae la bola.',
      'Los vecinos del cero y los demás sectores tienen su propia pista de apuestas.',
      'Se muestra un largo registro de números, buena lectura pero no un pronóstico.',
    ],
    kin: [
      'Es lo más parecido en pantalla a una velada en un viejo balneario.',
      'Frente a la versión animada, va más despacio y hace más compañía.',
    ],
  },
  'live-blackjack': {
    summaries: [
      '{name} es un blackjack en vivo con un retorno al jugador del {rtp}.',
      'Cartas reales, crupier real y un RTP del {rtp}: {name}.',
      'La mesa de blackjack en vivo {name} tiene un RTP del {rtp}.',
    ],
    rounds: [
      'Un crupier saca cartas de verdad en el estudio, y la decisión de pedir, plantarse, doblar o separar se toma en pantalla.',
      'Acabado el tiempo de apuesta, cada sitio recibe dos cartas. Hay unos segundos para cada decisión.',
      'Las cartas salen de un sabot real y las leen las cámaras. Se juega la mano, y luego el crupier completa la suya.',
      'Las reglas son las de siempre: acercarse a veintiuno más que el crupier, sin pasarse.',
    ],
    twists: [
      'Si todas las sillas están ocupadas, a menudo se puede apostar detrás de otra persona y seguir su mano.',
      'El retorno declarado supone la estrategia básica, y al lado se puede abrir una tabla.',
      'Un chat une a la mesa, y los crupieres llaman a cada uno por su nombre.',
      'Las apuestas laterales a parejas y combinaciones se resuelven antes de jugar la mano.',
    ],
    kin: [
      'Es como la mesa de un buen hotel, con una silla más tranquila.',
      'Al lado del juego animado, pide decisiones algo más rápidas y ofrece más conversación.',
    ],
  },
  'live-baccarat': {
    summaries: [
      '{name} es un bacará en vivo con un retorno al jugador del {rtp}.',
      'Punto y banca en directo, con un RTP del {rtp}: {name}.',
      'Un sabot en directo, dos manos y un RTP del {rtp}: {name}.',
    ],
    rounds: [
      'Un crupier saca de un sabot real dos cartas para el jugador y dos para la banca, y se paga la mano más cercana a nueve.',
      'Se apuesta durante un rato breve. Después las cartas siguen reglas estrictas, y nadie tiene nada que decidir.',
      'Las cámaras muestran cada carta al volverse. Jugador, banca y empate se liquidan antes de la apuesta siguiente.',
      'El sabot se mezcla y se corta a la vista. Luego se suceden las manos, con apuesta a jugador, banca o empate.',
    ],
    twists: [
      'Cinco marcadores crecen al borde de la imagen, entre ellos el llamado gran camino.',
      'Algunas cartas se vuelven despacio, ceremonia a la que los habituales no renuncian.',
      'A parejas y totales se puede apostar aparte, con los pagos impresos en el tapete.',
      'El empate tienta sobre el papel y es raro en la práctica, como confirma cualquier crupier.',
    ],
    kin: [
      'Recuerda a los salones de Macao más que a cualquier juego de rodillos.',
      'Junto al blackjack en vivo, es el vecino tranquilo que hace menos preguntas.',
    ],
  },
  'live-poker': {
    summaries: [
      '{name} es un póquer en vivo con un retorno al jugador del {rtp}.',
      'Póquer contra la casa y en directo: {name}, RTP del {rtp}.',
      'Cartas reales ante la cámara y un RTP del {rtp}: {name}.',
    ],
    rounds: [
      'Un crupier reparte cartas de verdad, se miran las propias, se sube o se pasa, y después se descubre la mano del crupier.',
      'Se juega contra la casa y no contra los demás. La primera apuesta abre la mano, la segunda permite seguir en ella.',
      'Las cartas se reparten ante la cámara, quedan unos segundos para decidir, y luego se comparan las manos.',
      'Toda la mesa ve repartir las mismas cartas, pero cada cual decide por su cuenta si sigue.',
    ],
    twists: [
      'La mano del crupier ha de llegar a un mínimo; si no llega, solo está en juego una parte de las apuestas.',
      'Una apuesta lateral a pareja o mejor se resuelve tenga lo que tenga el crupier.',
      'El orden de las manos y los pagos están siempre a la vista y merecen un repaso antes del primer reparto.',
      'Quien presenta comenta cada ronda sin aconsejar nunca a nadie.',
    ],
    kin: [
      'Es póquer de apuestas fijas, más cerca de un juego de mesa que de un torneo.',
      'Quien conozca el orden de las manos podrá seguirlo desde el primer reparto.',
    ],
  },
  'game-show': {
    summaries: [
      '{name} es un concurso en vivo con un retorno al jugador del {rtp}.',
      'Un plató, alguien que presenta y el azar: {name}, RTP del {rtp}.',
      'En directo desde un plató, {name} declara un RTP del {rtp}.',
      'Cámaras, decorado y un {rtp} de retorno al jugador: {name}.',
    ],
    rounds: [
      'Alguien presenta la ronda, se apuesta a las casillas del tablero, y decide un gran aparato en el escenario.',
      'La ronda se abre con unos segundos para apostar. Luego mandan el escenario y las luces hasta que hay resultado.',
      'Las casillas sencillas se liquidan al momento, y las especiales llevan a otra parte del decorado.',
      'Se eligen uno o varios desenlaces, el programa sigue su curso, y quienes coincidieron comparten el resultado.',
    ],
    twists: [
      'Antes de la ronda puede sortearse un multiplicador para una casilla, y solo vale ahí.',
      'Las escenas especiales son raras, y muchas rondas transcurren sin ninguna.',
      'Los presentadores se relevan a lo largo de la noche, cada uno con su estilo.',
      'El chat forma parte del programa, y de vez en cuando se leen saludos.',
    ],
    kin: [
      'Debe más a la televisión del sábado por la noche que a una mesa de cartas.',
      'Cabe imaginar una rueda de feria rodeada de cámaras.',
    ],
  },
}
