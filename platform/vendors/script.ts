import { vendorStorage } from '../../shared/storage/vendor-table.ts'
import { type VendorId, vendors } from '../../shared/tracking/vendors.ts'
import { assets } from '../pages/assets.ts'
import type { StandInConfig } from './stand-in-config.ts'

/** The brand's id in the address of a vendor's script, or null where the address is not that of its script. */
export function scriptId(vendor: VendorId, url: URL): string | null {
  const script = new URL(vendors[vendor].script)
  const [before = '', after] = decodeURIComponent(script.pathname).split('{id}')
  const inPath = after !== undefined && url.pathname.startsWith(before) && url.pathname.endsWith(after)
  if (inPath) return url.pathname.slice(before.length, url.pathname.length - after.length)
  if (url.pathname !== script.pathname) return null
  const [name] = [...script.searchParams].find(([, value]) => value === '{id}') ?? []
  return name === undefined ? '' : (url.searchParams.get(name) ?? '')
}

/** The script that stands for a vendor's: it takes calls as the vendor's does, keeps what it keeps, and reports to this room. */
export function standInScript(vendor: VendorId, id: string, base: string): string {
  const config: StandInConfig = {
    vendor,
    id,
    base,
    keeps: vendorStorage.filter(({ owner }) => owner === vendor),
  }
  return `(function(){var standIn=${JSON.stringify(config)};${assets.vendorStandIn}})()`
}
