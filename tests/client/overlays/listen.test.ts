import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The parts of the overlays' template that a file names. */
const partsIn = async (path: string, pattern: RegExp): Promise<readonly string[]> =>
  [...(await readFile(path, 'utf8')).matchAll(pattern)].map(([, name = '']) => name)

test('without a network the dialog is found by the parts that its template names, and by nothing else', async () => {
  const named = await partsIn('worker/document/layout/OverlayShell.tsx', /data-part="([\w-]+)"/g)
  const selectors = await partsIn(
    'client/overlays/listen.ts',
    /(?:copy|failure)\.querySelector(?:<\w+>)?\('([^']+)'\)/g,
  )
  const parts = selectors.filter((selector) => selector.startsWith('[data-part='))
  expect(parts).toHaveLength(5)
  for (const part of parts) expect(named).toContain(part.slice('[data-part='.length, -1))
  // Its first sentence says what is wrong.
  expect(selectors.filter((selector) => !parts.includes(selector))).toEqual(['p'])
})
