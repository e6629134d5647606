import { stat } from 'node:fs/promises'

/** What is made of a file, kept while the file's time and size stay as they are. Undefined where there is no such file. */
export function perFile<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T | undefined> {
  const known = new Map<string, { readonly state: string; readonly made: Promise<T> }>()
  return async (path) => {
    const found = await stat(path).catch(() => null)
    if (found === null) return undefined
    const state = `${found.mtimeMs} ${found.size}`
    const before = known.get(path)
    if (before?.state === state) return before.made
    const made = make(path)
    known.set(path, { state, made })
    return made
  }
}
