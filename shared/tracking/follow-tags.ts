import type { TagVendor } from './tag-calls.ts'

/** What becomes of the tags' thread when other vendors may run than before. */
export type TagChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'start' }
  /** More may run: those that do stay. */
  | { readonly kind: 'add' }
  | { readonly kind: 'stop' }
  /** One of them may run no more: no script can be taken out of a thread, so it ends, and those that may begin anew. */
  | { readonly kind: 'restart' }

/** Compares the vendors that run with those that may. */
export function tagChange(running: readonly TagVendor[], allowed: readonly TagVendor[]): TagChange {
  const lacks = (list: readonly TagVendor[], id: string): boolean => list.every((one) => one.id !== id)
  if (running.some(({ id }) => lacks(allowed, id))) return { kind: allowed.length === 0 ? 'stop' : 'restart' }
  if (allowed.every(({ id }) => !lacks(running, id))) return { kind: 'none' }
  return { kind: running.length === 0 ? 'start' : 'add' }
}
