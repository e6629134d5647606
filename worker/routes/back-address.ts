/**
 * The page a plain form came from, as a path of this origin, so that it can be shown again; null where the browser does not
 * say, or where it is not this site's. A path may begin with two slashes: as an address it would lead to another host.
 */
export function backAddress(referer: string | undefined, origin: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const path = url.pathname + url.search
  return url.origin === origin && !path.startsWith('//') ? path : null
}
