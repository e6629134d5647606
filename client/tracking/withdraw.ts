import type { Consent } from '../../shared/consent/categories.ts'
import { everythingStored } from '../../shared/storage/everything.ts'
import { cookieDomains, namesToRemove } from '../../shared/storage/withdrawal.ts'

const cookieNames = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')

const expire = (name: string): void => {
  const domains = ['', ...cookieDomains(location.hostname).map((domain) => `; domain=${domain}`)]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** Removes from this origin what is kept without consent: this site's own and the vendors' (rulings 6.6). Denied storage holds nothing. */
export function removeUngranted(granted: Consent): void {
  try {
    for (const name of namesToRemove(everythingStored, 'cookie', cookieNames(), granted)) expire(name)
    for (const name of namesToRemove(everythingStored, 'local', Object.keys(localStorage), granted))
      localStorage.removeItem(name)
  } catch (error) {
    console.warn('What is stored could not be removed.', error)
  }
}
