// npm run preview-link -- <path or address> [days]: prints a signed link to a preview (rulings 3.11).
import { longestPreviewSeconds, previewToken } from '../worker/routes/pages/preview-token.ts'
import { localKeys } from './run/local-keys.ts'

const [target, days = '7'] = process.argv.slice(2)
const seconds = Number(days) * 24 * 3600
if (target === undefined || !(seconds > 0 && seconds <= longestPreviewSeconds)) {
  console.error('Usage: npm run preview-link -- <path or address> [days, 31 at most]')
  console.error('  e.g. npm run preview-link -- /preview/promotions/festive-calendar/ 3')
  process.exit(1)
}

const local = `http://localhost:${process.env.PORT ?? 8787}`
const address = new URL(target, local)
/** The deployed key comes from the environment; without one the link is for local runs. */
const key = process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY
const expires = Math.floor(Date.now() / 1000 + seconds)
address.searchParams.set('token', await previewToken(address.pathname, expires, key))
console.log(address.href)
