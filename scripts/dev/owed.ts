/** What a change may cost, in the order in which it is done. */
export const parts = ['assets', 'platform', 'restart', 'content', 'site'] as const
/**
 * `assets`: what browsers load, and the manifest of it. `platform`, `site`: the bundle of a Worker. `restart`: the platform's
 * process, whose own code seeds. `content`: files that the seed reads.
 */
export type Part = (typeof parts)[number]

/** Whether a file is part of the code of a part. */
export type Code = Readonly<Record<'assets' | 'platform' | 'restart' | 'site', (path: string) => boolean>>

/** Files that a part reads by their names, or finds in a folder: a new one counts as well. */
const read: Readonly<Partial<Record<Part, RegExp>>> = {
  assets: /^public\/|^(client|shared|worker|platform)\/.*\.css$|^brands\/[^/]+\/(theme\.css$|screenshots\/)/,
  platform: /^platform\/wrangler\.toml$/,
  content: /^platform\/(demo\/content|storage\/migrations)\//,
  site: /^wrangler\.toml$/,
}

/** What is to be done after files have changed. */
export function owedBy(changed: Iterable<string>, code: Code): Set<Part> {
  const owed = new Set<Part>()
  for (const path of changed)
    for (const part of parts) if (read[part]?.test(path) || (part !== 'content' && code[part](path))) owed.add(part)
  // Both bundles have manifests of what was built in them; one that comes out the same is not swapped.
  if (owed.has('assets')) owed.add('platform').add('site')
  // A process that starts anew seeds, and takes its Worker as it is built.
  if (owed.has('restart')) owed.delete('content')
  return owed
}
