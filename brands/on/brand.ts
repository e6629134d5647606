import type { Brand } from '../../shared/site/culture.ts'

export const on = {
  id: 'on',
  name: 'Maple Row',
  code: 'MPR',
  skinName: 'maplerow',
  license: 'GC',
  licensee: { name: 'Maple Row Gaming Inc.', account: '99005', address: '88 Lantern Row, Toronto, ON M5V 0Z9' },
  colors: { theme: '#ffffff', background: '#ffffff', scheme: 'light', header: 'light' },
  domain: {
    name: 'maplerow.example',
    host: 'www.maplerow.example',
    aliases: ['maplerow.example'],
    stagingHost: 'staging.maplerow.example',
    localHosts: ['on.localhost'],
    localCode: 'on',
    defaultCountry: 'CA',
    internalImgCdnHost: '',
    thirdPartySettings: { analytics: '', tagManager: '', meta: '', adroll: '', bing: '', tiktok: '' },
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
} as const satisfies Brand
