import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { pages } from '../../worker/pages/registry.ts'
import { sampleParams } from './support/sample-params.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const rows = Object.values(brands).flatMap((brand) =>
  brand.domain.cultures.map((id) => ({ brand: brand.id, host: brand.domain.localHosts[0] ?? '', id })),
)

describe('every route answers in each culture as the table says', () => {
  test.each(rows)('$brand $id', async ({ brand, host, id }) => {
    const { routePrefix, htmlLang } = cultures[id]
    const prefix = routePrefix === '' ? '' : `/${routePrefix}`
    const faults: string[] = []
    for (const route of compileRoutes(id, brand).byKey.values()) {
      const sample = await sampleParams(site.platform.origin, brand, id, route)
      const path = prefix + route.path.replace(/\{(\w+)\}/g, (_, name: string) => sample.params[name] ?? 'none')
      const built = pages[route.entry.contentType] !== undefined
      const wanted = route.available && built ? sample.expected : '404'
      const answer = await site.get(host, path)
      if (!wanted.split('|').includes(String(answer.status)))
        faults.push(`${route.key} ${path}: ${answer.status}, not ${wanted}`)
      if (!answer.text.includes(`lang="${htmlLang}"`) && answer.status !== 301)
        faults.push(`${route.key} ${path}: not in ${htmlLang}`)
    }
    expect(faults).toEqual([])
  })

  test.each(rows)('twenty games of $brand $id answer under their canonical address', async ({ brand, host, id }) => {
    const list = await fetch(
      `${site.platform.origin}/v1/games/?brand_local_code=${brand}&culture=${id}&page=1&page_size=20`,
    )
    const { games } = (await list.json()) as { games: { slug: string; name: string }[] }
    expect(games.length).toBe(20)
    const prefix = cultures[id].routePrefix === '' ? '' : `/${cultures[id].routePrefix}`
    for (const { slug, name } of games) {
      let answer = await site.get(host, `${prefix}/slots/${slug}/`)
      if (answer.status === 301)
        answer = await site.get(host, new URL(answer.headers.location ?? '', `http://${host}`).pathname)
      expect(answer.status, `${id} ${slug}`).toBe(200)
      expect(answer.text).toContain(`<h1>${name.replaceAll('&', '&amp;')}</h1>`)
    }
  })
})
