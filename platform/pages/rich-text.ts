import { type Html, html } from './html.ts'

const marked = /<(\w+)>(.*?)<\/\1>/

/** A text of the catalogue in which `<name>…</name>` marks a link. A mark without an address stays words. */
export function withLinks(text: string, addresses: Readonly<Record<string, string>>): Html {
  const found = marked.exec(text)
  if (found === null) return html`${text}`
  const [whole, name = '', words = ''] = found
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + whole.length)
  const address = addresses[name]
  const link =
    address === undefined ? html`${words}` : html`<a href="${address}" target="_blank" rel="noopener">${words}</a>`
  return html`${before}${link}${withLinks(after, addresses)}`
}
