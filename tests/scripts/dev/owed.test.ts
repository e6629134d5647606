import { describe, expect, test } from 'vitest'
import { type Code, owedBy } from '../../../scripts/dev/owed.ts'

/** Some files of each bundle. */
const made: Readonly<Record<keyof Code, readonly string[]>> = {
  assets: ['client/boot.ts', 'shared/ui/Link.tsx', 'locales/sv/site.json', 'brands/uk/brand.ts'],
  platform: ['platform/app.ts', 'locales/sv/site.json', 'brands/uk/brand.ts'],
  restart: ['platform/seed/seed.ts', 'brands/uk/brand.ts'],
  site: ['worker/app.ts', 'shared/ui/Link.tsx', 'locales/sv/site.json', 'brands/uk/brand.ts'],
}
const code: Code = {
  assets: (path) => made.assets.includes(path),
  platform: (path) => made.platform.includes(path),
  restart: (path) => made.restart.includes(path),
  site: (path) => made.site.includes(path),
}

describe('what a change costs', () => {
  test.each([
    ['worker/app.ts', ['site']],
    ['client/boot.ts', ['assets', 'platform', 'site']],
    ['shared/ui/Link.tsx', ['assets', 'platform', 'site']],
    ['locales/sv/site.json', ['assets', 'platform', 'site']],
    ['worker/parts/new.css', ['assets', 'platform', 'site']],
    ['platform/pages/page.css', ['assets', 'platform', 'site']],
    ['brands/uk/theme.css', ['assets', 'platform', 'site']],
    ['public/robots.txt', ['assets', 'platform', 'site']],
    ['platform/app.ts', ['platform']],
    ['platform/seed/seed.ts', ['restart']],
    ['platform/demo/content/sv/new.yaml', ['content']],
    ['platform/storage/migrations/0009_new.sql', ['content']],
    ['brands/uk/brand.ts', ['assets', 'platform', 'restart', 'site']],
    ['wrangler.toml', ['site']],
    ['platform/wrangler.toml', ['platform']],
    ['worker/notes.txt', []],
  ])('%s: %j', (path, owed) => {
    expect([...owedBy([path], code)].sort()).toEqual([...owed].sort())
  })

  test('adds up over a burst; a process that starts anew seeds by itself', () => {
    const paths = ['worker/app.ts', 'platform/seed/seed.ts', 'platform/demo/content/sv/new.yaml']
    expect([...owedBy(paths, code)].sort()).toEqual(['restart', 'site'])
  })
})
