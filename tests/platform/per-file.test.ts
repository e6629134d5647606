import { mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perFile } from '../../platform/content-files/per-file.ts'

test('what is made of a file is made anew where another of its size and time takes its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-per-file-'))
  const [file, other] = [join(folder, 'a.json'), join(folder, 'b.json')]
  let made = 0
  const textOf = perFile(async (path) => {
    made += 1
    return readFile(path, 'utf8')
  })
  try {
    expect(await textOf(file)).toBeUndefined()
    await writeFile(file, 'one')
    expect([await textOf(file), await textOf(file), made]).toEqual(['one', 'one', 1])
    const { atime, mtime } = await stat(file)
    await writeFile(other, 'two')
    await utimes(file, atime, mtime)
    await utimes(other, atime, mtime)
    await rename(other, file)
    expect(await textOf(file)).toBe('two')
  } finally {
    await rm(folder, { recursive: true })
  }
})
