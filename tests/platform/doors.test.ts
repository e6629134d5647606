import { describe, expect, it } from 'vitest'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { doorPages } from '../../platform/routes/doors.ts'
import { platformKeys } from '../../scripts/run/local-keys.ts'
import { prefixed, prefixOf } from '../../shared/routes/prefix.ts'

const refused = (): never => {
  throw new Error('A door asked for what is stored.')
}
/** What a door is given; none touches what is stored. */
const bindings = {
  ENVIRONMENT: 'test',
  SITE_ORIGIN: 'http://127.0.0.1:8787',
  ...platformKeys,
  DB: { prepare: refused, batch: refused },
  MEDIA: { get: refused, put: refused },
}
const open = async (address: string) => doorPages.request(address, undefined, bindings)

const rows = Object.values(brands).flatMap((brand) =>
  brand.domain.cultures.map((id) => ({ brand, culture: cultures[id], host: brand.domain.localHosts[0] })),
)

describe('the addresses of the platform that people open without script', () => {
  it.each(rows)('speak $culture.id, say whose they are, and lead back', async ({ brand, culture, host }) => {
    const home = `http://${host}:8787${prefixed(prefixOf(brand.domain, culture), '/')}`
    for (const door of ['login', 'register', 'play']) {
      const answer = await open(`/${door}/?brand_code=${brand.code}&culture=${culture.locale}`)
      const text = await answer.text()
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      expect(text).toContain(`<html lang="${culture.htmlLang}">`)
      expect(text).toMatch(new RegExp(`<h1>[^<]*${brand.name}[^<]*</h1>`))
      expect(text).toContain(`href="${home}"`)
    }
  })

  it.each(['/login/', '/login/?brand_code=STR&culture=sv', '/play/?brand_code=%3Cb%3E&culture=en-GB'])(
    '%s is refused: nobody’s door',
    async (address) => {
      expect((await open(address)).status).toBe(400)
    },
  )
})
