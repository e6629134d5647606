// Longer than 250 lines because it is a table: the games that are shown most, each described by hand.
import type { WrittenTexts } from './written-text.ts'

export const en: WrittenTexts = {
  'book-of-dead': [
    '{name} sends an explorer into the tombs of Egypt with a single book for wild and scatter. Five reels, 10 lines, an RTP of {rtp}.',
    'A torchlit burial chamber, an explorer in a battered hat and a book that nobody should open: the picture has hardly changed since the game came out, and it has not needed to. The explorer is the highest symbol, ahead of the pharaoh’s mask, Anubis and the falcon; the lower ranks are the usual card values.',
    'Everything turns on the book. It replaces any symbol and, three times in view, opens ten extra spins. Before the first of them one symbol is chosen at random, and from then on it spreads over its whole reel whenever enough of it lands, paying even with gaps between. Draw the explorer and the room goes quiet; draw the ten and you can only laugh. Most bonus rounds are short and modest, which is what high volatility means, and {times} times the stake is the ceiling.',
  ],
  thor: [
    '{name} puts the hammer in the middle of the storm: 243 ways on five reels, wilds that strike, and an RTP of {rtp}.',
    'The god of thunder stands on a headland with the weather behind him. Ravens, goats, a drinking horn and a ring of runes fill the upper half of the paytable, carved letters the lower one. There are no lines; matching symbols on neighbouring reels count from the left, whatever row they land in.',
    'Now and then lightning runs across the screen and turns a whole reel wild, and the sound alone is worth the wait. Three hammers open the extra spins, in which each strike adds to a multiplier that stays until the end. The first spins of that round are usually tame and the last ones rarely are.',
  ],
  'big-bass-bonanza': [
    '{name} is a day on the water: fish with prices on their scales, an angler who collects them, and an RTP of {rtp}.',
    'Five reels under the surface of a bright lake, 10 lines across them. Floats, rods, dragonflies and tackle boxes pay in the usual way; the fish pay like any other symbol, but each also carries an amount of money on its side that the base game only shows you.',
    'Three leaping bass or more begin the extra spins, and that is where the angler comes in. Every time he lands, he reels in the amounts on all fish in view. Each fourth angler adds ten spins and raises what he collects, to double, then to three times, then to ten times the amount. A screen full of fish without an angler is the classic groan of the game, and an angler over an empty lake the other one. Volatility is high and a round stops at {times} times the stake.',
  ],
  'sahara-riches-cash-collect': [
    '{name} lays coins with values on the dunes and waits for the symbol that picks them up. Five reels, {lines} lines, an RTP of {rtp}.',
    'Camels, cobras and a caravan’s worth of treasure under a white sun; the lower symbols are card values cut in stone. The lines pay from the left as in any slot. What gives the game its pull are the golden coins on the first four reels, each with an amount on it, and the Collect symbol that lands on the fifth alone.',
    'A spin with four fat coins and no collector pays nothing for them, and you will see that more often than you like. When the collector does land, it takes every value in view; some coins hold extra games or a fixed prize instead of an amount. The round can reach {times} times the stake, at a volatility above the middle.',
  ],
  'mystery-genie-fortunes-of-the-lamp': [
    '{name} hides its best spins behind mystery symbols that all turn into the same picture. Medium volatility, an RTP of {rtp}.',
    'A genie with folded arms floats beside the reels, blue smoke curls out of a lamp, and between the rings, carpets and jewelled daggers lie tiles that show nothing but a question. When the reels stand still they turn over together, and what they show is the same on every one of them.',
    'One mystery tile is a shrug. Ten of them are a held breath, because a high symbol across three reels at once fills line after line. Three lamps bring the genie out: he offers a set of extra spins in which mystery tiles hold their places, so the picture grows from spin to spin. What is hidden under them is decided anew each time.',
  ],
  'shamans-panther-bingo': [
    '{name} is 90-ball bingo in a jungle clearing, played every afternoon with small ticket prices and an RTP of {rtp}.',
    'Drums in the distance, a black panther on a branch and tickets the colour of palm leaves: the room looks like an expedition’s last camp. The game itself is the British one, with three rows of five numbers and three prizes, for one line, two lines and the full house.',
    'Tickets are sold until the first ball and sorted by the room, so that the nearest ones lie on top. The drum beats faster when somebody needs a single number, and in the chat the regulars type it before the caller does. Prizes depend on the tickets sold; the board shows them before you buy.',
  ],
  'velvet-fudge-video-bingo': [
    '{name} draws thirty balls over up to four cards in a confectioner’s window. Video bingo with extra balls and an RTP of {rtp}.',
    'Copper pans, marble slabs and brown paper boxes surround the cards, and the balls roll out like pralines on a belt. You choose how many cards take part and can swap them until you like their numbers.',
    'Patterns are checked after the thirtieth ball, from a plain line to the full card. If a larger pattern lacks one number, an extra ball is offered at a price that is shown first, and a good many rounds come down to that one decision. A pattern in the shape of a bow opens a tray of covered boxes.',
  ],
  'slingo-hermess-heroic-aegis': [
    '{name} is Slingo on the slopes of Olympus: twenty-five numbers, five reels and a prize ladder, with an RTP of {rtp}.',
    'Winged sandals, a bronze shield and a card set in white marble. A single row of reels turns beneath it, and every number that matches its column is struck off. Twelve lines can be made, diagonals included, and each moves the shield one step up the ladder.',
    'The messenger is the joker and marks a number of your choice in his column; a golden one marks any number on the card. Two lines on the same missing number are what you hope for. After the last spin more may be bought, at a price that rises with every gap you close, and it is worth deciding beforehand whether you will.',
  ],
  'rotunda-live-salon-blackjack': [
    '{name} seats seven around a dealer in a domed studio. Eight decks, side bets on pairs and 21+3, an RTP of {rtp}.',
    'Sun discs and stepped patterns on the walls give the round room the look of a temple with good lighting. The dealer stands in the middle, the cards come from a shoe in plain view, and the picture moves closer when a hand becomes interesting.',
    'You hit, stand, double or split against the clock, a few seconds for each decision. Eleven against a six is the moment for a second chip; sixteen against a ten is the one for a sigh. The stated return assumes basic strategy, and the chart is one tap away. When all seats are taken, you can bet behind another guest.',
  ],
  'sterling-thunder-wheel-roulette': [
    '{name} is roulette with lightning on the numbers: before each spin a few of them are drawn for a higher payout; RTP {rtp}.',
    'Indigo tiles, brass lamps and a wheel that hums before it turns. The layout is the classic one with a single zero, and you spin when you are ready. Inside bets, splits, neighbours and sectors can be placed with one tap and saved as favourites.',
    'Between the last chip and the ball, thunder rolls and up to five numbers light up, each with a multiplier. A straight-up bet on one of them is paid at that rate; an ordinary straight-up bet pays a little less than elsewhere, which is what the lightning costs. Even-money bets are untouched by the weather.',
  ],
  'bright-drop': [
    '{name} is a live game show in which a disc tumbles through a board of pegs. Bets on its fields from small change, RTP {rtp}.',
    'The set is a green hill with a rainbow over it, and the presenter climbs it with some style. Bets go on the fields at the foot of the board: plain ones with a fixed payout, and two in gold that lead to a scene of their own.',
    'Then the disc is let go. It hits every peg as if by choice, drifts towards one edge, comes back, and the studio counts the last three rows aloud. Before some rounds a multiplier is drawn for one field, and it only counts if the disc lands right there. The gold scenes are rare and loud; a round never pays more than {times} times the stake.',
  ],
  'feral-expedition-bingo-balls': [
    '{name} is video bingo with muddy boots: up to four cards, thirty balls and an RTP of {rtp}.',
    'Maps, machetes and a parrot with opinions frame the cards, and the balls swing down a rope bridge one after another. Numbers are marked for you; the patterns in the table light up as they come within reach.',
    'The round is decided late. With two balls left, several cards are usually one number short of something, and the game offers extra balls at a price it shows beforehand. The temple pattern opens a chamber with three doors. Volatility is above the middle, so a stretch of plain lines is part of the journey.',
  ],
  'sigruns-raven': [
    '{name} is a Norse slot of very high volatility: 50 lines, a raven that turns symbols wild, and an RTP of {rtp}.',
    'A shield-maiden looks out over a grey fjord, and her raven sits wherever it likes. Shields, axes, amber and a wolf’s head make up the better half of the paytable; runes scratched in slate the other.',
    'For long stretches little happens, and the game makes no secret of it. Then the raven takes off, drops feathers on three to eight symbols and turns them wild where they stand. In the extra spins the feathers stay. A round that starts with two of them and ends with fifteen is what the {times} times on the last page of the rules are about, and hardly anyone ever gets there.',
  ],
  'rum-soaked-mutiny': [
    '{name} keeps mutiny simple: three reels, one line, sevens, skulls and barrels, and an RTP of {rtp}.',
    'The cabinet is made of ship’s planks, the lever is a cutlass, and the reels stop with the thump of a barrel rolled against a mast. Bars, bells and sevens share the line with a grinning skull, which is wild.',
    'There is no feature round and none is missed. Two skulls and one reel still turning is all the suspense the game needs; a skull doubles the line it completes, two of them multiply it by four. A spin is over in three seconds, so the low to medium volatility is felt as a steady tick of small results.',
  ],
  'parisian-live-side-bet-square': [
    '{name} is live poker with four bets on the same cards: on three, five and seven of them, and on losing all; RTP {rtp}.',
    'The studio looks like an observatory with a card table in it, and the dealer speaks as calmly as mission control. Three cards go to you, four to the dealer, and each of the four bets reads them in its own way.',
    'You may follow a single bet or all of them; that is the charm and the trap of it. A flush in the first three cards pays at once, while the seven-card hand has everyone waiting for the dealer’s last card. The odds of each bet stand on the cloth. They differ a good deal, so look before you spread your chips.',
  ],
  'electric-melons-megaways': [
    '{name} plugs the fruit machine into the mains: six reels, up to {lines} ways, cascades and an RTP of {rtp}.',
    'Melons, plums and cherries in neon tubes, with a bell that buzzes. Each reel draws its height anew on every spin, and the number of ways above them jumps from a few hundred to six figures.',
    'What pays disappears, the rest falls down, and a row on top slides in from the side. Four bells open the extra spins: a multiplier rises by one with each cascade and never goes back, which is why everybody hopes for a long first fall. Expect dry runs, since volatility is high; the cap is {times} times the stake.',
  ],
  'mollys-lucky-pot-of-gold': [
    '{name} is a three-reeler with a fiddle in it: three lines, a shamrock that doubles, and an RTP of {rtp}.',
    'Molly runs the smallest pub in the county, and the machine stands between the window and the peat fire. Horseshoes, harps and red sevens turn behind real glass, or something that looks very like it.',
    'The shamrock is wild and doubles the line it joins. Three pots of gold on the middle line are the top of the table, and two of them with the third reel still rolling will make you put your glass down. Results are small and frequent, as a volatility below the middle has it, and the largest is {times} times the stake.',
  ],
  'amunets-ancient-obelisk': [
    '{name} is the gentle side of ancient Egypt: 20 lines, growing wilds and an RTP of {rtp}.',
    'An obelisk rises beside the reels, and every wild that lands adds a lit glyph to it. Lotus flowers, cats, scarabs and the goddess herself are painted in the flat colours of a papyrus.',
    'When the obelisk is lit to the tip, one reel turns wild from top to bottom for the next three spins, and it is often the middle one, which joins both halves of the picture. Three suns bring eight extra spins that begin with the obelisk half full. The volatility is low to medium: something is always happening, and seldom anything dramatic.',
  ],
  'magnolia-craps': [
    '{name} is craps with a brass band around the corner: pass line, odds and hardways at a leisurely table, RTP {rtp}.',
    'The cloth looks complicated and is not. Put a chip on the pass line and throw: seven or eleven wins, two, three or twelve loses, and any other number becomes the point that you now have to throw again before a seven.',
    'That second part is the whole excitement of the game, since every throw may end it. Odds behind the line are paid at their true value, the best bet on the cloth, while the pretty ones in the middle cost more. There is no crowd and no clock; the horns in the background play as long as you like.',
  ],
  'meringues-of-hazelnut-wood': [
    '{name} is a pastry cook’s daydream on five reels: sticky wilds, 20 lines, medium volatility and an RTP of {rtp}.',
    'A little shop at the edge of the wood, cake stands in the window and steam on the glass. Meringues, florentines, tarts and a copper whisk pay best; the lower symbols are piped in icing.',
    'Wild meringues stay on the reels for one more spin, and a second one beside the first keeps both for another. Three whisks start the extra spins, where nothing that sticks is ever taken away. A round that collects two wilds on the second and third reel early is the one to hope for.',
  ],
  'sakura-shogun': [
    '{name} lets cherry blossom drift across six reels with 729 ways: falling wilds, medium volatility, an RTP of {rtp}.',
    'A garden after rain, paper screens, and a shogun who would rather write poems. Fans, lanterns, koi and his mask are the upper symbols, brush strokes the lower ones. Matches count from the left on neighbouring reels.',
    'Every so often a gust blows petals over the picture; wherever they settle, symbols turn wild. You see them fall for a second or two before you know where they land, and that second is the best part of the game. Three temple gates open ten extra spins with a gust on every one of them.',
  ],
  'mossy-orchard': [
    '{name} looks peaceful and is not: six reels, 30 lines, growing multipliers, very high volatility and an RTP of {rtp}.',
    'An orchard gone wild, with beehives, a leaning ladder and apples no one has picked for years. Bees, pears, plums and a hedgehog on a mission fill the reels; moss creeps over the frame the longer you play.',
    'Beehives are wild, and each that lands in the extra spins adds one to a multiplier over the whole round. Nothing takes it away. Reaching the round is hard, filling it is harder, and most of the return sits exactly there: up to {times} times the stake, which next to no one ever sees. Small stakes and a limit are the sensible tools.',
  ],
  'corsairs-plunder-hold-and-spin': [
    '{name} is a pirate slot whose doubloons stick until the respins run out. Thirty lines, high volatility, RTP {rtp}.',
    'Moonlight, cannon smoke and a deck full of other people’s property. Parrots, pistols, charts and the captain pay along the lines; the doubloons pay only when six of them land together.',
    'Then everything else goes overboard and three respins begin. Each new doubloon stays and puts the counter back to three. At one respin left, with two gaps to go, even calm people talk to the screen. A chest gathers all values in view and locks with their sum. Filling all fifteen positions brings the largest fixed prize.',
  ],
  'ambassador-three-card-poker': [
    '{name} is three card poker against the house: ante, one look, play or fold. A Pair Plus bet on the side, RTP {rtp}.',
    'Dark wood, a globe and a deck of cards: a table from the smoking room of an ocean liner. You place an ante and get three cards. If you like them, a second stake of the same size keeps you in; if not, the ante is gone.',
    'The dealer needs queen high to qualify, and the tension sits in that third card. Since there are only three, a straight ranks above a flush here. The simple rule to remember is queen, six, four: play that or better, and fold the rest. Pair Plus looks only at your own hand and is settled whatever the dealer shows.',
  ],
  'alhambra-live-blackjack-party': [
    '{name} is live blackjack with two hosts and music: six decks, seven seats, an easy pace and an RTP of {rtp}.',
    'Fretwork arches, lanterns and a dealer who laughs easily. One host deals, the other reads the chat, and between shoes they argue about films. The jokes are on the house; the table minimum is not, so look at it first.',
    'The rules are the ordinary ones: closer to twenty-one than the dealer without going over, blackjack at three to two. What changes is the company. When somebody doubles on eleven, the band stops for the card. Perfect Pairs and 21+3 are settled on the deal. Guests without a seat can bet behind.',
  ],
  'palermo-live-baccarat-duo': [
    '{name} deals two live baccarat tables side by side: one screen, two shoes and an RTP of {rtp}.',
    'Ship’s lanterns and old charts decorate a studio with two dealers who keep each other’s rhythm. While one shoe is being settled the other is open for bets, so there is hardly a pause unless you want one.',
    'Each hand is over in half a minute. Two cards a side, a third only if the rules ask for it, nearest to nine takes it. A natural eight or nine ends the hand on the spot. Five roads grow beneath each picture, and reading them is a pastime and not a method: no hand knows the last.',
  ],
  'grand-oak-live-punto-banco': [
    '{name} is punto banco in the old manner, with slow cards and an oak table. Live from the studio, RTP {rtp}.',
    'Panelled walls, a carved sun above the table and a dealer in a waistcoat. The shoe is cut in front of the camera, and every card is turned edge first, as the regulars like it.',
    'You bet on player, banker or tie before the first card; after that the drawing rules do everything. The banker bet has the best return and carries the commission, the tie looks tempting and comes rarely. When the third card is lifted by one corner and shows no picture, the chat starts counting pips.',
  ],
  'cosmic-astronaut-pegs': [
    '{name} drops a little astronaut through a field of pegs: choose rows and risk, let go, and look. Instant win, RTP {rtp}.',
    'Stars, a slow synthesiser and a board of glowing pegs. You set the stake, the number of rows and one of three risks, and the astronaut steps out of the hatch.',
    'Every peg sends the fall left or right with equal chance, so most of them end near the middle, where the values are small. The large ones are at the edges. On high risk the middle pays next to nothing and the outermost pockets reach {times} times the stake; the return is the same at every setting. Rounds last seconds, so fix their number first.',
  ],
  'evidence-of-the-old-library-megaways': [
    '{name} is a whodunit with up to {lines} ways: mystery symbols, cascades, very high volatility and an RTP of {rtp}.',
    'Rain on the windows, a reading lamp and a body nobody talks about. Keys, ciphers, a magnifying glass and the inspector pay best. Sealed envelopes land on every reel and all open to the same symbol.',
    'A spin is read like a case: first the height of the reels, then the envelopes, then whatever falls after the first cascade. In the extra spins the envelopes stay sealed until the last reel has stopped, and their number grows with each cascade. The solution is usually small; the cap of {times} times the stake belongs to the cases that never leave the files.',
  ],
  'slingo-early-cast': [
    '{name} goes fishing with a bingo card: twenty-five numbers, five reels, a ladder up the bank and an RTP of {rtp}.',
    'Five in the morning, mist on the lake, a float and a card. Each spin brings five numbers; whatever matches its column is hooked and marked. Twelve lines lead up the ladder, and the first steps come quickly.',
    'Worms are jokers for their own column, a golden fly for the whole card, and boots are blockers. The nice dilemma is where to put a worm when two lines lack the same column. Fish on the reels are paid at once by weight. Volatility is below the middle, and further spins at the end are an offer you can leave on the bank.',
  ],
  'amber-multihand-blackjack': [
    '{name} deals up to five hands of blackjack at once, eight decks and no clock. Perfect Pairs and 21+3, RTP {rtp}.',
    'A table the colour of honey with room for five hands, all of them yours. Play one to think or five to be busy; each has its own stake, and a key repeats them all.',
    'The hands are played from right to left against one dealer card, so a six in front of the dealer lifts the whole table and an ace sinks it. Splitting and doubling are open to every hand. The return assumes basic strategy, and the chart slides out from the edge; insurance is best declined five times over.',
  ],
  'sweet-grapes': [
    '{name} is a fruit slot with the volume turned down: 10 lines, low volatility and an RTP of {rtp}.',
    'Grapes, lemons, plums and a small gold bell on white enamel, as on a kitchen tile. Sevens are the highest symbol, and a bunch of grapes is wild.',
    'Something pays on a good part of the spins, mostly a little. When grapes fill the middle reel they stay for a respin, and a second full reel brings another. That is all, and it is neatly done: a game for a modest stake and half an hour, with {times} times the stake as the most a round can pay.',
  ],
  'viziers-thousand-nightingale': [
    '{name} tells a tale a night on 50 lines: song that turns symbols wild, medium volatility and an RTP of {rtp}.',
    'A palace garden after dark, cedar screens and a golden cage with its door open. The nightingale, the vizier, pomegranates and oil lamps stand at the top of the paytable.',
    'Whenever the bird lands it sings, and every symbol it sings to turns wild: one neighbour at first, three or four if the notes are long. Three cages open twelve extra spins, in which each song is one note longer than the last. By the tenth the garden is full of them, or so you hope.',
  ],
  'bastets-sceptre-cluster': [
    '{name} is a cluster slot eight columns wide: cats, cascades and a sceptre that clears the board. High volatility, RTP {rtp}.',
    'The temple of the cat goddess at noon, all turquoise and gold. Five matching symbols that touch are enough; they pay, vanish, and what lies above slides down.',
    'Each cluster lifts the sceptre by one mark. At ten it strikes a row, at twenty a colour, at thirty it turns a whole block wild, all on the same stake. A cascade that dies at mark nine is the game’s idea of humour. It makes for long quiet stretches and sudden floods, up to {times} times the stake.',
  ],
  'countesss-bonbons-scratch': [
    '{name} is a scratchcard in a chocolate box: nine panels, three of a kind, and a lid with a multiplier; RTP {rtp}.',
    'The countess keeps her bonbons under silver paper. Choose the price of the box, then scratch panel by panel or lift everything at once; what is inside was settled when you bought it.',
    'Three alike decide the card. After five panels you often hold two pairs and four hopes. The lid hides a multiplier of up to ten that counts only if the box has won, so most people keep it for last. Volatility is high: many boxes are empty, and the rules state how many.',
  ],
  'sweet-florentines-hold-and-spin': [
    '{name} bakes its prizes in place: six florentines lock and the respins begin. Thirty lines, medium volatility, RTP {rtp}.',
    'A bakery at first light, trays on the racks and almonds on everything. Tarts, éclairs and a marble rolling pin pay along the lines; florentines carry values and wait.',
    'Six of them start the oven. Three respins, back to three with every new florentine, and a timer bell when it is over. A cherry on top doubles the value beneath it. The most pleasant moment is a column that fills from top to bottom, since a full column is paid once more.',
  ],
  'bonbons-of-cocoa-lane-hold-and-win': [
    '{name} locks pralines in their box until the counter runs out: 25 lines, collectors and an RTP of {rtp}.',
    'A narrow street that smells of cocoa, brass scales and a window full of trays. The chocolatier, a copper kettle and ribboned boxes are the upper symbols.',
    'When six pralines with values land, they stay and the rest is cleared away. A pair of silver tongs lands now and then, takes up all values in view and puts their sum in its own place, and then a second pair may take up that. With the counter at one, even an empty cell seems to hesitate. Volatility is medium to high.',
  ],
  'palermo-blackjack': [
    '{name} is one seat, one deck and one dealer: blackjack at its plainest, with an RTP of {rtp} for those who know the chart.',
    'A shaded courtyard, a small table, sand on the tiles. The deck is shuffled after each hand, and nobody waits behind you.',
    'With a single deck the ace you hold is an ace the dealer cannot have, and close decisions turn on such things. Double on ten and eleven, split aces and eights, leave insurance alone: that is most of what there is to know. The dealer’s hidden card is turned slowly here, because the designers knew what they had.',
  ],
  'osiriss-hidden-pyramid': [
    '{name} is a descent by torchlight: 25 lines, doors that open one by one, high volatility and an RTP of {rtp}.',
    'Every level of the pyramid has its own guardian. Jackals, crocodiles, the eye and Osiris himself make up the paytable, in that order.',
    'Three seals open the extra spins on the first level. Any guardian in view breaks a piece off the next door; the third piece leads one level down, with fresh spins and a larger multiplier. Most expeditions end on the second level. On the fourth, where few have been, every win counts five times, and {times} times the stake is the floor of the world.',
  ],
  'parisian-twin-ball-roulette': [
    '{name} spins two balls on one wheel: bet on one number, on both, or on the colours of the pair; RTP {rtp}.',
    'A salon of cut glass with a wheel in the middle. Two balls run in the same direction and seldom agree. You start them when you like.',
    'A straight-up number now has two chances a spin and pays accordingly less. The bet to tell friends about is both balls in one pocket, which is rare and priced that way. Colours become a pair of colours: both red, both black or one of each. The second ball usually settles a second later, and that second is what the game is for.',
  ],
  'crimson-flame': [
    '{name} is a dragon slot with good manners: 50 lines, breathing wilds, low to medium volatility and an RTP of {rtp}.',
    'A mountain pass at dusk, red lacquer and a dragon coiled around the frame. Pearls, lanterns, scales and a jade seal pay best.',
    'From time to time the dragon wakes and breathes across one reel, and every symbol the flame touches turns wild. Two reels at a time are possible, three are a celebration. Three pearls bring seven extra spins with a breath on each. Results come often and stay moderate; the most is {times} times the stake.',
  ],
  'pearl-live-blackjack': [
    '{name} is live blackjack without frills: seven seats, six decks, a steady dealer and an RTP of {rtp}.',
    'Mother-of-pearl on the walls, a lotus on the cloth and no music. The dealer gives every hand the same time and the same tone of voice.',
    'Blackjack pays three to two and the dealer draws to sixteen. Decide within the clock: hit, stand, double, split. The hand everybody remembers is a pair of eights against a dealer’s five, four cards and four chips later. Perfect Pairs and 21+3 lie beside the main bet and return less, as the rules say.',
  ],
  'candied-ganache-jackpot': [
    '{name} is a chocolate slot under a growing pot: 25 lines, a wheel of three tiers, high volatility and an RTP of {rtp}.',
    'Dark ganache, candied orange and gold leaf; the counter above the reels looks like a shop scale that only ever goes up. Lines pay from the left, and a sugar rose is wild.',
    'Any spin, at any stake, may bring the wheel. Its wide segments belong to the small tier, the narrow one to the pot that all players feed. The pointer takes its time over that last narrow strip. Part of the return sits in the pot, so ordinary results are leaner than in a slot without one.',
  ],
  'aviators-first-class-horizon-hold-and-win': [
    '{name} locks luggage tags instead of coins: thirty lines, respins in the clouds, medium volatility, RTP {rtp}.',
    'A silver propeller plane, leather suitcases and a cabin crew with perfect timing. The aviator, a compass and postcards pay along the lines.',
    'Six tags with values begin the flight. They stay where they are, and three respins are always left after a new one lands. Wings on a tag add its value to all its neighbours, so a pair of wings in the middle of a full cabin is the sight to wait for. The round ends at {times} times the stake, if it ever climbs so high.',
  ],
  'slingo-dragon-of-the-red-lantern': [
    '{name} is Slingo by lantern light: a card of twenty-five numbers, dragon jokers and a ladder of prizes, RTP {rtp}.',
    'Red silk, river mist and a card hung with lanterns. Each number marked lights one, and a finished line sets the whole row glowing.',
    'Dragons are jokers, golden ones go anywhere, and a gust of wind is a blocker. At five lines the ladder opens a round of lanterns, each with a covered prize, and at eight a better one. The volatility is medium: halfway up is a normal evening, the top an exception. More spins at the end cost more the closer you are.',
  ],
}
