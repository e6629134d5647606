import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { app } from '../../../worker/app.ts'
import { violationsOf } from '../../../worker/routes/csp-reports.ts'
import { telemetry } from '../../../worker/telemetry/telemetry.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const older = {
  'csp-report': {
    'document-uri': 'https://a.example/login/?name=somebody',
    'violated-directive': 'script-src-elem https:',
    'blocked-uri': 'https://evil.example/a.js?name=somebody',
  },
}
const newer = [
  { type: 'csp-violation', url: 'https://a.example/', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
  { type: 'deprecation', body: {} },
  { type: 'csp-violation', body: { effectiveDirective: '<b>', blockedURL: 'not an address' } },
]

describe('a report of the content security policy', () => {
  test.each([
    ['of the older form', older, [{ directive: 'script-src-elem', blocked: 'https://evil.example' }]],
    [
      'of the newer form',
      newer,
      [
        { directive: 'img-src', blocked: 'data' },
        { directive: 'unknown', blocked: 'unknown' },
      ],
    ],
    ['that is none', { a: 1 }, []],
    ['that is empty', null, []],
  ])('%s gives directive and origin, nothing of the visitor', (_, report, violations) => {
    expect(violationsOf(report)).toEqual(violations)
  })

  test('is taken as browsers send it, without a page of the site behind it, and counted', async () => {
    const { host } = brands.uk.domain
    const send = (body: string) =>
      app.request(
        `https://${host}/api/csp-reports/`,
        { method: 'POST', body, headers: { 'content-type': 'application/csp-report', origin: 'null' } },
        workerEnv('production'),
        executionContext,
      )
    expect((await send(JSON.stringify(older))).status).toBe(204)
    expect((await send('{broken')).status).toBe(204)
    expect(telemetry.violations.get('script-src-elem https://evil.example')?.count).toBe(1)
  })
})
