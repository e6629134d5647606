// A KV namespace that misbehaves on order, before a real one. A Worker of its own, so that the site's is bound to it by name:
// what it calls is what it calls of KV. Text of a module: scripts/faults/site.ts gives it to the runtime as it stands.

/** What can be wrong with KV. */
export const readFaults = ['throws', 'slow', 'hangs', 'empty', 'truncated', 'wrong value', 'HTML'] as const
export const writeFaults = ['refuses', 'slow', 'hangs'] as const
export type KvFault =
  | { readonly of: 'reads'; readonly fault: (typeof readFaults)[number] }
  | { readonly of: 'writes'; readonly fault: (typeof writeFaults)[number] }

/** How long a slow call takes, in ms. */
const slowMs = 250

export const misbehavingKv = `
import { WorkerEntrypoint } from 'cloudflare:workers'
let order = { of: '', fault: '' }
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const never = () => new Promise(() => undefined)
async function read(real, change) {
  if (order.of !== 'reads') return real()
  switch (order.fault) {
    case 'throws': throw new Error('KV does not answer')
    case 'slow': await after(${slowMs}); return real()
    case 'hangs': return never()
    default: return change(await real())
  }
}
const changed = (text) => text === null ? null
  : order.fault === 'empty' ? null
  : order.fault === 'truncated' ? text.slice(0, Math.floor(text.length / 2))
  : order.fault === 'HTML' ? '<!doctype html><title>No</title>' : '{"error":"not what was kept"}'
export class Kv extends WorkerEntrypoint {
  get(key, options) { return read(() => this.env.REAL.get(key, options), changed) }
  getWithMetadata(key, options) {
    return read(() => this.env.REAL.getWithMetadata(key, options), (found) => ({ ...found, value: changed(found.value) }))
  }
  async put(key, value, options) {
    if (order.of === 'writes') {
      if (order.fault === 'refuses') throw new Error('KV takes nothing')
      if (order.fault === 'hangs') await never()
      await after(${slowMs})
    }
    return this.env.REAL.put(key, value, options)
  }
}
export default {
  async fetch(request, env) {
    const told = await request.json()
    if (told.empty) for (const { name } of (await env.REAL.list()).keys) await env.REAL.delete(name)
    else order = told
    return new Response()
  }
}`
