import { describe, expect, test } from 'vitest'
import { pageOfAddress } from '../../../worker/middleware/address.ts'
import { methodsOfPage } from '../../../worker/middleware/methods.ts'
import { pages } from '../../../worker/pages/registry.ts'
import { runtimeOf, siteAt, stepsOf, through } from './support.ts'

const site = siteAt('uk.localhost')
const ask = (path: string) =>
  through(pageOfAddress(), { site, runtime: runtimeOf('test') }, `http://uk.localhost${path}`)

describe('path → culture, route and page', () => {
  test('an address of the table goes on with its page, its parameters and what it may read of the query', async () => {
    const { seen } = await ask('/fr-CA/slots/thor/')
    expect(seen?.address).toMatchObject({ path: '/fr-CA/slots/thor/', params: { gameSlug: 'thor' }, moved: false })
    expect(seen?.page).toBe(pages.game)
    expect(seen?.address?.edition.culture.id).toBe('fr-CA')
    expect((await ask('/slots/?page=2&utm_source=x')).seen?.query?.text).toBe('?page=2')
    expect(stepsOf(seen)).toMatch(/^route;dur=/)
  })

  test.each([
    ['/no-such-page/', 404, 'en-GB'],
    ['/fr-CA/no-such-page/', 404, 'fr-CA'],
    ['/%', 400, 'en-GB'],
    ['/%00/', 400, 'en-GB'],
    [`/${'a'.repeat(2000)}/`, 414, 'en-GB'],
  ])('%j is answered with %i in %s', async (path, status, lang) => {
    const { seen, response } = await ask(path)
    expect(seen).toBeNull()
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`<html lang="${lang}"`)
  })
})

describe('how a page may be asked for', () => {
  const pass = async (path: string, method: string) => {
    const { seen } = await ask(path)
    return through(methodsOfPage(), { ...seen }, `http://uk.localhost${path}`, { method })
  }

  test.each([
    ['/slots/', 'GET'],
    ['/slots/', 'HEAD'],
    ['/self-assessment-test/', 'GET'],
    ['/self-assessment-test/', 'POST'],
  ])('%s by %s goes on', async (path, method) => {
    expect((await pass(path, method)).seen).not.toBeNull()
  })

  test.each([
    ['/slots/', 'POST', 'GET, HEAD'],
    ['/slots/', 'DELETE', 'GET, HEAD'],
    ['/self-assessment-test/', 'PUT', 'GET, HEAD, POST'],
  ])('%s by %s is a 405 that says what is allowed: %s', async (path, method, allow) => {
    const { seen, response } = await pass(path, method)
    expect(seen).toBeNull()
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.text()).toContain('<html lang="en-GB"')
  })
})
