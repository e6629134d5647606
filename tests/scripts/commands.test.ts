import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))

/** Every command of package.json that is a script of this repository. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node (\S+\.ts)$/.exec(line)?.[1]
  return file === undefined ? [] : [{ name, file }]
})

const answerTo = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err }),
    )
  })

describe.each(commands)('npm run $name', ({ file, name }) => {
  test('says with --help how it is called', async () => {
    const { code, out, err } = await answerTo(file, ['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^  npm (run )?${name}\\b`, 'm'))
  })

  test('answers a wrong option with one sentence and exit code 2', async () => {
    const { code, out, err } = await answerTo(file, ['--no-such-option'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Unknown option '--no-such-option'\. See npm .*--help\n$/)
  })
})

test.each([
  ['PORT', 'abc'],
  ['SEED_GAMES', '-1'],
])('npm start refuses %s=%s before it builds', async (variable, value) => {
  const { code, out, err } = await answerTo('scripts/start.ts', [], { [variable]: value })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(new RegExp(`^${variable}=${value} is refused: it is a whole number .*\n$`))
})
