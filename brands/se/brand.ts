import type { Brand } from '../../shared/site/culture.ts'

export const se = {
  id: 'se',
  name: 'Norrsken',
  code: 'NSK',
  skinName: 'norrsken',
  license: 'GC',
  licensee: { name: 'Norrsken Spel AB', account: '99003', address: 'Polgatan 7, 981 31 Kiruna' },
  colors: { theme: '#0a100f', background: '#070c0b', scheme: 'dark', header: 'dark' },
  domain: {
    name: 'norrsken.example',
    host: 'www.norrsken.example',
    aliases: ['norrsken.example'],
    stagingHost: 'staging.norrsken.example',
    localHosts: ['se.localhost'],
    localCode: 'se',
    defaultCountry: 'SE',
    internalImgCdnHost: '',
    thirdPartySettings: { analytics: '', tagManager: '', meta: '', adroll: '', bing: '', tiktok: '' },
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
} as const satisfies Brand
