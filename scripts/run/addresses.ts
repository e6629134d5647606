import { brands } from '../../brands/registry.ts'

/** Where each brand and the platform answer in a local run, one line each. */
export function addressLines(port: number, platformPort: number): string[] {
  const all = Object.values(brands).map(
    ({ name, domain }) => [name, `http://${domain.localHosts[0]}:${port}/`] as const,
  )
  const width = Math.max(...all.map(([name]) => name.length))
  return [...all, ['Platform', `http://localhost:${platformPort}/`] as const].map(
    ([name, address]) => `  ${name.padEnd(width)} ${address}`,
  )
}
