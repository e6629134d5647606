import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cultures } from '../../../locales/registry.ts'
import { matrixCultures, matrixOf, sampleGames } from './support/matrix.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ games: 60 })
})
afterAll(() => site.stop())

/** What a visitor would find wrong in any page, error pages included. */
const faultsOf = (html: string, htmlLang: string): string[] => [
  ...(html.includes(`<html lang="${htmlLang}"`) ? [] : [`not in ${htmlLang}`]),
  ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ['not one h1']),
  ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']),
  ...(/<main /.test(html) && /<header /.test(html) && /<footer /.test(html) ? [] : ['a landmark is missing']),
  ...(/\sstyle="/.test(html) ? ['a style attribute, which the policy refuses'] : []),
]

describe('every route answers in each culture as the specification says', () => {
  test.each(matrixCultures)('$brand $culture', async ({ brand, host, culture }) => {
    const faults: string[] = []
    for (const { key, path, expected } of await matrixOf(site.platform.origin, brand, culture)) {
      const answer = await site.get(host, path)
      const say = (fault: string) => faults.push(`${key} ${path}: ${fault}`)
      if (!expected.includes(answer.status)) say(`${answer.status}, not ${expected.join(' or ')}`)
      else if (answer.status !== 301) for (const fault of faultsOf(answer.text, cultures[culture].htmlLang)) say(fault)
    }
    expect(faults).toEqual([])
  })
})

describe('twenty games answer under their canonical address', () => {
  test.each(matrixCultures)('$brand $culture', async ({ brand, host, culture }) => {
    const games = await sampleGames(site.platform.origin, brand, culture)
    expect(games.length).toBe(20)
    for (const { path, name } of games) {
      let answer = await site.get(host, path)
      // A game of another category: one redirect, to its own address (rulings 3.5).
      if (answer.status === 301) answer = await site.get(host, answer.headers.location ?? '')
      expect(answer.status, path).toBe(200)
      expect(answer.text).toContain(`<h1>${name.replaceAll('&', '&amp;')}</h1>`)
    }
  })
})
