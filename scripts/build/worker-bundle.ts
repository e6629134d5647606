import type { BuildOptions } from 'esbuild'
import { unstable_readConfig } from 'wrangler'

/**
 * A Worker's bundle as wrangler makes it, for esbuild itself: what is built again and again, or in variants, has no second to
 * lose on a deploy that is not made. A deploy, `npm start` and the tests take wrangler's own (build/worker.ts).
 */
export function workerBundle(config: string): BuildOptions {
  const { main, alias = {}, define = {} } = unstable_readConfig({ config })
  if (main === undefined) throw new Error(`${config} names no "main".`)
  return {
    entryPoints: { index: main },
    bundle: true,
    // A runtime takes a small script in sooner: half the time of a swap goes with its size.
    minify: true,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    // What the runtime itself has: its own modules, and those of Node where a Worker asks for them.
    external: ['cloudflare:*', 'node:*'],
    alias,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    jsx: 'automatic',
    loader: { '.html': 'text', '.txt': 'text', '.sql': 'text' },
    legalComments: 'none',
  }
}
