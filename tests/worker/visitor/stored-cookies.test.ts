import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { necessaryOnly } from '../../../shared/consent/categories.ts'
import { notOntario } from '../../../shared/storage/rare-table.ts'
import { chosenCulture, consentChoice } from '../../../shared/storage/table.ts'
import { expireUngranted, readStoredCookie, setStoredCookie } from '../../../worker/visitor/stored-cookies.ts'

const ask = async (url: string, cookie: string, work: (c: Parameters<typeof readStoredCookie>[0]) => unknown) => {
  const app = new Hono().get('/', (c) => c.json(work(c) ?? null))
  const response = await app.request(url, { headers: { cookie } })
  return { set: response.headers.getSetCookie(), read: await response.json() }
}

describe('a cookie of the table of stored things', () => {
  test('is read where it fits its row', async () => {
    const read = (cookie: string) => ask('https://a.example/', cookie, (c) => readStoredCookie(c, chosenCulture))
    expect((await read('xtcl=fr-CA')).read).toBe('fr-CA')
    expect((await read('xtcl=../x')).read).toBeNull()
    expect((await read('other=fr-CA')).read).toBeNull()
  })

  test('is set with the lifetime of its row, for the whole site, over https where the request came so', async () => {
    const set = (url: string) => ask(url, '', (c) => setStoredCookie(c, consentChoice, '1010'))
    expect((await set('https://a.example/')).set).toEqual([
      'xconsent=1010; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ])
    expect((await set('http://uk.localhost/')).set).toEqual(['xconsent=1010; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  test('ends with the session and is hidden from scripts where its row says so', async () => {
    const { set } = await ask('https://a.example/', '', (c) => setStoredCookie(c, notOntario, '1'))
    expect(set).toEqual(['xnoton=1; Path=/; HttpOnly; Secure; SameSite=Lax'])
  })
})

test('what is not granted any more is ended under every domain it may stand under', async () => {
  const cookies = 'Aname=partner; xtcl=fr-CA; foreign=1'
  const { set } = await ask('https://www.starling.example/', cookies, (c) => expireUngranted(c, necessaryOnly))
  expect(set).toEqual([
    'Aname=; Max-Age=0; Path=/',
    'Aname=; Max-Age=0; Domain=www.starling.example; Path=/',
    'Aname=; Max-Age=0; Domain=starling.example; Path=/',
  ])
  const granted = { ...necessaryOnly, tracking: true }
  expect((await ask('https://www.starling.example/', cookies, (c) => expireUngranted(c, granted))).set).toEqual([])
})
