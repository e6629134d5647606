// One platform for everything about accounts: the file is long because starting another takes longer than its tests.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepLimits } from '../../../platform/accounts/limits.ts'
import { passwords } from '../../../platform/accounts/passwords.ts'
import type { RunningPlatform } from '../../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../../support/seeded-platform.ts'
import { givenAccount, lastMail, mailedCode, rightPassword } from '../support/players.ts'
import { type PageAnswer, Visitor } from '../support/visitor.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
}, 120_000)
afterAll(() => platform?.stop())

const visitor = (brand: 'uk' | 'de' | 'es' | 'se' | 'on' = 'uk') => new Visitor(platform.origin, brand)
const login = '/login/?culture=en-GB'
let count = 0
const newEmail = (): string => {
  count += 1
  return `player-${count}@example.com`
}
const given = async (brand: 'uk' | 'es' = 'uk') => {
  const email = newEmail()
  const account = await givenAccount(platform.db, { brand, culture: brand === 'uk' ? 'en-GB' : 'es', email })
  return { email, ...account }
}

/** What an answer says and costs, without what was typed and drawn by lot. */
const told = ({ status, headers, text, cookies }: PageAnswer, ...typed: readonly string[]) => ({
  status,
  text: typed.reduce((left, word) => left.replaceAll(word, '…'), text),
  cost: headers['server-timing'],
  to: headers.location,
  cookies: cookies.map((set) => set.replace(/=[\w-]{43}/, '=…')),
})

const eventsIn = ({ text }: PageAnswer): { type: string; [key: string]: unknown }[] =>
  JSON.parse(/<script type="application\/json" id="events">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]')

/** The raises that a page asks about, as its form sends them. */
const raisesIn = ({ text }: PageAnswer): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/name="(raise_\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

const inWidget = { 'x-widget': '1' }

test.each([
  ['uk', 'en-GB', '18+'],
  ['es', 'es', '+18'],
  ['on', 'frca', '19+'],
] as const)('the pages of %s write the age as %s does: %s', async (brand, culture, age) => {
  const { text } = await visitor(brand).get(`/login/?culture=${culture}`)
  expect(text).toContain(`<strong class="age">${age}</strong>`)
})

