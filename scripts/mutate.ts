import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { z } from 'zod'
import { command } from './command/command.ts'
import { knownSurvivors } from './mutate/known-survivors.ts'
import {
  enoughKilled,
  leastKilled,
  type Mutant,
  outcomeOf,
  outlivedNames,
  replacementOf,
  survivorLines,
  tallies,
  tallyLines,
  textBetween,
} from './mutate/report.ts'
import { filesOf, mutatedRooms } from './mutate/rooms.ts'

const kept = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
})

/** Takes survivors out of what an earlier run knows: a new test may kill them, which Stryker does not see for static ones. */
async function forgetSurvivors(file: string): Promise<void> {
  if (!existsSync(file)) return
  const report = kept.parse(JSON.parse(await readFile(file, 'utf8')))
  for (const own of Object.values(report.files))
    own.mutants = own.mutants.filter(({ status }) => outcomeOf(status) === 'killed')
  await writeFile(file, JSON.stringify(report))
}

/** Mutates the files of a room, or one of them, and runs the room's own tests. Further options: stryker.config.mjs. */
async function mutate(room: string, file: string | undefined): Promise<Mutant[]> {
  const incrementalFile = `.data/mutate/${room.replaceAll('/', '-')}.json`
  await forgetSurvivors(incrementalFile)
  const results = await new Stryker({
    mutate: file === undefined ? [...filesOf(room)] : [file],
    vitest: { configFile: 'vitest.mutate.config.ts', dir: `tests/${room}` },
    incrementalFile,
  }).runMutationTest()
  const sources = new Map<string, string>()
  const mutants: Mutant[] = []
  for (const { fileName, location, replacement, status } of results) {
    const outcome = outcomeOf(status)
    if (outcome === null) continue
    const path = relative(process.cwd(), fileName)
    const source = sources.get(path) ?? (await readFile(path, 'utf8'))
    sources.set(path, source)
    const { start, end } = location
    mutants.push({
      file: path,
      line: start.line,
      original: textBetween(source, start, end),
      replacement: replacementOf(replacement),
      outcome,
    })
  }
  return mutants
}

await command({
  name: 'npm run mutate',
  summary: `Breaks the decisions one by one and sees whether a unit test fails: at least ${leastKilled} % must. All rooms where none is named.`,
  words: { kind: 'chosen', what: 'room', from: mutatedRooms },
  options: { file: { type: 'string', value: 'path', about: 'one file of the room alone' } },
  examples: ['npm run mutate -- shared/place', 'npm run mutate -- worker/seo --file worker/seo/robots.ts'],
  run: async ({ words, values }) => {
    const mutants: Mutant[] = []
    for (const room of words.length === 0 ? Object.keys(mutatedRooms) : words) {
      console.log(`\n${room}`)
      mutants.push(...(await mutate(room, values.file)))
    }
    const faults = outlivedNames(mutants, knownSurvivors)
    console.log(`\n${survivorLines(mutants, knownSurvivors).join('\n')}\n\n${faults.join('\n')}`)
    console.log(tallyLines(tallies(mutants, knownSurvivors)).join('\n'))
    return enoughKilled(mutants) && faults.length === 0
  },
})
