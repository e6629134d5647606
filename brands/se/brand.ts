import type { BrandDefinition } from '../../shared/site/brand.ts'

export const brand = {
  name: 'Norrsken',
  code: 'NSK',
  skinName: 'norrsken',
  license: 'GC',
  licensee: { name: 'Norrsken Spel AB', account: '99003', address: 'Polgatan 7, 981 31 Kiruna' },
  hero: 'open',
  colors: { theme: '#0a100f', background: '#070c0b', scheme: 'dark', header: 'dark' },
  domain: {
    name: 'norrsken.example',
    host: 'www.norrsken.example',
    aliases: ['norrsken.example'],
    stagingHost: 'staging.norrsken.example',
    localHosts: ['se.localhost'],
    defaultCountry: 'SE',
    internalImgCdnHost: '',
    thirdPartySettings: {
      analytics: 'G-NORRSKEN01',
      meta: '100000000000003',
      accountLogger: 'NSK',
    },
    socialLinks: {},
    support: {
      email: 'support@norrsken.example',
      phone: null,
      opens: '08:00',
      closes: '23:00',
      timeZone: 'Europe/Stockholm',
    },
    isDefault: false,
    gamesSiteMap: false,
    cultures: ['sv'],
  },
  // Lower on phones, and higher beside games, than usual (spec 9).
  bannerSizes: { mobile: { foreground: { width: 750, height: 250 } }, game: { width: 750, height: 210 } },
  restrictions: [
    { countries: ['FI'], restriction: 'playblocked' },
    { countries: ['GB', 'DE', 'ES', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
} as const satisfies BrandDefinition
