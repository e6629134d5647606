import type { Consent } from '../../shared/consent/categories.ts'
import { consentModeDefault, consentModeUpdate, type GtagCall } from '../../shared/consent/consent-mode.ts'
import { addScript, type Tag } from './tag.ts'

/** The queue that both of Google's scripts read. */
const layer = (): unknown[] => {
  const known: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(known)) return known
  const made: unknown[] = []
  Object.assign(window, { dataLayer: made })
  // A worker begins without what the page's own queue was told before any tag.
  for (const call of consentModeDefault) gtag(...call)
  return made
}

function gtag(..._: GtagCall) {
  // Google's tags read the arguments object itself; an array is ignored (domain 2).
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments)
}

const consent = (granted: Consent): void => {
  for (const call of consentModeUpdate(granted)) gtag(...call)
}

export const analytics: Tag = {
  load: (setting, script, granted) => {
    consent(granted)
    gtag('js', new Date())
    // The page says itself when it was visited.
    gtag('config', setting, { send_page_view: false })
    addScript(script)
  },
  tell: (name, about) => gtag('event', name, name === 'page_view' ? { page_path: about } : { content_id: about }),
  consent,
}

export const tagManager: Tag = {
  load: (_, script, granted) => {
    consent(granted)
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(script)
  },
  tell: (name, about) => {
    layer().push({ event: name, about })
  },
  consent,
}