describe('a login', () => {
  test('opens a session by e-mail in any case, or by username, and leads to the lobby', async () => {
    const { email, username } = await given()
    for (const loginname of [email.toUpperCase(), username]) {
      const person = visitor()
      const lobby = await person.submit(login, { loginname, password: rightPassword })
      expect([lobby.status, /<h1[^>]*>Hello, Wren</.test(lobby.text)]).toEqual([200, true])
    }
  })

  test('sets a cookie that no script reads, and stores its hash alone', async () => {
    const { email } = await given()
    const person = visitor()
    const { cookies } = await person.post(login, { loginname: email, password: rightPassword })
    expect(cookies).toEqual([expect.stringMatching(/^player_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)])
    const key = person.jar.get('player_session') ?? ''
    const { results } = await platform.db.prepare('SELECT * FROM account_session').all()
    expect(JSON.stringify(results)).not.toContain(key)
    expect(key).toHaveLength(43)
  })

  test('stores no password anywhere in the clear', async () => {
    const tables = await platform.db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'account%'")
      .all<{ name: string }>()
    for (const { name } of tables.results) {
      const { results } = await platform.db.prepare(`SELECT * FROM ${name}`).all()
      expect(JSON.stringify(results)).not.toContain(rightPassword)
    }
  })

  test('tells the widget’s page the report, and nothing that opens anything', async () => {
    const { email, username, id } = await given()
    const person = visitor()
    const answer = await person.post(
      `${login}&game=thor&usguid=u1&flow_id=f1&country=GB`,
      { loginname: email, password: rightPassword },
      inWidget,
    )
    const [event] = eventsIn(answer)
    expect(event).toEqual({
      type: 'loginResult',
      report: {
        result: 'success',
        token: expect.stringMatching(/^s_/),
        username,
        loginname: email,
        real_ip_country: 'GB',
        player_id: String(id),
        external_player_id: `STR-${id}`,
        skin: 'starlingcasino',
        usguid: 'u1',
        flow_id: 'f1',
        brand_api_code: 'STR',
      },
      account: {
        segment: 0,
        languageCode: 'en',
        clientUrl: expect.stringMatching(new RegExp(`^${person.origin}/lobby/\\?.*game=thor`)),
      },
    })
    expect(answer.text).not.toContain(person.jar.get('player_session'))
    expect(answer.text).not.toContain(rightPassword)
  })

  test('fails for a known and an unknown name with the same bytes and the same work', async () => {
    const { email } = await given()
    const unknown = newEmail()
    const wrong = 'not the password at all'
    const one = told(await visitor().post(login, { loginname: email, password: wrong }), email)
    const other = told(await visitor().post(login, { loginname: unknown, password: wrong }), unknown)
    expect(one).toEqual(other)
    expect(one.cost).toMatch(/hashes;desc="1"/)
    const events = [
      eventsIn(await visitor().post(login, { loginname: email, password: wrong }, inWidget)),
      eventsIn(await visitor().post(login, { loginname: unknown, password: wrong }, inWidget)),
    ]
    expect(JSON.stringify(events[0]).replaceAll(email, '')).toBe(JSON.stringify(events[1]).replaceAll(unknown, ''))
  })

  test('fails for a sibling’s account like for none, until the password is right: then the skin is named', async () => {
    const { email } = await given('es')
    const unknown = newEmail()
    const one = told(await visitor().post(login, { loginname: email, password: 'wrong wrong' }), email)
    const other = told(await visitor().post(login, { loginname: unknown, password: 'wrong wrong' }), unknown)
    expect(one).toEqual(other)
    const right = await visitor().post(login, { loginname: email, password: rightPassword }, inWidget)
    expect(eventsIn(right)[0]).toMatchObject({
      report: {
        result: 'failure',
        errors: [{ code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: { skin: 'casabrava' } }],
        player_id: null,
        username: null,
      },
      account: null,
    })
    expect(right.cookies).toEqual([])
    expect(right.text).toMatch(/href="http:\/\/play\.es\.localhost:\d+\/login\/"/)
  })

  test('asks for what was left empty, without counting it as an attempt', async () => {
    const answer = await visitor().post(login, { loginname: '', password: '' })
    expect(answer.text).toContain('Please fill this in.')
    expect(answer.headers['server-timing']).toBe('statements;desc="0", hashes;desc="0"')
  })

  test('is closed during maintenance, and its forms say so before they are filled in', async () => {
    const { email } = await given()
    expect((await visitor().get(login)).text).not.toContain('maintenance')
    await platform.db.prepare("UPDATE meta SET value = 1 WHERE key = 'maintenance'").run()
    try {
      for (const form of [login, '/register/?culture=en-GB'])
        expect((await visitor().get(form)).text).toContain('maintenance')
      const answer = await visitor().post(login, { loginname: email, password: rightPassword }, inWidget)
      expect(eventsIn(answer)[0]).toMatchObject({ report: { errors: [{ code: 'UNDER_MAINTENANCE' }] } })
    } finally {
      await platform.db.prepare("UPDATE meta SET value = 0 WHERE key = 'maintenance'").run()
    }
  })

  test('is refused where the place’s restriction stops it', async () => {
    const { email } = await given()
    const answer = await visitor().post(`${login}&country=US`, { loginname: email, password: rightPassword })
    expect([answer.cookies, answer.text.includes('isn’t available in the country')]).toEqual([[], true])
  })
})

