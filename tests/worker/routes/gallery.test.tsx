import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { promotionCardSchema, promotionTemplates } from '../../../shared/content/promotion.ts'
import { loadGallery } from '../../../worker/routes/gallery/content.ts'
import { Gallery } from '../../../worker/routes/gallery/Gallery.tsx'
import { promotionSamples } from '../../../worker/routes/gallery/samples.ts'
import { promotionCard } from '../../shared/content/whole-answers.ts'
import { sampleContent } from '../pages/sample-content.ts'
import { contentOf, viewOf } from '../pages/support.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('promotions are there in every template, dated, plain and ended', () => {
  const samples = promotionSamples(promotionCardSchema.parse(promotionCard), now)
  expect(new Set(samples.map(({ value }) => value.template))).toEqual(new Set(promotionTemplates))
  expect(samples.map(({ value }) => value.ends)).toContain('2026-11-25')
  expect(samples.map(({ value }) => value.state)).toContain('expired')
})

/** The parts that the gallery shows: those that its files import, and what these are made of. */
function shownParts(): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)) {
      const imported = normalize(join(dirname(file), path))
      if (/^worker\/(?:parts|routes\/gallery)\//.test(imported)) follow(imported)
    }
  }
  follow('worker/routes/gallery/Gallery.tsx')
  return new Set([...seen].filter((file) => file.startsWith('worker/parts/')).map((file) => basename(file)))
}

test('every part that pages share has its place in the gallery', () => {
  const parts = readdirSync('worker/parts').filter((name) => name.endsWith('.tsx'))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((name) => !shownParts().has(name))).toEqual([])
})

describe.each(['en-GB', 'de-DE', 'sv', 'es', 'ca'] as const)('the gallery in %s', (culture) => {
  const view = viewOf(culture)
  const drawn = async (): Promise<string> => {
    const content = await loadGallery(view, contentOf(sampleContent({ items: 3, letters: 40, bare: false })), now)
    return renderToStaticMarkup(<Gallery view={view} content={content} brands={[]} now={now} />)
  }

  test('shows each kind of failure and each screen of a place that is not served', async () => {
    const html = await drawn()
    expect(html.match(/class="error-page"/g)).toHaveLength(7)
    expect(html.match(/class="blocking"/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('shows games in every shape, narrowed and not, and the rows of the device', async () => {
    const html = await drawn()
    const names = ['game-row--lead', 'game-row--ranked', 'filter--set', 'kept-games recent']
    if (view.href('jackpots') !== null) names.push('jackpot-band')
    expect(names.filter((name) => !html.includes(name))).toEqual([])
    // A phone's drawer belongs to the bar that it stands in.
    const ids = [...html.matchAll(/<form[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is found by no search engine', async () => {
    expect(await drawn()).toContain('<meta name="robots" content="noindex"/>')
  })
})
