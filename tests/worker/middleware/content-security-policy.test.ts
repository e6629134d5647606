import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { vendorIds } from '../../../shared/tracking/vendors.ts'
import {
  barePolicy,
  policyOf,
  reportedPolicyOf,
  workerPolicyOf,
} from '../../../worker/middleware/content-security-policy.ts'

const platformUrl = 'https://play.starling.example'
const nobody = Object.fromEntries(vendorIds.map((id) => [id, ''])) as Record<(typeof vendorIds)[number], string>

const subject = (settings: Partial<typeof nobody>, cdn = '') => ({
  platformUrl,
  vendorOrigin: null,
  brand: {
    ...brands.uk,
    domain: { ...brands.uk.domain, internalImgCdnHost: cdn, thirdPartySettings: { ...nobody, ...settings } },
  },
})
const policy = (settings: Partial<typeof nobody>, cdn = '') => policyOf(subject(settings, cdn))
const directive = (text: string, name: string): string =>
  text.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

describe('the content security policy', () => {
  test('allows this origin, and of others the account widget alone, where no vendor is configured', () => {
    const text = policy({})
    expect(text.match(/https?:\/\/[^ ;]+/g)).toEqual([platformUrl, platformUrl])
    expect(directive(text, 'frame-src')).toBe(`frame-src ${platformUrl}`)
    expect(text).not.toMatch(/unsafe|\*|https: /)
  })

  test('names a vendor in the directives that it needs, and no other one', () => {
    const text = policy({ bing: '1' })
    expect(directive(text, 'script-src')).toContain(' https://bat.bing.com')
    expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://bat.bing.com https://bat.bing.net")
    expect(text).not.toMatch(/google|facebook|adroll|tiktok/)
    for (const name of ['default-src', 'style-src', 'font-src', 'base-uri', 'form-action'])
      expect(directive(text, name)).not.toContain('bing')
  })

  test('lets the images of the brand’s CDN host show', () => {
    expect(directive(policy({}, 'img.starling.example'), 'img-src')).toBe(
      "img-src 'self' data: https://img.starling.example",
    )
    expect(directive(policy({}), 'img-src')).toBe("img-src 'self' data:")
  })

  test('allows nothing but this origin where no brand is known', () => {
    expect(barePolicy).not.toContain('http')
    expect(barePolicy).not.toContain('frame-src')
  })

  test.each(Object.values(brands).map((brand) => [brand.id, brand] as const))(
    'of %s allows no script inline or by eval',
    (_, brand) => {
      expect(policyOf({ platformUrl, brand, vendorOrigin: null })).not.toMatch(/unsafe/)
    },
  )

  test('lets this origin be framed by itself where vendors run in a worker, and nowhere else', () => {
    expect(directive(policy({ bing: '1' }), 'frame-src')).toBe(`frame-src ${platformUrl} 'self'`)
    expect(directive(policy({ accountLogger: 'STR' }), 'frame-src')).toBe(`frame-src ${platformUrl}`)
    expect(policy({ bing: '1' })).toContain("frame-ancestors 'none'")
  })

  test('takes no plain text for a script where no vendor is configured, and reports it where one is', () => {
    const trusted = "require-trusted-types-for 'script'; trusted-types marquee-page marquee-part marquee-script"
    expect(policy({})).toContain(trusted)
    expect(barePolicy).toContain(trusted)
    expect(reportedPolicyOf(subject({}))).toBeNull()
    expect(policy({ bing: '1' })).not.toContain('trusted-types')
    expect(reportedPolicyOf(subject({ bing: '1' }))).toBe(
      "require-trusted-types-for 'script'; report-uri /api/csp-reports/; report-to csp",
    )
  })

  test('says where browsers report what it refuses', () => {
    for (const text of [barePolicy, policy({ bing: '1' })])
      expect(text).toMatch(/; report-uri \/api\/csp-reports\/; report-to csp$/)
  })

  test('of the worker’s frame evaluates, and reaches no host but this one and those of the brand’s vendors', () => {
    const text = workerPolicyOf(subject({ bing: '1' }))
    expect(directive(text, 'script-src')).toBe("script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:")
    expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://bat.bing.com https://bat.bing.net")
    expect(directive(text, 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(text.match(/https?:[^ ;]+/g)?.every((source) => source.includes('bing'))).toBe(true)
  })
})
