// Data: what the vendors' scripts keep on a visitor's device, in names and lifetimes as their makers state them. One row a name.
import type { ConsentCategory } from '../consent/categories.ts'
import type { VendorId } from '../tracking/vendors.ts'
import type { Lifetime, StorageKind, Stored } from './stored.ts'

/** What a vendor's script keeps. */
export interface VendorStored extends Stored {
  readonly owner: VendorId
  readonly purpose: 'trackingVisitor' | 'trackingVisit' | 'adMeasure' | 'adVisitor' | 'adVisit' | 'adClick'
}

const day = 24 * 3600

const row = (
  owner: VendorId,
  category: ConsentCategory,
  name: string,
  kind: StorageKind,
  lifetime: Lifetime,
  purpose: VendorStored['purpose'],
): VendorStored => ({ name, kind, category, lifetime, owner, purpose })
/** A row of names that end in an id. */
const rowOfNames = (...given: Parameters<typeof row>): VendorStored => ({ ...row(...given), startsWith: true })

export const vendorStorage: readonly VendorStored[] = [
  row('analytics', 'tracking', '_ga', 'cookie', 730 * day, 'trackingVisitor'),
  rowOfNames('analytics', 'tracking', '_ga_', 'cookie', 730 * day, 'trackingVisit'),
  row('tagManager', 'tracking', '_gcl_au', 'cookie', 90 * day, 'adMeasure'),
  row('meta', 'targeting', '_fbp', 'cookie', 90 * day, 'adVisitor'),
  row('meta', 'targeting', '_fbc', 'cookie', 90 * day, 'adClick'),
  row('adroll', 'targeting', '__adroll_fpc', 'cookie', 365 * day, 'adVisitor'),
  row('adroll', 'targeting', '__ar_v4', 'cookie', 365 * day, 'adVisit'),
  row('bing', 'targeting', '_uetsid', 'cookie', day, 'adVisit'),
  row('bing', 'targeting', '_uetvid', 'cookie', 390 * day, 'adVisitor'),
  rowOfNames('bing', 'targeting', '_uet', 'local', 'lasting', 'adVisitor'),
  row('tiktok', 'targeting', '_ttp', 'cookie', 390 * day, 'adVisitor'),
  row('tiktok', 'targeting', '_tt_enable_cookie', 'cookie', 390 * day, 'adVisit'),
  rowOfNames('tiktok', 'targeting', 'ttcsid', 'cookie', 90 * day, 'adVisit'),
]
