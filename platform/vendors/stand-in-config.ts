import type { VendorStored } from '../../shared/storage/vendor-table.ts'
import type { VendorId } from '../../shared/tracking/vendors.ts'

/** What a stand-in's script is told by the room that serves it. */
export interface StandInConfig {
  readonly vendor: VendorId
  /** The brand's id with the vendor, where the script's address names it. */
  readonly id: string
  /** Where its reports go. */
  readonly base: string
  /** What it keeps on the device (shared/storage/vendor-table.ts). */
  readonly keeps: readonly VendorStored[]
}
