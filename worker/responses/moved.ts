/**
 * A lasting redirect. One with a query is kept by nobody else: it can hold the token of a preview, or what somebody searched
 * for.
 */
export function movedTo(address: string, status: 301 | 308 = 301): Response {
  const cacheControl = address.includes('?') ? 'private, no-store' : 'public, max-age=3600'
  return new Response(null, { status, headers: { location: address, 'cache-control': cacheControl } })
}
