import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** What is slow to make is kept here between builds, under the hash of all that it is made from. */
const folder = 'build/kept'

/** Bytes made of `sources` once, then read from `folder`; `made` names what makes them and how. */
export async function kept(
  made: string,
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(made)
  for (const source of sources) hash.update('\0').update(source)
  const file = `${folder}/${hash.digest('hex').slice(0, 20)}`
  try {
    return await readFile(file)
  } catch {
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    await writeFile(file, bytes)
    return bytes
  }
}
