import { parseRecord, type RecordName, type RecordOf } from '../../shared/storage/records.ts'
import type { StoredRecord } from '../../shared/storage/stored.ts'
import { readRaw, removeStored, writeRaw } from './storage.ts'

type RowOf<Name extends RecordName> = StoredRecord & { readonly name: Name }

/** The record of a row, or null. One that does not fit is taken away. */
export function readRecord<Name extends RecordName>(row: RowOf<Name>): RecordOf<Name> | null {
  const raw = readRaw(row)
  const record = parseRecord(row.name, raw)
  if (raw !== null && record === null) removeStored(row)
  return record
}

/** Writes a record, if its row's category is agreed to; see `writeRaw`. */
export function writeRecord<Name extends RecordName>(row: RowOf<Name>, record: RecordOf<Name>): boolean {
  return writeRaw(row, JSON.stringify(record))
}
