import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import { Stopped } from '../command/faults.ts'

/** Environment of every tool that is started: offline, no metrics, no waiting for the outside. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: 'warn',
  CI: 'true',
}

/** A command that was run has failed. */
export class CommandFailed extends Stopped {
  readonly output: string

  constructor(call: string, code: number | null, output: string) {
    super(`${call} failed (${code ?? 'killed'}):\n${output}`)
    this.output = output.trim()
  }
}

/** Runs a command to its end; rejects with its output when it fails. `signal` ends it. */
export function run(command: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: toolEnvironment, stdio: ['ignore', 'pipe', 'pipe'], signal })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new CommandFailed(`${command} ${args.join(' ')}`, code, output)),
    )
  })
}

/** Bundles a Worker exactly as a deploy would, without deploying; `environment` names one of its wrangler environments. */
export async function bundleWorker(config: string, outdir: string, environment?: string): Promise<string> {
  const env = environment === undefined ? ['--env='] : ['--env', environment]
  return run('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', resolvePath(outdir), ...env])
}
