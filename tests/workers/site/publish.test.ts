import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellSite } from '../../../platform/seed/tell-site.ts'
import { localKeys } from '../../../scripts/run/local-keys.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

/** `npm run platform -- …` */
const platform = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/platform.ts', ...words], {
    env: { ...process.env, PLATFORM_PORT: new URL(site.platform.origin).port },
  })
const publish = async (...words: string[]): Promise<string> => (await platform('publish', ...words)).stdout

type Address = readonly [host: string, path: string]
const outcomeOf = async ([host, path]: Address): Promise<string | undefined> => {
  const { status, headers } = await site.get(host, path)
  expect(status, host + path).toBe(200)
  return /page;desc="(\w+)"/.exec(headers['server-timing'] ?? '')?.[1]
}

const touched: readonly Address[] = [
  ['uk.localhost', '/promotions/'],
  ['uk.localhost', '/promotions/welcome/'],
]
const untouched: readonly Address[] = [
  ['uk.localhost', '/slots/'],
  ['uk.localhost', '/slots/thor/'],
  ['uk.localhost', '/help/'],
  ['uk.localhost', '/terms/'],
  ['uk.localhost', '/features/'],
  ['uk.localhost', '/payment-methods/'],
  ['uk.localhost', '/en-IE/promotions/'],
  ['uk.localhost', '/en-IE/promotions/welcome/'],
  ['uk.localhost', '/fr-CA/offres-promotionnelles/'],
  ['de.localhost', '/promotions/'],
  ['se.localhost', '/promotions/'],
  ['es.localhost', '/promociones-casino/'],
  ['on.localhost', '/promotions/'],
  ['on.localhost', '/frca/offres-promotionnelles/'],
]

/** Asks for every page until it is kept. */
async function keepAll(addresses: readonly Address[]): Promise<void> {
  for (const address of addresses) {
    await outcomeOf(address)
    expect(await outcomeOf(address), address.join('')).toBe('kept')
  }
}

describe('a published change', () => {
  test('is on its pages at the next visit, in that culture and brand only; no other kept page is touched', async () => {
    await keepAll([...touched, ...untouched])
    const caption = 'A caption that was written a moment ago'
    expect(await publish('item', 'uk', 'en-GB', 'promotion', 'welcome', JSON.stringify({ caption }))).not.toContain(
      'did not take the purge',
    )
    for (const [host, path] of touched) expect((await site.get(host, path)).text, path).toContain(caption)
    for (const address of untouched) {
      expect(await outcomeOf(address), address.join('')).toBe('kept')
      expect((await site.get(...address)).text, address.join('')).not.toContain(caption)
    }
  })

  test('of a game is on the game’s page, and on no other', async () => {
    const others: readonly Address[] = [
      ['uk.localhost', '/slots/book-of-dead/'],
      ['uk.localhost', '/en-IE/slots/thor/'],
      ['uk.localhost', '/slots/'],
    ]
    await keepAll([['uk.localhost', '/slots/thor/'], ...others])
    await publish('game', 'uk', 'en-GB', 'thor', '{"body":"Thunder, **written anew**."}')
    expect((await site.get('uk.localhost', '/slots/thor/')).text).toContain('<strong>written anew</strong>')
    for (const address of others) expect(await outcomeOf(address), address.join('')).toBe('kept')
  })

  test('is taken back by undo: its pages show what stood before at the next visit, no other kept page is touched', async () => {
    const subject = ['item', 'uk', 'en-GB', 'promotion', 'welcome']
    const before = (await site.get('uk.localhost', '/promotions/welcome/')).text
    await publish(...subject, '{"caption":"A caption that nobody wanted"}')
    await keepAll([...touched, ...untouched])
    expect((await site.get('uk.localhost', '/promotions/welcome/')).text).toContain('A caption that nobody wanted')
    expect((await platform('undo', ...subject)).stdout).toMatch(
      /^Published as content version \d+\. Tags: promotions:uk:en-GB\.\n$/,
    )
    for (const [host, path] of touched)
      expect((await site.get(host, path)).text, path).not.toContain('A caption that nobody wanted')
    expect((await site.get('uk.localhost', '/promotions/welcome/')).text).toContain(/<h1>.*?<\/h1>/.exec(before)?.[0])
    for (const address of untouched) expect(await outcomeOf(address), address.join('')).toBe('kept')
    expect((await platform('history', ...subject)).stdout).toMatch(
      /^ *\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}undo .*\n *\d+ .* publish .*caption/,
    )
  })

  test('that is a draft drops no page', async () => {
    await keepAll(touched)
    await publish('item', 'uk', 'en-GB', 'promotion', 'welcome', '{"caption":"Not yet"}', '--draft')
    for (const address of touched) expect(await outcomeOf(address)).toBe('kept')
  })
})

