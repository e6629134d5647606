import type { Round, Run } from './round.ts'

/** Most faults of a round that are printed; the rest is counted. */
const shown = 200

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs the rounds one after another and prints what each found and how long it took; true where nothing was found. */
export async function report(run: Run, rounds: readonly (readonly [string, Round])[]): Promise<boolean> {
  const lines: string[] = []
  let found = 0
  const started = performance.now()
  for (const [name, round] of rounds) {
    run.say(`\n${name}`)
    const began = performance.now()
    const faults = await round({ ...run, say: (line) => run.say(`  ${line}`) }).catch((error: unknown) => [
      `the round did not end: ${error instanceof Error ? error.message : String(error)}`,
    ])
    for (const fault of faults.slice(0, shown)) run.say(`  ✗ ${fault}`)
    if (faults.length > shown) run.say(`  … and ${faults.length - shown} more`)
    found += faults.length
    lines.push(`${name.padEnd(12)} ${seconds(began).padStart(9)}  ${faults.length} faults`)
  }
  run.say(`\n${lines.join('\n')}\n${'in all'.padEnd(12)} ${seconds(started).padStart(9)}  ${found} faults`)
  return found === 0
}
