import type { FigureTexts, TraitTexts } from '../texts.ts'

export const figures: FigureTexts = {
  rtp: [
    'The stated return to player of {name} is {rtp}, an average over a very large number of rounds and no forecast for an evening.',
    '{name} has an RTP of {rtp}. That figure is calculated over millions of rounds; a single session can end well above or below it.',
    'The return of {name} is given as {rtp}. What is missing is the house edge, and it works against the player in the long run.',
    'In the long run {name} pays back {rtp} of all stakes, and the rest is the price of the entertainment.',
    'The figure to look at first is the RTP: {rtp} for {name}, measured over far more rounds than anyone will ever play.',
    'Of everything staked on {name}, {rtp} is paid back over time. It is an average and says nothing about the next round.',
  ],
  noRtp: [
    'The rules of {name} are set out in its help pages, and it is worth reading them before the first round.',
    'Anyone new to {name} will find the paytable and all rules in the help menu.',
  ],
  volatility: {
    low: [
      'Volatility is low, so results are frequent and small, and the balance moves in gentle steps.',
      'Low volatility means small swings: something happens often, but rarely anything large.',
      'The game keeps to low volatility, which suits a modest budget and an even pace.',
    ],
    'low-medium': [
      'Volatility lies between low and medium, with short dry spells and mostly small results.',
      'The swings are on the mild side: neither very quiet nor ever really rough.',
      'With low to medium volatility, the pace is even, and surprises in either direction stay moderate.',
    ],
    medium: [
      'Volatility is medium, a compromise between frequent small results and occasional larger ones.',
      'Medium volatility leaves room for a dry spell without making it the rule.',
      'The swings are of medium size, so a session may tilt either way.',
    ],
    'medium-high': [
      'Volatility is medium to high, so stretches without any result are part of the plan.',
      'The swings are wider than average, and a limit set in advance is a sensible companion.',
      'With medium to high volatility, results come less often and vary more in size.',
    ],
    high: [
      'Volatility is high: long pauses are normal, and the balance can fall for quite a while.',
      'High volatility means rare results of uneven size, which calls for patience and small stakes.',
      'The swings are wide, and most sessions will end before anything unusual happens.',
    ],
    'very-high': [
      'Volatility is very high, and most of the return sits in rounds that few players ever see.',
      'Very high volatility makes this a game of long silences, best met with the smallest stakes.',
      'The swings are among the widest there are, so a fixed budget matters more than usual.',
    ],
  },
  layout: {
    lines: [
      'The layout has {reels} reels and {lines} fixed lines.',
      'It is played on {reels} reels, with {lines} lines that count from the left.',
      'The window shows {reels} reels crossed by {lines} lines.',
    ],
    line: [
      'It is played on {reels} reels with a single line across the middle.',
      'There are {reels} reels and just one line, so every result can be read at a glance.',
    ],
    ways: [
      'On {reels} reels there are {lines} ways in which symbols can connect.',
      'Instead of lines there are {lines} ways across {reels} reels.',
    ],
    megaways: [
      'The {reels} reels allow up to {lines} ways on a single spin.',
      'Across {reels} reels, up to {lines} ways are possible, though most spins offer fewer.',
    ],
    cluster: [
      'The grid is {reels} columns wide and does without fixed lines.',
      'There are {reels} columns side by side, and clusters may form anywhere among them.',
    ],
    slingo: [
      'The card is {reels} columns wide and holds {lines} lines, diagonals included.',
      'In all, {lines} lines can be completed on a card of {reels} columns.',
    ],
  },
  most: [
    'The most a single round can pay is {times} times the stake, and the vast majority of rounds stay far below that.',
    'Payouts are capped at {times} times the stake, a figure to be read as a limit and not as an expectation.',
    'The largest win in one round is {times} times the stake, and it comes up very rarely.',
    'No round pays more than {times} times the stake, and hardly anyone will ever see that happen.',
  ],
  limits: [
    'The lowest and highest stakes are listed with the other figures on this page.',
    'The stake limits appear among the other figures, and there is no need to approach the upper one.',
    'Stakes can stay small throughout; the exact limits are listed among the game’s figures.',
  ],
}

export const traits: TraitTexts = {
  layout: {
    lines: 'Layout: {reels} reels, {lines} lines',
    line: 'Layout: {reels} reels, one line',
    ways: 'Layout: {reels} reels, {lines} ways',
    megaways: 'Layout: {reels} reels, up to {lines} ways',
    cluster: 'Layout: grid of {reels} columns',
    slingo: 'Card: {reels} columns, {lines} lines',
  },
  most: 'Maximum win: {times} times the stake',
  sideBets: 'Special bets: {list}',
  statistics: 'Statistics: {value}',
  deck: 'One deck of cards',
  decks: '{count} decks of cards',
  seat: 'One place at the table',
  seats: '{count} places at the table',
  bingoVariant: 'Variant: {value}',
  bingoTimes: 'Times: {value}',
  dealer: 'Live host on camera',
  jackpot: 'Progressive jackpot that grows with the stakes',
  dailyJackpot: 'Jackpot drawn by the end of each day',
  original: 'A Slingo Original',
}
