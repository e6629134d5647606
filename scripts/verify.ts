// `npm run verify [-- <round> …]`: the long rounds over a running site (`npm start`, or PORT=…). VERIFY_ONLY names brands
// and cultures to look at, VERIFY_PAGES bounds the crawl. What is found is printed and makes it fail.
import { report } from './verify/report.ts'
import { chosenRounds } from './verify/rounds.ts'
import { verifiedSites } from './verify/sites.ts'

const only = (process.env.VERIFY_ONLY ?? '').split(',').filter((id) => id !== '')
const run = { port: Number(process.env.PORT ?? 8787), sites: verifiedSites(only), say: console.log }
process.exitCode = (await report(run, chosenRounds(process.argv.slice(2)))) ? 0 : 1
