import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepFilesOf, listFiles } from '../../../scripts/build/last-deploy.ts'
import { Stopped } from '../../../scripts/command/faults.ts'

const origin = 'https://www.starling.example'
let folder: string
let served: Readonly<Record<string, string>>
/** The address whose answer has a beginning and no end. */
let brokenOff: string | null

const beginning = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('["boot')),
    pull: (controller) => controller.error(new DOMException('The operation timed out.', 'TimeoutError')),
  })

beforeEach(async () => {
  brokenOff = null
  folder = await mkdtemp(join(tmpdir(), 'marquee-assets-'))
  await writeFile(join(folder, 'boot.NEWNEWNE.js'), 'new')
  await writeFile(join(folder, 'uk.same123456.css'), 'same')
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === origin + brokenOff) return new Response(beginning())
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

  test.each(['/assets/files.json', '/assets/boot.OLDOLDOL.js'])(
    'end the build where %s breaks off, and none of them is written',
    async (path) => {
      served = { '/assets/files.json': JSON.stringify(['boot.OLDOLDOL.js']) }
      brokenOff = path
      const words = `${origin}${path} breaks off, or takes longer than 20000 ms: the files of the last deploy cannot be kept.`
      await expect(keepFilesOf(origin, folder)).rejects.toThrow(new Stopped(words))
      expect((await readdir(folder)).sort()).toEqual(['boot.NEWNEWNE.js', 'files.json', 'uk.same123456.css'])
    },
  )

  test('end the build where their list is none', async () => {
    served = { '/assets/files.json': '<!doctype html>' }
    await expect(keepFilesOf(origin, folder)).rejects.toThrow('/assets/files.json is no list of files')
  })

  test('are the same however often they are listed', async () => {
    expect(await listFiles(folder)).toEqual(await listFiles(folder))
  })
})
