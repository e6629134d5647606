/** A picture of nothing, without a size of its own: the place that the page keeps for the picture stays as it is. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** No picture. Browsers paint an error's body, so that the page shows no broken picture; no cache keeps it. */
export function missingPicture(status: 400 | 404 | 503): Response {
  return new Response(nothing, { status, headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
