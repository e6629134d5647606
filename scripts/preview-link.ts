import { longestPreviewSeconds, previewToken } from '../worker/routes/pages/preview-token.ts'
import { command } from './command/command.ts'
import { WrongCall } from './command/faults.ts'
import { signedPage } from './preview-link/signed-page.ts'
import { localKeys } from './run/local-keys.ts'

const daySeconds = 24 * 3600
const mostDays = Math.floor(longestPreviewSeconds / daySeconds)

await command({
  name: 'npm run preview-link',
  summary: 'Prints a signed link to an editor’s preview, which opens until it expires.',
  words: { kind: 'free', usage: `<path or address> [days, 7 unless said, ${mostDays} at most]` },
  reads: ['PORT', 'PREVIEW_KEY'],
  examples: ['npm run preview-link -- /preview/promotions/festive-calendar/ 3'],
  run: async ({ words: [target, days = '7', ...more], env }) => {
    if (target === undefined) throw new WrongCall('Name the path or the address of a preview.')
    if (!(Number(days) > 0 && Number(days) <= mostDays) || more.length > 0)
      throw new WrongCall(`"${[days, ...more].join(' ')}" is not a number of days, ${mostDays} at most.`)
    const address = URL.parse(target, `http://localhost:${env.PORT}`)
    if (address === null) throw new WrongCall(`"${target}" is neither a path nor an address.`)
    const expires = Math.floor(Date.now() / 1000 + Number(days) * daySeconds)
    const key = env.PREVIEW_KEY || localKeys.PREVIEW_KEY
    const page = signedPage(address)
    if (page.kind === 'unknownHost') throw new WrongCall(`No brand has the host "${address.hostname}".`)
    if (page.kind === 'open')
      throw new WrongCall(`"${target}" is no preview: a signed link opens ${page.opened.join(', ')}.`)
    address.pathname = page.subject.path
    address.searchParams.set('token', await previewToken(page.subject, expires, key))
    console.log(address.href)
  },
})
