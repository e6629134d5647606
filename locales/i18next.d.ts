import 'i18next'
import type account from './en-GB/account.json'
import type client from './en-GB/client.json'
import type game from './en-GB/game.json'
import type site from './en-GB/site.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: typeof site; game: typeof game; client: typeof client; account: typeof account }
  }
}
