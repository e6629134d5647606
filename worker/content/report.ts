import { type ErrorLog, type LogEntry, type LogPath, logNumbers } from '../../shared/content/log.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Origin } from './origin.ts'
import { postToOrigin } from './post.ts'

/** Longest wait for the logging service; after it the entry is lost, and the Worker's own log has it still. */
const deadlineMs = 2000

const cut = (text: string, length: number): string => text.slice(0, length)

/** Names of the cookies of a request's header. */
export const cookieNames = (sent: string): string[] =>
  sent
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')

/** A request as the logging service hears of it: cookie names, never their values (rulings 6.7). */
const entryOf = (path: LogPath, headers: Headers, url: URL, site: Site, message: string, data: string): LogEntry => {
  return {
    log: { Number: logNumbers[path], Message: cut(message, 2000), AdditionalData: cut(data, 8000) },
    app: {
      Name: site.brand.name,
      Domain: site.brand.domain.name,
      Url: cut(url.origin + url.pathname, 2000),
      Referral: cut(headers.get('referer') ?? '', 2000),
    },
    user: {
      Cookies: cut(cookieNames(headers.get('cookie') ?? '').join(','), 2000),
      UserAgent: cut(headers.get('user-agent') ?? '', 500),
    },
  }
}

const send = (origin: Origin, path: string, body: LogEntry | ErrorLog) =>
  postToOrigin(origin, path, {}, body, deadlineMs)

/** What a page's script logged, passed on under the page's own address; never throws. */
export async function passOn(
  origin: Origin,
  site: Site,
  headers: Headers,
  page: URL,
  entries: readonly { readonly path: LogPath; readonly message: string; readonly data: string }[],
): Promise<void> {
  await Promise.all(
    entries.map(({ path, message, data }) =>
      send(origin, `/log/${path}`, entryOf(path, headers, page, site, message, data)),
    ),
  )
}

/** Tells the logging and the error-log service of a failed rendering, with message and stack (spec 7, 8). Never throws. */
export async function reportError(origin: Origin, site: Site, headers: Headers, url: URL, error: Error): Promise<void> {
  const stack = error.stack ?? ''
  await Promise.all([
    send(origin, '/log/LogError', entryOf('LogError', headers, url, site, error.message, stack)),
    send(origin, '/error-log/', {
      brand_code: site.brand.code,
      message: cut(error.message, 2000),
      stack: cut(stack, 8000),
      url: cut(url.origin + url.pathname, 2000),
    }),
  ])
}
