import { describe, expect, test } from 'vitest'
import { likely } from '../../../shared/text/likely.ts'

describe('the word that was probably meant', () => {
  const known = ['crawl', 'nu', 'axe', 'site-maps', 'lighthouse', 'load']
  test.each([
    ['crawll', 'crawl'],
    ['carwl', 'crawl'],
    ['Axe', 'axe'],
    ['sitemaps', 'site-maps'],
    ['light', 'lighthouse'],
    ['zebra', undefined],
    ['', undefined],
  ])('%j: %s', (word, meant) => {
    expect(likely(word, known)).toBe(meant)
  })
})
