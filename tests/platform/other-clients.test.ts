import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { routes } from '../../platform/app.ts'

/** Every address below /v1/ that the site's code spells, as a pattern: what is filled in fits any word. */
async function askedFor(): Promise<RegExp[]> {
  const patterns = new Set<string>()
  for await (const file of glob('{worker,client,shared}/**/*.{ts,tsx}'))
    for (const [, address = ''] of (await readFile(file, 'utf8')).matchAll(/['`](\/v1\/[^'`]*)['`]/g))
      patterns.add(address.replace(/\$\{[^}]*\}/g, '[^/]+'))
  return [...patterns].map((pattern) => new RegExp(`^${pattern}$`))
}

test('a call of the content API that the site does not make says that it is for other clients, and no other does', async () => {
  const asked = await askedFor()
  const isAsked = (path: string, words: readonly string[]): boolean =>
    words.some((word) => asked.some((pattern) => pattern.test(path.replace(/:\w+/, word))))
  const calls = routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/'))
  const unasked = calls.filter(({ path, params = {} }) => !isAsked(path, Object.values(params)[0] ?? ['any']))
  const marked = calls.filter(({ otherClients }) => otherClients)
  expect(marked.map(({ path }) => path)).toEqual(unasked.map(({ path }) => path))
})
