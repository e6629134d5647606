import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { brands } from '../../brands/registry.ts'
import { textsOf } from '../../locales/catalogues.ts'
import { cultures } from '../../locales/registry.ts'
import { problem } from '../../shared/http/problem.ts'
import { createTranslate } from '../../shared/i18n/translate.ts'
import { prefixed, prefixOf } from '../../shared/routes/prefix.ts'
import { type Bindings, configOf } from '../env.ts'
import { siteAddress } from '../site-address.ts'

/** Where the site's links lead without script: logging in, joining, playing (rulings 6.2). */
const doors = ['login', 'register', 'play'] as const
type Door = (typeof doors)[number]

const style = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto 0;padding:0 1.25rem;color:#1b1b1f;background:#fff}
h1{font-size:1.75rem;line-height:1.25}a{color:#0b57d0}`

/** One door: says in the visitor's language that it does not open yet, and leads back. */
function answer(c: Context<{ Bindings: Bindings }>, door: Door) {
  const brand = Object.values(brands).find(({ code }) => code === c.req.query('brand_code'))
  const id = brand?.domain.cultures.find((own) => cultures[own].locale === c.req.query('culture'))
  if (brand === undefined || id === undefined) return problem(400, 'Say which brand_code and which of its cultures.')
  const { htmlLang } = cultures[id]
  const t = createTranslate(htmlLang, textsOf(id))
  const title = t(`platform.${door}`, { brand: brand.name })
  const home = `${siteAddress(configOf(c.env), brand.id)}${prefixed(prefixOf(brand.domain, cultures[id]), '/')}`
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
  return c.html(html`<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${t('platform.text')}</p><p><a href="${home}">${t('platform.back', { brand: brand.name })}</a></p></main></body></html>`)
}

/** The addresses of the secure platform that people open. The widget and the lobby take their place. */
export const doorPages = new Hono<{ Bindings: Bindings }>({ strict: false })
for (const door of doors) doorPages.get(`/${door}`, (c) => answer(c, door))
