import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { vendorIds } from '../../../shared/tracking/vendors.ts'
import { barePolicy, policyOf } from '../../../worker/middleware/content-security-policy.ts'

const platformUrl = 'https://play.starling.example'
const nobody = Object.fromEntries(vendorIds.map((id) => [id, ''])) as Record<(typeof vendorIds)[number], string>

const policy = (settings: Partial<typeof nobody>, cdn = '') =>
  policyOf({
    site: {
      platformUrl,
      brand: {
        ...brands.uk,
        domain: { ...brands.uk.domain, internalImgCdnHost: cdn, thirdPartySettings: { ...nobody, ...settings } },
      },
    },
    vendorOrigin: null,
  })
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
      expect(policyOf({ site: { platformUrl, brand }, vendorOrigin: null })).not.toMatch(/unsafe/)
    },
  )
})
