// The four advertising pixels (spec 7), each by the calls of its maker's own snippet.
import { addScript, type Tag } from './tag.ts'

const call = (name: string, ...args: readonly unknown[]): void => {
  const known: unknown = Reflect.get(window, name)
  if (typeof known === 'function') known(...args)
}

/** A method of a vendor's object, or of the queue that stands in for it. */
const callOf = (object: string, method: string, ...args: readonly unknown[]): void => {
  const holder: unknown = Reflect.get(window, object)
  if (typeof holder !== 'object' || holder === null) return
  const known: unknown = Reflect.get(holder, method)
  if (typeof known === 'function') known.apply(holder, args)
}

export const meta: Tag = {
  load: (setting, script) => {
    const queue: unknown[] = []
    const fbq = (...args: readonly unknown[]): void => {
      const method: unknown = Reflect.get(fbq, 'callMethod')
      if (typeof method === 'function') method.apply(fbq, args)
      else queue.push(args)
    }
    Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0' })
    Object.assign(window, { fbq, _fbq: fbq })
    fbq('init', setting)
    addScript(script)
  },
  tell: (name, about) => call('fbq', 'track', name, { content_name: about }),
  consent: ({ targeting }) => call('fbq', 'consent', targeting ? 'grant' : 'revoke'),
}

/** Version of AdRoll's calls (spec 9 "Pixels"). */
const adrollVersion = '2.0'

export const adroll: Tag = {
  load: (setting, script) => {
    const [advertiser, pixel] = setting.split('.')
    const queue: unknown[] = []
    const names = ['setProperties', 'identify', 'track']
    const methods = names.map((name) => [name, (...args: readonly unknown[]) => queue.push([name, args])])
    Object.assign(queue, { f: names }, Object.fromEntries(methods))
    Object.assign(window, {
      adroll_adv_id: advertiser,
      adroll_pix_id: pixel,
      adroll_version: adrollVersion,
      __adroll_loaded: true,
      adroll: queue,
    })
    addScript(script)
  },
  tell: (name, about) => callOf('adroll', 'track', name, { about }),
}

/** Whether the page's own load was reported; what is visited after it is an event. */
let bingLoaded = false

export const bing: Tag = {
  load: (setting, script) => {
    Object.assign(window, { uetq: [] })
    callOf('uetq', 'push', 'consent', 'default', { ad_storage: 'granted' })
    addScript(script, () => {
      const Uet: unknown = Reflect.get(window, 'UET')
      const q: unknown = Reflect.get(window, 'uetq')
      if (typeof Uet === 'function') Object.assign(window, { uetq: Reflect.construct(Uet, [{ ti: setting, q }]) })
    })
  },
  tell: (name, about) => {
    if (name === 'page_view' && !bingLoaded) callOf('uetq', 'push', 'pageLoad')
    else callOf('uetq', 'push', 'event', name, { event_label: about })
    if (name === 'page_view') bingLoaded = true
  },
  consent: ({ targeting }) =>
    callOf('uetq', 'push', 'consent', 'update', { ad_storage: targeting ? 'granted' : 'denied' }),
}

export const tiktok: Tag = {
  load: (setting, script) => {
    const queue: unknown[] = []
    const methods = ['page', 'track', 'identify', 'grantConsent', 'revokeConsent']
    const kept = methods.map((name) => [name, (...args: readonly unknown[]) => queue.push([name, ...args])])
    Object.assign(
      queue,
      { methods, _i: { [setting]: [] }, _t: { [setting]: Date.now() }, _o: { [setting]: {} } },
      Object.fromEntries(kept),
    )
    Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: queue })
    addScript(script)
  },
  tell: (name, about) =>
    name === 'Pageview' ? callOf('ttq', 'page') : callOf('ttq', 'track', name, { content_name: about }),
  consent: ({ targeting }) => callOf('ttq', targeting ? 'grantConsent' : 'revokeConsent'),
}
