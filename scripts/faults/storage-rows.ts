import type { Said } from './expected.ts'
import type { AnswerFault } from './faults-of-answers.ts'
import { type KvFault, readFaults, writeFaults } from './misbehaving-kv.ts'
import { host, onOneDay } from './subject.ts'

/** One fault of what the site keeps things in: each is tried on an isolate that has just been started. */
export interface StorageRow {
  readonly name: string
  readonly fault: string
  /** Whether KV holds the page's content when the isolate starts. */
  readonly kept: boolean
  readonly kv: KvFault | null
  /** What is wrong with the platform meanwhile. */
  readonly platform: AnswerFault | null
  readonly said: readonly Said[]
}

const whole: readonly Said[] = ['whole']
const reads = readFaults.flatMap((fault): StorageRow[] => [
  { name: 'KV reads', fault, kept: true, kv: { of: 'reads', fault }, platform: null, said: whole },
  { name: 'KV reads', fault, kept: false, kv: { of: 'reads', fault }, platform: null, said: whole },
])
const writes = writeFaults.map(
  (fault): StorageRow => ({
    name: 'KV writes',
    fault,
    kept: false,
    kv: { of: 'writes', fault },
    platform: null,
    said: whole,
  }),
)
const without: readonly Said[] = ['says so']
const memory = (['refused', 'hangs', '503, come again', '50 MB'] as const).map(
  (platform): StorageRow => ({
    name: 'memory, and the platform',
    fault: `lost; ${platform}`,
    kept: true,
    kv: null,
    platform,
    said: whole,
  }),
)
const both = (['throws', 'hangs'] as const).map(
  (fault): StorageRow => ({
    name: 'KV reads, and the platform',
    fault: `${fault}; hangs`,
    kept: true,
    kv: { of: 'reads', fault },
    platform: 'hangs',
    said: without,
  }),
)

/** Every fault of memory and KV, in the order of the table. */
export const storageRows: readonly StorageRow[] = [...reads, ...writes, ...memory, ...both]

/** The page that they are tried with. */
export const storagePage = {
  calls: /./,
  visit: { host, path: onOneDay('/') },
} as const
