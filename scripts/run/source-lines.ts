import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'

const mapSchema = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
})

/** A place in a built Worker, as a stack trace names it. */
const place = /(?:file:\/\/)?[^\s()]*\bindex\.js:(\d+):(\d+)/g

/**
 * Turns the places of a built Worker in a log into the project's own files and lines, by the map that stands beside it:
 * what a hosted environment does with the map that a deploy uploads.
 */
export async function sourceLines(build: string): Promise<(log: string) => string> {
  const map = new SourceMap(mapSchema.parse(JSON.parse(await readFile(join(build, 'index.js.map'), 'utf8'))))
  return (log) =>
    log.replace(place, (built, line: string, column: string) => {
      const origin = map.findOrigin(Number(line), Number(column))
      if (!('fileName' in origin)) return built
      return `${relative('.', resolve(build, origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
    })
}
