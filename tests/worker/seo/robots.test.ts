import { describe, expect, test } from 'vitest'
import { robotsTxt } from '../../../worker/seo/robots.ts'
import { siteOf } from './support/sites.ts'

describe('robots.txt (domain 3)', () => {
  test.each(['production', 'local', 'test'] as const)(
    'in %s it closes calls and previews of every culture',
    (where) => {
      expect(robotsTxt(siteOf('on'), where)).toBe(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /ops/',
          'Disallow: /preview/',
          'Disallow: /bt/',
          'Disallow: /frca/preview/',
          'Disallow: /frca/bt/',
          '',
          'Sitemap: https://www.maplerow.example/sitemap.xml',
          '',
        ].join('\n'),
      )
    },
  )

  test('a staging host is closed as a whole and names no map', () => {
    expect(robotsTxt(siteOf('uk'), 'staging')).toBe('User-agent: *\nDisallow: /\n')
  })
})
