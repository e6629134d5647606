import type { BrandDefinition } from '../../shared/site/brand.ts'

export const brand = {
  name: 'Casa Brava',
  code: 'CBR',
  skinName: 'casabrava',
  license: 'GC',
  licensee: { name: 'Casa Brava Juego, S.A.', account: '99004', address: 'Calle del Azafrán 8, 41001 Sevilla' },
  hero: 'stage',
  colors: { theme: '#7d1128', background: '#fdf6e9', scheme: 'light', header: 'dark' },
  domain: {
    name: 'casabrava.example',
    host: 'www.casabrava.example',
    aliases: ['casabrava.example'],
    stagingHost: 'staging.casabrava.example',
    localHosts: ['es.localhost'],
    defaultCountry: 'ES',
    internalImgCdnHost: '',
    thirdPartySettings: {
      analytics: 'G-CASABRAVA1',
      tagManager: 'GTM-CASABR1',
      meta: '100000000000004',
      tiktok: 'CCASABRAVA001',
      accountLogger: 'CBR',
    },
    socialLinks: {
      es: [
        { network: 'twitter', url: 'https://twitter.example/casabrava' },
        { network: 'instagram', url: 'https://instagram.example/casabrava' },
      ],
    },
    support: {
      email: 'support@casabrava.example',
      phone: '+34 955 55 00 10',
      opens: '09:00',
      closes: '00:00',
      timeZone: 'Europe/Madrid',
    },
    isDefault: false,
    gamesSiteMap: false,
    cultures: ['es'],
  },
  restrictions: [
    { countries: ['AR', 'CL', 'MX', 'PE'], restriction: 'accountblocked' },
    { countries: ['GB', 'DE', 'SE', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
} as const satisfies BrandDefinition
