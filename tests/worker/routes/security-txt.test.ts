import { expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { securityTxtExpires } from '../../../shared/site/security-contact.ts'
import { app } from '../../../worker/app.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const day = 24 * 3600 * 1000

test('each brand says whom to tell of a fault of security', async () => {
  for (const { domain } of Object.values(brands)) {
    const address = `https://${domain.host}/.well-known/security.txt`
    const answer = await app.request(address, {}, workerEnv('production'), executionContext)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(text).toContain(`Contact: mailto:security@${domain.name}\n`)
    expect(text).toContain(`Canonical: ${address}\n`)
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:]+Z$/m)
    expect(text).toMatch(/^Preferred-Languages: en/m)
  }
})

test('what it says holds for a month at least, and a year at most: look at the contact, then set another date', () => {
  const left = Date.parse(securityTxtExpires) - Date.now()
  expect(left).toBeGreaterThan(30 * day)
  expect(left).toBeLessThanOrEqual(366 * day)
})
