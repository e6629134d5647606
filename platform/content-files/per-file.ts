import { stat } from 'node:fs/promises'

/**
 * What is made of a file, kept while it is the same file with the same times and size: its own time alone stays where one is
 * copied over it with `cp -p`, or written twice within a tick. Undefined where there is no such file.
 */
export function perFile<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T | undefined> {
  const known = new Map<string, { readonly state: string; readonly made: Promise<T> }>()
  return async (path) => {
    const found = await stat(path).catch(() => null)
    if (found === null) return undefined
    const state = `${found.ino} ${found.mtimeMs} ${found.ctimeMs} ${found.size}`
    const before = known.get(path)
    if (before?.state === state) return before.made
    const made = make(path)
    known.set(path, { state, made })
    return made
  }
}
