import type { Round } from './round.ts'

interface ListedRound {
  readonly about: string
  /** Starts processes of its own: no running site is needed. */
  readonly own?: true
  /** Loaded when it is run: what it needs may have to be installed first. */
  readonly round: Round
}

/** The rounds in their order. */
const rounds: Readonly<Record<string, ListedRound>> = {
  crawl: {
    about: 'follows every internal link: no broken one, no redirect, no other culture, and every page holds',
    round: async (run) => (await import('./crawl.ts')).crawl(run),
  },
  nu: {
    about: 'the Nu checker over every kind of page in every culture (installs a JRE where it may)',
    round: async (run) => (await import('./nu.ts')).nu(run),
  },
  axe: {
    about: 'axe over one address of every route and culture, on a phone and a desktop, and over every overlay',
    round: async (run) => (await import('./axe.ts')).axe(run),
  },
  conditions: {
    about: 'every kind of page with text at 200 %, at 320 px, on a phone on its side, with forced colours and on paper',
    round: async (run) => (await import('./conditions.ts')).everyCondition(run),
  },
  pictures: {
    about: 'the chosen views beside their pictures of before; VERIFY_ACCEPT=1 takes a change over',
    round: async (run) => (await import('./pictures.ts')).pictures(run),
  },
  engines: {
    about:
      'home, a category, a game, search, the account and the cookie notice in Firefox and WebKit (installs them where it may)',
    round: async (run) => (await import('./engines.ts')).otherEngines(run),
  },
  consent: {
    about: 'every brand, restriction, GPC and choice in a browser: who was asked and what is kept, as a table',
    round: async (run) => (await import('./consent.ts')).consent(run),
  },
  'site-maps': {
    about: 'every address of the site maps against what its page says of itself',
    round: async (run) => (await import('./site-maps.ts')).siteMaps(run),
  },
  lighthouse: {
    about: 'Lighthouse as on a phone over each kind of page of each brand (npm fetches it on the first run)',
    round: async (run) => (await import('./lighthouse.ts')).lighthouse(run),
  },
  hostile: {
    about: 'hundreds of hostile requests by raw bytes: no error, nothing reflected, nothing told, no way off the site',
    round: async (run) => (await import('./hostile.ts')).hostile(run),
  },
  observatory: {
    about: 'MDN’s HTTP Observatory and Google’s CSP Evaluator over each brand as production answers (npm fetches them)',
    own: true,
    round: async (run) => (await import('./observatory.ts')).observatory(run),
  },
  audit: {
    about: 'what the registry’s advisories say of the packages that a deploy carries',
    own: true,
    round: async (run) => (await import('./audit.ts')).audit(run),
  },
  '8000': {
    about: '8,000 games with their pictures in processes of its own: seed, answers, lists, site maps, memory',
    own: true,
    round: async (run) => (await import('./eight-thousand.ts')).eightThousand(run),
  },
}

/** What each round does, for the help. */
export const roundSummaries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rounds).map(([name, { about }]) => [name, about]),
)

/** A round that needs no running site. */
export const selfSufficient = (name: string): boolean => rounds[name]?.own === true

/** The rounds of these names, in their own order; all of them where none is named. */
export function chosenRounds(names: readonly string[]): (readonly [string, Round])[] {
  return Object.entries(rounds).flatMap(([name, { round }]) =>
    names.length === 0 || names.includes(name) ? [[name, round] as const] : [],
  )
}
