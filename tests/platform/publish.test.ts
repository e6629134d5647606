// Longer than 250 lines because publishing, undoing and seeding again are tried on one platform: starting another takes longer.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { historySchema, publishedSchema } from '../../platform/publishing/change.ts'
import { localKeys } from '../../scripts/run/local-keys.ts'
import { inCulture } from '../../scripts/run/platform-addresses.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { lastChangesSchema } from '../../shared/content/last-changes.ts'
import { promotionSchema } from '../../shared/content/promotion.ts'
import { isSigned, sign } from '../../shared/crypto/signature.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
let site: Server
const purges: { body: string; signature: string }[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      purges.push({ body, signature: String(request.headers['x-signature']) })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resume) => site.once('listening', resume))
  const { port } = site.address() as AddressInfo
  platform = await startSeeded({ games: 60, vars: { SITE_ORIGIN: `http://127.0.0.1:${port}` } })
}, 120_000)
afterAll(async () => {
  await platform?.stop()
  site?.close()
})

const change = (patch: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  kind: 'item',
  brand: 'uk',
  culture: 'en-GB',
  feed: 'promotion',
  id: 'welcome',
  patch,
  ...more,
})

async function publish(
  what: unknown,
  options: { key?: string; nonce?: string; issuedAt?: number } = {},
): Promise<Response> {
  const body = JSON.stringify({
    change: what,
    issuedAt: options.issuedAt ?? Date.now(),
    nonce: options.nonce ?? crypto.randomUUID(),
  })
  const signature = await sign(options.key ?? localKeys.PUBLISH_KEY, body)
  return fetch(`${platform.origin}/publish/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body,
  })
}

const problemSchema = z.object({ errors: z.array(z.object({ pointer: z.string(), detail: z.string() })) })

const changesOf = async (culture: string, brand: BrandId = 'uk') =>
  lastChangesSchema.parse(
    await (await fetch(platform.origin + inCulture('/v1/feeds/last-changes/', brand, culture))).json(),
  )

/** When a game last changed in an edition, as its page and the site map say it: one time. */
const updatedAtOf = async (slug: string, culture: string, brand: BrandId = 'uk'): Promise<string> => {
  const answer = async (path: string): Promise<unknown> =>
    (await fetch(platform.origin + inCulture(path, brand, culture))).json()
  const timed = z.object({ updatedAt: z.string() })
  const listed = z.object({ games: z.array(timed.extend({ slug: z.string() })) })
  const { updatedAt } = timed.parse(await answer(`/v1/games/info/?gameSlug=${slug}`))
  const { games } = listed.parse(await answer('/v1/games/site-map/?page=1&page_size=500'))
  expect(games.find((game) => game.slug === slug)?.updatedAt).toBe(updatedAt)
  return updatedAt
}

async function promotion(culture: string, path = '/v1/cms/promotions/welcome/') {
  const answer = await fetch(platform.origin + inCulture(path, 'uk', culture))
  return { version: Number(answer.headers.get('x-content-version')), item: promotionSchema.parse(await answer.json()) }
}

describe('publishing', () => {
  it('writes the change under a new version, in that brand and culture only', async () => {
    const before = await promotion('en-GB')
    const elsewhere = await promotion('en-IE')
    const answer = await publish(change({ caption: 'A caption of today' }))
    const { version, tags } = publishedSchema.parse(await answer.json())
    const after = await promotion('en-GB')
    expect(version).toBe(before.version + 1)
    expect(after).toEqual({ version, item: { ...before.item, caption: 'A caption of today' } })
    expect((await promotion('en-IE')).item).toEqual(elsewhere.item)
    expect(tags).toEqual(['promotions:uk:en-GB'])
  })

  it('dates the change in that culture’s list, and nothing before it is dated by the seed', async () => {
    const [before, elsewhere] = [await changesOf('en-GB'), await changesOf('en-IE')]
    const startedAt = new Date().toISOString()
    expect(before.pages.vip?.localeCompare(startedAt)).toBe(-1)
    await publish(change({ caption: 'A caption in its time' }))
    const after = await changesOf('en-GB')
    expect(after.lists.promotions?.localeCompare(startedAt)).not.toBe(-1)
    expect({ ...after, lists: { ...after.lists, promotions: before.lists.promotions } }).toEqual(before)
    expect(await changesOf('en-IE')).toEqual(elsewhere)
  })

  it('dates a game whose words it changed, in that edition alone, and not one that has a draft alone', async () => {
    const game = {
      kind: 'game',
      brand: 'uk',
      culture: 'en-GB',
      slug: 'thor',
      patch: { summary: 'Hammers, told anew.' },
    }
    const newest = async () => (await changesOf('en-GB')).groups.slots ?? ''
    const before = await newest()
    const elsewhere = async () => [
      await changesOf('en-IE'),
      await changesOf('sv', 'se'),
      await updatedAtOf('thor', 'en-IE'),
      await updatedAtOf('thor', 'sv', 'se'),
    ]
    const others = await elsewhere()
    expect((await publish({ ...game, draft: true })).status).toBe(200)
    expect(await newest()).toBe(before)
    expect((await publish(game)).status).toBe(200)
    expect((await newest()) > before).toBe(true)
    expect(await updatedAtOf('thor', 'en-GB')).toBe(await newest())
    expect(await elsewhere()).toEqual(others)
  })

  it('sends the site a purge that is signed over its body and carries the version', async () => {
    purges.length = 0
    const { version, purged } = publishedSchema.parse(await (await publish(change({ summary: 'A summary.' }))).json())
    expect(purged).toBe(true)
    const [purge] = purges
    expect(await isSigned(localKeys.PURGE_KEY, purge?.body ?? '', purge?.signature ?? '')).toBe(true)
    const body = z
      .object({ tags: z.array(z.string()), version: z.int(), issuedAt: z.int(), nonce: z.string() })
      .parse(JSON.parse(purge?.body ?? ''))
    expect(body).toMatchObject({ tags: ['promotions:uk:en-GB'], version })
  })

  it('refuses a wrong key, an old call and a call that was seen', async () => {
    expect((await publish(change({ caption: 'x' }), { key: 'another-key-1' })).status).toBe(401)
    expect((await publish(change({ caption: 'x' }), { issuedAt: Date.now() - 3_600_000 })).status).toBe(401)
    const nonce = crypto.randomUUID()
    expect((await publish(change({ summary: 'Once.' }), { nonce })).status).toBe(200)
    expect((await publish(change({ summary: 'Twice.' }), { nonce })).status).toBe(409)
    expect((await promotion('en-GB')).item.summary).toBe('Once.')
  })

  it.each([
    ['a value of another kind', change({ caption: 7 }), '/change/patch/caption', /The field "caption" does not fit/],
    [
      'an unknown field',
      change({ captoin: 'x' }),
      '/change/patch/captoin',
      /There are id, slug.*Did you mean "caption"\?/,
    ],
    ['what moves an address', change({ slug: 'elsewhere' }), '/change/patch/slug', /comes with the project’s files/],
    [
      'a text that is empty',
      change({ caption: ' ', claimLabel: '' }),
      '/change/patch/caption',
      /^The field "caption" is empty: pages would show nothing in its place\.$/,
    ],
    [
      'an empty text of a game',
      { kind: 'game', brand: 'uk', culture: 'en-GB', slug: 'thor', patch: { body: ' ' } },
      '/change/patch/body',
      /^The field "body" is empty/,
    ],
    [
      'empty terms of a banner that states an offer',
      { ...change({ terms: ' ' }), feed: 'banner', id: 'home' },
      '/change/patch/terms',
      /^The field "terms" is empty/,
    ],
    [
      'a list with an empty text',
      { ...change({ points: ['Said.', ' '] }), feed: 'banner', id: 'home' },
      '/change/patch/points/1',
      /^An entry of points is empty/,
    ],
    ['nothing at all', change({}), '/change/patch', /names no field/],
    ['an unknown token', change({ caption: 'At {{brnad}}' }), '/change/patch', /There is no token {{brnad}}/],
    [
      'an unknown id',
      change({ caption: 'x' }, { id: 'welcmoe' }),
      '/change/id',
      /There is no promotion in en-GB "welcmoe"\. There are .*Did you mean "welcome"\?/,
    ],
    [
      'a slug for an id',
      change({ caption: 'x' }, { brand: 'es', culture: 'es', id: 'bienvenida' }),
      '/change/id',
      /The id of its promotion is "welcome"/,
    ],
    [
      'a culture that the brand has not',
      change({ caption: 'x' }, { culture: 'sv' }),
      '/change/culture',
      /There is no culture of uk "sv"\. There are en-GB, /,
    ],
    [
      'an unknown game',
      { kind: 'game', brand: 'uk', culture: 'en-GB', slug: 'book-of-deed', patch: { summary: 'x' } },
      '/change/slug',
      /Did you mean "book-of-dead"\?/,
    ],
    [
      'a game that a text names wrongly',
      { ...change({ featuredGame: 'throt' }), feed: 'settings', id: 'settings' },
      '/change/patch/featuredGame',
      /There is no game in en-GB "throt"/,
    ],
    [
      'a call to action that no page shows',
      { ...change({ cta: 'Unseen' }), feed: 'banner', id: 'slots' },
      '/change/patch/cta',
      /^No page shows the field "cta" of the banner "slots" of uk in en-GB\. Shown are headline, subline, alt\.$/,
    ],
    [
      'a target of a landing page that the culture has no page for',
      change({ target: 'tables' }, { brand: 'de', culture: 'de-DE', feed: 'landing' }),
      '/change/patch/target',
      /There is no page for "tables" in de-DE\. Targets there are account, dealCode, newGames, games, contact\./,
    ],
    [
      'a target of a landing page that is none',
      change({ target: 'table' }, { feed: 'landing' }),
      '/change/patch/target',
      /There is no target "table"\. .*Did you mean "tables"\?/,
    ],
    ['a word for a switch', { kind: 'maintenance', on: 'maybe' }, '/change/on', /expected boolean/],
  ])('refuses %s and says what was expected', async (_, what, pointer, detail) => {
    const answer = await publish(what)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    const { errors } = problemSchema.parse(await answer.json())
    expect(errors).toContainEqual({ pointer, detail: expect.stringMatching(detail) })
  })

  it('keeps markup and SQL inert', async () => {
    const hostile = `'; DELETE FROM item; -- <script>alert(1)</script> [x](javascript:alert(1))`
    expect((await publish(change({ caption: hostile, body: `## Title\n\n${hostile}` }))).status).toBe(200)
    const { item } = await promotion('en-GB')
    expect(item.caption).toBe(hostile)
    expect(item.body).toContain('<h2>Title</h2>')
    expect(item.body).not.toContain('<script>')
    const { results } = await platform.db.prepare('SELECT COUNT(*) AS total FROM item').all<{ total: number }>()
    expect(results[0]?.total).toBeGreaterThan(500)
  })

  it('shows a draft in its preview only, and purges nothing for it', async () => {
    const before = await promotion('en-GB')
    const answer = publishedSchema.parse(await (await publish(change({ caption: 'Not yet' }, { draft: true }))).json())
    expect(answer.tags).toEqual([])
    expect((await promotion('en-GB')).item.caption).toBe(before.item.caption)
    expect((await promotion('en-GB', '/v1/cms/promotions/preview/?id=welcome')).item.caption).toBe('Not yet')
  })

  it('publishes a game’s words and closes play for maintenance', async () => {
    const game = {
      kind: 'game',
      brand: 'uk',
      culture: 'en-GB',
      slug: 'thor',
      patch: { summary: 'Thunder.', body: '**Loud.**' },
    }
    expect(publishedSchema.parse(await (await publish(game)).json()).tags).toEqual(['game:thor:uk:en-GB'])
    const content = await (
      await fetch(platform.origin + inCulture('/v1/games/content/?gameSlug=thor', 'uk', 'en-GB'))
    ).json()
    expect(content).toMatchObject({ summary: 'Thunder.', html: '<p><strong>Loud.</strong></p>' })
    const maintenance = async (): Promise<unknown> => (await fetch(`${platform.origin}/platform-maintenance/`)).json()
    await publish({ kind: 'maintenance', on: true })
    expect(await maintenance()).toBe(true)
    await publish({ kind: 'maintenance', on: false })
    expect(await maintenance()).toBe(false)
  })
})

