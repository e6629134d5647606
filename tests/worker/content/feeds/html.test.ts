import { describe, expect, test } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { cultures } from '../../../../locales/registry.ts'
import { gameDraft, gameExtended } from '../../../../worker/content/feeds/games.ts'
import { faq, restrictedCountries } from '../../../../worker/content/feeds/pages.ts'
import { fallbackUserContext } from '../../../../worker/content/feeds/user-context.ts'
import * as sample from '../../../shared/content/whole-answers.ts'

const dirty = '<p>a</p><script>alert(1)</script><img src="javascript:alert(1)" onerror="alert(1)">'
const clean = '<p>a</p>'

describe('HTML deep within an answer is sanitised as it enters (rulings 7.3)', () => {
  test.each([gameExtended, gameDraft])('a game’s description: $name', (feed) => {
    const { html } = feed.schema.parse({
      ...sample.gameExtended,
      description: { summary: 'A god.', html: dirty },
    }).description
    expect(html).toContain(clean)
    expect(html).not.toMatch(/script|onerror/)
  })

  test('an answer of the questions', () => {
    const [group] = sample.faq.groups
    const [item] = group?.items ?? []
    const parsed = faq.schema.parse({ groups: [{ ...group, items: [{ ...item, answer: dirty }] }] })
    const answer = parsed.groups[0]?.items[0]?.answer
    expect(answer).toContain(clean)
    expect(answer).not.toMatch(/script|onerror/)
  })

  test('what is said of a restricted country', () => {
    const [country] = sample.restricted.countries
    const parsed = restrictedCountries.schema.parse({ intro: dirty, countries: [{ ...country, body: dirty }] })
    for (const text of [parsed.intro, parsed.countries[0]?.body]) {
      expect(text).toContain(clean)
      expect(text).not.toMatch(/script|onerror/)
    }
  })
})

test('a user context that cannot be had is made of the registries, with nothing under maintenance (spec 7)', () => {
  expect(fallbackUserContext(brands.uk, cultures['en-ROW'], 'MT')).toEqual({
    skinName: 'starlingcasino',
    license: 'GC',
    country: cultures['en-ROW'].defaultCountry,
    userCountry: 'MT',
    code: 'STR',
    localCode: cultures['en-ROW'].localCode,
    apiCode: 'en',
    culture: 'en-ROW',
    skillCulture: 'en-ROW',
    platformUnderMaintenance: false,
  })
})
