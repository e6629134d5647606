import { writeFile } from 'node:fs/promises'
import { command } from './command/command.ts'
import { statesDocument } from './states/document.ts'

const file = 'docs/states.md'

await command({
  name: 'npm run states',
  summary: 'Prints the product’s state machines and decision tables as diagrams, from the code.',
  options: { write: { type: 'boolean', about: `writes them to ${file} instead` } },
  run: async ({ values }) => {
    if (values.write) await writeFile(file, statesDocument())
    else console.log(statesDocument())
  },
})
