import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localiseLink } from '../../../shared/routes/localise-link.ts'
import { cultureIds } from '../../../shared/site/ids.ts'
import { viewOf } from '../../worker/pages/support.ts'

const localise = (culture: (typeof cultureIds)[number], target: string): string | null => {
  const { edition, site } = viewOf(culture)
  return localiseLink(target, edition, site.editions)
}

describe('an internal link', () => {
  test.each([
    ['en-GB', '/slots/', '/slots/'],
    ['en-GB', '/slots', '/slots/'],
    ['en-GB', '/Slots//New', '/slots/new/'],
    ['en-IE', '/terms/?from=mail#section-money', '/en-IE/terms/?from=mail#section-money'],
    ['es', '/slots/new/', '/slots/nuevas/'],
    ['es', '/slots/nuevas/', '/slots/nuevas/'],
    ['fr-CA', '/promotions/welcome/', '/fr-CA/offres-promotionnelles/welcome/'],
    ['frca', '/features/', '/frca/fonctionnalites/'],
    ['ca', '/payment-methods/visa/', '/payment-methods/visa/'],
    ['frca', '/payment-methods/visa/', '/frca/payment-methods/visa/'],
    ['de-DE', '/slots/thor/', '/slots/thor/'],
  ] as const)('in %s: %s is written %s', (culture, target, expected) => {
    expect(localise(culture, target)).toBe(expected)
  })

  test.each([
    ['en-GB', '/en-IE/slots/', '/en-IE/slots/'],
    ['en-IE', '/en-GB/slots/', '/slots/'],
    ['en-IE', '/fr-CA/promotions/', '/fr-CA/offres-promotionnelles/'],
    ['ca', '/FRCA/slots/', '/frca/slots/'],
  ] as const)('in %s: a known locale in front of %s decides', (culture, target, expected) => {
    expect(localise(culture, target)).toBe(expected)
  })

  test.each([
    ['de-DE', '/casino/', 'the culture has no casino'],
    ['de-DE', '/slots/jackpots/', 'its word is no game either'],
    ['sv', '/payment-methods/', 'Sweden has no payment pages'],
    ['es', '/impressum/', 'Germany alone has one'],
    ['en-GB', '/de-DE/slots/', 'another domain has that culture'],
    ['en-GB', '/no/such/page/', 'nobody has it'],
    ['en-GB', '//evil.example/', 'it names a host'],
    ['en-GB', '/\\evil.example/', 'browsers read it as a host'],
    ['en-GB', 'slots/', 'it does not begin at the root'],
    ['en-GB', '/%E0%A4%A/', 'it cannot be read'],
  ] as const)('in %s: %s leads nowhere: %s', (culture, target, _why) => {
    expect(localise(culture, target)).toBeNull()
  })

  test('leaves files as they are', () => {
    expect(localise('en-IE', '/img/games/x.svg')).toBe('/img/games/x.svg')
  })

  test('changes nothing when it is applied twice (rulings 2.6)', () => {
    const targets = ['/', '/slots/', '/slots/new/', '/contact/', '/promotions/a-b/', '/features/', '/help/#question-x']
    fc.assert(
      fc.property(fc.constantFrom(...cultureIds), fc.constantFrom(...targets), (culture, target) => {
        const once = localise(culture, target)
        if (once !== null) expect(localise(culture, once)).toBe(once)
      }),
    )
  })
})
