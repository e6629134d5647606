import 'i18next'
import type client from '../../locales/en-GB/client.json'
import type game from '../../locales/en-GB/game.json'
import type site from '../../locales/en-GB/site.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: typeof site; game: typeof game; client: typeof client }
  }
}