describe('guessing', () => {
  /** Tries a password so many times; the codes that were told. */
  const tries = async (loginname: string, times: number, brand: 'uk' | 'on' = 'uk'): Promise<string[]> => {
    const codes: string[] = []
    for (let index = 0; index < times; index += 1) {
      const path = brand === 'uk' ? login : '/login/?culture=ca'
      const answer = await visitor(brand).post(path, { loginname, password: `guess ${index}` }, inWidget)
      const [event] = eventsIn(answer) as unknown as { report: { errors: { code: string }[] } }[]
      codes.push(event?.report.errors[0]?.code ?? '')
    }
    return codes
  }
  const five = Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS')

  test('ends after five wrong passwords, for the right one too, and the same for a name that has no account', async () => {
    const { email } = await given()
    const unknown = newEmail()
    expect(await tries(email, 6)).toEqual([...five, 'TOO_MANY_ATTEMPTS'])
    expect(await tries(unknown, 6)).toEqual([...five, 'TOO_MANY_ATTEMPTS'])
    const locked = told(await visitor().post(login, { loginname: email, password: rightPassword }), email)
    expect(locked).toEqual(told(await visitor().post(login, { loginname: unknown, password: rightPassword }), unknown))
    expect(locked.cost).toMatch(/hashes;desc="0"/)
  }, 60_000)

  test('is counted over the brands: a sibling is no way round', async () => {
    const { email } = await given()
    await tries(email, 4)
    expect(await tries(email, 2, 'on')).toEqual(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'])
  }, 60_000)

  test('is counted before it is tried: many at once do not pass together', async () => {
    const { email } = await given()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => visitor().post(login, { loginname: email, password: `guess ${index}` })),
    )
    expect(answers.filter(({ headers }) => headers['server-timing']?.includes('hashes;desc="1"'))).toHaveLength(5)
  }, 60_000)

  test('may begin again when the time is over, and is forgotten after the right password', async () => {
    const { email } = await given()
    await tries(email, 6)
    await platform.db
      .prepare('UPDATE attempt SET since = since - ?1')
      .bind(15 * 60_000)
      .run()
    expect((await visitor().post(login, { loginname: email, password: rightPassword })).status).toBe(303)
    expect(await tries(email, 5)).toEqual(five)
  }, 60_000)
})

describe('a new password', () => {
  const forgotten = '/forgot-password/?culture=en-GB'

  test('is promised to a known and an unknown address with the same bytes and the same work; the mail tells', async () => {
    const { email } = await given()
    const unknown = newEmail()
    const one = told(await visitor().post(forgotten, { email }), email)
    const other = told(await visitor().post(forgotten, { email: unknown }), unknown)
    expect(one).toEqual(other)
    expect((await lastMail(platform.db, email))?.link).toContain('/reset-password/')
    expect((await lastMail(platform.db, unknown))?.link).toContain('/register/')
  })

  test('is set once by the mail’s link, ends every session and the lockout, and is told by mail', async () => {
    const { email } = await given()
    const before = visitor()
    await before.post(login, { loginname: email, password: rightPassword })
    await visitor().post(forgotten, { email })
    const path = new URL((await lastMail(platform.db, email))?.link ?? '').href.replace(before.origin, '')
    const person = visitor()
    expect((await person.submit(path, { password: 'short' })).text).toContain('Use at least 10 characters.')
    const done = await person.submit(path, { password: 'another murmuration' })
    expect(done.text).toContain('Your password has been changed.')
    expect((await person.submit(path, { password: 'a third murmuration' })).text).toContain('no longer works')
    expect((await before.get('/lobby/')).status).toBe(303)
    const told = await lastMail(platform.db, email)
    expect(told?.subject).toContain('has been changed')
    // Whoever did not change it has something to do: the closing of other mails would say the opposite.
    expect(told?.body).toContain('set a new password at once')
    expect(told?.body).not.toContain('ignore')
    expect((await visitor().post(login, { loginname: email, password: rightPassword })).status).toBe(200)
    expect((await visitor().post(login, { loginname: email, password: 'another murmuration' })).status).toBe(303)
  })

  test('cannot be set by a link that is too old, of another brand, or invented', async () => {
    const { email } = await given()
    await visitor().post(forgotten, { email })
    const link = new URL((await lastMail(platform.db, email))?.link ?? '')
    const key = link.searchParams.get('key')
    expect((await visitor('on').get(`/reset-password/?culture=ca&key=${key}`)).text).toContain('no longer works')
    expect((await visitor().get(`/reset-password/?culture=en-GB&key=${'x'.repeat(43)}`)).text).toContain(
      'no longer works',
    )
    await platform.db
      .prepare('UPDATE password_reset SET until = until - ?1')
      .bind(30 * 60_000)
      .run()
    expect((await visitor().get(`/reset-password/?culture=en-GB&key=${key}`)).text).toContain('no longer works')
  })

  test('is asked for five times an hour at most, whether the address is known or not', async () => {
    const unknown = newEmail()
    for (let index = 0; index < 5; index += 1) await visitor().post(forgotten, { email: unknown })
    expect((await visitor().post(forgotten, { email: unknown })).text).toContain('several emails')
    const { email } = await given()
    for (let index = 0; index < 5; index += 1) await visitor().post(forgotten, { email })
    expect((await visitor().post(forgotten, { email })).text).toContain('several emails')
  })
})

