import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const rooms = '{bench,brands,client,drawing,e2e,locales,markets,platform,scripts,shared,tests,worker}/**/*.{ts,tsx,css}'
const most = 250
/** A first line that says why the file is long, or that it holds nothing but data. */
const reason = /^\/[/*].*(?:\b[Ll]ong(?:er)?\b|Data: )/

test(`a file of more than ${most} lines says why in its first line`, async () => {
  const silent: string[] = []
  for await (const file of glob(rooms)) {
    const lines = (await readFile(file, 'utf8')).split('\n')
    if (lines.length - 1 > most && !reason.test(lines[0] ?? '')) silent.push(`${file}: ${lines.length - 1} lines`)
  }
  expect(silent.sort()).toEqual([])
})
