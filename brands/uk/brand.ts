import type { BrandDefinition } from '../../shared/site/brand.ts'

export const brand = {
  name: 'Starling Casino',
  code: 'STR',
  skinName: 'starlingcasino',
  license: 'GC',
  licensee: { name: 'Starling Leisure Limited', account: '99001', address: '14 Roost Lane, Brighton BN1 9ZZ' },
  hero: 'bleed',
  colors: { theme: '#1d1029', background: '#150b1f', scheme: 'dark', header: 'dark' },
  domain: {
    name: 'starling.example',
    host: 'www.starling.example',
    aliases: ['starling.example'],
    stagingHost: 'staging.starling.example',
    localHosts: ['uk.localhost', 'localhost', '127.0.0.1'],
    defaultCountry: 'GB',
    internalImgCdnHost: '',
    thirdPartySettings: {
      analytics: 'G-STARLING01',
      tagManager: 'GTM-STARLG1',
      meta: '100000000000001',
      adroll: 'STARLINGADVERT01.STARLINGPIXEL001',
      bing: '10000001',
      tiktok: 'CSTARLING0001',
      accountLogger: 'STR',
    },
    socialLinks: {
      'en-GB': [
        { network: 'twitter', url: 'https://twitter.example/starlingcasino' },
        { network: 'facebook', url: 'https://facebook.example/starlingcasino' },
        { network: 'instagram', url: 'https://instagram.example/starlingcasino' },
      ],
      'en-IE': [
        { network: 'facebook', url: 'https://facebook.example/starlingcasinoie' },
        { network: 'instagram', url: 'https://instagram.example/starlingcasinoie' },
      ],
      'en-CA': [
        { network: 'twitter', url: 'https://twitter.example/starlingcasinoca' },
        { network: 'facebook', url: 'https://facebook.example/starlingcasinoca' },
      ],
      'fr-CA': [{ network: 'facebook', url: 'https://facebook.example/starlingcasinoqc' }],
    },
    support: {
      email: 'support@starling.example',
      phone: '+44 808 157 0001',
      opens: '08:00',
      closes: '00:00',
      timeZone: 'Europe/London',
    },
    isDefault: true,
    gamesSiteMap: false,
    cultures: ['en-GB', 'en-ROW', 'en-IE', 'en-CA', 'en-NZ', 'fr-CA'],
  },
  restrictions: [
    // Ontario has its own brand; a visitor who is not there can say so (spec 4 "notOntario").
    { countries: ['CA'], regions: ['ON'], restriction: 'blocked' },
    { countries: ['DE', 'ES', 'SE', 'DK', 'BR'], restriction: 'blocked' },
  ],
} as const satisfies BrandDefinition
