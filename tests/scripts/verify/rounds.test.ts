import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { scoreFaults } from '../../../scripts/verify/lighthouse-scores.ts'
import { report } from '../../../scripts/verify/report.ts'
import { chosenRounds } from '../../../scripts/verify/rounds.ts'
import { verifiedSites } from '../../../scripts/verify/sites.ts'

describe('what is run', () => {
  test('all rounds where none is named, else the named ones in the rounds’ own order', () => {
    const all = chosenRounds([]).map(([name]) => name)
    expect(all).toContain('crawl')
    expect(chosenRounds(['axe', 'crawl']).map(([name]) => name)).toEqual(['crawl', 'axe'])
  })

  test('all brands, or those of the chosen brands and cultures', () => {
    expect(verifiedSites([]).map(({ id }) => id)).toEqual(brandIds)
    expect(verifiedSites(['de', 'fr-CA']).map(({ id, cultures }) => [id, cultures])).toEqual([
      ['uk', ['fr-CA']],
      ['de', ['de-DE']],
    ])
    expect(() => verifiedSites(['xx'])).toThrow('There is no brand or culture "xx": choose from uk, ')
  })
})

test('the report says what each round found; one that breaks is a fault and does not stop the next', async () => {
  const lines: string[] = []
  const run = { port: 1, sites: [], pageLimit: 1, accept: false, say: (line: string) => lines.push(line) }
  const good = await report(run, [
    ['first', () => Promise.reject(new Error('no site'))],
    ['second', async () => []],
  ])
  expect(good).toBe(false)
  expect(lines.join('\n')).toMatch(/no site[\s\S]*first .* s {2}1 faults\nsecond .* s {2}0 faults\nin all .* 1 faults/)
  expect(await report(run, [['second', async () => []]])).toBe(true)
})

test('a score below its limit is told with the audits that cost it', () => {
  const category = (score: number) => ({
    score,
    auditRefs: [
      { id: 'lcp', weight: 25 },
      { id: 'hint', weight: 0 },
    ],
  })
  const audits = {
    lcp: { score: 0.4, title: 'Largest Contentful Paint', displayValue: '4.0 s' },
    hint: { score: 0, title: 'A hint' },
  }
  const categories = { performance: category(0.85), accessibility: category(1), seo: category(1) }
  expect(scoreFaults({ categories, audits })).toEqual([
    'performance 85 of 98: Largest Contentful Paint (4.0 s)',
    'no score for best-practices',
  ])
})
