import type { BrandDefinition } from '../../shared/site/brand.ts'

/** Provinces and territories outside Ontario. */
const restOfCanada = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'QC', 'SK', 'YT'] as const

export const brand = {
  name: 'Maple Row',
  code: 'MPR',
  skinName: 'maplerow',
  license: 'GC',
  licensee: { name: 'Maple Row Gaming Inc.', account: '99005', address: '88 Lantern Row, Toronto, ON M5V 0Z9' },
  hero: 'wash',
  colors: { theme: '#ffffff', background: '#ffffff', scheme: 'light', header: 'light' },
  domain: {
    name: 'maplerow.example',
    host: 'www.maplerow.example',
    aliases: ['maplerow.example'],
    stagingHost: 'staging.maplerow.example',
    localHosts: ['on.localhost'],
    defaultCountry: 'CA',
    internalImgCdnHost: '',
    thirdPartySettings: {
      analytics: 'G-MAPLEROW01',
      bing: '10000005',
      accountLogger: 'MPR',
    },
    socialLinks: {
      ca: [
        { network: 'twitter', url: 'https://twitter.example/maplerow' },
        { network: 'facebook', url: 'https://facebook.example/maplerow' },
        { network: 'instagram', url: 'https://instagram.example/maplerow' },
      ],
      frca: [{ network: 'facebook', url: 'https://facebook.example/maplerowfr' }],
    },
    support: {
      email: 'support@maplerow.example',
      phone: '+1 888 555 0010',
      opens: '08:00',
      closes: '00:00',
      timeZone: 'America/Toronto',
    },
    isDefault: false,
    gamesSiteMap: false,
    cultures: ['ca', 'frca'],
  },
  restrictions: [
    { countries: ['CA'], regions: restOfCanada, restriction: 'playblocked' },
    { countries: ['GB', 'IE', 'NZ', 'DE', 'ES', 'SE', 'DK', 'BR'], restriction: 'blocked' },
  ],
} as const satisfies BrandDefinition
