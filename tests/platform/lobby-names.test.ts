import { describe, expect, test } from 'vitest'
import german from '../../locales/de-DE/account.json' with { type: 'json' }
import english from '../../locales/en-GB/account.json' with { type: 'json' }
import spanish from '../../locales/es/account.json' with { type: 'json' }
import french from '../../locales/fr/account.json' with { type: 'json' }
import canadian from '../../locales/fr-CA/account.json' with { type: 'json' }
import { cultures } from '../../locales/registry.ts'
import swedish from '../../locales/sv/account.json' with { type: 'json' }
import { buildItems } from '../../platform/content-files/build-items.ts'
import { plain } from '../../platform/content-files/markup.ts'
import { allEditions } from '../../platform/seed/registry.ts'

interface Language {
  /** What is quoted in its texts. */
  readonly quoted: RegExp
  /** Names of the lobby and of the log-in that its texts send people to. */
  readonly names: readonly string[]
  /** Places and ways that neither the lobby nor the popup has. */
  readonly absent: RegExp
}

const languages: Readonly<Partial<Record<string, Language>>> = {
  en: {
    quoted: /“([^”]+)”/g,
    names: [english.lobby.changeLimits],
    absent: /“(?:my account|documents|help|forgot(?:ten)? password)”|\blive chat\b/i,
  },
  fr: {
    quoted: /« ([^»]+) »/g,
    names: [french.lobby.changeLimits, french.lobby.reality, canadian.login.forgotten],
    absent:
      /« (?:Limites|Aide|Historique|Vérification|Mes \p{L}+|Mot de passe oublié) »|clavardage (?:est ouvert|s’ouvre)|par clavardage(?! et par message)/u,
  },
  es: {
    quoted: /«([^»]+)»/g,
    names: [
      spanish.lobby.changeLimits,
      spanish.lobby.carryOn,
      spanish.lobby.logout,
      spanish.lobby.pause_other.replace('{{count}}', '24'),
      spanish.login.forgotten,
    ],
    absent: /\btu (?:perfil|historial)\b|\b(?:por|el) chat\b/i,
  },
  de: {
    quoted: /„([^“]+)“/g,
    names: [
      german.lobby.changeLimits,
      german.lobby.carryOn,
      german.lobby.logout,
      german.lobby.pause_other.replace('{{count}}', '24'),
      german.login.forgotten,
    ],
    absent: /„(?:Meine? \p{Lu}\w+|Limits und Zeiten|Unterlagen|Hilfe|Vertrag|Mitteilungen)“|\bim Chat\b/u,
  },
  sv: {
    quoted: /”([^”]+)”/g,
    names: [swedish.lobby.carryOn, swedish.lobby.logout, swedish.lobby.pause_other.replace('{{count}}', '24')],
    absent: /under inställningarna|meddelande(?:t)? på (?:spel)?kontot/i,
  },
}

/** Where people set limits, change settings or close the account, English texts name it so. */
const sentTo = /(?:open|choose|under) “((?:My (?!account|details)|Change |Close )[^”]+)”/gi

const editions = allEditions.flatMap((edition) => {
  const language = languages[cultures[edition.culture].lang]
  return language === undefined ? [] : [{ ...edition, language }]
})

describe.each(editions)('$brand in $culture', ({ brand, culture, language }) => {
  const built = buildItems(brand, culture, new Map()).then(({ items }) =>
    items.map(({ feed, id, data }) => ({
      at: `${feed} ${id}`,
      said: plain(JSON.stringify(data)).replace(/[\s\u00a0\u202f]+/g, ' '),
    })),
  )

  test('calls what the lobby has by the names that stand there', async () => {
    const quoted = new Set(
      (await built).flatMap(({ said }) => [...said.matchAll(language.quoted)].map(([, name]) => name)),
    )
    expect(language.names.filter((name) => !quoted.has(name))).toEqual([])
  })

  test('sends nobody to a place that is not there', async () => {
    const sent = (await built).flatMap(({ at, said }) => {
      const names = [...said.matchAll(sentTo)].map(([, name = '']) => name)
      const strange = names.filter((name) => !Object.values<string>(english.lobby).includes(name))
      return [...strange, ...(language.absent.exec(said) ?? [])].map((name) => `${at}: ${name}`)
    })
    expect(sent).toEqual([])
  })
})
