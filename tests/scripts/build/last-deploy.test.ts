import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepFilesOf, listFiles } from '../../../scripts/build/last-deploy.ts'

const origin = 'https://www.starling.example'
let folder: string
let served: Readonly<Record<string, string>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-assets-'))
  await writeFile(join(folder, 'boot.NEWNEWNE.js'), 'new')
  await writeFile(join(folder, 'uk.same123456.css'), 'same')
  vi.stubGlobal('fetch', async (address: string) => {
    const text = served[address.replace(origin, '')]
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

describe('the files of the last deploy', () => {
  test('stand beside the new ones, and are no part of the list that the next deploy asks for', async () => {
    served = {
      '/assets/files.json': JSON.stringify(['boot.OLDOLDOL.js', 'uk.same123456.css']),
      '/assets/boot.OLDOLDOL.js': 'old',
    }
    expect(await keepFilesOf(origin, folder)).toEqual(['boot.OLDOLDOL.js'])
    expect(await readFile(join(folder, 'boot.OLDOLDOL.js'), 'utf8')).toBe('old')
    expect(JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'))).toEqual([
      'boot.NEWNEWNE.js',
      'uk.same123456.css',
    ])
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'a/b.js', '..', ''])('named %j are written nowhere', async (name) => {
    served = { '/assets/files.json': JSON.stringify([name]) }
    await expect(keepFilesOf(origin, folder)).rejects.toThrow()
    expect((await readdir(folder)).sort()).toEqual(['boot.NEWNEWNE.js', 'files.json', 'uk.same123456.css'])
  })

  test('that are listed and not served end the build', async () => {
    served = { '/assets/files.json': JSON.stringify(['boot.OLDOLDOL.js']) }
    await expect(keepFilesOf(origin, folder)).rejects.toThrow('/assets/boot.OLDOLDOL.js answers 404')
  })

  test('are the same however often they are listed', async () => {
    expect(await listFiles(folder)).toEqual(await listFiles(folder))
  })
})
