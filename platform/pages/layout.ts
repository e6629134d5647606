import { assets, brandAssets } from './assets.ts'
import { type Html, html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** Scripts of the platform's pages, by what the page is. */
export type PageScript = 'page' | 'frame'

/** The buttons that a market wants at the top of every page (rulings 8). A path leads to the site. */
function beam({ edition: { market }, siteOrigin, path }: PlayerRequest): Html {
  if (market.beam === null) return nothing
  const { buttons, sticky } = market.beam
  return html`<nav class="beam${sticky ? ' beam--sticky' : ''}"><ul>${buttons.map(({ name, url, page }) => {
    if (page !== undefined) return html`<li><a href="${path(`/${page}/`)}">${name}</a></li>`
    return html`<li><a href="${url.startsWith('/') ? siteOrigin + url : url}"${url.startsWith('/') ? '' : html` rel="noopener"`}>${name}</a></li>`
  })}</ul></nav>`
}

/** The licence line of the market with the brand's own licensee (rulings 8). */
function licenceLine({ desk: { brand, market, culture } }: PlayerRequest): string {
  const lines: Readonly<Partial<Record<string, string>>> = market.licence.line
  return (lines[culture.lang] ?? '')
    .replaceAll('{{licensee}}', brand.licensee.name)
    .replaceAll('{{account}}', brand.licensee.account)
}

/** Help with gambling: its name, and its number where it has one. */
export const helpLine = ({ desk: { market } }: PlayerRequest): Html =>
  html`<a href="${market.helpline.url}" rel="noopener">${market.helpline.name}</a>${
    market.helpline.phone === null
      ? nothing
      : html`, <a href="tel:${market.helpline.phone.replace(/\s/g, '')}">${market.helpline.phone}</a>`
  }`

function header(request: PlayerRequest): Html {
  const { desk, t, siteHref } = request
  const { logo } = brandAssets(desk.brand.id)
  return html`${beam(request)}<header class="top"><a class="top__logo" href="${siteHref('home')}"><img src="${logo}" width="200" height="110" alt="${t('common.logo', { brand: desk.brand.name })}"></a></header>`
}

function footer(request: PlayerRequest): Html {
  const { desk, t, siteHref } = request
  const { market } = desk
  const { regulator } = market.licence
  const link = regulator === null ? '' : html` <a href="${regulator.url}" rel="noopener">${regulator.name}</a>`
  return html`<footer class="bottom"><p class="bottom__demo">${t('common.demo')}</p>
<p><strong class="age">${t('common.ageBadge', { age: market.age.minimum })}</strong> ${t('common.help')} ${helpLine(request)}</p>
<p>${licenceLine(request)}${link}</p>
<p><a href="${siteHref('home')}">${t('common.backToSite', { brand: desk.brand.name })}</a></p></footer>`
}

/** The page's title bar and its main part; in the widget's frame without header and footer. */
export function pageDocument(
  request: PlayerRequest,
  page: {
    readonly title: string
    readonly main: Html
    readonly active: string
    readonly wide?: true
    readonly events?: Html
  },
): Html {
  const { desk, embedded } = request
  return shell(request, {
    title: `${page.title} | ${desk.brand.name}`,
    script: 'page',
    body: html`${embedded ? nothing : header(request)}<main id="main" tabindex="-1" data-active="${page.active}"${embedded ? html` aria-label="${page.title}"` : nothing}${page.wide ? html` class="wide"` : nothing}>${page.main}</main>${page.events ?? nothing}${embedded ? nothing : footer(request)}`,
  })
}

/** The document around everything: the brand's tokens, the language, one script. */
export function shell(
  { desk }: PlayerRequest,
  page: { readonly title: string; readonly body: Html; readonly script: PageScript; readonly className?: string },
): Html {
  const { brand, culture } = desk
  const { stylesheet, icon } = brandAssets(brand.id)
  return html`<!doctype html><html lang="${culture.htmlLang}"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="viewport" content="width=device-width"><meta name="theme-color" content="${brand.colors.theme}"><meta name="robots" content="noindex">
<link rel="stylesheet" href="${stylesheet}"><link rel="icon" href="${icon}" type="image/svg+xml"><script src="${assets.scripts[page.script]}" defer></script></head>
<body class="${page.className ?? 'whole'}">${page.body}</body></html>`
}
