import { describe, expect, test } from 'vitest'
import type { PageVariables } from '../../../worker/context.ts'
import { earlierChoice } from '../../../worker/middleware/earlier-choice.ts'
import { siteAt, through } from './support.ts'

const site = siteAt('uk.localhost')
const ask = (path: string, cookie: string, culture: 'en-GB' | 'fr-CA' = 'en-GB') =>
  through(
    earlierChoice(),
    { site, address: { edition: site.editions.find((own) => own.culture.id === culture) } as PageVariables['address'] },
    `http://uk.localhost${path}`,
    { headers: { cookie } },
  )

describe('the cookie of an earlier choice (rulings 2.5)', () => {
  test.each([
    ['/', '/fr-CA/'],
    ['/?bt=deal', '/fr-CA/?bt=deal'],
  ])('leads from the bare home %s to %s by a 302 that nobody keeps', async (path, location) => {
    const { seen, response } = await ask(path, 'xtcl=fr-CA')
    expect(seen).toBeNull()
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['a deeper page', '/slots/', 'xtcl=fr-CA'],
    ['the home of a culture', '/fr-CA/', 'xtcl=en-IE'],
    ['no cookie', '/', ''],
    ['the culture that is shown already', '/', 'xtcl=en-GB'],
    ['a culture of another brand', '/', 'xtcl=de-DE'],
    ['no culture at all', '/', 'xtcl=javascript:'],
  ])('counts for nothing else: %s', async (_, path, cookie) => {
    expect((await ask(path, cookie)).seen).not.toBeNull()
  })
})
