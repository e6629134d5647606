import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What `react` means in the Worker's build (wrangler.toml [alias]): the tests render with the same. */
const edge = [
  { find: /^react$/, replacement: local('worker/react-at-the-edge.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: 'cloudflare:workers', replacement: local('tests/support/cloudflare-workers.ts') },
]

/** HTML files are text, as they are in the Worker's build (wrangler's default rules). */
const htmlAsText: Plugin = {
  name: 'html-as-text',
  enforce: 'pre',
  load: async (id) =>
    id.endsWith('.html') ? `export default ${JSON.stringify(await readFile(id, 'utf8'))}` : undefined,
}

/**
 * `unit`: decisions and pure functions, in Node. `workers`: the built Workers in workerd, with real KV, D1 and R2. Both
 * need `npm run build` before.
 */
export default defineConfig({
  plugins: [htmlAsText],
  resolve: { alias: edge },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Two cores: two files at a time; each that needs a Worker starts its own.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/workers/**', 'tests/platform/**'],
          setupFiles: ['tests/support/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'workers',
          include: ['tests/{workers,platform}/**/*.test.ts'],
          globalSetup: ['tests/support/seeded-folder.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
