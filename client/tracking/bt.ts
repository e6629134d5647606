import { readPageData } from '../state/page-data.ts'

/** Session keys of the banner-tracking code and the value that goes with it (spec 9). */
const keys = { bt: 'mdxlc', r: 'mdxlcr' } as const

const text = (of: object, name: string): string | null => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === 'string' && value !== '' ? value : null
}

const replace = (part: string, words: string | null): void => {
  if (words === null) return
  for (const element of document.querySelectorAll(`[data-bt="${part}"]`)) element.textContent = words
}

/** The banner's pictures as the campaign has them: the media call carries bt and r (spec 7). */
const swapPictures = (bt: string, r: string | null): void => {
  for (const picture of document.querySelectorAll('[data-bt="picture"] :is(source, img)')) {
    const name = picture instanceof HTMLSourceElement ? 'srcset' : 'src'
    const url = new URL(picture.getAttribute(name) ?? '', location.href)
    url.searchParams.set('bt', bt)
    if (r) url.searchParams.set('r', r)
    picture.setAttribute(name, url.pathname + url.search)
  }
}

/**
 * Keeps `bt` and `r` of the address for the session and puts the campaign's words in place of the banner's while they are
 * kept. An empty answer ends that; a network failure does not (rulings 6.8).
 */
export async function followBannerTracking(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const page = readPageData()
  try {
    const named = query.get('bt')
    if (named) {
      sessionStorage.setItem(keys.bt, named)
      const r = query.get('r')
      if (r) sessionStorage.setItem(keys.r, r)
      else sessionStorage.removeItem(keys.r)
    }
    const bt = sessionStorage.getItem(keys.bt)
    const r = sessionStorage.getItem(keys.r)
    if (!bt || !page || !document.querySelector('[data-bt]')) return
    const asked = new URLSearchParams(r ? { bt, r } : { bt })
    // Limit: 5 s; then the page keeps its own words and the code stays for the next page.
    const response = await fetch(`/api/${page.culture}/bt-texts/?${asked}`, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) return
    const texts: unknown = await response.json()
    if (typeof texts !== 'object' || texts === null) {
      for (const key of Object.values(keys)) sessionStorage.removeItem(key)
      return
    }
    replace('title', text(texts, 'pageTitle'))
    replace('cta', text(texts, 'cta'))
    replace('terms', text(texts, 'terms'))
    swapPictures(bt, r)
    // What is said of the page's own offer does not hold for the campaign's.
    for (const element of document.querySelectorAll('[data-bt="own"]')) element.remove()
  } catch {
    // Storage is closed, or the network failed: the page keeps its own words.
  }
}
