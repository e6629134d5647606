import type { AnalyticsEngineDataPoint } from '@cloudflare/workers-types'
import { describe, expect, test } from 'vitest'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { familyOf } from '../../../worker/telemetry/family.ts'
import { type AnsweredRequest, Telemetry } from '../../../worker/telemetry/telemetry.ts'

const at = Date.parse('2026-11-21T12:00:00Z')
const request: AnsweredRequest = { at, brand: 'a', route: 'home', status: 200, way: 'kept', ms: 7 }
const routeKeys = [...compileRoutes('en-GB', 'uk').byKey.keys()]
const datasetOf = () => {
  const written: (AnalyticsEngineDataPoint | undefined)[] = []
  return { written, dataset: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void written.push(point) } }
}

describe('what an isolate counts', () => {
  test('is told apart by minute, way and route, errors and refusals beside', () => {
    const telemetry = new Telemetry()
    telemetry.answeredShort(at)
    telemetry.answered(request)
    telemetry.answered({ ...request, status: 503, way: 'other', ms: 900 })
    telemetry.answered({ ...request, at: at + 60_000, status: 429, way: 'other', route: 'api' })
    expect(telemetry.since).toBe(at)
    expect(telemetry.minutes).toEqual([
      { minute: at / 60_000, counts: { short: 1, kept: 1, network: 0, rendered: 0, other: 1 }, failed: 1, refused: 0 },
      {
        minute: at / 60_000 + 1,
        counts: { short: 0, kept: 0, network: 0, rendered: 0, other: 1 },
        failed: 0,
        refused: 1,
      },
    ])
    expect([...telemetry.routes].map(([route, { requests, failed }]) => [route, requests, failed])).toEqual([
      ['home', 2, 1],
      ['api', 1, 0],
    ])
  })

  test('stays small, whatever comes and however long', () => {
    const telemetry = new Telemetry()
    for (let number = 0; number < 500; number++) {
      telemetry.answered({ ...request, at: at + number * 60_000 })
      telemetry.feedAnswered(`feed ${number}`, 'fresh')
      telemetry.originAnswered(`origin ${number}`, 'found', 1)
      telemetry.violated('script-src', `https://${number}.example`, at)
      telemetry.measured(`kind ${number}`, 'LCP', 1, 'good')
      telemetry.failed('here', 'again', at)
      telemetry.purged('raise', 'again', at)
    }
    const { minutes, feeds, origins, violations, vitals, errors, purges } = telemetry
    expect([minutes.length, errors.length, purges.length]).toEqual([60, 30, 30])
    for (const map of [feeds, origins, violations, vitals]) expect(map.size).toBeLessThanOrEqual(61)
    expect(feeds.get('others')?.fresh).toBe(440)
    expect(violations.get('others')?.count).toBe(440)
  })

  test('tells every route of the table apart', () => {
    const telemetry = new Telemetry()
    for (const route of routeKeys) telemetry.answered({ ...request, route })
    expect([...telemetry.routes.keys()]).toEqual(routeKeys)
  })

  test('is written to the dataset, the short way summed up every ten seconds', () => {
    const telemetry = new Telemetry()
    const { written, dataset } = datasetOf()
    telemetry.answered(request, dataset)
    for (let visit = 0; visit < 50; visit++) telemetry.answeredShort(at + 1000)
    telemetry.answered({ ...request, at: at + 10_000 }, dataset)
    telemetry.answered({ ...request, at: at + 20_000 }, dataset)
    const one = { indexes: ['a'], blobs: ['a', 'home', 'kept', '200'], doubles: [1, 7] }
    expect(written).toEqual([one, one, { indexes: ['a'], blobs: ['a', 'page', 'short', '200'], doubles: [50, 0] }, one])
  })

  test('knows CLS in thousandths', () => {
    const telemetry = new Telemetry()
    telemetry.measured('home', 'CLS', 0.09, 'good')
    expect(telemetry.vitals.get('home')?.CLS?.values.quantile(0.75)).toBe(90)
  })
})

test.each([
  ['/assets/a.js', 'assets'],
  ['/api/voucher/', 'api'],
  ['/sitemaps/sv-pages-1.xml', 'site-maps'],
  ['/whatever/anybody/asks', 'no page'],
])('%s is counted as %s', (path, family) => {
  expect(familyOf(path)).toBe(family)
})
