import { bannerCode, bannerValue } from '../../shared/storage/table.ts'
import { pageBasics } from '../state/page-basics.ts'
import { removeStored } from '../state/storage.ts'
import { readPage } from '../state/trusted-markup.ts'

/** A banner-tracking code, with the value that goes with it or null. */
export interface Campaign {
  readonly bt: string
  readonly r: string | null
}

const within = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined

const text = (of: unknown, name: string): string | null => {
  const value = within(of, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** The words come as the site's own markup: nothing in them but emphasis. */
const replace = (part: string, words: string | null): void => {
  if (words === null) return
  const { body } = readPage(words)
  for (const element of document.querySelectorAll(`[data-bt="${part}"]`))
    element.replaceChildren(...[...body.childNodes].map((node) => node.cloneNode(true)))
}

/** The links of a campaign that is about a deal code open the voucher popup; where it may not open, they lead where they did. */
const askForCode = (): void => {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-bt="cta"]')) link.dataset.hash = 'voucher'
}

/** The banner's pictures as the campaign has them: the media call carries bt and r, and the hash of that picture (spec 7). */
const swapPictures = ({ bt, r }: Campaign, hashes: unknown): void => {
  for (const picture of document.querySelectorAll('[data-bt="picture"] :is(source, img)')) {
    const name = picture instanceof HTMLSourceElement ? 'srcset' : 'src'
    const url = new URL(picture.getAttribute(name) ?? '', location.href)
    const { searchParams: query } = url
    const hash = within(within(hashes, query.get('device') ?? ''), query.get('layer') ?? '')
    query.set('bt', bt)
    if (r) query.set('r', r)
    if (typeof hash === 'string') query.set('h', hash)
    else query.delete('h')
    picture.setAttribute(name, url.origin === location.origin ? url.pathname + url.search : url.href)
  }
}

/** Puts a campaign's words in place of the banner's. An empty answer ends the campaign; a network failure does not (rulings 6.8). */
export async function showCampaign(kept: Campaign): Promise<void> {
  const page = pageBasics()
  if (!page) return
  const { bt, r } = kept
  try {
    const asked = new URLSearchParams(r ? { bt, r } : { bt })
    // Limit: 5 s; then the page keeps its own words and the code stays for the next page.
    const response = await fetch(`/api/${page.culture}/bt-texts/?${asked}`, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) return
    const texts: unknown = await response.json()
    if (typeof texts !== 'object' || texts === null) {
      removeStored(bannerCode)
      removeStored(bannerValue)
      return
    }
    const html = within(texts, 'html')
    replace('title', text(html, 'pageTitle'))
    replace('cta', text(html, 'cta'))
    replace('terms', text(html, 'terms'))
    if (within(texts, 'voucher') === true) askForCode()
    swapPictures(kept, within(texts, 'hashes'))
    // What is said of the page's own offer does not hold for the campaign's.
    for (const element of document.querySelectorAll('[data-bt="own"]')) element.remove()
  } catch {
    // The network failed: the page keeps its own words.
  }
}