describe('undo', () => {
  const subject = { kind: 'item', brand: 'uk', culture: 'en-GB', feed: 'promotion', id: 'loyalty-ladder' }
  const over = (patch: Record<string, unknown>, more = {}) => publish({ ...subject, patch, ...more })
  const undo = async (of: object, more = {}) =>
    publishedSchema.parse(await (await publish({ kind: 'undo', of, ...more })).json())
  const shown = async () => (await promotion('en-GB', '/v1/cms/promotions/loyalty-ladder/')).item
  const drafted = async () =>
    promotionSchema.parse(
      await (
        await fetch(platform.origin + inCulture('/v1/cms/promotions/preview/?id=loyalty-ladder', 'uk', 'en-GB'))
      ).json(),
    )
  const askHistory = async (of: object) => {
    const body = JSON.stringify({ of, issuedAt: Date.now(), nonce: crypto.randomUUID() })
    return fetch(`${platform.origin}/publish/history/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': await sign(localKeys.PUBLISH_KEY, body) },
      body,
    })
  }
  const historyOf = async (of: object) => historySchema.parse(await (await askHistory(of)).json()).publications

  it.each([
    [{ ...subject, id: 'welcmoe' }, '/of/id', /Did you mean "welcome"\?/],
    [{ ...subject, culture: 'sv' }, '/of/culture', /There is no culture of uk "sv"/],
    [
      { kind: 'game', brand: 'uk', culture: 'en-GB', slug: 'book-of-deed' },
      '/of/slug',
      /Did you mean "book-of-dead"\?/,
    ],
  ])('lists no history of what there is not: %j', async (of, pointer, detail) => {
    const answer = await askHistory(of)
    expect(answer.status).toBe(422)
    const { errors } = problemSchema.parse(await answer.json())
    expect(errors).toContainEqual({ pointer, detail: expect.stringMatching(detail) })
  })

  it('says when there is nothing to take back', async () => {
    const answer = await publish({ kind: 'undo', of: subject })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('there is nothing to undo')
    expect(await historyOf(subject)).toEqual([])
  })

  it('brings the last version back, and what it took away when it is undone itself; the site is told each time', async () => {
    const written = await shown()
    await over({ caption: 'First' })
    await over({ caption: 'Second', summary: 'Also second.' })
    purges.length = 0
    const back = await undo(subject)
    expect(await shown()).toEqual({ ...written, caption: 'First' })
    expect(back.tags).toEqual(['promotions:uk:en-GB'])
    expect((await promotion('en-GB')).version).toBe(back.version)
    await undo(subject)
    expect(await shown()).toEqual({ ...written, caption: 'Second', summary: 'Also second.' })
    expect(purges).toHaveLength(2)
    expect((await historyOf(subject)).map(({ action, published }) => [action, ...published])).toEqual([
      ['undo', 'caption', 'summary'],
      ['undo', 'caption'],
      ['publish', 'caption', 'summary'],
      ['publish', 'caption'],
    ])
  })

  it('takes back a named version and all after it', async () => {
    const written = await shown()
    const first = publishedSchema.parse(await (await over({ caption: 'Third' })).json())
    await over({ eligible: 'Nobody' })
    await undo(subject, { version: first.version })
    expect(await shown()).toEqual(written)
    const wrong = await publish({ kind: 'undo', of: subject, version: 1 })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Version 1 did not change')])
  })

  it('of a draft touches the preview alone; publishing it and taking that back brings the draft back', async () => {
    const before = await shown()
    await over({ caption: 'Drafted' }, { draft: true })
    await over({ caption: 'Published' })
    expect((await drafted()).caption).toBe('Published')
    await undo(subject)
    expect([(await shown()).caption, (await drafted()).caption]).toEqual([before.caption, 'Drafted'])
    const draft = (await historyOf(subject)).find(({ action }) => action === 'draft')
    const gone = await undo(subject, { version: draft?.version })
    expect(gone.tags).toEqual([])
    expect((await drafted()).caption).toBe(before.caption)
  })

  it('brings back a game’s words and opens play again', async () => {
    const of = { kind: 'game', brand: 'uk', culture: 'en-GB', slug: 'book-of-dead' }
    const words = async (): Promise<unknown> =>
      (await fetch(platform.origin + inCulture('/v1/games/content/?gameSlug=book-of-dead', 'uk', 'en-GB'))).json()
    const written = await words()
    await publish({ ...of, patch: { summary: 'Other words.' } })
    expect((await undo(of)).tags).toEqual(['game:book-of-dead:uk:en-GB'])
    expect(await words()).toEqual(written)
    await publish({ kind: 'maintenance', on: true })
    const back = await undo({ kind: 'maintenance' })
    expect(back.tags).toContain('user-context:uk')
    expect(await (await fetch(`${platform.origin}/platform-maintenance/`)).json()).toBe(false)
  })

  it('leaves to a file what the file has said since', async () => {
    await over({ caption: 'Before the file', title: 'A title' })
    await over({ caption: 'After' })
    await platform.db
      .prepare("UPDATE item_edit SET base = json_set(base, '$.caption', 'New in the file') WHERE id = 'loyalty-ladder'")
      .run()
    await undo(subject)
    expect(await shown()).toMatchObject({ caption: 'New in the file', title: 'A title' })
  })

  it('has one entry for each of several publications at once; the others are told to look again', async () => {
    const before = (await historyOf(subject)).length
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((caption) => over({ caption })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect((await historyOf(subject)).length - before).toBe(statuses.filter((status) => status === 200).length)
  })
})

describe('a reseed', () => {
  /** As if every file and the code of the catalogue had changed since the last start. */
  const seedAnew = async () => {
    await platform.db.batch([
      platform.db.prepare("DELETE FROM source WHERE name = 'games' OR name LIKE 'content %'"),
      platform.db.prepare("UPDATE item SET hash = 'older'"),
    ])
    await platform.seedAgain()
  }
  const summaryOfThor = async (): Promise<unknown> => {
    const answer = await fetch(platform.origin + inCulture('/v1/games/content/?gameSlug=thor', 'uk', 'en-GB'))
    return z.object({ summary: z.string() }).parse(await answer.json()).summary
  }

  it('keeps what editors have published and drafted, under a new content version', async () => {
    const written = (await promotion('en-GB')).item
    await publish(change({ caption: 'An editor’s caption', title: 'An editor’s title' }))
    await publish(change({ summary: 'Not shown yet.' }, { draft: true }))
    await publish({
      kind: 'game',
      brand: 'uk',
      culture: 'en-GB',
      slug: 'thor',
      patch: { summary: 'An editor’s thunder.' },
    })
    const before = await promotion('en-GB')
    await seedAnew()
    const after = await promotion('en-GB')
    expect(after.item).toMatchObject({ caption: 'An editor’s caption', title: 'An editor’s title', when: written.when })
    expect(after.version).toBeGreaterThan(before.version)
    expect((await promotion('en-GB', '/v1/cms/promotions/preview/?id=welcome')).item.summary).toBe('Not shown yet.')
    expect(await summaryOfThor()).toBe('An editor’s thunder.')
  })

  it('gives a field back to its file when the file says something new', async () => {
    await platform.db
      .prepare(
        "UPDATE item_edit SET base = json_set(base, '$.caption', 'What an older file said') WHERE id = 'welcome'",
      )
      .run()
    await platform.db.prepare("UPDATE game_edit SET base = json_set(base, '$.summary', 'Older')").run()
    await seedAnew()
    const { item } = await promotion('en-GB')
    expect(item.caption).not.toBe('An editor’s caption')
    expect(item.title).toBe('An editor’s title')
    expect(await summaryOfThor()).not.toBe('An editor’s thunder.')
  })

  it('dates what it says anew, and takes nothing’s date back', async () => {
    const slug = 'book-of-dead'
    const [later, older] = ['2999-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z']
    const { pages: byFile } = await changesOf('en-GB')
    const [ownTime, others] = [await updatedAtOf(slug, 'en-IE'), await updatedAtOf('thor', 'en-IE')]
    await publish({ kind: 'game', brand: 'uk', culture: 'en-GB', slug, patch: { summary: 'Told at last.' } })
    const published = await updatedAtOf(slug, 'en-GB')
    const page = (id: string, set: string) =>
      platform.db.prepare(`UPDATE item SET ${set} WHERE edition = 'uk:en-GB' AND feed = 'page' AND id = '${id}'`)
    await platform.db.batch([
      page('vip', 'changed_at = NULL'),
      page('help', `changed_at = '${later}'`),
      page('contact', `changed_at = '${older}'`),
      page('privacy', "data = json_set(data, '$.title', 'What an older file said')"),
      platform.db.prepare("UPDATE game SET updated_at = ? WHERE slug = 'thor'").bind(later),
      platform.db.prepare('UPDATE game SET updated_at = ? WHERE slug = ?').bind(older, slug),
    ])
    const startedAt = new Date().toISOString()
    await seedAnew()
    const { pages } = await changesOf('en-GB')
    expect([pages.vip, pages.help, pages.contact]).toEqual([byFile.vip, later, byFile.contact])
    expect([startedAt, byFile.privacy ?? '', pages.privacy ?? ''].toSorted().at(-1)).toBe(pages.privacy)
    expect(others < later).toBe(true)
    expect(await updatedAtOf('thor', 'en-IE')).toBe(later)
    expect([await updatedAtOf(slug, 'en-GB'), await updatedAtOf(slug, 'en-IE')]).toEqual([published, ownTime])
  })

  it('that changes nothing raises nothing', async () => {
    const before = await promotion('en-GB')
    await platform.seedAgain()
    expect(await promotion('en-GB')).toEqual(before)
  })
})