describe('a command that is not understood changes nothing, says what was expected and ends with exit code 2', () => {
  const offer = '{"caption":"x"}'
  test.each([
    [[], /Say what to do: publish, undo, history\./],
    [['publihs', 'maintenance', 'on'], /There is no verb "publihs": did you mean "publish"\?/],
    [['publish', 'maintenance', 'maybe'], /Maintenance is "on" or "off", and was given "maybe"\./],
    [['publish', 'maintenance', 'on', 'now'], /"now" is too much\./],
    [
      ['publish', 'itme', 'uk', 'en-GB', 'promotion', 'welcome', offer],
      /There is no kind "itme": did you mean "item"\?/,
    ],
    [['publish', 'item', 'uk', 'en-GB'], /The feed, the id are missing: publish item <brand> <culture> <feed> <id>\./],
    [['publish', 'item', 'uk', 'en-GB', 'promotion', 'welcome'], /The change is missing\. Write the fields/],
    [
      ['publish', 'item', 'uk', 'en-GB', 'promotion', 'welcome', '{caption:"x"}'],
      /The change is not JSON: .*Write the fields/,
    ],
    [
      ['publish', 'item', 'ku', 'en-GB', 'promotion', 'welcome', offer],
      /There is no brand "ku"\..*Did you mean "uk"\?/,
    ],
    [
      ['publish', 'item', 'uk', 'en-BG', 'promotion', 'welcome', offer],
      /There is no culture "en-BG"\..*Did you mean "en-GB"\?/,
    ],
    [
      ['publish', 'item', 'uk', 'en-GB', 'promotions', 'welcome', offer],
      /There is no feed "promotions"\..*Did you mean "promotion"\?/,
    ],
    [
      ['publish', 'item', 'uk', 'en-GB', 'promotion', 'welcom', offer],
      /There is no promotion in en-GB "welcom"\..*Did you mean "welcome"\?/,
    ],
    [
      ['publish', 'item', 'uk', 'en-GB', 'promotion', 'welcome', '{"captoin":"x"}'],
      /There is no field "captoin"\..*Did you mean "caption"\?/,
    ],
    [['publish', 'game', 'uk', 'en-GB', 'thro', '{"summary":"x"}'], /There is no game in en-GB "thro"\./],
    [['publish', 'item', 'uk', 'en-GB', 'banner', 'slots', '{"cta":"x"}'], /No page shows the field "cta"/],
    [['undo', 'item', 'uk', 'en-GB', 'faq', 'faq'], /there is nothing to undo/],
    [['undo', 'maintenance', '--version', 'last'], /"last" is no version/],
    [['undo', 'maintenance', '--draft'], /Only publish takes --draft\./],
  ])('%j', async (words, line) => {
    const before = await site.platform.db.prepare("SELECT value FROM meta WHERE key = 'content_version'").first('value')
    await expect(platform(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(line) })
    expect(await site.platform.db.prepare("SELECT value FROM meta WHERE key = 'content_version'").first('value')).toBe(
      before,
    )
  })
})

test('a seed that changes content is told to the site once: what was kept before is not served as current', async () => {
  const page: Address = ['es.localhost', '/help/']
  await keepAll([page, ...untouched])
  const { db } = site.platform
  // What a seed from a changed file leaves.
  await db.batch([
    db.prepare(
      `UPDATE item SET data = json_set(data, '$.heading', 'Un título nuevo')
       WHERE edition = 'es:es' AND feed = 'page' AND id = 'help'`,
    ),
    db.prepare("UPDATE meta SET value = value + 1 WHERE key = 'content_version'"),
    db.prepare(
      "UPDATE meta SET value = (SELECT value FROM meta WHERE key = 'content_version') WHERE key = 'seeded_version'",
    ),
  ])
  const config = { ENVIRONMENT: 'test', SITE_ORIGIN: site.origin, PURGE_KEY: localKeys.PURGE_KEY } as const
  expect(await outcomeOf(page)).toBe('kept')
  expect(await tellSite(db, config, 0)).toBe(true)
  expect((await site.get(...page)).text).toContain('Un título nuevo')
  await keepAll(untouched)
  // Known already: nobody is asked.
  expect(await tellSite(db, { ...config, SITE_ORIGIN: 'http://127.0.0.1:1' }, 0)).toBe(true)
  for (const kept of untouched) expect(await outcomeOf(kept), kept.join('')).toBe('kept')
})
