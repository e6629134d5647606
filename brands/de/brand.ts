import type { BrandDefinition } from '../../shared/site/brand.ts'

export const brand = {
  name: 'Sternhaus',
  code: 'STH',
  skinName: 'sternhaus',
  license: 'GC',
  licensee: { name: 'Sternhaus Spielbetrieb GmbH', account: '99002', address: 'Leuchtturmkai 7, 20457 Hamburg' },
  hero: 'split',
  colors: { theme: '#0d1b36', background: '#f7f8fb', scheme: 'light', header: 'dark' },
  domain: {
    name: 'sternhaus.example',
    host: 'www.sternhaus.example',
    aliases: ['sternhaus.example'],
    stagingHost: 'staging.sternhaus.example',
    localHosts: ['de.localhost'],
    defaultCountry: 'DE',
    internalImgCdnHost: '',
    thirdPartySettings: {},
    socialLinks: {
      'de-DE': [
        { network: 'facebook', url: 'https://facebook.example/sternhaus' },
        { network: 'instagram', url: 'https://instagram.example/sternhaus' },
      ],
    },
    support: {
      email: 'support@sternhaus.example',
      phone: '+49 40 66969 120',
      opens: '09:00',
      closes: '00:00',
      timeZone: 'Europe/Berlin',
    },
    isDefault: false,
    gamesSiteMap: false,
    cultures: ['de-DE'],
  },
  // Higher than usual (spec 9).
  bannerSizes: { game: { width: 750, height: 210 } },
  restrictions: [
    // The permission holds in Germany alone: who is a customer there may look after the account from nearby, and no more.
    { countries: ['AT', 'CH', 'BE', 'FI', 'PT'], restriction: 'blockedwithlogin' },
    { countries: ['GB', 'ES', 'IT', 'SE', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
} as const satisfies BrandDefinition
