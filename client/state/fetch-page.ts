import { readPage } from './trusted-markup.ts'

/** A page of this site, read without being shown. Limit: 10 s, or until `signal`; throws on any failure. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const limit = AbortSignal.timeout(10_000)
  const response = await fetch(address, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return readPage(await response.text())
}
