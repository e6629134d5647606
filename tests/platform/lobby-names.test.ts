import { describe, expect, test } from 'vitest'
import account from '../../locales/en-GB/account.json' with { type: 'json' }
import { cultures } from '../../locales/registry.ts'
import { buildItems } from '../../platform/content-files/build-items.ts'
import { plain } from '../../platform/content-files/markup.ts'
import { allEditions } from '../../platform/seed/registry.ts'

/** What texts send people to by a quoted name, where they set limits, change settings or close the account. */
const sentTo = /(?:open|choose|under) “((?:My (?!account|details)|Change |Close )[^”]+)”/gi

const lobbyNames: readonly string[] = Object.values(account.lobby)

describe.each(allEditions.filter(({ culture }) => cultures[culture].lang === 'en'))(
  '$brand in $culture',
  ({ brand, culture }) => {
    test('sends people to limits and settings by names that the lobby has', async () => {
      const { items } = await buildItems(brand, culture, new Map())
      const named = items.flatMap(({ feed, id, data }) =>
        [...plain(JSON.stringify(data)).matchAll(sentTo)].map(([, name = '']) => ({ at: `${feed} ${id}`, name })),
      )
      expect(named.filter(({ name }) => !lobbyNames.includes(name))).toEqual([])
      expect(named.map(({ name }) => name)).toContain(account.lobby.changeLimits)
    })
  },
)
