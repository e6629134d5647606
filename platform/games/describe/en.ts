import type { DescribeWords } from './describe-words.ts'

const liveTable =
  'The studio is on air around the clock and the table never fills up in your view: follow a few rounds before you take part.'

export const en: DescribeWords = {
  summary: [
    '{name} is a {mechanic} from {provider}. Theme: {theme}; return to player {rtp}.',
    'From {provider} comes {name}, a {mechanic} with a return to player of {rtp}. Theme: {theme}.',
    'With {name}, {provider} has made a {mechanic} that returns {rtp} over time. Theme: {theme}.',
  ],
  scenes: {
    egypt: [
      'Torches flicker along painted walls, and behind every sealed door a guardian keeps its gold.',
      'The Nile lies still, the sand has covered the steps, and something glints in the shaft of light.',
    ],
    norse: [
      'Longships cut through grey water while ravens circle and thunder answers from the cliffs.',
      'Runes glow on the standing stones and the mead hall is loud with tales of those who sailed last spring.',
    ],
    fishing: [
      'Mist lifts off the lake, the float dips once, and the reel begins to sing.',
      'There is a thermos on the jetty, a full tackle box and a big fish that everyone claims to have seen.',
    ],
    desert: [
      'A caravan crosses the dunes at dusk, its saddlebags heavy and the next well a day away.',
      'Heat shimmers over the sand, and the market behind the old gate smells of saffron and leather.',
    ],
    genie: [
      'A rub of the lamp, a curl of violet smoke, and a voice that has waited a thousand years.',
      'Lanterns hang over the palace court, and a carpet in the corner will not lie quite still.',
    ],
    fruit: [
      'Cherries, lemons and fat red sevens roll past as they did in the arcades by the pier.',
      'It is the greengrocer’s stall turned up bright: ripe colours, round shapes and a bell that rings.',
    ],
    gems: [
      'Cut stones tumble and catch the light, each colour with a fire of its own.',
      'Deep in the mine the walls themselves sparkle, and a lamp turns the dark into a treasury.',
    ],
    west: [
      'Spurs ring on the boardwalk, the saloon doors swing, and a wanted poster flaps in the wind.',
      'The noon train is late, the street is empty, and somebody has been digging in the canyon again.',
    ],
    ocean: [
      'Shafts of blue light reach down to the reef, where every shell seems to be hiding something.',
      'A pod of dolphins shows the way past the wreck and into a garden of coral.',
    ],
    dragons: [
      'Smoke drifts from the mountain, and far inside a coil of scales shifts upon its hoard.',
      'Paper lanterns climb into the night as the red dragon dances through the gate.',
    ],
    jungle: [
      'Drums sound behind the waterfall, and eyes follow you from under the leaves.',
      'Vines have closed over the temple steps, but the parrots still know the way in.',
    ],
    candy: [
      'Jelly towers wobble, caramel rivers run, and the popping never quite stops.',
      'Behind the counter of the sweet shop stands jar upon jar in every colour that sugar can take.',
    ],
    olympus: [
      'Above the clouds the marble gleams, and a hand reaches for the next bolt.',
      'Heroes climb the long stair with offerings, hoping that the gods are in a generous mood.',
    ],
    gothic: [
      'Candles gutter in the great hall and a portrait’s eyes are not where they were.',
      'A full moon stands over the churchyard, and the gate that was locked is now ajar.',
    ],
    space: [
      'The stars slide by outside the window while a small light blinks on the console.',
      'Beyond the last beacon the nebula glows, and the scanner has found something that should not be there.',
    ],
    pirates: [
      'The black flag snaps overhead, the map is torn, and the tide is turning at last.',
      'Rum, rope and a chest under the palm: the crew has waited a long year for this island.',
    ],
    clover: [
      'A rainbow ends behind the hill, and a small green hat has just vanished over the wall.',
      'Fiddles play in the glen, the grass is wet, and luck is said to grow in four leaves.',
    ],
    aztec: [
      'Steps of stone climb towards the sun, and a golden mask looks out over the canopy.',
      'The calendar wheel has begun to turn, and feathered serpents stir along the wall.',
    ],
    samurai: [
      'Petals fall on a still pond while a blade is drawn without a sound.',
      'Paper screens glow in the evening, and a fox has left its prints in the raked gravel.',
    ],
    farm: [
      'The cockerel is up before everyone, the pigs have found the gate open, and it is market day.',
      'Hay is in the barn, the pumpkins are fat, and the tractor starts on the third try.',
    ],
    winter: [
      'Snow muffles the valley, the lake is hard as glass, and green light moves across the sky.',
      'There is a fire in the lodge, skates by the door and a sleigh on the hill.',
    ],
    music: [
      'The needle drops, the lights go down, and the first riff takes hold of the room.',
      'From the cellar bar to the big stage, every beat adds another light to the rig.',
    ],
    mystery: [
      'Fog in the lane, a light in the library, and a clue that nobody wished to see.',
      'The night train runs on time, but a compartment is empty that was taken at the last stop.',
    ],
    savanna: [
      'The grass is gold, the herd is moving, and a lioness lifts her head.',
      'At the waterhole everything comes together as the heat of the day gives way.',
    ],
    carnival: [
      'Feathers, sequins and drums fill the avenue from wall to wall.',
      'Masks pass each other on the bridge, and not one of them says who is beneath.',
    ],
    garden: [
      'Bees work the lavender, the gate creaks, and something small has left glitter on the sundial.',
      'Roses climb the old wall, and the fountain has begun to run again by itself.',
    ],
    circus: [
      'The band strikes up, the ring lights blaze, and the trapeze swings out over the crowd.',
      'Striped canvas, sawdust and popcorn: the ringmaster lifts his hat and the show begins.',
    ],
    alchemy: [
      'Glass bubbles, a page turns by itself, and the lead in the crucible has changed colour.',
      'High in the tower an apprentice stirs the wrong pot, with splendid results.',
    ],
    skyline: [
      'Neon pours over wet streets, and the lift to the penthouse has just arrived.',
      'The city is awake, the taxi is waiting, and every window is lit to the thirtieth floor.',
    ],
    voyage: [
      'Steam hisses on the platform, the trunk is labelled, and the world lies on the other side of the timetable.',
      'A balloon lifts over the rooftops with a compass, a hamper and no particular plan.',
    ],
  },
  plays: {
    'video-slot': [
      '{name} is played on {reels} reels with {lines} ways or lines to win. Wild symbols stand in for others, and scatters open the free spins.',
      'There are {reels} reels and {lines} lines or ways to win. Look for the scatters: three of them begin the free spins, in which the wilds count for more.',
    ],
    megaways: [
      'Each of the {reels} reels changes its height on every spin, so that the number of ways to win goes up to {lines}. Winning symbols drop away and make room for new ones.',
      'No two spins have the same shape: {reels} reels of two to seven symbols give up to {lines} ways. Cascades follow every win, and free spins raise a multiplier with each of them.',
    ],
    cluster: [
      'Symbols pay when they touch in groups, not on lines. Groups vanish, the {lines} places fill from above, and one spin can lead to several wins.',
      'On a grid of {lines} places, neighbours of one kind form clusters. They burst, the rest tumble down, and a meter counts towards the feature.',
    ],
    'hold-and-win': [
      'Special symbols lock in place and win you three respins. Each new one sets the count back to three, and a full screen pays the largest prize.',
      'On {reels} reels and {lines} lines it plays like a familiar slot until enough coins land together: then they stay, the rest spins again, and every coin adds its value.',
    ],
    'classic-slot': [
      'Three reels, few symbols and {lines} lines: what you see is all there is. Two matching symbols are often enough for a small win.',
      'This one keeps to the old rules, with {reels} reels, {lines} lines and a paytable that fits on a single card.',
    ],
    'jackpot-slot': [
      'A small part of every bet feeds the progressive jackpot, which can fall on any spin. The rest is a {reels}-reel slot with {lines} lines.',
      'Beside its {lines} lines the game carries a progressive jackpot that grows until somebody wins it. The chance is very small, and the same for every spin of the same bet.',
    ],
    'daily-jackpot-slot': [
      'Its jackpot has to fall before midnight, and the later the hour, the more often it is drawn. Who wins it remains a matter of chance.',
      'A jackpot that must drop every day stands above {reels} reels and {lines} lines. A countdown shows how much time is left.',
    ],
    slingo: [
      'Eleven spins mark numbers on a grid of five by five, and every completed line moves you up the ladder. Jokers let you choose where to mark.',
      'Half slot, half bingo: the numbers that come up under the grid are crossed out, and twelve possible lines lead to the prizes.',
    ],
    scratch: [
      'Rub the panels free: three matching amounts win that amount. The result is fixed when the card is bought.',
      'Nine panels hide amounts and symbols. Reveal them one by one or all together; three alike pay.',
    ],
    instant: [
      'A round takes seconds: choose, reveal, and cash in or go on. Every further step pays more and ends more rounds.',
      'You decide how much risk a round has before it begins, and the outcome is known at once.',
    ],
    'video-bingo': [
      'Thirty balls are drawn against as many as four cards, and patterns pay like the lines of a slot. Extra balls can be bought when a pattern lacks a single number.',
      'Set up to four cards, draw, and watch for patterns. If one is almost complete, extra balls are offered at a price that is shown.',
    ],
    bingo: [
      'Buy your tickets before the draw begins; the numbers mark themselves. One line, two lines and the full house each have their prize.',
      'Tickets are sold until the first ball. The chat is hosted, the numbers are called, and a full house ends the game.',
    ],
    roulette: [
      'One zero, thirty-six numbers and every bet of the classic layout, from a single number to red or black.',
      'Place chips on numbers, corners, dozens or colours; the racetrack shows neighbours and sections of the wheel.',
    ],
    blackjack: [
      'Come closer to twenty-one than the dealer without going over. {decks} decks are used, and you may split, double and insure.',
      'The dealer stands on seventeen and blackjack pays three to two. Basic strategy brings the return up to the figure shown.',
    ],
    baccarat: [
      'Player or banker: the hand nearer to nine wins. There is nothing to decide after the bet, and the roads show how earlier rounds fell.',
      'Cards come from a shoe of {decks} decks, ties are pushed, and side bets on pairs can be added.',
    ],
    poker: [
      'You play against the house and not against others. Look at your cards, then fold or raise; strong hands win a bonus even when the dealer does not qualify.',
      'Every hand is dealt from a fresh deck. An ante opens, a raise goes on, and the paytable beside the cards lists the bonuses.',
    ],
    dice: [
      'The dice decide in a single throw. Bets range from even chances to exact totals and triples.',
      'Place chips on sums, pairs or ranges, and watch the dice tumble under the dome.',
    ],
    'live-roulette': [
      `A croupier spins a real wheel and several cameras follow the ball. ${liveTable}`,
      `Bets are placed on screen while the wheel turns in the studio; neighbours and sections are a tap away. ${liveTable}`,
    ],
    'live-blackjack': [
      `Real cards from {decks} decks, {seats} seats, and bets behind for everybody else. ${liveTable}`,
      `The dealer deals by hand and waits for your decision, shown as buttons with a timer. ${liveTable}`,
    ],
    'live-baccarat': [
      `The cards are turned in front of the camera from a shoe of {decks} decks. ${liveTable}`,
      `Player, banker or tie: the dealer announces each round, and the roads are kept for you. ${liveTable}`,
    ],
    'live-poker': [
      `One hand against the dealer, dealt at a real table. ${liveTable}`,
      `An ante, two cards, and the choice to call or fold while the dealer waits. ${liveTable}`,
    ],
    'game-show': [
      'A presenter leads through each round, the wheel or drum decides, and bonus rounds multiply what was bet on them.',
      'It is as much a show as a game: bet on the segments, and everyone who picked the right one goes into the bonus round together.',
    ],
  },
  volatility: {
    low: 'Volatility is low: wins are frequent and mostly small.',
    'low-medium': 'Volatility is low to medium, so that small wins keep coming with a larger one now and then.',
    medium: 'Volatility is medium: neither the pauses nor the wins run to extremes.',
    'medium-high': 'Volatility is medium to high; pauses can be long before a larger win.',
    high: 'Volatility is high: many rounds win nothing, and a few win a good deal.',
    'very-high': 'Volatility is very high. Long stretches without a win are normal.',
  },
  rtp: [
    'Over a very large number of rounds {rtp} of all bets is paid back; a single evening can differ widely.',
    'The theoretical return to player is {rtp}, worked out over millions of rounds.',
    'On average {rtp} of what is bet returns to players as a group.',
  ],
  reach: [
    'A single round can pay up to {max} times the bet.',
    'The most that one round can bring is {max} times the bet.',
    'At the very top stands a win of {max} times the bet.',
  ],
}
