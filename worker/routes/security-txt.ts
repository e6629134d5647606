import { Hono } from 'hono'
import { securityTxtExpires } from '../../shared/site/security-contact.ts'
import type { AppEnv } from '../context.ts'

/** GET /.well-known/security.txt: whom to tell of a fault of security (RFC 9116). */
export const securityTxt = new Hono<AppEnv>().get('/.well-known/security.txt', (c) => {
  const { brand, editions, origin } = c.var.site
  const languages = [...new Set(['en', ...editions.map(({ culture }) => culture.lang)])]
  const lines = [
    `Contact: mailto:security@${brand.domain.name}`,
    `Expires: ${securityTxtExpires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
})
