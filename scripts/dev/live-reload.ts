/** Addresses that the front of `npm run dev` answers itself; no Worker knows them. */
export const livePaths = { script: '/__dev/reload.js', events: '/__dev/events' } as const

/** Loads the page anew when another version is served than the one it came with; says nothing while nothing is served. */
export const liveScript = `const own = new URL(document.currentScript.src).searchParams.get('v')
new EventSource('${livePaths.events}').onmessage = ({ data }) => {
  if (data !== own) location.reload()
}
`

/** The page with the script that loads it anew, at its end. */
export function withLiveReload(html: string, version: string): string {
  const tag = `<script src="${livePaths.script}?v=${version}"></script>`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}

/** What a browser shows while nothing can be served: the reason, and the script that waits for the next build. */
export const waitingPage = (message: string, version: string): string => {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return withLiveReload(`<!doctype html><title>npm run dev</title><body><pre>${escaped}</pre></body>`, version)
}
