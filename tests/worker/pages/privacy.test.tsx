import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { cultureIds } from '../../../shared/site/ids.ts'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { StoredThings } from '../../../worker/pages/privacy/StoredThings.tsx'
import { viewOf } from './support.ts'

/** The cells of the row that begins with a name. */
const rowOf = (html: string, name: string): string[] => {
  const row = html.match(/<tr>.*?<\/tr>/gs)?.find((text) => text.includes(`<code>${name}</code>`)) ?? ''
  return [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''))
}

describe('what is stored on the device', () => {
  test.each(cultureIds)('is listed whole in %s', (id) => {
    const html = renderToStaticMarkup(<StoredThings view={viewOf(id)} />)
    for (const { name } of siteStorage) {
      const cells = rowOf(html, name)
      expect(cells).toHaveLength(5)
      for (const cell of cells) expect(cell, name).not.toBe('')
    }
  })

  test('names the vendors of the brand, and no others’ things', () => {
    const [uk, de] = (['en-GB', 'de-DE'] as const).map((id) => renderToStaticMarkup(<StoredThings view={viewOf(id)} />))
    expect(rowOf(uk ?? '', '_fbp').slice(2)).toEqual(['Cookie', '90 days', 'Meta'])
    expect(rowOf(uk ?? '', '_ga_…').at(-1)).toBe('Google Analytics')
    expect(de).not.toMatch(/_fbp|_ga|Google/)
  })

  test.each([
    ['de-DE', 'xtcl', '7 Tage'],
    ['en-GB', 'xconsent', '1 year'],
    ['sv', 'Aname', '30 dygn'],
    ['es', 'xnoton', 'Hasta que cierres el navegador'],
    ['en-GB', 'xpwa', 'Until you close the tab'],
  ] as const)('in %s %s is kept: %s', (id, name, words) => {
    expect(rowOf(renderToStaticMarkup(<StoredThings view={viewOf(id)} />), name)[3]).toBe(words)
  })
})
