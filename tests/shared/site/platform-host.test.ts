import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { platformHosts, platformUrlBeside } from '../../../shared/site/platform-host.ts'

describe('the platform stands beside the site', () => {
  test.each([
    ['http://{host}:8788', 'uk.localhost', 'http://play.uk.localhost:8788'],
    ['http://{host}:8788', 'localhost', 'http://localhost:8788'],
    ['http://{host}:8788', '127.0.0.1', 'http://127.0.0.1:8788'],
    ['https://play.starling.example', 'www.starling.example', 'https://play.starling.example'],
  ])('%s asked for on %s is %s', (template, host, url) => {
    expect(platformUrlBeside(template, host)).toBe(url)
  })

  test('and answers on its own host of the environment alone', () => {
    const { domain } = brands.uk
    expect(platformHosts(domain, 'production')).toEqual(['play.starling.example'])
    expect(platformHosts(domain, 'staging')).toEqual(['play.staging.starling.example'])
    for (const environment of ['local', 'test'] as const)
      expect(platformHosts(domain, environment)).toEqual(['play.uk.localhost', 'localhost', '127.0.0.1'])
  })
})
