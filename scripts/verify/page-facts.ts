import { type HTMLElement, parse } from 'node-html-parser'
import { englishWords, foreignParts, namedParts } from './english-words.ts'

/** An internal link of a page. */
export interface PageLink {
  readonly path: string
  /** What follows `#`; '' without one. */
  readonly fragment: string
  /** The link says that it leads to another language. */
  readonly foreign: boolean
}

/** What the rounds need of a page: small, so that ten thousand of them fit into memory. */
export interface PageFacts {
  readonly path: string
  readonly culture: string
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  /** Path of the canonical address. */
  readonly canonical: string | null
  /** hreflang → path. */
  readonly alternates: Readonly<Record<string, string>>
  readonly ids: ReadonlySet<string>
  readonly links: readonly PageLink[]
  /** Internal addresses of images, styles, scripts, icons and manifests. */
  readonly resources: readonly string[]
  /** Proper names on the page: of games and providers. */
  readonly names: readonly string[]
  /** Lines of a page in another language that have English words in them. */
  readonly suspects: readonly string[]
  /** What is wrong with the page alone. */
  readonly faults: readonly string[]
}

/** A hash that opens something over the page (spec 2 "Hash-driven overlays"): no place on it. */
const overlayHash = /^(search|gamepage|account\/|feedback)/
const landmarks = ['header', 'main', 'footer'] as const

const attribute = (root: HTMLElement, selector: string, name: string): string =>
  root.querySelector(selector)?.getAttribute(name) ?? ''

const localPath = (address: string): string => {
  const url = new URL(address)
  return url.pathname + url.search
}

const linksOf = (root: HTMLElement, own: string): PageLink[] =>
  root.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (!/^[/?#](?!\/)/.test(href)) return []
    const url = new URL(href, `http://site${own}`)
    const fragment = decodeURIComponent(url.hash.slice(1))
    return [
      {
        path: url.pathname + url.search,
        fragment: overlayHash.test(fragment) ? '' : fragment,
        foreign: link.hasAttribute('hreflang') || link.hasAttribute('lang'),
      },
    ]
  })

const resourcesOf = (root: HTMLElement): string[] => {
  const plain = [
    ...root.querySelectorAll('img[src], script[src], source[src]').map((element) => element.getAttribute('src') ?? ''),
    ...root
      .querySelectorAll(
        'link[rel=stylesheet], link[rel=icon], link[rel=manifest], link[rel=preload], link[rel=apple-touch-icon]',
      )
      .map((element) => element.getAttribute('href') ?? ''),
    ...root
      .querySelectorAll('[srcset]')
      .flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
  ]
  const social = root
    .querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')
    .map((element) => localPath(element.getAttribute('content') ?? 'http://site/'))
  return [...new Set([...plain.filter((address) => /^\/(?!\/)/.test(address)), ...social])]
}

/** Everything that a page shows or says, line by line; takes the parts in other languages out of the tree. */
const spokenLines = (root: HTMLElement): string[] => {
  for (const element of root.querySelectorAll([...foreignParts, 'script', 'style', 'template', 'svg'].join()))
    element.remove()
  const spoken = root
    .querySelectorAll('[aria-label], [alt], [title], [placeholder]')
    .flatMap((element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
  const head = root
    .querySelectorAll('meta[content]')
    .filter((meta) => /description|title/.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
    .map((meta) => meta.getAttribute('content') ?? '')
  const title = root.querySelector('title')?.text ?? ''
  return [title, ...head, ...spoken, ...(root.querySelector('body')?.structuredText.split('\n') ?? [])]
}

/** Everything that must hold of a single page (quality 4.2). */
const faultsOf = (root: HTMLElement, title: string, description: string): string[] => {
  const faults: string[] = []
  const headings = root.querySelectorAll('h1').length
  if (headings !== 1) faults.push(`${headings} h1`)
  for (const landmark of landmarks) if (root.querySelectorAll(landmark).length === 0) faults.push(`no <${landmark}>`)
  if (root.querySelectorAll('main').length > 1) faults.push('more than one <main>')
  if (title === '') faults.push('no title')
  if (description === '') faults.push('no description')
  const ids = root.querySelectorAll('[id]').map((element) => element.id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) faults.push(`id "${id}" twice`)
  if (root.querySelector('[style]')) faults.push('a style attribute, which the content security policy refuses')
  return faults
}

/** Reads a page; `path` is the address that it was asked for by. */
export function readPage(path: string, html: string): PageFacts {
  const root = parse(html)
  const title = root.querySelector('title')?.text.trim() ?? ''
  const description = attribute(root, 'meta[name=description]', 'content').trim()
  const canonical = attribute(root, 'link[rel=canonical]', 'href')
  const lang = attribute(root, 'html', 'lang')
  const base = {
    path,
    culture: attribute(root, 'html', 'data-culture-id'),
    lang,
    title,
    description,
    noindex: attribute(root, 'meta[name=robots]', 'content').includes('noindex'),
    canonical: canonical === '' ? null : localPath(canonical),
    alternates: Object.fromEntries(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', localPath(link.getAttribute('href') ?? '')]),
    ),
    ids: new Set(root.querySelectorAll('[id]').map((element) => element.id)),
    links: linksOf(root, path),
    resources: resourcesOf(root),
    names: root.querySelectorAll(namedParts.join()).map((element) => element.text.trim()),
    faults: faultsOf(root, title, description),
  }
  // Last: it takes parts out of the tree.
  const suspects = lang.startsWith('en') ? [] : spokenLines(root).filter((line) => englishWords(line, lang).length > 0)
  return { ...base, suspects: [...new Set(suspects)] }
}
