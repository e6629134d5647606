import { describe, expect, test } from 'vitest'
import { handlingOf, keepingOf, offlinePageOf, surplus } from '../../../client/service-worker/rules.ts'

const origin = 'https://www.starling.example'

describe('the service worker', () => {
  test.each([
    ['GET', 'navigate', '/slots/', 'page'],
    ['GET', 'navigate', '/fr-CA/slots/thor/?gl=CA', 'page'],
    ['GET', 'no-cors', '/assets/uk.0123.css', 'asset'],
    ['GET', 'no-cors', '/img/games/thor.svg', 'image'],
    ['GET', 'cors', '/slots/?page=2', 'leave'],
    ['POST', 'navigate', '/api/consent/', 'leave'],
    ['GET', 'cors', '/api/en-GB/games/thor/', 'leave'],
    ['GET', 'navigate', '/ops/matrix', 'leave'],
    ['GET', 'navigate', '/preview/game/thor/', 'leave'],
    ['GET', 'navigate', '/fr-CA/preview/game/thor/', 'leave'],
    ['GET', 'navigate', '/bt/', 'leave'],
    ['GET', 'navigate', '/en-IE/bt/', 'leave'],
    ['POST', 'navigate', '/self-assessment-test/', 'leave'],
    ['GET', 'no-cors', 'https://elsewhere.example/assets/a.css', 'leave'],
  ])('%s %s %s: %s', (method, mode, path, handling) => {
    const url = path.startsWith('/') ? origin + path : path
    expect(handlingOf({ method, mode: mode as RequestMode, url }, origin)).toBe(handling)
  })

  const page = (headers: Record<string, string>, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers(headers),
  })

  test.each([
    ['keep', page({ 'x-offline': 'uk', 'cache-control': 'private, no-cache' }), 'a whole page of its own brand'],
    ['drop', page({}), 'a restricted one'],
    ['drop', page({ 'x-offline': 'de' }), 'another brand’s'],
    ['drop', page({ 'x-offline': 'uk' }, 404), 'one that is gone'],
    ['drop', page({ 'x-offline': 'uk' }, 200, true), 'one that was moved'],
    ['drop', page({ 'x-offline': 'uk', 'cache-control': 'private, no-store' }), 'a private one'],
    ['leave', page({}, 503), 'a failure'],
    ['leave', page({ 'x-offline': 'as-kept', 'cache-control': 'private, no-cache' }), 'one that lacks content for now'],
  ])('%s: %j, %s', (keeping, response) => {
    expect(keepingOf(response, 'uk')).toBe(keeping)
  })

  test('shows the offline page of the path’s culture', () => {
    const offline = [
      { home: '/', page: '/offline/' },
      { home: '/en-IE/', page: '/en-IE/offline/' },
    ]
    expect(offlinePageOf('/en-IE/slots/', offline)).toBe('/en-IE/offline/')
    expect(offlinePageOf('/slots/', offline)).toBe('/offline/')
    expect(offlinePageOf('/slots/', [])).toBeUndefined()
  })

  test('drops the oldest beyond the bound, never the shell', () => {
    expect(surplus(['a', 'b', 'c', 'd'], 2, new Set(['a']))).toEqual(['b', 'c'])
    expect(surplus(['a', 'b'], 2, new Set())).toEqual([])
  })
})
