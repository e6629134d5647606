// Longer than 250 lines because it is a table: twenty-two mechanics, each with its rounds, twists and kin.
import type { Mechanic } from '../../themes.ts'
import type { MechanicTexts } from '../texts.ts'

export const mechanics: Readonly<Record<Mechanic, MechanicTexts>> = {
  'video-slot': {
    summaries: [
      '{name} is a video slot with a return to player of {rtp}.',
      'The video slot {name} has an RTP of {rtp} and a feature round of its own.',
      '{name}, a video slot for unhurried players, has an RTP of {rtp}.',
      'A video slot with wild symbols and a stated return of {rtp}: {name}.',
    ],
    rounds: [
      'A round is quickly explained: set the stake, start the reels, and matching symbols from the left pay according to the table.',
      'Each spin stands alone. The reels stop one by one, wilds fill in for ordinary symbols, and any line that matches is paid.',
      'The stake is chosen first and covers the whole spin. When the reels come to rest, lines that run from left to right are added up.',
      'One press sets everything in motion. The reels halt from left to right, and only symbols in an unbroken row count.',
      'Every result is drawn the moment the reels start. What follows is the reveal, with card values at the lower end and pictures at the top.',
      'Low symbols come often and pay little; high ones keep their distance. Three in a row on a line is where the paytable begins.',
    ],
    twists: [
      'Three scatters open a round of extra spins, in which one symbol may grow to cover its whole reel.',
      'Wild symbols sometimes arrive stacked, and a stack on the middle reel can connect several lines at once.',
      'In the feature round a multiplier rises with each wild that lands and is reset when the round ends.',
      'Scatters pay wherever they land, and enough of them lead to a set of spins played at the same stake.',
      'A picking feature interrupts the spins now and then: three covered pictures, one choice, no wrong answer.',
      'Some wilds stay in place for the following spin, which gives the reels a short memory.',
    ],
    kin: [
      'Players who know the five-reel machines of the early two-thousands will recognise the structure at once.',
      'It belongs to the same line as the picture slots that made five reels the standard.',
    ],
  },
  megaways: {
    summaries: [
      '{name} is a Megaways slot with changing reels and an RTP of {rtp}.',
      'A Megaways slot whose rows shift on every spin: {name}, RTP {rtp}.',
      'Six reels of varying height and a return to player of {rtp} make up {name}.',
    ],
    rounds: [
      'Every reel shows between two and seven symbols, and the number is drawn afresh each time, so no two spins have the same shape.',
      'There are no lines to study. Matching symbols on neighbouring reels count from the left, whatever their row.',
      'The height of each reel changes from spin to spin, and with it the number of ways in which symbols can connect.',
      'A spin begins by deciding how tall each reel will be. Then the symbols drop in, and adjacent matches are paid in every possible way.',
    ],
    twists: [
      'Paid symbols vanish and others fall into the gaps, so one stake can lead to several results in a row.',
      'An extra row runs above the middle reels and moves sideways, which adds one more chance to connect.',
      'In the feature round a multiplier climbs with every cascade and keeps its value until the last spin is over.',
      'Mystery symbols all turn into the same picture once the reels have stopped.',
    ],
    kin: [
      'It is closest to other slots with variable reels, and anyone who knows one of them will need no introduction.',
      'Compared with a classic line slot there is more movement here and less that can be predicted.',
    ],
  },
  cluster: {
    summaries: [
      '{name} is a cluster slot on a wide grid with an RTP of {rtp}.',
      'A cluster slot in which neighbours count instead of lines: {name}, RTP {rtp}.',
      'Groups of matching symbols pay in {name}, at a return to player of {rtp}.',
    ],
    rounds: [
      'Symbols drop into a grid, and groups of five or more that touch along their edges are paid and removed.',
      'Instead of lines, neighbourhoods matter here: matching symbols side by side or one above the other form a cluster.',
      'A round starts with a full grid. Each cluster that is found dissolves, everything above it slides down, and the grid is checked again.',
      'What counts is contact. Five matching symbols that touch are enough, and larger groups move up the paytable.',
    ],
    twists: [
      'A meter beside the grid counts removed symbols and releases small helpers that clear a row or change a colour.',
      'Cascades go on for as long as new clusters appear, and all of them belong to the one stake.',
      'Now and then a symbol takes up four cells and joins whatever lies around it.',
      'Cells that have paid are marked, and a second cluster on the same spot is counted with a multiplier.',
    ],
    kin: [
      'The idea will be familiar from tile-matching puzzles, although here chance makes every move.',
      'Among slots it stands nearest to the grid games that did away with reels some years ago.',
    ],
  },
  'hold-and-win': {
    summaries: [
      '{name} is a hold and win slot with a return to player of {rtp}.',
      'Symbols that stay put until the counter runs out: {name}, RTP {rtp}.',
      'In {name} special symbols lock for a respin round; the RTP is {rtp}.',
    ],
    rounds: [
      'The base game is an ordinary line slot. It changes when six special symbols land together: they lock, and a counter starts at three.',
      'Most spins follow the usual line rules. The heart of the game is a respin round that begins once enough value symbols are in view.',
      'Lines are paid from left to right, as on any five-reel slot, while certain round symbols carry a value of their own.',
      'As long as nothing special lands, the lines decide. Once six marked symbols appear, everything else leaves the reels and the respins begin.',
    ],
    twists: [
      'Each new symbol that sticks sets the counter back to three, and the round ends when it reaches zero.',
      'At the end the values in view are added up, whether three positions are filled or all of them.',
      'Collector symbols gather the values around them before they lock in place themselves.',
      'The empty positions keep spinning on their own, which lends the round its particular tension.',
    ],
    kin: [
      'The respin idea goes back to the hold buttons of old pub machines, except that here the holding is automatic.',
      'Anyone who knows another game with sticky symbols and three respins will find their way around in a minute.',
    ],
  },
  'classic-slot': {
    summaries: [
      '{name} is a classic slot on three reels with an RTP of {rtp}.',
      'Three reels, few symbols and a stated return of {rtp}: {name}.',
      'A classic slot without frills, {name} returns {rtp} in theory.',
    ],
    rounds: [
      'Three reels, a handful of symbols and a short paytable: a round is over in seconds and needs no instructions.',
      'The reels stop with a clunk, and either the symbols agree or they do not. Everything there is to know fits on one screen.',
      'A spin takes a moment, the paytable can be learned in a minute, and bars, bells and sevens keep their usual ranks.',
      'Stake, spin, result: the order has not changed since the first cabinets with a lever on the side.',
    ],
    twists: [
      'A wild symbol doubles the line it completes, and that is as far as the extras go.',
      'Two matching symbols can bring one respin of the third reel, which is the only interruption.',
      'Mixed bars pay as well, so small results keep the game ticking over.',
      'There is no separate feature round; what the reels show is the whole story.',
    ],
    kin: [
      'It is a close relative of the mechanical three-reelers that once stood by the bar.',
      'Those who find modern slots crowded will be reminded of how little is really needed.',
    ],
  },
  'jackpot-slot': {
    summaries: [
      '{name} is a slot with a progressive jackpot and an RTP of {rtp}.',
      'A jackpot slot with a growing pot and a return of {rtp}: {name}.',
      'Part of each stake in {name} feeds a jackpot; the RTP is {rtp}.',
    ],
    rounds: [
      'The spins follow normal line rules, while a small share of every stake flows into a pot that keeps growing until it is hit.',
      'Reels, lines and wilds work as usual. Above them a counter shows the jackpot, which is drawn at random and very rarely.',
      'Each round is a line spin first of all. Independently of its result, chance decides whether the jackpot wheel appears.',
      'Symbols are paid from left to right. The pot above the reels is shared by everyone who plays and starts again after each hit.',
    ],
    twists: [
      'The wheel has several tiers, and by far the most common are the small ones.',
      'Extra spins come with a multiplier, but they have no influence on the jackpot draw.',
      'Since part of the return sits in the pot, ordinary results turn out a little leaner than elsewhere.',
      'Any stake can in principle reach the wheel, and no previous spin makes it more likely.',
    ],
    kin: [
      'It continues the tradition of linked machines that used to share one display above a whole row.',
      'In build it resembles a plain video slot with a common pot on top.',
    ],
  },
  'daily-jackpot-slot': {
    summaries: [
      '{name} is a slot with a daily jackpot and a return of {rtp}.',
      'A jackpot that has to drop every day and an RTP of {rtp}: {name}.',
      'The daily jackpot slot {name} states a return to player of {rtp}.',
    ],
    rounds: [
      'It plays like a line slot, with one addition: a pot that must be drawn before a fixed hour each day.',
      'The reels follow the usual rules. A clock above them shows how long today’s jackpot has left, and then a new one begins.',
      'Each spin is settled on its lines first. After that, a separate draw decides whether the day’s pot is won.',
      'Lines count from the left, wilds substitute, and the display keeps an eye on a jackpot with a deadline.',
    ],
    twists: [
      'The pot goes to one round among a great many, whatever the time of day.',
      'A second, smaller pot is drawn more often and starts over several times a day.',
      'Extra spins triggered by scatters run at the stake of the round that opened them.',
      'Because the pot takes its share, the reels alone return somewhat less than the total suggests.',
    ],
    kin: [
      'The deadline sets it apart from the older progressive pots, which could grow for months.',
      'Underneath the clock there is a familiar video slot.',
    ],
  },
  slingo: {
    summaries: [
      '{name} crosses bingo with a slot and has an RTP of {rtp}.',
      'A Slingo game of numbers and lines: {name}, return to player {rtp}.',
      'Numbers from a reel, marked on a grid: {name} has an RTP of {rtp}.',
    ],
    rounds: [
      'Under a grid of twenty-five numbers runs a single row of reels, and every number that matches its column is marked off.',
      'A game has a set number of spins. Each brings five numbers, those on the card are crossed out, and full lines move up the ladder.',
      'Bingo supplies the card, a slot supplies the numbers: what the reel shows is marked in the column above.',
      'The card is fixed when the game starts. Spin by spin it fills, and each completed line is worth a step on the scale at the side.',
    ],
    twists: [
      'A joker lets you choose any number in its column, which is the one real decision in the game.',
      'A super joker marks a spot anywhere on the card, while a blocker simply wastes the reel.',
      'When the spins are used up, more can be bought one at a time, or the game can simply be left there.',
      'The centre of the card belongs to four lines at once, and so it is worth some thought.',
    ],
    kin: [
      'It stands halfway between a bingo hall and a fruit machine, and has something of each.',
      'Fans of number puzzles will feel more at home here than on ordinary reels.',
    ],
  },
  scratch: {
    summaries: [
      '{name} is a digital scratchcard with a return of {rtp}.',
      'Scratch, reveal, done: the scratchcard {name} has an RTP of {rtp}.',
      'A scratchcard of few rules, {name} states a return of {rtp}.',
    ],
    rounds: [
      'Nine covered panels are scratched clear one after another, and three matching symbols decide the card.',
      'A card is chosen, the silver layer goes, and the result, fixed when the card was bought, comes to light.',
      'The price of the card is set first. Then the panels are uncovered by hand or all together, and the symbols are compared.',
      'Each card stands alone: uncover the panels, look for three of a kind, and the round is finished.',
    ],
    twists: [
      'A separate panel in the corner holds a multiplier that counts only if the rest of the card agrees.',
      'The order of scratching changes nothing, although everyone seems to have a preferred one.',
      'Two halves of the card are compared with each other, so there are really two small games on it.',
      'A lucky symbol named at the top counts on its own wherever it appears.',
    ],
    kin: [
      'It is the card from the corner shop, minus the coin and the silver dust.',
      'In spirit it stays true to the paper ticket, down to the sound of the scratching.',
    ],
  },
  instant: {
    summaries: [
      '{name} is an instant win game with a return of {rtp}.',
      'A quick game of a few choices and an RTP of {rtp}: {name}.',
      'The instant game {name} needs no reels and returns {rtp} in theory.',
    ],
    rounds: [
      'Before the start you choose a stake and a level of risk; the rest of the round is a matter of seconds.',
      'There are no reels and no lines. One move is made, chance answers, and the multiplier is shown.',
      'A round consists of one simple step that can be repeated, with the value on display changing after each.',
      'The screen shows what is possible, you decide how far to go, and a verified random draw does the rest.',
    ],
    twists: [
      'At several points the round can be closed and the value in view taken, so the ending is partly your own decision.',
      'A higher risk level spreads the results further apart but leaves the return unchanged.',
      'Past rounds are listed at the side, though they say nothing about the next one.',
      'Each result can be checked afterwards with a code that was fixed beforehand.',
    ],
    kin: [
      'It has more in common with a coin toss or a pegboard than with a slot.',
      'The principle is as old as the fairground stall, only tidier.',
    ],
  },
  'video-bingo': {
    summaries: [
      '{name} is a video bingo game with a return of {rtp}.',
      'Up to four cards, one draw: {name} is video bingo at {rtp} RTP.',
      'Video bingo at your own pace, {name} states an RTP of {rtp}.',
    ],
    rounds: [
      'Up to four cards lie side by side, thirty balls are drawn, and patterns on the cards decide what is paid.',
      'The game starts when you start it. Balls roll out in quick order, numbers are marked for you, and completed patterns light up.',
      'One to four cards take part. After the regular draw every pattern is checked, from a simple line to the full card.',
      'Nobody has to be waited for: choose the cards, release the balls and see which patterns come together.',
    ],
    twists: [
      'If a larger pattern is one number short, additional balls are offered at a price shown beforehand.',
      'Cards can be exchanged before each draw until you like their numbers.',
      'Some patterns open a short extra scene with covered prizes.',
      'The pattern table changes its emphasis with the number of cards in play.',
    ],
    kin: [
      'It comes from the bingo machines of Spain and Latin America rather than from the hall.',
      'Those who like bingo but not waiting for a caller will see the point quickly.',
    ],
  },
  bingo: {
    summaries: [
      '{name} is a bingo room with shared draws and a return of {rtp}.',
      'Tickets, a caller and good company: {name} has an RTP of {rtp}.',
      'The bingo room {name} states a return to player of {rtp}.',
    ],
    rounds: [
      'Everyone in the room buys tickets for the same game, the balls are called, and numbers are marked off automatically.',
      'A game begins at its announced time. Balls are drawn one by one, and lines and the full house are paid in turn.',
      'Tickets are bought before the draw and cannot be changed. Then the caller takes over, and the first complete pattern ends each stage.',
      'All players hear the same calls. What differs is the tickets, and the room sorts yours so that the closest come first.',
    ],
    twists: [
      'A chat runs beside the draw, with a host who knows the regulars and keeps to the house rules.',
      'When two players call at the same moment, the prize for that stage is shared.',
      'The number of tickets for one game is limited, so that larger budgets do not fill the room.',
      'Between games the board shows which numbers have come up often, purely for interest.',
    ],
    kin: [
      'It is the bingo hall of old, without the drive and the cold tea.',
      'Anyone who knows the calls from a Saturday night at the hall will miss only the dabbers.',
    ],
  },
  roulette: {
    summaries: [
      '{name} is a roulette table with a return to player of {rtp}.',
      'One wheel, one ball and a stated RTP of {rtp}: {name}.',
      'A calm roulette table at your own pace, {name} returns {rtp} in theory.',
    ],
    rounds: [
      'Chips are placed on numbers, groups or colours, the wheel turns, and the ball settles all bets at once.',
      'The layout is the classic one with a single zero. You decide when betting is closed and when the wheel is set in motion.',
      'Inside bets name a number or a few; outside bets cover up to half the wheel. One spin later everything on the cloth is settled.',
      'There is no dealer to wait for: place the chips, start the wheel and read the result from the marker.',
    ],
    twists: [
      'A racetrack beside the layout takes bets on neighbours and whole sectors with one click.',
      'Earlier numbers are listed, but the wheel does not remember them.',
      'Favourite layouts can be saved, repeated or cleared with one button.',
      'Even-money bets keep a session level, while single numbers make it lively; the return is the same for both.',
    ],
    kin: [
      'Apart from the missing cigar smoke it matches the tables of the old European spa towns.',
      'It keeps to the French tradition of the game, with its vocabulary for sectors of the wheel.',
    ],
  },
  blackjack: {
    summaries: [
      '{name} is a blackjack table with a return to player of {rtp}.',
      'Twenty-one by the book, with an RTP of {rtp}: {name}.',
      'Cards, decisions and a stated return of {rtp} await at {name}.',
    ],
    rounds: [
      'You and the dealer receive two cards each, one of the dealer’s stays hidden, and the hand nearer to twenty-one takes the round.',
      'After the first two cards you may take another, stand, double or split. The dealer then follows fixed rules.',
      'The aim is a total close to twenty-one without passing it. Picture cards count ten, the ace one or eleven.',
      'Every hand asks for a decision: hit, stand, double the stake or split a pair. Only then does the dealer turn the hidden card.',
    ],
    twists: [
      'The stated return assumes sound basic strategy, and those who play by feel will usually end up somewhat below it.',
      'Side bets are settled separately and return less than the main hand, as is usual.',
      'There is no clock, so each hand can be thought through or looked up in a table.',
      'A dealer’s ace brings an offer of insurance, which most strategy books advise against.',
    ],
    kin: [
      'It follows the same rules as the tables in Las Vegas, at a fraction of the noise.',
      'Card players used to vingt-et-un will find themselves on familiar ground.',
    ],
  },
  baccarat: {
    summaries: [
      '{name} is a baccarat table with a return to player of {rtp}.',
      'Player, banker or tie: {name} is baccarat with an RTP of {rtp}.',
      'A quiet round of punto banco at a return of {rtp}: {name}.',
    ],
    rounds: [
      'Two hands are dealt, player and banker, and you merely say which of them will come closer to nine.',
      'Cards are drawn by fixed rules, so once the bet is placed there is nothing left to decide.',
      'Only the last digit of each total counts. Two cards a side are dealt, and a third follows if the rules ask for it.',
      'Choose player, banker or tie, watch two short hands unfold, and the round is done in half a minute.',
    ],
    twists: [
      'The banker wins a little more often, so a small commission is charged or one of its totals pays less.',
      'Scoreboards record every hand in neat columns, a pleasure for those who like patterns, though not a forecast.',
      'Pair bets look only at the first two cards and are settled apart from the hand.',
      'The tie pays most and comes least, which is worth knowing beforehand.',
    ],
    kin: [
      'Of all card tables it is the one with the best manners and the fewest rules to learn.',
      'Its origins lie in Italy and France, and the ceremony has survived the move to the screen.',
    ],
  },
  poker: {
    summaries: [
      '{name} is a casino poker game with a return of {rtp}.',
      'Poker hands against the house at an RTP of {rtp}: {name}.',
      'A poker table without opponents, {name} states a return of {rtp}.',
    ],
    rounds: [
      'A stake is placed, the cards are dealt, and after a look at them you decide whether to stay in or let them go.',
      'The familiar ranking applies, from a pair to a royal flush. What your hand is worth is read from a fixed paytable.',
      'Nobody at this table bluffs. Cards are dealt, one decision is made, and the hand is judged by its rank.',
      'The hand is dealt from a fresh deck each time. You weigh up what you hold, and the paytable has the final word.',
    ],
    twists: [
      'Rare hands bring an extra payment on the first stake, even where the rest of the round is modest.',
      'The stated return presumes sensible decisions, and a strategy card can be kept open beside the table.',
      'An optional side bet looks only at the strength of your own cards.',
      'With no opponents there is no hurry, and each hand can be considered for as long as it takes.',
    ],
    kin: [
      'It is poker without the poker face, close in spirit to the draw machines of the eighties.',
      'Those who know hand rankings from home games will have nothing new to memorise.',
    ],
  },
  dice: {
    summaries: [
      '{name} is a dice game with a return to player of {rtp}.',
      'Dice, a simple layout and a stated RTP of {rtp}: {name}.',
      'A few dice decide each round of {name}, at a return of {rtp}.',
    ],
    rounds: [
      'Bets are placed on totals, single numbers or combinations, then the dice are thrown and every bet is settled.',
      'The layout lists all that can be bet on, with the odds beside it. One throw decides.',
      'Choose a bet, release the dice and count the pips: a round hardly needs more explanation.',
      'Some bets settle at once and others wait for a further throw, and the table marks clearly which is which.',
    ],
    twists: [
      'Small and common results pay little, triples and exact totals considerably more, as the odds demand.',
      'A record of recent throws is kept beside the layout, for interest rather than for guidance.',
      'The plainest bets have the best return, and the cloth lists that openly.',
      'Several bets can stand side by side and be repeated with one click.',
    ],
    kin: [
      'It has its roots in hazard, the ancestor of nearly all dice tables.',
      'The sound of dice in a cup is older than any card game, and here it has been kept.',
    ],
  },
  'live-roulette': {
    summaries: [
      '{name} is live roulette from a studio, with a return of {rtp}.',
      'A real wheel on camera and an RTP of {rtp}: {name}.',
      'At {name} a live wheel decides; the return to player is {rtp}.',
    ],
    rounds: [
      'A real wheel stands in the studio. Bets are open for a few seconds, then the ball runs and the cameras stay with it.',
      'Chips are placed on the screen, the croupier announces the end of betting, and the ball decides in plain view.',
      'The stream shows wheel and table from several angles. After each spin the bets are settled automatically.',
      'Betting time is limited by a small clock. Then no more bets are taken, and a real ball looks for its pocket.',
    ],
    twists: [
      'Questions can be put to the host in the chat and are answered between spins.',
      'Close-ups and slow motion show the moment when the ball drops.',
      'Sectors such as the neighbours of zero are laid out on a racetrack of their own.',
      'A long record of numbers is displayed, which is good reading but no forecast.',
    ],
    kin: [
      'It comes as near to an evening at a spa-town table as a screen allows.',
      'Compared with the animated version it runs more slowly and feels more like company.',
    ],
  },
  'live-blackjack': {
    summaries: [
      '{name} is a live blackjack table with a return of {rtp}.',
      'Real cards, a real dealer and an RTP of {rtp}: {name}.',
      'Live blackjack from a studio: {name} states a return of {rtp}.',
    ],
    rounds: [
      'A dealer in the studio draws real cards, and your decision to hit, stand, double or split is made on the screen.',
      'When the betting time is over, two cards go to each place. A few seconds are allowed for every decision.',
      'The cards come from a real shoe and are read by cameras. You play your hand, then the dealer plays for the house.',
      'The rules are the usual ones: come closer to twenty-one than the dealer, without going over.',
    ],
    twists: [
      'If every chair is taken, it is often possible to bet behind another player and follow that hand.',
      'The stated return assumes basic strategy, and a strategy chart can be opened at the side.',
      'A chat connects the table, and the dealers answer by name.',
      'Side bets on pairs and poker combinations are settled before the hand is played.',
    ],
    kin: [
      'It matches the table in a good hotel, with a quieter chair.',
      'Beside the animated game it asks for slightly quicker decisions and offers more conversation.',
    ],
  },
  'live-baccarat': {
    summaries: [
      '{name} is live baccarat from a studio, with a return of {rtp}.',
      'Punto banco dealt live, at a return to player of {rtp}: {name}.',
      'A live shoe, two short hands and an RTP of {rtp}: {name}.',
    ],
    rounds: [
      'A dealer draws from a real shoe, two cards for the player and two for the banker, and the hand nearer to nine is paid.',
      'Betting is open for a short time. After that the cards follow strict drawing rules, and no one has anything to decide.',
      'The cameras show each card as it is turned. Player, banker and tie are settled before the next betting time starts.',
      'The shoe is shuffled and cut in view. Then hand follows hand, each with a bet on player, banker or tie.',
    ],
    twists: [
      'Five scoreboards grow along the edge of the picture, the big road among them.',
      'Some cards are turned slowly, a ceremony that regulars insist on.',
      'Pairs and totals can be bet on separately, at odds shown on the cloth.',
      'The tie is tempting on paper and rare in practice, as the dealers will readily confirm.',
    ],
    kin: [
      'It resembles the salon tables of Macau more than any game with reels.',
      'Next to live blackjack it is the quieter neighbour, with fewer questions asked.',
    ],
  },
  'live-poker': {
    summaries: [
      '{name} is a live poker table with a return to player of {rtp}.',
      'Poker against the house, dealt live: {name} has an RTP of {rtp}.',
      'Real cards on camera and a stated return of {rtp}: {name}.',
    ],
    rounds: [
      'A dealer hands out real cards, you look at yours and decide whether to raise or fold, and the dealer’s hand is turned.',
      'You play against the house and not against other guests. The first stake opens the hand, the second keeps you in it.',
      'Cards are dealt on camera, a few seconds remain for the decision, and then the hands are compared by rank.',
      'All at the table see the same cards being dealt, but each decides alone whether to go on.',
    ],
    twists: [
      'The dealer’s hand has to reach a minimum; if it does not, only part of the bets is in play.',
      'A side bet on pairs or better is settled whatever the dealer holds.',
      'Hand rankings and odds lie open beside the stream and are worth a look before the first deal.',
      'The host comments on each round without ever advising anyone what to do.',
    ],
    kin: [
      'It is poker with fixed stakes, and so rather closer to a table game than to a tournament.',
      'Those who know the ranks of the hands can follow the very first deal.',
    ],
  },
  'game-show': {
    summaries: [
      '{name} is a live game show with a return to player of {rtp}.',
      'A host, a stage and chance on camera: {name}, RTP {rtp}.',
      'Live from a studio set, {name} states a return of {rtp}.',
    ],
    rounds: [
      'A host leads the way through the round, bets are placed on the segments of a board, and a large device on stage decides.',
      'The round opens with a few seconds for betting. Then stage, lights and presenter take over until the result stands.',
      'Plain segments are settled at once, while special ones lead into a scene of their own on another part of the set.',
      'You choose one or more outcomes, the show takes its course, and everyone who chose the same outcome gets the same result.',
    ],
    twists: [
      'Before each round a multiplier may be drawn for one of the segments, and it counts only there.',
      'The special scenes are rare, and many rounds pass without one.',
      'Presenters change through the evening and bring their own style along.',
      'The chat is part of the show, and greetings are read out now and then.',
    ],
    kin: [
      'It owes more to Saturday evening television than to any card table.',
      'Think of a fairground wheel with a camera crew.',
    ],
  },
}
