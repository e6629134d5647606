import { readFile } from 'node:fs/promises'
import { minVersion, satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const readJson = async <T>(file: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')))

const { allowScripts, devDependencies, engines } = await readJson(
  'package.json',
  z.object({
    allowScripts: z.record(z.string(), z.boolean()),
    devDependencies: z.object({ node: z.string() }),
    engines: z.object({ node: z.string() }),
  }),
)
const { packages } = await readJson(
  'package-lock.json',
  z.object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        optional: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
        deprecated: z.string().optional(),
        engines: z.object({ node: z.string().optional() }).optional(),
      }),
    ),
  }),
)

/** Every package that an install brings, by the place where it stands. */
const installed = Object.entries(packages).flatMap(([place, own]) => {
  const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1]
  return name === undefined ? [] : [{ ...own, name, place }]
})

/** The least Node that npm may run on. */
const leastNode = minVersion(engines.node)?.version ?? ''

/** The packages that ask for another Node. */
const refusedBy = (version: string, looked: (own: (typeof installed)[number]) => boolean): string[] =>
  installed.flatMap((own) => {
    const asked = own.engines?.node
    return !looked(own) || asked === undefined || satisfies(version, asked) ? [] : [`${own.place} asks for ${asked}`]
  })

/** What npm would warn of at an install (.npmrc keeps it quiet). */
describe('the packages of the repository', () => {
  test('run on the Node that it brings', () => {
    expect(refusedBy(devDependencies.node, ({ optional }) => optional !== true)).toEqual([])
  })

  test('are not left out for the Node that npm runs on, as optional ones would be without a word', () => {
    expect(refusedBy(leastNode, ({ optional }) => optional === true)).toEqual([])
  })

  test('run a script at their install only where that was decided', () => {
    const scripted = new Set(installed.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])))
    const decided = new Set(Object.keys(allowScripts))
    expect([...scripted].filter((name) => !decided.has(name))).toEqual([])
    expect([...decided].filter((name) => !scripted.has(name))).toEqual([])
  })

  test('are none of them deprecated', () => {
    expect(installed.flatMap(({ place, deprecated }) => (deprecated === undefined ? [] : [place]))).toEqual([])
  })
})
