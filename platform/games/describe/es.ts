import type { DescribeWords } from './describe-words.ts'

const liveTable = 'El estudio emite día y noche y no hay prisa: mira unas cuantas rondas antes de participar.'

export const es: DescribeWords = {
  summary: [
    '{name}, de {provider}: {mechanic} con un retorno teórico del {rtp}. Tema: {theme}.',
    'El estudio {provider} presenta {name}: {mechanic}, retorno del {rtp}. Tema: {theme}.',
    'Tema: {theme}. {name} es obra de {provider}: {mechanic} con un retorno del {rtp}.',
  ],
  scenes: {
    egypt: ['Las antorchas tiemblan en los muros pintados y tras cada puerta sellada un guardián vigila su oro.'],
    norse: [
      'Los barcos largos cortan el agua gris, los cuervos vuelan en círculo y el trueno contesta desde los acantilados.',
    ],
    fishing: ['La niebla se levanta del lago, el flotador se hunde una vez y el carrete empieza a cantar.'],
    desert: [
      'Una caravana cruza las dunas al anochecer, con las alforjas llenas y el próximo pozo a un día de camino.',
    ],
    genie: ['Se frota la lámpara, sube un humo violeta y habla una voz que ha esperado mil años.'],
    fruit: ['Cerezas, limones y grandes sietes rojos desfilan como en las máquinas de los bares de siempre.'],
    gems: ['Las piedras talladas ruedan y atrapan la luz, cada color con un fuego propio.'],
    west: ['Suenan espuelas en las tablas, se mueven las puertas del salón y un cartel de recompensa ondea al viento.'],
    ocean: ['Rayos de luz azul bajan hasta el arrecife, donde cada concha parece esconder algo.'],
    dragons: ['El humo baja de la montaña y, muy adentro, un cuerpo de escamas se mueve sobre su tesoro.'],
    jungle: ['Suenan tambores tras la cascada y unos ojos te siguen entre las hojas.'],
    candy: ['Tiemblan las torres de gelatina, corren ríos de caramelo y el chisporroteo no acaba nunca.'],
    olympus: ['Sobre las nubes brilla el mármol y una mano busca el siguiente rayo.'],
    gothic: ['Las velas vacilan en el gran salón y los ojos del retrato ya no están donde estaban.'],
    space: ['Las estrellas pasan tras la ventana y una pequeña luz parpadea en la consola.'],
    pirates: ['Ondea la bandera negra, el mapa está roto y por fin cambia la marea.'],
    clover: ['El arcoíris termina tras la colina y un sombrerito verde acaba de saltar la tapia.'],
    aztec: ['Los escalones de piedra suben hacia el sol y una máscara de oro mira por encima de la selva.'],
    samurai: ['Caen pétalos en el estanque inmóvil mientras una espada sale sin ruido de su vaina.'],
    farm: ['El gallo madruga más que nadie, los cerdos han encontrado la puerta abierta y hoy hay mercado.'],
    winter: ['La nieve apaga los ruidos del valle, el lago está duro como el vidrio y una luz verde cruza el cielo.'],
    music: ['Baja la aguja, se apagan las luces y el primer acorde se lleva la sala entera.'],
    mystery: ['Niebla en el callejón, luz en la biblioteca y una pista que nadie quiso ver.'],
    savanna: ['La hierba es dorada, la manada avanza y una leona levanta la cabeza.'],
    carnival: ['Plumas, lentejuelas y tambores llenan la avenida de pared a pared.'],
    garden: ['Las abejas recorren la lavanda, chirría la verja y alguien ha dejado polvo de oro en el reloj de sol.'],
    circus: ['Arranca la banda, se enciende la pista y el trapecio se lanza sobre el público.'],
    alchemy: ['Burbujean los matraces, una página se pasa sola y el plomo del crisol ha cambiado de color.'],
    skyline: ['El neón se derrama por las calles mojadas y el ascensor del ático acaba de llegar.'],
    voyage: ['Silba el vapor en el andén, el baúl lleva su etiqueta y el mundo empieza al final del horario.'],
  },
  plays: {
    'video-slot': [
      '{name} se juega en {reels} rodillos con {lines} líneas o formas de ganar. Los comodines sustituyen a otros símbolos y tres dispersores abren las tiradas gratis.',
    ],
    megaways: [
      'Cada uno de los {reels} rodillos cambia de altura en cada tirada, y así salen hasta {lines} formas de ganar. Los símbolos premiados desaparecen y dejan sitio a otros.',
    ],
    cluster: [
      'Los símbolos pagan cuando se tocan en grupo. Los grupos estallan, las {lines} casillas se llenan desde arriba y una tirada puede dar varios premios.',
    ],
    'hold-and-win': [
      'Los símbolos especiales se quedan fijos y dan tres tiradas más. Cada uno que llega devuelve la cuenta a tres.',
    ],
    'classic-slot': [
      'Tres rodillos, pocos símbolos y {lines} líneas: lo que se ve es todo lo que hay. A menudo bastan dos símbolos iguales para un premio pequeño.',
    ],
    'jackpot-slot': [
      'Una pequeña parte de cada apuesta alimenta el bote progresivo, que puede caer en cualquier tirada. Lo demás es un juego de {reels} rodillos y {lines} líneas.',
    ],
    slingo: [
      'Once tiradas marcan números en un cartón de cinco por cinco y cada línea completa te hace subir un peldaño.',
    ],
    instant: ['Una ronda dura segundos: eliges, descubres y cobras, o sigues por tu cuenta y riesgo.'],
    'video-bingo': [
      'Salen treinta bolas contra un máximo de cuatro cartones, y las figuras pagan como las líneas de una slot. Si a una figura le falta un número, se ofrecen bolas extra.',
    ],
    roulette: ['Un cero, treinta y seis números y todas las apuestas del paño clásico, del pleno al rojo o negro.'],
    blackjack: [
      'Acércate a veintiuno más que el crupier sin pasarte. Se juega con {decks} barajas y se puede doblar, separar y asegurar.',
    ],
    baccarat: [
      'Jugador o banca: gana la mano que más se acerca a nueve. Después de apostar no queda nada que decidir.',
    ],
    poker: ['Se juega contra la casa y no contra otras personas. Mira tus cartas y decide si te retiras o subes.'],
    dice: ['Los dados deciden en un solo lanzamiento, de las apuestas sencillas a los totales exactos y los tríos.'],
    'live-roulette': [`Un crupier hace girar una rueda real y varias cámaras siguen la bola. ${liveTable}`],
    'live-blackjack': [
      `Cartas reales de {decks} barajas, {seats} asientos y apuestas detrás para los demás. ${liveTable}`,
    ],
    'live-baccarat': [`Las cartas se descubren ante la cámara, de un sabot de {decks} barajas. ${liveTable}`],
    'live-poker': [`Una mano contra el crupier, repartida en una mesa real. ${liveTable}`],
    'game-show': [
      'Un presentador guía cada ronda, la rueda decide y las rondas especiales multiplican lo apostado en ellas.',
    ],
  },
  volatility: {
    low: 'La volatilidad es baja: los premios son frecuentes y casi siempre pequeños.',
    'low-medium': 'La volatilidad es de baja a media: muchos premios pequeños y alguno mayor de vez en cuando.',
    medium: 'La volatilidad es media: ni las pausas ni los premios son extremos.',
    'medium-high': 'La volatilidad es de media a alta; la espera hasta un premio mayor puede ser larga.',
    high: 'La volatilidad es alta: muchas rondas no dan nada y unas pocas dan bastante.',
    'very-high': 'La volatilidad es muy alta. Son normales las rachas largas sin premio.',
  },
  rtp: [
    'A lo largo de muchísimas rondas se devuelve el {rtp} de lo apostado; una sola noche puede ser muy distinta.',
    'El retorno teórico es del {rtp}, calculado sobre millones de rondas.',
  ],
  reach: [
    'Una sola ronda puede pagar hasta {max} veces la apuesta.',
    'El premio más alto llega a {max} veces la apuesta.',
  ],
}
