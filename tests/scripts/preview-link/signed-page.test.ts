import { describe, expect, test } from 'vitest'
import { signedPage } from '../../../scripts/preview-link/signed-page.ts'

const page = (host: string, path: string) => ({ kind: 'page', subject: { host, path } })

describe('a signed link', () => {
  test.each([
    ['http://localhost:8787/preview/game/thor/', page('localhost', '/preview/game/thor/')],
    ['http://localhost:8787/bt/?bt=welcome26', page('localhost', '/bt/')],
    // The site compares the canonical path: a token for another spelling would open nothing.
    ['http://es.localhost/Preview/promotions/home/welcome', page('es.localhost', '/preview/promotions/home/welcome/')],
    ['http://uk.localhost/fr-ca/preview/game/thor', page('uk.localhost', '/fr-CA/preview/game/thor/')],
    ['https://www.starling.example/ops/status', page('www.starling.example', '/ops/status')],
    ['https://staging.sternhaus.example/bt/', page('staging.sternhaus.example', '/bt/')],
  ])('%s is signed for %j', (address, expected) => {
    expect(signedPage(new URL(address))).toEqual(expected)
  })

  test.each(['/', '/slots/', '/slots/thor/', '/preview/', '/preview/nothing/thor/', '/ops/health', '/no-such-page/'])(
    '%s asks for no token: it is told what does',
    (path) => {
      const answer = signedPage(new URL(path, 'http://uk.localhost'))
      expect(answer).toMatchObject({ kind: 'open' })
      expect(answer).toHaveProperty('opened', expect.arrayContaining(['/bt/', '/preview/game/{gameSlug}/']))
    },
  )

  test('in a culture with a prefix the previews told are its own', () => {
    const answer = signedPage(new URL('http://uk.localhost/fr-CA/slots/'))
    expect(answer).toHaveProperty('opened', expect.arrayContaining(['/fr-CA/preview/post/{postSlug}/']))
  })

  test('a host that no brand has is signed nothing for', () => {
    expect(signedPage(new URL('http://evil.example/bt/'))).toEqual({ kind: 'unknownHost' })
  })
})
