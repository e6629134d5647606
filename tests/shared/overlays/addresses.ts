import type { PageAddresses } from '../../../shared/site/page-data.ts'

export const pageAddresses: PageAddresses = {
  search: '/search/',
  contact: '/contact/',
  privacy: '/privacy/',
  terms: '/terms/',
  login: 'https://play.test/login/',
  register: 'https://play.test/register/',
  play: 'https://play.test/play/',
}
