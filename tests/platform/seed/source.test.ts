import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashOfFiles } from '../../../platform/seed/source.ts'

const run = promisify(execFile)

test('a file that the seed depends on and that is not there is a fault, not an empty one', async () => {
  await expect(hashOfFiles(['platform/seed/none.ts'])).rejects.toThrow('platform/seed/none.ts is not there')
  expect(await hashOfFiles(['platform/seed/source.ts'])).not.toBe(await hashOfFiles(['platform/seed/write.ts']))
})

test('the content is read and hashed in a folder whose name has a space', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mar quee-'))
  try {
    await cp('platform/content-files', join(folder, 'platform/content-files'), { recursive: true })
    await cp('platform/seed/source.ts', join(folder, 'platform/seed/source.ts'))
    await mkdir(join(folder, 'platform/demo/content/en-GB/pages'), { recursive: true })
    await writeFile(join(folder, 'platform/demo/content/en-GB/pages/help.md'), '---\ntitle: Help\n---\nAsk us.\n')
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    await writeFile(
      join(folder, 'read.ts'),
      `import { z } from 'zod'
       import { createReader } from './platform/content-files/reader.ts'
       import { hashOfFiles } from './platform/seed/source.ts'
       const reader = createReader('en-GB')
       const names = await reader.names('pages')
       const page = await reader.read('pages/' + names[0] + '.md', z.object({ title: z.string() }))
       const hashes = await Promise.all(
         ['platform/seed/source.ts', 'platform/seed/', 'platform/seed/*.ts'].map((path) => hashOfFiles([path])),
       )
       console.log(JSON.stringify([names, page, new Set(hashes).size]))`,
    )
    const { stdout } = await run(process.execPath, [join(folder, 'read.ts')])
    expect(JSON.parse(stdout)).toEqual([['help'], { title: 'Help' }, 1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
