// Run by npm with the two packages at hand (scripts/verify/observatory.ts): scans a host as MDN's HTTP Observatory does, asks
// Google's CSP Evaluator about the policy that it answers with, and prints both as JSON. Instead of the network it asks the
// bridge: `node scan.ts <bridge> <host>`.
import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { targetHeader } from './bridge.ts'

const [bridge = '', host = ''] = process.argv.slice(2)

/** The package's folder: npm puts its command into PATH. */
const folderOf = (commandName: string): string => {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, commandName))
    .find(existsSync)
  if (found === undefined) throw new Error(`${commandName} is not in PATH.`)
  return join(realpathSync(found), '..', '..')
}
const observatory = folderOf('mdn-http-observatory-scan')
const packages = join(observatory, '..', '..')
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href)

// The list of preloaded hosts is fetched when the package is installed with its scripts: without it no host counts as one.
const preloaded = join(observatory, 'conf', 'hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

type Config = { readonly url?: string; readonly method?: string; readonly headers?: object }

/** Asks the bridge for what the scanner asks of the network; redirects are its own affair. */
async function adapter(config: Config): Promise<object> {
  const { url = '', method = 'get', headers = {} } = config
  const sent = { ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) }
  const answer = await fetch(bridge, {
    method: method.toUpperCase(),
    headers: { ...sent, [targetHeader]: url },
    redirect: 'manual',
  })
  return {
    data: await answer.text(),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
    request: {},
  }
}

const isFunction = (given: unknown): boolean => typeof given === 'function'
const client = z.object({ default: z.custom<{ readonly defaults: object }>(isFunction) })
const scanner = z.object({ scan: z.custom<(host: string) => Promise<unknown>>(isFunction) })
Object.assign(client.parse(await load(join(packages, 'axios/index.js'))).default.defaults, { adapter })
const { scan } = scanner.parse(await load(join(observatory, 'src/scanner/index.js')))
const scanned = z
  .object({
    scan: z.object({
      grade: z.string(),
      score: z.number(),
      responseHeaders: z.looseObject({ 'content-security-policy': z.string() }),
    }),
    tests: z.record(z.string(), z.object({ pass: z.boolean().nullable(), result: z.string().nullable() })),
  })
  .parse(await scan(host))

interface Evaluator {
  readonly evaluate: () => unknown
}
const evaluatorModule = z.object({ CspEvaluator: z.custom<new (policy: unknown) => Evaluator>(isFunction) })
const parserModule = z.object({ CspParser: z.custom<new (text: string) => { readonly csp: unknown }>(isFunction) })
const require = createRequire(import.meta.url)
const { CspEvaluator } = evaluatorModule.parse(require(join(packages, 'csp_evaluator/dist/evaluator.js')))
const { CspParser } = parserModule.parse(require(join(packages, 'csp_evaluator/dist/parser.js')))
const { grade, score, responseHeaders } = scanned.scan
const findings = new CspEvaluator(new CspParser(responseHeaders['content-security-policy']).csp).evaluate()

console.log(
  JSON.stringify({
    ...{ grade, score, findings },
    tests: Object.entries(scanned.tests).map(([name, { pass, result }]) => ({ name, pass, result })),
  }),
)
