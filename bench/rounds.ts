import { setTimeout } from 'node:timers/promises'
import { cpuMs } from './cpu.ts'
import type { Loader } from './load.ts'
import { askPage } from './page-answer.ts'
import type { Subject } from './subjects/start.ts'
import type { Measured } from './table.ts'

/** Visitors at a time. */
export const connections = 4
/** How long each subject is asked before it is measured: its code is compiled by then, and its content kept. */
const warmSeconds = 2
/** A page is whole when it has come in one size so many times, this far apart; it is waited for so many times. */
const [sameTimes, apartMs, longestTimes] = [4, 250, 80]

/** Asks for a page until what it is made of has come: at first a busy platform may be late with a part of it. */
async function wholePage(subject: Subject, host: string, path: string): Promise<number> {
  let same = 0
  let size = 0
  for (let times = 0; times < longestTimes && same < sameTimes; times += 1) {
    const { byteLength } = (await askPage(subject.port, host, path)).body
    // What a visit has of its own differs by a few bytes while the platform's services are asked.
    same = Math.abs(byteLength - size) < 200 ? same + 1 : 0
    size = Math.max(size, byteLength)
    await setTimeout(apartMs)
  }
  return size
}

/**
 * Measures subjects in paired rounds: in a round every one is under the same steady load for the same time, each round
 * beginning with another one. Throws where two that should give the same page do not.
 */
export async function pairedRounds(options: {
  readonly subjects: readonly Subject[]
  readonly host: string
  readonly path: string
  readonly rounds: number
  readonly seconds: number
  readonly loader: Loader
  /** How much smaller one's page may be than the largest. */
  readonly tolerance: number
}): Promise<Measured[]> {
  const { subjects, host, path, rounds, seconds, loader, tolerance } = options
  const measured: Measured[] = []
  for (const subject of subjects) {
    const bytes = await wholePage(subject, host, path)
    await loader.load({ port: subject.port, host, path, seconds: warmSeconds, connections })
    measured.push({ name: subject.name, bytes, cpuMs: [] })
  }
  const largest = Math.max(...measured.map(({ bytes }) => bytes))
  for (const { name, bytes } of measured)
    if (bytes < largest * (1 - tolerance))
      throw new Error(`${name}: ${host}${path} has ${bytes} bytes of ${largest}: it lacks something. Measure again.`)
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const index = (round + turn) % subjects.length
      const [subject, own] = [subjects[index], measured[index]]
      if (subject === undefined || own === undefined) continue
      const before = cpuMs(subject.pid)
      const answers = await loader.load({ port: subject.port, host, path, seconds, connections })
      own.cpuMs.push((cpuMs(subject.pid) - before) / answers)
    }
  return measured
}