describe('a registration', () => {
  const register = (step: string): string => `/register/?culture=en-GB&step=${step}`
  const person = {
    fname: 'Wren',
    lname: 'Harlow',
    date_of_birth_day: '4',
    date_of_birth_month: '7',
    date_of_birth_year: '1988',
    mobile: '07700 900123',
  }
  const address = { address: '14 Roost Lane', city: 'Brighton', postcode: 'BN1 9ZZ' }
  const consent = { over_18: 'yes', terms_accepted: 'yes', gdpr: 'yes', accept_promo_email: 'yes' }

  /** Everything before the last step. */
  async function almost(email: string): Promise<Visitor> {
    const someone = visitor()
    await someone.post(register('account'), { email, password: rightPassword })
    await someone.post(register('verify'), { code: await mailedCode(platform.db, email) })
    await someone.post(register('person'), person)
    await someone.post(register('address'), address)
    await someone.post(register('limits'), { limit_weekly: '50' })
    return someone
  }

  test('with a taken address looks and costs like one with a free one; the mail alone tells', async () => {
    const { email: taken } = await given()
    const free = newEmail()
    const first = [visitor(), visitor()] as const
    const one = told(await first[0].post(register('account'), { email: taken, password: rightPassword }), taken)
    const other = told(await first[1].post(register('account'), { email: free, password: rightPassword }), free)
    expect(one).toEqual(other)
    expect(one.cost).toMatch(/hashes;desc="1"/)
    const pages = [await first[0].get(register('verify')), await first[1].get(register('verify'))] as const
    expect(told(pages[0], taken)).toEqual(told(pages[1], free))
    const wrong = [
      await first[0].post(register('verify'), { code: '000000' }),
      await first[1].post(register('verify'), { code: '000000' }),
    ] as const
    expect(told(wrong[0], taken)).toEqual(told(wrong[1], free))
    expect((await lastMail(platform.db, taken))?.subject).toContain('already have an account')
    expect((await lastMail(platform.db, free))?.subject).toMatch(/^\d{6} is your code/)
  })

  test('by a code opens the account, logs in, and tells the page everything but the password', async () => {
    const email = newEmail()
    const someone = await almost(email)
    const answer = await someone.post(`${register('consent')}&ar_code=a1&bt_code=b1`, consent, inWidget)
    const [event] = eventsIn(answer)
    expect(event).toMatchObject({
      type: 'registrationResult',
      result: 'success',
      process: 1,
      account: { segment: 0, languageCode: 'en' },
      report: {
        platform: {
          skin: 'starlingcasino',
          registration_currency: 'GBP',
          verification_method: 'email_code',
          password: null,
        },
        personal: { email, fname: 'Wren', date_of_birth: '1988-07-04', mobile: '+447700900123' },
        prime: { ar_code: 'a1', bt_code: 'b1', culture: 'en-GB' },
        consent: {
          over_18: true,
          over_19: null,
          accept_promo: true,
          accept_promo_sms: false,
          accept_bingo_promo: false,
        },
        limits: [{ type: 'weekly', value: 50 }],
        address: { city: 'Brighton', country: 'GB', state: null },
      },
    })
    expect(answer.text).not.toContain(rightPassword)
    const lobby = await someone.get('/lobby/?culture=en-GB')
    expect([lobby.status, lobby.text.includes('£50')]).toEqual([200, true])
  })

  test('that is sent twice opens one account', async () => {
    const email = newEmail()
    const someone = await almost(email)
    const answers = await Promise.all([
      someone.post(register('consent'), consent),
      someone.post(register('consent'), consent),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const row = await platform.db
      .prepare('SELECT COUNT(*) AS n FROM account WHERE email = ?1')
      .bind(email)
      .first<{ n: number }>()
    expect(row?.n).toBe(1)
  })

  test('opens nothing when its last form is sent again after logging out', async () => {
    const someone = await almost(newEmail())
    await someone.post(register('consent'), consent)
    const key = someone.jar.get('player_registration') ?? ''
    await someone.post('/logout/?culture=en-GB', {})
    expect([...someone.jar.keys()]).toEqual([])
    await platform.db.prepare('UPDATE account SET created_at = created_at - 61000').run()
    someone.jar.set('player_registration', key)
    await someone.post(register('consent'), consent)
    expect(someone.jar.has('player_session')).toBe(false)
  })

  test('takes five codes, then wants another mail', async () => {
    const email = newEmail()
    const someone = visitor()
    await someone.post(register('account'), { email, password: rightPassword })
    const code = await mailedCode(platform.db, email)
    for (let index = 0; index < 5; index += 1) await someone.post(register('verify'), { code: '000000' })
    expect((await someone.post(register('verify'), { code })).text).toContain('no longer works')
    const again = await someone.submit(register('verify'), { again: 'yes' })
    expect(again.text).toContain('sent you a new code')
    expect((await someone.submit(register('verify'), { code: await mailedCode(platform.db, email) })).text).toContain(
      'About you',
    )
  })

  test('shows no step before those before it, and begins anew when it is lost', async () => {
    const someone = visitor()
    expect((await someone.get(register('consent'))).headers.location).toMatch(
      /step=account.*notice=lost|notice=lost.*step=account/,
    )
    expect((await someone.get(`${register('verify')}&begun=yes`)).headers.location).toContain('notice=cookies')
    await someone.post(register('account'), { email: newEmail(), password: rightPassword })
    expect((await someone.get(register('consent'))).headers.location).toContain('step=verify')
    expect((await someone.post(register('consent'), consent)).headers.location).toContain('step=verify')
  })

  test('keeps what was answered, and never the password', async () => {
    const email = newEmail()
    const someone = await almost(email)
    expect((await someone.get(register('person'))).text).toContain('value="Harlow"')
    const { results } = await platform.db.prepare('SELECT * FROM registration WHERE email = ?1').bind(email).all()
    expect(JSON.stringify(results)).not.toContain(rightPassword)
    expect((await someone.get(register('account'))).text).not.toContain(rightPassword)
  })

  test('by a link is told as process 7 without an account, and opens it when the link is followed', async () => {
    const step = (name: string): string => `/register/?culture=de-DE&step=${name}`
    const email = newEmail()
    const someone = visitor('de')
    await someone.post(step('account'), { email, password: rightPassword })
    const { mobile: _, ...rest } = person
    await someone.post(step('person'), { ...rest, birth_name: 'Harlow', birth_place: 'Kiel', nationality: 'DE' })
    await someone.post(step('address'), { address: 'Sternweg 3', city: 'Berlin', postcode: '10115' })
    await someone.post(step('limits'), { limit_monthly: '200' })
    const answer = await someone.post(step('consent'), { ...consent, player_declaration: 'yes' }, inWidget)
    expect(eventsIn(answer)[0]).toMatchObject({
      process: 7,
      account: null,
      report: { platform: { player_id: null, username: null, verification_method: 'email_link' } },
    })
    expect(someone.jar.has('player_session')).toBe(false)
    const path = (await lastMail(platform.db, email))?.link?.replace(someone.origin, '') ?? ''
    const open = () =>
      platform.db.prepare('SELECT COUNT(*) AS n FROM account WHERE email = ?1').bind(email).first<{ n: number }>()
    expect((await visitor('de').get(path)).status).toBe(200)
    expect((await open())?.n).toBe(0)
    expect((await visitor('de').submit(path, {})).text).toContain('Ihr Konto ist bestätigt')
    expect((await open())?.n).toBe(1)
    const lobby = await visitor('de').submit('/login/?culture=de-DE', { loginname: email, password: rightPassword })
    expect(lobby.text).toContain('Guten Tag, Wren')
  })

  test('by the bank opens the account, and the same number comes back to it', async () => {
    const step = (name: string): string => `/register/?culture=sv&step=${name}`
    const someone = visitor('se')
    expect((await someone.get('/play/?culture=sv')).headers.location).toContain('/lobby/')
    expect((await someone.get('/login/?culture=sv')).headers.location).toContain('/register/')
    await someone.post(step('identity'), { personal_id: '19121212-1212' })
    await someone.post(step('approve'), { answer: 'approve' })
    await someone.post(step('person'), { email: newEmail(), mobile: '070-123 45 67' })
    await someone.post(step('limits'), { limit_daily: '100', limit_weekly: '500', limit_monthly: '1000' })
    const answer = await someone.post(step('consent'), consent, inWidget)
    expect(eventsIn(answer)[0]).toMatchObject({
      process: 1,
      report: { platform: { verification_method: 'bank_id' }, personal: { date_of_birth: '1912-12-12' } },
    })
    const back = visitor('se')
    await back.post(step('identity'), { personal_id: '191212121212' })
    const returning = await back.post(step('approve'), { answer: 'approve' }, inWidget)
    expect(eventsIn(returning)[0]).toMatchObject({ type: 'loginResult', report: { result: 'success' } })
    const refusing = visitor('se')
    await refusing.post(step('identity'), { personal_id: '191212121212' })
    await refusing.post(step('approve'), { answer: 'refuse' })
    expect(refusing.jar.has('player_session')).toBe(false)
  })
})

describe('a player who is logged in', () => {
  const enter = async () => {
    const account = await given()
    const person = visitor()
    await person.post(login, { loginname: account.email, password: rightPassword })
    return { person, ...account }
  }

  test('logs out: the session is gone for every copy of its cookie', async () => {
    const { person } = await enter()
    const copy = visitor()
    for (const [name, value] of person.jar) copy.jar.set(name, value)
    expect((await copy.get('/lobby/')).status).toBe(200)
    await person.post('/logout/?culture=en-GB', {})
    expect((await copy.get('/lobby/')).status).toBe(303)
  })

  test('is logged out after an hour without a visit, and after twelve in any case', async () => {
    const idle = await enter()
    await platform.db
      .prepare('UPDATE account_session SET seen_at = seen_at - ?1 WHERE account_id = ?2')
      .bind(3_600_000, idle.id)
      .run()
    expect((await idle.person.get('/lobby/')).status).toBe(303)
    const old = await enter()
    await platform.db
      .prepare('UPDATE account_session SET started_at = started_at - ?1 WHERE account_id = ?2')
      .bind(12 * 3_600_000, old.id)
      .run()
    expect((await old.person.get('/lobby/')).status).toBe(303)
  })

  test('is nobody at a sibling brand with the same cookie', async () => {
    const { person } = await enter()
    const elsewhere = visitor('on')
    for (const [name, value] of person.jar) elsewhere.jar.set(name, value)
    expect((await elsewhere.get('/lobby/')).status).toBe(303)
  })

  test('sees the game that was asked for, with its art, and the client URL', async () => {
    const { person } = await enter()
    const game = await platform.db
      .prepare(
        "SELECT g.slug, g.name FROM game g JOIN game_edition c ON c.game_id = g.id WHERE c.edition = 'uk:en-GB' LIMIT 1",
      )
      .first<{ slug: string; name: string }>()
    const lobby = await person.get(`/lobby/?culture=en-GB&game=${game?.slug}&dl=cashier`)
    expect(lobby.text).toContain(`<h2 id="game">${game?.name.replaceAll("'", '&#39;').replaceAll('&', '&amp;')}</h2>`)
    expect(lobby.text).toMatch(/dl=cashier.*<\/code>/)
    const art = /src="(\/media\/[^"]+)"/.exec(lobby.text)?.[1] ?? ''
    expect((await person.get(art)).status).toBe(200)
  })

  test('deposits practice money within the limits, two at once too, and becomes a real player', async () => {
    const { person, id } = await enter()
    await person.post('/deposit-limits/?culture=en-GB', { limit_daily: '100', limit_weekly: '', limit_monthly: '' })
    const deposit = (amount: string) => person.post('/lobby/deposit/?culture=en-GB', { amount })
    const answers = await Promise.all([deposit('60'), deposit('60')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303])
    const row = await platform.db
      .prepare(
        'SELECT segment, (SELECT SUM(amount) FROM deposit WHERE account_id = a.id) AS sum FROM account a WHERE id = ?1',
      )
      .bind(id)
      .first()
    expect(row).toEqual({ segment: 1, sum: 60 })
    expect((await deposit('nothing')).text).toContain('Enter a whole amount')
  })

  test('sees limits but neither game nor deposit from a place where nobody plays', async () => {
    const { person, id } = await enter()
    const there = '?culture=en-GB&country=BE'
    const lobby = await person.get(`/lobby/${there}&game=thor`)
    expect(lobby.text).toContain('isn’t available in the country')
    expect(lobby.text).toContain('/deposit-limits/')
    expect(lobby.text).not.toMatch(/id="game"|\/lobby\/deposit\//)
    expect((await person.post(`/lobby/deposit/${there}`, { amount: '60' })).status).toBe(200)
    expect(await platform.db.prepare('SELECT 1 FROM deposit WHERE account_id = ?1').bind(id).first()).toBeNull()
  })

  const limits = '/deposit-limits/?culture=en-GB'
  /** What waits for a player has waited a day longer. */
  const dayPasses = (id: number) =>
    platform.db
      .prepare('UPDATE deposit_limit SET later_from = later_from - ?1 WHERE account_id = ?2')
      .bind(24 * 3_600_000, id)
      .run()

  test('raises a limit by a second word after a day, and not before', async () => {
    const { person, id } = await enter()
    const answer = async (answer: string) => {
      const shown = raisesIn(await person.get(limits))
      return person.submit('/deposit-limits/confirm/?culture=en-GB', { answer, ...shown })
    }
    const set = (limit_daily: string) => person.submit(limits, { limit_daily, limit_weekly: '', limit_monthly: '' })
    await set('50')
    expect((await set('100')).text).toMatch(/Now: £50\. To be confirmed from [^<]+: £100/)
    const early = await answer('confirm')
    expect(early.text).toContain('Now: £50')
    expect(early.text).not.toContain('The higher limit now applies')
    await dayPasses(id)
    const asked = await person.get(limits)
    expect(asked.text).toContain('Now: £50')
    expect(asked.text).toContain('£100 instead of £50')
    expect((await person.get('/lobby/?culture=en-GB')).text).toContain('Nothing changes until you confirm it')
    expect((await person.submit('/lobby/deposit/?culture=en-GB', { amount: '60' })).text).toContain(
      'daily deposit limit',
    )
    const confirmed = await answer('confirm')
    expect(confirmed.text).toContain('The higher limit now applies')
    expect(confirmed.text).toContain('Now: £100')
    await set('200')
    await dayPasses(id)
    expect((await answer('keep')).text).toContain('Your limits stay as they are')
    expect((await person.get(limits)).text).not.toContain('£200')
    expect((await answer('anything')).text).toContain('Now: £100')
    expect((await answer('keep')).text).not.toContain('Your limits stay as they are')
  })

  test('confirms what was shown alone: neither a limit raised since, nor one lowered since', async () => {
    const { person, id } = await enter()
    const confirm = (shown: Readonly<Record<string, string>>) =>
      person.submit('/deposit-limits/confirm/?culture=en-GB', { answer: 'confirm', ...shown })
    const set = (limit_daily: string, limit_weekly: string) =>
      person.submit(limits, { limit_daily, limit_weekly, limit_monthly: '' })
    await set('50', '80')
    await set('70', '80')
    await dayPasses(id)
    const shown = raisesIn(await person.get(limits))
    expect(Object.keys(shown)).toEqual(['raise_daily'])
    await set('70', '')
    await dayPasses(id)
    const moved = await confirm(shown)
    expect(moved.text).not.toContain('The higher limit now applies')
    expect(moved.text).toContain('Now: £80')
    const both = raisesIn(moved)
    expect(Object.keys(both)).toEqual(['raise_daily', 'raise_weekly'])
    await set('20', '')
    const lowered = await confirm(both)
    expect(lowered.text).toContain('The higher limit now applies')
    expect(lowered.text).toContain('Now: £20')
    expect(lowered.text).not.toContain('Now: £80')
  })

  test('keeps the raise of one limit while another is changed on the page that shows both', async () => {
    const { person } = await enter()
    await person.submit(limits, { limit_daily: '50', limit_weekly: '80', limit_monthly: '' })
    await person.submit(limits, { limit_daily: '70', limit_weekly: '80', limit_monthly: '' })
    const page = await person.get(limits)
    const filled = Object.fromEntries(
      [...page.text.matchAll(/name="(limit_\w+)"[^>]* value="(\d*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    expect(filled).toEqual({ limit_daily: '70', limit_weekly: '80', limit_monthly: '' })
    const saved = await person.submit(limits, { ...filled, limit_monthly: '200' })
    expect(saved.text).toMatch(/Now: £50\. To be confirmed from [^<]+: £70/)
  })

  test('lowers a limit for good, whatever a change decided before it writes after it', async () => {
    const { id } = await enter()
    const means = { db: platform.db, passwords, now: Date.now() }
    const none = { amount: null, later: null }
    const daily = async () => {
      const row = platform.db.prepare("SELECT amount FROM deposit_limit WHERE account_id = ? AND type = 'daily'")
      return row.bind(id).first('amount')
    }
    const keep = (amount: number | null) =>
      keepLimits(means, id, { daily: { amount, later: null }, weekly: none, monthly: none })
    for (const [amount, held] of [
      [50, 50],
      [20, 20],
      [50, 20],
      [null, 20],
    ] as const) {
      await keep(amount)
      expect(await daily()).toBe(held)
    }
  })
})

describe('a form from elsewhere', () => {
  test.each(['https://evil.example', 'null', 'http://uk.localhost:8787'])('%s is refused', async (origin) => {
    const { email } = await given()
    const answer = await visitor().post(login, { loginname: email, password: rightPassword }, { origin })
    expect([answer.status, answer.cookies]).toEqual([403, []])
  })

  test('is refused as something else than a form, and when it is too large', async () => {
    expect((await visitor().post(login, {}, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await visitor().post(login, { loginname: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

describe('an address of the platform', () => {
  test('answers for the brand of its host and that brand’s cultures alone', async () => {
    expect((await visitor().get('/login/?culture=sv')).status).toBe(400)
    expect((await visitor().get('/login/?culture=en-GB&brand_code=MPR')).status).toBe(400)
    expect((await visitor().get('/login/', { host: 'play.evil.example' })).status).toBe(404)
    expect((await visitor('on').get('/login/?culture=frca&brand_code=MPR')).text).toContain('<html lang="fr-CA">')
  })

  test('is framed by nobody; the widget’s frame by its brand’s site alone', async () => {
    const policy = async (path: string) => (await visitor().get(path)).headers['content-security-policy']
    expect(await policy('/login/')).toContain("frame-ancestors 'none'")
    expect(await policy('/widget/?culture=en-GB')).toContain('frame-ancestors http://uk.localhost:8787')
  })

  test('is kept by nobody and indexed by nobody', async () => {
    const { headers } = await visitor().get('/register/')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  })

  test('answers 405 where its method is not known', async () => {
    expect((await visitor().get('/logout/')).status).toBe(405)
  })
})

describe('the widget’s script', () => {
  test('knows its frame in the culture it was asked for', async () => {
    const { status, text, headers } = await visitor('on').get('/widget/config.js?lang=frca&country=CA')
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(text).toMatch(/"frame":"http:\/\/play\.on\.localhost:\d+\/widget\/\?culture=frca&country=CA"/)
    expect(text).toContain('marqueeAccount')
  })

  test.each(['', '?lang=', '?lang=sv', '?lang=en-GB&country=england'])('is refused for "%s"', async (query) => {
    expect((await visitor().get(`/widget/config.js${query}`)).status).toBe(400)
  })
})
