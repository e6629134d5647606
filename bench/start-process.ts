// Takes a built Worker in, in a process of its own, and says what CPU time that took, in ms.
import { argv, cpuUsage } from 'node:process'

const [, , bundle = ''] = argv
const before = cpuUsage()
await import(bundle)
const { user, system } = cpuUsage(before)
console.log((user + system) / 1000)
